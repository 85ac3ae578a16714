"""Requests: when people have lately asked the others at a table for something."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table


class RequestRow(rows.Row, frozen=True, kw_only=True):
    """That a person has asked for something."""

    match: int
    person: int
    at: int


TABLES = (
    Table(
        "vote_requests",
        """
        match BIGINT NOT NULL REFERENCES matches (id),
        person BIGINT NOT NULL,
        at BIGINT NOT NULL
        """,
        is_counted=True,
        indexes=("CREATE INDEX ix_vote_requests_match_person ON vote_requests (match, person)",),
        ids=("person",),
        is_personal=True,
    ),
)

_ADD = statements.insert("vote_requests", RequestRow.__struct_fields__)
_COUNT = "SELECT count(*) FROM vote_requests WHERE match = :match AND person = :person"
_DROP_BEFORE = "DELETE FROM vote_requests WHERE match = :match AND person = :person AND at <= :at"


async def add(tx: Transaction, request: RequestRow) -> None:
    """Keep a request."""
    await tx.execute(_ADD, asdict(request))


async def count(tx: Transaction, match_id: int, person: int) -> int:
    """Return how often a person is known to have asked for something at a table."""
    return int(await tx.scalar(_COUNT, {"match": match_id, "person": person}))


async def drop_before(tx: Transaction, match_id: int, person: int, at: int) -> None:
    """Forget what a person asked for up to a time."""
    await tx.execute(_DROP_BEFORE, {"match": match_id, "person": person, "at": at})
