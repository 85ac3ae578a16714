"""Reliability: counts of users' turns, time-outs, and finished and abandoned matches."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Of, Table


class ReliabilityRow(rows.Row, frozen=True, kw_only=True):
    """A user's counts: turns taken, time-outs, matches finished and matches left."""

    person: int
    turns: int = 0
    late: int = 0
    finished: int = 0
    left: int = 0


TABLES = (
    Table(
        "reliability",
        """
        person BIGINT NOT NULL,
        turns INTEGER NOT NULL,
        late INTEGER NOT NULL,
        finished INTEGER NOT NULL,
        "left" INTEGER NOT NULL,
        PRIMARY KEY (person)
        """,
        row=ReliabilityRow,
        of=Of.NONE,
        ids=("person",),
        is_personal=True,
    ),
)

_ADD = f"""
    {statements.insert("reliability", ReliabilityRow.__struct_fields__)} ON CONFLICT (person) DO UPDATE SET
        turns = reliability.turns + excluded.turns,
        late = reliability.late + excluded.late,
        finished = reliability.finished + excluded.finished,
        "left" = reliability."left" + excluded."left"
"""
_OF_PEOPLE = f"{rows.select(ReliabilityRow, 'reliability')} WHERE person IN (:people)"


async def add(tx: Transaction, *more: ReliabilityRow) -> None:
    """Add to the counts of users."""
    if more:
        # Always in the same order, so that two transactions with several users cannot deadlock.
        ordered = sorted(more, key=lambda row: row.person)
        await tx.execute(_ADD, [asdict(row) for row in ordered])


async def of_people(tx: Transaction, people: Iterable[int]) -> dict[int, ReliabilityRow]:
    """Return the counts of users, by user, with zeros if nothing was counted yet."""
    ids = list(people)
    found = rows.all_rows(ReliabilityRow, await tx.execute(_OF_PEOPLE, {"people": ids}))
    return {person: ReliabilityRow(person=person) for person in ids} | {row.person: row for row in found}
