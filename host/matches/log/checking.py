"""Checking a log against the rules, move by move, and where it first does not fit.

Pure, and too long for the event loop.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from engine.core import play
from engine.core.library import AnyGame
from engine.core.model import Seat
from engine.core.text import Text, text
from host.matches.log import entries
from host.matches.log.entries import Logged, Move
from host.matches.log.fold import DAMAGE, deal, find_taken_back
from storage.matches.match.log import EntryRow
from storage.matches.match.matches import MatchRow


class Misfit(Struct, frozen=True):
    """The first entry of a log that does not fit the rules, and what kind of slip it is; no more of it is told."""

    seq: int
    """0: the deal itself."""
    why: Text
    seat: Seat | None = None
    at: int | None = None
    """Unix milliseconds."""


class Checked(Struct, frozen=True):
    """A log that was checked: how many entries it has, and the first that does not fit, if any."""

    count: int
    misfit: Misfit | None = None


def check(rules: AnyGame, row: MatchRow, seed: str, seats: int, rows: Sequence[EntryRow]) -> Checked:
    """Play a log from the deal, each move looked up among the options; moves taken back are passed over."""
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
    """Return the state after a move, or what kind of slip it is."""
    pending = play.decision(state, move.seat)
    if pending is None:
        return state, "seat" if play.awaited_seats(state) else "over"
    try:
        if move.action not in pending.options(state):
            return state, "illegal"
        return play.settle(play.follow(state, move.action, move.seat)), ""
    except DAMAGE:
        return state, "illegal"


def _of_move(item: Logged, move: Move, slip: str) -> Misfit:
    return Misfit(item.seq, text(f"misfit-{slip}"), move.seat, item.at)
