"""Invitations: whom the opener of a match asked to join."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table


class InviteRow(rows.Row, frozen=True, kw_only=True):
    """A person asked to join; `name` is what is shown, `is_told` whether a post has notified them."""

    match: int
    person: int
    name: str
    is_told: bool = True


TABLES = (
    Table(
        "invites",
        """
        match BIGINT NOT NULL REFERENCES matches (id),
        person BIGINT NOT NULL,
        name TEXT NOT NULL,
        is_told BOOLEAN NOT NULL DEFAULT TRUE,
        PRIMARY KEY (match, person)
        """,
        row=InviteRow,
        ids=("person",),
        names=("name",),
        is_personal=True,
    ),
)

_ADD = statements.replace("invites", InviteRow.__struct_fields__, ("match", "person"))
_OF_MATCH = f"{rows.select(InviteRow, 'invites')} WHERE match = :match ORDER BY person"
_MARK_TOLD = "UPDATE invites SET is_told = TRUE WHERE match = :match"


async def add(tx: Transaction, *asked: InviteRow) -> None:
    """Keep invitations; one who is invited already stays so, under the new name."""
    if asked:
        await tx.execute(_ADD, [asdict(invite) for invite in asked])


async def mark_told(tx: Transaction, match_id: int) -> None:
    """Take all whom a match invited as notified."""
    await tx.execute(_MARK_TOLD, {"match": match_id})


async def of_match(tx: Transaction, match_id: int) -> list[InviteRow]:
    """Return whom a match invited, by id."""
    return rows.every(InviteRow, await tx.execute(_OF_MATCH, {"match": match_id}))
