"""Perft tests of positions in random games: a change to a rule changes at least one of the counts."""

from __future__ import annotations

import pytest

from engine.core.files.library import game
from tests.engine.counts import count_sequences, position_after

RULES = game("nautilus-island")
COUNTS = (
    (2, 0, (4, 4, 12, 12)),
    (2, 35, (7, 19, 94, 250)),
    (2, 62, (3, 9, 21, 516)),
    (3, 0, (5, 5, 20, 20)),
    (3, 35, (1, 4, 8, 26)),
    (3, 62, (3, 62, 142, 1144)),
    (4, 0, (6, 6, 30, 30)),
    (4, 35, (6, 18, 234, 552)),
    (4, 62, (3, 42, 186, 590)),
)
"""Each entry has three parts: the number of seats, the number of moves before the position, and the counts.

The counts are the numbers of move sequences of length one to four.
"""


@pytest.mark.parametrize(("seats", "made", "counts"), COUNTS)
def test_perft_counts_are_unchanged(seats: int, made: int, counts: tuple[int, ...]) -> None:
    state = position_after(RULES, seats, made)
    assert tuple(count_sequences(state, depth) for depth in range(1, len(counts) + 1)) == counts
