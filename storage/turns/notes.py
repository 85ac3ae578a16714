"""Private notes of users on matches, visible to their author only."""

from __future__ import annotations

from storage.core.sql import statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table

TABLES = (
    Table(
        "private_notes",
        """
        match BIGINT NOT NULL REFERENCES matches (id),
        person BIGINT NOT NULL,
        words TEXT NOT NULL,
        PRIMARY KEY (match, person)
        """,
        indexes=("CREATE INDEX ix_private_notes_person ON private_notes (person)",),
        ids=("person",),
        words=("words",),
        is_personal=True,
    ),
)

_PUT = statements.replace("private_notes", ("match", "person", "words"), ("match", "person"))
_GET = "SELECT words FROM private_notes WHERE match = :match AND person = :person"
_DROP = "DELETE FROM private_notes WHERE match = :match AND person = :person"


async def put(tx: Transaction, match_id: int, person: int, words: str) -> None:
    """Save a note and replace the earlier one."""
    await tx.execute(_PUT, {"match": match_id, "person": person, "words": words})


async def get(tx: Transaction, match_id: int, person: int) -> str | None:
    """Return a user's note on a match, or None."""
    words: str | None = await tx.scalar(_GET, {"match": match_id, "person": person})
    return words


async def drop(tx: Transaction, match_id: int, person: int) -> bool:
    """Delete a user's note on a match; return False if there was none."""
    gone = await tx.execute(_DROP, {"match": match_id, "person": person})
    return gone.rowcount == 1
