"""Descriptions of turns for players: the steps, and the reasons for them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import TurnSummary
from engine.core.model import Action, Seat
from engine.games.nauticus.advice.reasons import reasons
from engine.games.nauticus.advice.steps import steps
from engine.games.nauticus.advice.turn import replay
from engine.games.nauticus.view import View


def summarize(seat: Seat, actions: Sequence[Action], before: View, later: View) -> TurnSummary | None:
    """Return the summary of a turn, or None if one of its actions is illegal."""
    turn = replay(seat, actions, before, later)
    return None if turn is None else TurnSummary(tuple(steps(turn)), reasons(turn))
