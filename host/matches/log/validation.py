"""Validation of match logs against the rules, move by move.

The functions are pure, but too slow to run on the event loop.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from engine.core import play
from engine.core.files.library import AnyGame
from engine.core.model import EndingAction, Seat
from engine.core.text import LocalizedText, text
from host.matches.log import entries
from host.matches.log.entries import LoggedEntry, Move
from host.matches.log.fold import REPLAY_ERRORS, deal, find_undone
from storage.matches.match.log import EntryRow
from storage.matches.match.matches import MatchRow


class InvalidEntry(Struct, frozen=True):
    """The first log entry that violates the rules, with the kind of error but no details."""

    seq: int
    """The number of the entry; 0 means the deal."""
    reason: LocalizedText
    seat: Seat | None = None
    at: int | None = None
    """Unix milliseconds."""


class LogCheckResult(Struct, frozen=True):
    """The result of a log check: the number of entries, and the first invalid entry, if any."""

    count: int
    invalid_entry: InvalidEntry | None = None


def check_log(
    rules: AnyGame, row: MatchRow, seed: str, seats: int, rows: Sequence[EntryRow]
) -> LogCheckResult:
    """Replay a log from the deal and check that each move is a legal option.

    Moves that were undone are skipped.
    """
    try:
        state = deal(rules, row, seed, seats)
    except REPLAY_ERRORS:
        return LogCheckResult(row.head, InvalidEntry(0, text("misfit-deal")))
    return LogCheckResult(row.head, _find_invalid_entry(rules, row, state, rows))


def _find_invalid_entry(
    rules: AnyGame, row: MatchRow, state: Any, rows: Sequence[EntryRow]
) -> InvalidEntry | None:
    read = entries.parse_rows(rules, rows, 0, row.head)
    undone_seqs, _ = find_undone(read.entries)
    stored = {entry.seq: entry for entry in rows}
    for item in read.entries:
        if item.seq in undone_seqs:
            continue
        if item.seq in read.errors:
            kind = "unreadable" if item.seq in stored else "missing"
            seat = stored[item.seq].seat if item.seq in stored else None
            return InvalidEntry(item.seq, text(f"misfit-{kind}"), seat, item.at or None)
        if isinstance(item.entry, Move):
            state, slip = _apply_checked(state, item.entry)
            if slip:
                return _invalid_move(item, item.entry, slip)
    is_over = play.is_finished(state)
    if row.status in {"finished", "running"} and is_over != (row.status == "finished"):
        return InvalidEntry(row.head, text("misfit-end"))
    return None


def _apply_checked(state: Any, move: Move) -> tuple[Any, str]:
    """Return the state after a move, and the kind of error.

    The error is empty if the move is legal.
    """
    pending = play.decision(state, move.seat)
    if isinstance(move.action, EndingAction) and 0 <= move.seat < state.seats and state.stack:
        return play.run_table_steps(play.apply_unchecked(state, move.action, move.seat)), ""
    if pending is None:
        return state, "seat" if play.awaited_seats(state) else "over"
    try:
        if not pending.is_legal(state, move.action):
            return state, "illegal"
        return play.run_table_steps(play.apply_unchecked(state, move.action, move.seat)), ""
    except REPLAY_ERRORS:
        return state, "illegal"


def _invalid_move(item: LoggedEntry, move: Move, error: str) -> InvalidEntry:
    return InvalidEntry(item.seq, text(f"misfit-{error}"), move.seat, item.at)
