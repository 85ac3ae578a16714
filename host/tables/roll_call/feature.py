"""Registration of roll calls."""

from __future__ import annotations

from host.core.features import Feature, SubscriberOrder, Subscription
from host.matches.match.events import Committed, MatchCancelled
from host.tables.roll_call import confirming
from host.tables.roll_call.kinds import RollCallEnd, SeatsReopened

FEATURE = Feature(
    timers=RollCallEnd,
    handle_timer=confirming.handle_timer,
    posts=SeatsReopened,
    subscriptions=(
        Subscription(Committed, SubscriberOrder.STALE_DATA, confirming.on_commit),
        Subscription(MatchCancelled, SubscriberOrder.STALE_DATA, confirming.on_cancel),
    ),
)
