"""Registration of searches for tables."""

from __future__ import annotations

from host.core.features import Feature, SubscriberOrder, Subscription
from host.decisions.finding import events
from host.decisions.finding.kinds import FindingPost, FindingTimer
from host.matches.match.events import Committed, MatchCancelled, TableChanged

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
