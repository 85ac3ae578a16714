"""Previews of what a vote on an undo would take back."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from msgspec import Struct

from host.core.context import Context
from host.matches.log.fold import REPLAY_ERRORS
from host.matches.match import loading
from host.matches.match.match import Match, MatchDamaged
from host.matches.match.narration import LogLine, moves, render_between
from host.matches.match.reading import render_in_thread
from storage.core.database import Transaction


class UndoPreview(Struct, frozen=True):
    """The moves that a vote would undo, as spectators see them."""

    turn: tuple[LogLine, ...]
    """The first turn that would be undone."""
    later: tuple[LogLine, ...]
    view_before: Any
    """The public view of the position that the undo would restore."""


async def load_preview(ctx: Context, tx: Transaction, match: Match, to: int | None) -> UndoPreview | None:
    """Return the moves after log entry `to`, and the position before them.

    Return None if `to` is None, if there are no such moves, or if they can't be replayed.
    """
    if to is None:
        return None
    try:
        whole = await loading.load_match(ctx, tx, match.row, from_deal=True)
        return await render_in_thread(whole, lambda: _build_preview(whole, to))
    except (MatchDamaged, *REPLAY_ERRORS):
        return None


def _build_preview(match: Match, to: int) -> UndoPreview | None:
    log = match.folded_log
    first = next((move for move in moves(match, log.positions[0], log.head) if move.seq > to), None)
    if first is None:
        return None
    lines = render_between(match, first.seq, log.head, None)
    turn = tuple(takewhile(lambda line: line.seat == first.move.seat, lines))
    return UndoPreview(turn, lines[len(turn) :], match.game.observe(first.state_before, None))
