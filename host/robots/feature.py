"""Robots: their turns are jobs."""

from __future__ import annotations

from host.core.features import Feature, Phase, Subscription
from host.match.events import BroughtIn, Committed, Ended
from host.robots.playing import PlayTurn, play_turn, schedule, stop
from host.robots.rulings import RobotRuling

FEATURE = Feature(
    rulings=RobotRuling,
    jobs=PlayTurn,
    do=play_turn,
    subscriptions=(
        Subscription(Committed, Phase.WORK, schedule),
        Subscription(BroughtIn, Phase.WORK, schedule),
        Subscription(Ended, Phase.WORK, stop),
    ),
)
