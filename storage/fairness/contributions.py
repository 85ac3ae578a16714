"""Contributions: the words that people have added to the chance of a match, in the order in which they came."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows
from storage.fairness.schema import contributions


class ContributionRow(rows.Row, frozen=True, kw_only=True):
    """What a person has added; `place` counts from 0, `message` is where everybody can read it."""

    match: int
    place: int
    person: int
    words: str
    channel: int | None = None
    message: int | None = None


_OF_MATCH = (
    select(contributions)
    .where(contributions.c.match == bindparam("of_match"))
    .order_by(contributions.c.place)
)


async def add(tx: AsyncConnection, row: ContributionRow) -> None:
    """Keep a contribution; it never changes."""
    await tx.execute(insert(contributions), asdict(row))


async def of_match(tx: AsyncConnection, match_id: int) -> list[ContributionRow]:
    """Return the contributions to a match in their order."""
    return rows.every(ContributionRow, await tx.execute(_OF_MATCH, {"of_match": match_id}))


async def set_posted(tx: AsyncConnection, row: ContributionRow, channel: int, message: int) -> None:
    """Note where a contribution can be read."""
    meant = (contributions.c.match == row.match) & (contributions.c.place == row.place)
    await tx.execute(update(contributions).where(meant).values(channel=channel, message=message))


async def drop(tx: AsyncConnection, match_id: int) -> None:
    """Forget the contributions to a match: what they followed is bound no more."""
    await tx.execute(delete(contributions).where(contributions.c.match == match_id))
