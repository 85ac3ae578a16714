"""Robots, whose turns are jobs."""

from __future__ import annotations

from host.core.features import Feature, SubscriberOrder, Subscription
from host.matches.match.events import BroughtIn, Committed, Ended
from host.turns.robots.kinds import RobotRuling
from host.turns.robots.robot_turns import PlayTurn, play_turn, schedule, stop

FEATURE = Feature(
    rulings=RobotRuling,
    jobs=PlayTurn,
    handle_job=play_turn,
    subscriptions=(
        Subscription(Committed, SubscriberOrder.WORK, schedule),
        Subscription(BroughtIn, SubscriberOrder.WORK, schedule),
        Subscription(Ended, SubscriberOrder.WORK, stop),
    ),
)
