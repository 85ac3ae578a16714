"""The game's constants: the size of the harbour, and the rows that win."""

from __future__ import annotations

SIDE = 3
FIELDS = tuple(range(SIDE * SIDE))
ROWS = (
    *((SIDE * row, SIDE * row + 1, SIDE * row + 2) for row in range(SIDE)),
    *((column, column + SIDE, column + 2 * SIDE) for column in range(SIDE)),
    (0, 4, 8),
    (2, 4, 6),
)
NAMES = tuple(f"{column}{row + 1}" for row in range(SIDE) for column in "ABC")
"""The names of the fields."""
