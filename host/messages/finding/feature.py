"""Registration of searches for tables."""

from __future__ import annotations

from host.core.features import Feature, SubscriberOrder, Subscription
from host.matches.match.events import Committed, MatchCancelled, TableChanged
from host.messages.finding import events
from host.messages.finding.kinds import FindingPost, FindingTimer

FEATURE = Feature(
    timers=FindingTimer,
    handle_timer=events.handle_timer,
    posts=FindingPost,
    subscriptions=(
        Subscription(TableChanged, SubscriberOrder.OTHERS, events.on_table_change),
        Subscription(Committed, SubscriberOrder.OTHERS, events.on_commit),
        Subscription(MatchCancelled, SubscriberOrder.OTHERS, events.on_cancel),
    ),
)
