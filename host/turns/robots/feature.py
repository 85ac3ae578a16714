"""Robots, whose turns are played by jobs."""

from __future__ import annotations

from host.core.features import Feature, SubscriberOrder, Subscription
from host.matches.match.events import Committed, MatchCancelled, MatchImported
from host.turns.robots.kinds import RobotRuling
from host.turns.robots.robot_turns import PlayTurn, on_cancel, play_turn, schedule

FEATURE = Feature(
    rulings=RobotRuling,
    jobs=PlayTurn,
    handle_job=play_turn,
    subscriptions=(
        Subscription(Committed, SubscriberOrder.JOBS, schedule),
        Subscription(MatchImported, SubscriberOrder.JOBS, schedule),
        Subscription(MatchCancelled, SubscriberOrder.JOBS, on_cancel),
    ),
)
