"""Planned turns, executed as jobs when their turn comes."""

from __future__ import annotations

from host.core.features import Feature, Phase, Subscription
from host.matches.match.events import Committed
from host.turns.plan.planning import CarryOutPlan, carry_out, forget, schedule

FEATURE = Feature(
    jobs=CarryOutPlan,
    do=carry_out,
    subscriptions=(
        Subscription(Committed, Phase.FORGET, forget),
        Subscription(Committed, Phase.WORK, schedule),
    ),
)
