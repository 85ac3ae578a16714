"""Mutes: who wants no notices of a match, for good or until a time."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table


class MuteRow(rows.Row, frozen=True, kw_only=True):
    """A person who wants no notices of a match; `until` None is for good."""

    match: int
    person: int
    until: int | None = None


TABLES = (
    Table(
        "mutes",
        """
        match BIGINT NOT NULL REFERENCES matches (id),
        person BIGINT NOT NULL,
        until BIGINT,
        PRIMARY KEY (match, person)
        """,
        row=MuteRow,
        ids=("person",),
        is_personal=True,
    ),
)

_PUT = statements.replace("mutes", MuteRow.__struct_fields__, ("match", "person"))
_GET = f"{rows.select(MuteRow, 'mutes')} WHERE match = :match AND person = :person"
_DROP = "DELETE FROM mutes WHERE match = :match AND person = :person"


async def put(tx: Transaction, mute: MuteRow) -> None:
    """Keep a mute in place of the former one."""
    await tx.execute(_PUT, asdict(mute))


async def get(tx: Transaction, match_id: int, person: int) -> MuteRow | None:
    """Return a person's mute of a match, or None."""
    return rows.first(MuteRow, await tx.execute(_GET, {"match": match_id, "person": person}))


async def drop(tx: Transaction, match_id: int, person: int) -> None:
    """Let a person hear of a match again."""
    await tx.execute(_DROP, {"match": match_id, "person": person})
