"""The game's constants: the winds, the crews, and the hours per leg."""

from __future__ import annotations

from typing import Literal, TypeAlias

Wind: TypeAlias = Literal["calm", "breeze", "storm"]
SAVED: dict[Wind, int] = {"calm": 2, "breeze": 1, "storm": -1}
"""Hours saved per unit of effort, by wind."""
MAX_EFFORT = 1000
USEFUL_EFFORTS = (0, 1, 2, 3)
"""The efforts that change the hours. More effort has the same effect as the last one."""
LEG_HOURS = 6
CREWS = ("red", "blue")
"""The crews: first the one in the even seats, then the one in the odd seats."""
COUNTED = 2
"""Number of boats that count for each crew in the final scoring. These are the crew's fastest boats."""


def hours(wind: Wind, efforts: tuple[int, ...]) -> tuple[int, ...]:
    """Return the hours that each boat takes for a leg (4)."""
    most = USEFUL_EFFORTS[-1]
    return tuple(
        LEG_HOURS - SAVED[wind] * min(effort, most) + efforts.count(effort) - 1 for effort in efforts
    )
