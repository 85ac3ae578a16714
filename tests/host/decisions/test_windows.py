"""Tests for windows in a match's log and on its clocks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest

from engine.core.files.library import AnyGame
from host.decisions.windows import WindowTimedOut
from host.matches.log.entries import Entry, LoggedEntry, Move, Undone
from host.matches.log.fold import NO_WINDOW, FoldedLog, fold_more, start_fold
from host.matches.settings.time_controls import HOUR, TIME_CONTROLS
from host.time.clock import clocks
from storage.time.clock.clocks import ClockRow
from tests.engine.window_steps import NO, YES, Ask, Auction, End, Interrupt, Say, Table


class Rules:
    """The part of a game that a fold needs."""

    def completed_segments(self, state: Table) -> int:
        """Return 0, because the game is not divided."""
        return 0


RULES = cast("AnyGame", Rules())


def fold(stack: Sequence[Any], *entries: Entry, start: FoldedLog | None = None) -> FoldedLog:
    """Fold entries from a start, by default from a deal with the given steps."""
    folded = start or start_fold(RULES, Table(tuple(stack)))
    logged = (LoggedEntry(seq, seq, entry) for seq, entry in enumerate(entries, folded.head + 1))
    return fold_more(RULES, folded, logged)


@pytest.mark.parametrize(
    ("stack", "entries", "since"),
    [
        ([Ask()], [], 0),
        ([Ask()], [Move(0, YES), Move(2, NO)], 0),
        ([Ask()], [Move(0, YES), Undone(0, "own", seat=0, alone=True)], 0),
        ([Ask()], [Move(0, YES), Undone(0, "ruled")], 2),
        ([Ask(), Ask()], [Move(0, YES), Move(1, YES), Move(2, YES)], 3),
        ([Ask(), End()], [Move(0, YES), Move(1, YES), Move(2, YES)], NO_WINDOW),
        ([Interrupt(), Ask()], [Move(0, NO), Move(2, YES)], 2),
        ([Auction()], [Move(0, NO), Move(1, NO)], 0),
        ([Auction()], [Move(0, NO), Move(1, Say("1"))], 2),
        ([Auction()], [Move(0, Say("1")), WindowTimedOut(), Move(1, NO, "silent")], 1),
        ([Auction(), Ask()], [Move(0, Say("1")), Move(1, NO, "silent"), Move(2, NO, "silent")], 3),
    ],
)
def test_log_shows_when_the_deadline_of_a_window_began(
    stack: list[Any], entries: list[Entry], since: int
) -> None:
    assert fold(stack, *entries).window_since == since


def test_snapshot_begins_the_deadline_of_its_window() -> None:
    folded = start_fold(RULES, Table((Ask(),)), seq=32)
    assert folded.window_since == 32
    assert fold((), Move(0, YES), start=folded).window_since == 32


@pytest.mark.parametrize("name", TIME_CONTROLS)
def test_window_takes_no_time_from_the_time_bank(name: str) -> None:
    clock, control = ClockRow(match_id=1, seat=0, remaining_ms=5 * HOUR, timeouts=1), TIME_CONTROLS[name]
    opened = clocks.start_window(clock, control, 7, 1000, is_paused=False)
    assert (opened.remaining_ms, opened.running_since, opened.turn) == (control.patience, 1000, 7)
    assert clocks.stop_window(opened).remaining_ms == 5 * HOUR
    assert clocks.stop_window(opened).timeouts == 1


def test_window_in_a_match_without_a_clock_has_no_deadline() -> None:
    opened = clocks.start_window(ClockRow(match_id=1, seat=0), None, 7, 1000, is_paused=False)
    assert opened.remaining_ms is None
