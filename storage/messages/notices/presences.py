"""Presences: when people were last seen choosing in a match that is being played."""

from __future__ import annotations

from storage.core.sql import statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table

TABLES = (
    Table(
        "presences",
        """
        match BIGINT NOT NULL REFERENCES matches (id),
        person BIGINT NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (match, person)
        """,
        ids=("person",),
        is_personal=True,
    ),
)

_PUT = statements.replace("presences", ("match", "person", "at"), ("match", "person"))
_GET = "SELECT at FROM presences WHERE match = :match AND person = :person"
_DROP = "DELETE FROM presences WHERE match = :match"


async def put(tx: Transaction, match_id: int, person: int, at: int) -> None:
    """Note when a person was seen."""
    await tx.execute(_PUT, {"match": match_id, "person": person, "at": at})


async def get(tx: Transaction, match_id: int, person: int) -> int | None:
    """Return when a person was last seen, in unix milliseconds; None where they never were."""
    at: int | None = await tx.scalar(_GET, {"match": match_id, "person": person})
    return at


async def drop(tx: Transaction, match_id: int) -> None:
    """Forget who was seen in a match that is over."""
    await tx.execute(_DROP, {"match": match_id})
