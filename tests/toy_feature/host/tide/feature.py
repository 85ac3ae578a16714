"""The tide of a match."""

from __future__ import annotations

from host.core.features import Feature, Phase, Subscription
from host.match.events import Ended
from host.tide.kinds import ShowTide, TurnTide
from host.tide.tide import forget, ring

FEATURE = Feature(
    timers=TurnTide,
    ring=ring,
    posts=ShowTide,
    subscriptions=(Subscription(Ended, Phase.FORGET, forget),),
)
