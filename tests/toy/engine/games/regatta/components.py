"""What never changes: the winds, the efforts, what a leg takes."""

from __future__ import annotations

from typing import Literal, TypeAlias

Wind: TypeAlias = Literal["calm", "breeze", "storm"]
SAVED: dict[Wind, int] = {"calm": 2, "breeze": 1, "storm": -1}
"""Hours that each effort saves in a wind."""
EFFORTS = (0, 1, 2, 3)
LEG_HOURS = 6
CREWS = ("red", "blue")
"""Of the even seats, of the odd ones."""
COUNTED = 2
"""Boats of a crew that count at the end: its fastest."""


def hours(wind: Wind, efforts: tuple[int, ...]) -> tuple[int, ...]:
    """Return the hours each boat takes for a leg (4)."""
    return tuple(LEG_HOURS - SAVED[wind] * effort + efforts.count(effort) - 1 for effort in efforts)
