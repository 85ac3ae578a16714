"""Perft tests of positions in random games: a change to a rule changes at least one of the counts."""

from __future__ import annotations

import pytest

from engine.core.files.library import game
from tests.engine.counts import count_sequences, position_after

RULES = game("nauticus")
COUNTS = (
    (2, 0, (8, 74, 500, 3044)),
    (2, 60, (2, 9, 72, 680)),
    (2, 115, (6, 18, 48, 288)),
    (3, 0, (8, 74, 500, 3044)),
    (3, 60, (2, 6, 33, 193)),
    (3, 115, (6, 24, 72, 324)),
    (4, 0, (8, 74, 500, 3044)),
    (4, 60, (5, 15, 81, 514)),
    (4, 115, (5, 27, 147, 859)),
)
"""Each entry has three parts: the number of seats, the number of moves before the position, and the counts.

The counts are the numbers of move sequences of length one to four.
"""


@pytest.mark.parametrize(("seats", "made", "counts"), COUNTS)
def test_perft_counts_are_unchanged(seats: int, made: int, counts: tuple[int, ...]) -> None:
    state = position_after(RULES, seats, made)
    assert tuple(count_sequences(state, depth) for depth in range(1, len(counts) + 1)) == counts
