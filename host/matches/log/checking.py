"""Check of a log against the rules, move by move.

Pure functions, which are too slow for the event loop.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from engine.core import play
from engine.core.library import AnyGame
from engine.core.model import Seat
from engine.core.text import LocalizedText, text
from host.matches.log import entries
from host.matches.log.entries import LoggedEntry, Move
from host.matches.log.fold import DAMAGE, deal, find_taken_back
from storage.matches.match.log import EntryRow
from storage.matches.match.matches import MatchRow


class Misfit(Struct, frozen=True):
    """The first log entry that violates the rules, with the kind of error but no further details."""

    seq: int
    """0 is the deal."""
    why: LocalizedText
    seat: Seat | None = None
    at: int | None = None
    """Unix milliseconds."""


class Checked(Struct, frozen=True):
    """The result of a check: the number of entries, and the first invalid one if there is one."""

    count: int
    misfit: Misfit | None = None


def check(rules: AnyGame, row: MatchRow, seed: str, seats: int, rows: Sequence[EntryRow]) -> Checked:
    """Replay a log from the deal and check that each move is a legal option.

    Moves that were undone are skipped.
    """
    try:
        state = deal(rules, row, seed, seats)
    except DAMAGE:
        return Checked(row.head, Misfit(0, text("misfit-deal")))
    return Checked(row.head, _walk(rules, row, state, rows))


def _walk(rules: AnyGame, row: MatchRow, state: Any, rows: Sequence[EntryRow]) -> Misfit | None:
    read = entries.read_rows(rules, rows, 0, row.head)
    gone, _ = find_taken_back(read.logged)
    stored = {entry.seq: entry for entry in rows}
    for item in read.logged:
        if item.seq in gone:
            continue
        if item.seq in read.bad:
            kind = "unreadable" if item.seq in stored else "missing"
            seat = stored[item.seq].seat if item.seq in stored else None
            return Misfit(item.seq, text(f"misfit-{kind}"), seat, item.at or None)
        if isinstance(item.entry, Move):
            state, slip = _move(state, item.entry)
            if slip:
                return _of_move(item, item.entry, slip)
    is_over = play.is_finished(state)
    if row.status in {"finished", "running"} and is_over != (row.status == "finished"):
        return Misfit(row.head, text("misfit-end"))
    return None


def _move(state: Any, move: Move) -> tuple[Any, str]:
    """Return the state after a move, or the kind of error."""
    pending = play.decision(state, move.seat)
    if pending is None:
        return state, "seat" if play.awaited_seats(state) else "over"
    try:
        if move.action not in pending.options(state):
            return state, "illegal"
        return play.settle(play.follow(state, move.action, move.seat)), ""
    except DAMAGE:
        return state, "illegal"


def _of_move(item: LoggedEntry, move: Move, error: str) -> Misfit:
    return Misfit(item.seq, text(f"misfit-{error}"), move.seat, item.at)
