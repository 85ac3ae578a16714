"""The end of the game (3): a row wins, and a full harbour is a draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.core.game import GameResult
from engine.core.model import Seat
from engine.core.text import LocalizedText
from engine.games.buoys.components import ROWS

if TYPE_CHECKING:
    from engine.games.buoys.state import BuoysState


def row_of(fields: Sequence[Seat | None]) -> Seat | None:
    """Return the seat that has a row, if any."""
    for row in ROWS:
        owners = {fields[field] for field in row}
        if len(owners) == 1 and None not in owners:
            return owners.pop()
    return None


def winner_of(state: BuoysState) -> Seat | None:
    """Return the seat that has won, if any."""
    return row_of(state.fields) if state.resigned is None else 1 - state.resigned


def result(state: BuoysState) -> GameResult:
    """Return the result of a finished game."""
    if state.is_agreed:
        return GameResult.draw(2, {"winner": None}, LocalizedText("buoys-agreed"))
    winner = winner_of(state)
    if state.resigned is not None:
        return GameResult.won((1 - state.resigned,), 2, {"winner": winner}, LocalizedText("buoys-resigned"))
    if winner is None:
        return GameResult.draw(2, {"winner": None}, LocalizedText("buoys-full"))
    return GameResult.won((winner,), 2, {"winner": winner}, LocalizedText("buoys-row"))
