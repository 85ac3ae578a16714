"""Reliability: counted from what is committed."""

from __future__ import annotations

from host.clock.events import TurnTakenBack
from host.core.features import Feature, Phase, Subscription
from host.match.events import Committed
from host.reliability.follow import count, count_back

FEATURE = Feature(
    subscriptions=(
        Subscription(Committed, Phase.COUNT, count),
        Subscription(TurnTakenBack, Phase.COUNT, count_back),
    )
)
