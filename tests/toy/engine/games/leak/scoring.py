"""The end of the game (5): all seats lose if the boat sinks, and win if it survives all waves."""

from __future__ import annotations

from engine.core.game import GameResult
from engine.core.text import LocalizedText
from engine.games.leak.components import MAX_LEAKS
from engine.games.leak.state import LeakState


def result(state: LeakState) -> GameResult:
    """Return the result of a finished game."""
    record = {"leaks": state.leaks}
    if state.leaks < MAX_LEAKS:
        return GameResult.all_won(record, LocalizedText("leak-survived"))
    return GameResult.all_lost(record, LocalizedText("leak-sunk"))
