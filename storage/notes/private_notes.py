"""Private notes: what a person keeps of a match, for themselves alone."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import writing
from storage.notes.schema import private_notes

_GET = select(private_notes.c.words).where(
    private_notes.c.match == bindparam("of_match"), private_notes.c.person == bindparam("of_person")
)


async def put(tx: AsyncConnection, match_id: int, person: int, words: str) -> None:
    """Keep a note in place of the former one."""
    kept = {"match": match_id, "person": person, "words": words}
    await tx.execute(writing.replace(tx, private_notes), kept)


async def get(tx: AsyncConnection, match_id: int, person: int) -> str | None:
    """Return a person's note of a match, or None."""
    words: str | None = await tx.scalar(_GET, {"of_match": match_id, "of_person": person})
    return words


async def drop(tx: AsyncConnection, match_id: int, person: int) -> bool:
    """Delete a person's note of a match; False where there was none."""
    of_person = (private_notes.c.match == match_id, private_notes.c.person == person)
    gone = await tx.execute(delete(private_notes).where(*of_person))
    return gone.rowcount == 1
