"""Planned turns, executed as jobs when their turn comes."""

from __future__ import annotations

from host.core.features import Feature, SubscriberOrder, Subscription
from host.matches.match.events import Committed
from host.turns.plan.planning import CarryOutPlan, carry_out, forget, schedule

FEATURE = Feature(
    jobs=CarryOutPlan,
    handle_job=carry_out,
    subscriptions=(
        Subscription(Committed, SubscriberOrder.FORGET, forget),
        Subscription(Committed, SubscriberOrder.WORK, schedule),
    ),
)
