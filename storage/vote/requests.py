"""Requests: when people have lately asked the others at a table for something."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows
from storage.vote.schema import vote_requests


class RequestRow(rows.Row, frozen=True, kw_only=True):
    """That a person has asked for something."""

    match: int
    person: int
    at: int


async def add(tx: AsyncConnection, request: RequestRow) -> None:
    """Keep a request."""
    await tx.execute(insert(vote_requests).values(asdict(request)))


async def count(tx: AsyncConnection, match_id: int, person: int) -> int:
    """Return how often a person is known to have asked for something at a table."""
    found = select(func.count()).where(vote_requests.c.match == match_id, vote_requests.c.person == person)
    return int((await tx.execute(found)).scalar_one())


async def drop_before(tx: AsyncConnection, match_id: int, person: int, at: int) -> None:
    """Forget what a person asked for up to a time."""
    await tx.execute(
        delete(vote_requests).where(
            vote_requests.c.match == match_id, vote_requests.c.person == person, vote_requests.c.at <= at
        )
    )
