"""Private notes: written, read and deleted by one person, and shown to nobody else; no log or record has them."""

from __future__ import annotations

from msgspec import Struct

from host.core.context import Context
from host.core.errors import refuse
from host.core.features import Feature
from host.core.people import Person, tidy
from host.matches.match import loading
from storage.matches.match.matches import MatchRow
from storage.turns import notes

MAX_NOTE = 1000
"""Letters of a note."""


class Note(Struct, frozen=True):
    """What a person keeps of a match; empty where there is nothing."""

    match: MatchRow
    words: str


async def read(ctx: Context, match_id: int, person: int) -> Note:
    """Return a person's own note of a match."""
    async with ctx.database.reading() as tx:
        row = await loading.row_of(tx, match_id)
        return Note(row, await notes.get(tx, match_id, person) or "")


async def add(ctx: Context, match_id: int, person: Person, words: str) -> Note:
    """Add a line to a person's own note of a match; a Refusal where it would be too long."""
    line = tidy(words, MAX_NOTE + 1)
    if not line:
        raise refuse("note-empty")
    async with ctx.database.transaction() as tx:
        row = await loading.row_of(tx, match_id)
        former = await notes.get(tx, match_id, person.id)
        whole = line if former is None else f"{former}\n{line}"
        if len(whole) > MAX_NOTE:
            raise refuse("note-too-long", most=MAX_NOTE)
        await notes.put(tx, match_id, person.id, whole)
    return Note(row, whole)


async def delete(ctx: Context, match_id: int, person: Person) -> Note:
    """Delete a person's own note of a match."""
    async with ctx.database.transaction() as tx:
        row = await loading.row_of(tx, match_id)
        if not await notes.drop(tx, match_id, person.id):
            raise refuse("no-note")
    return Note(row, "")


FEATURE = Feature()
