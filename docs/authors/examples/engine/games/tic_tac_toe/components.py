"""The components: nine fields, and the rows of three."""

from __future__ import annotations

FIELDS = ("A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3")
"""The names of the fields, row by row."""
ROWS = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
"""The fields of each row, column and diagonal."""
