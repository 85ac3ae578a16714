"""What was posted of a match that is over: its card, its film, its analysis, each once."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table

What: TypeAlias = Literal["card", "film", "analysis"]


class SharedRow(rows.Row, frozen=True, kw_only=True):
    """That a person has something of a match posted, and where it stands; None while it does not yet."""

    match: int
    what: What
    person: int
    channel: int | None = None
    message: int | None = None


TABLES = (
    Table(
        "shared",
        """
        match BIGINT NOT NULL REFERENCES matches (id),
        what VARCHAR(16) NOT NULL,
        person BIGINT NOT NULL,
        channel BIGINT,
        message BIGINT,
        PRIMARY KEY (match, what)
        """,
        row=SharedRow,
        indexes=("CREATE INDEX ix_shared_person ON shared (person)",),
        ids=("person",),
    ),
)

_ADD = statements.insert("shared", SharedRow.__struct_fields__)
_PUT = statements.replace("shared", SharedRow.__struct_fields__, ("match", "what"))
_GET = f"{rows.select(SharedRow, 'shared')} WHERE match = :match AND what = :what"
_DROP = "DELETE FROM shared WHERE match = :match AND what = :what"


async def add(tx: Transaction, row: SharedRow) -> None:
    """Note that something is to be posted."""
    await tx.execute(_ADD, asdict(row))


async def put(tx: Transaction, row: SharedRow) -> None:
    """Note where something stands."""
    await tx.execute(_PUT, asdict(row))


async def get(tx: Transaction, match_id: int, what: What) -> SharedRow | None:
    """Return what is known of something that is to be posted, or was; None where nobody has asked for it."""
    return rows.first(SharedRow, await tx.execute(_GET, {"match": match_id, "what": what}))


async def drop(tx: Transaction, match_id: int, what: What) -> None:
    """Forget something that could not be made."""
    await tx.execute(_DROP, {"match": match_id, "what": what})
