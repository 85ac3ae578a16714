"""Reliability: how reliably people have played, as others may see it before they sit down with them.

Rest in sleep, on days off and through outages is no lateness: clocks stand still then, so that none runs out.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from storage.core.database import Transaction
from storage.reliability import reliability
from storage.reliability.reliability import ReliabilityRow

MIN_TURNS = 5
"""Turns; fewer say nothing about anybody."""


class Figure(Struct, frozen=True):
    """How a person has played so far."""

    kept: int | None
    """Per cent of turns taken in time, rounded down; None where too few are known."""
    finished: int
    left: int


def figure(row: ReliabilityRow) -> Figure:
    """Return what was counted as a figure."""
    asked = row.turns + row.late
    return Figure(100 * row.turns // asked if asked >= MIN_TURNS else None, row.finished, row.left)


async def of_people(tx: Transaction, people: Iterable[int]) -> dict[int, Figure]:
    """Return the figures of people."""
    return {person: figure(row) for person, row in (await reliability.of_people(tx, people)).items()}
