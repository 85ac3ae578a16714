"""Reliability: how people have kept their turns and their seats, counted."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows, writing
from storage.reliability.schema import reliability


class ReliabilityRow(rows.Row, frozen=True, kw_only=True):
    """How a person played: turns taken, turns for which their time ran out, matches finished and left."""

    person: int
    turns: int = 0
    late: int = 0
    finished: int = 0
    left: int = 0


async def add(tx: AsyncConnection, *more: ReliabilityRow) -> None:
    """Add to what was counted of people."""
    if more:
        # Always in the same order: of two that count several people neither has what the other waits for.
        ordered = sorted(more, key=lambda row: row.person)
        await tx.execute(_adding(tx.dialect.name), [asdict(row) for row in ordered])


@cache
def _adding(dialect: str) -> Any:
    statement = writing.insert(dialect, reliability)
    counted = ("turns", "late", "finished", "left")
    sums = {name: reliability.c[name] + statement.excluded[name] for name in counted}
    return statement.on_conflict_do_update(index_elements=[reliability.c.person], set_=sums)


async def of_people(tx: AsyncConnection, people: Iterable[int]) -> dict[int, ReliabilityRow]:
    """Return what was counted of people, by person; nothing yet where nothing was."""
    ids = list(people)
    found = rows.every(
        ReliabilityRow, await tx.execute(select(reliability).where(reliability.c.person.in_(ids)))
    )
    return {person: ReliabilityRow(person=person) for person in ids} | {row.person: row for row in found}
