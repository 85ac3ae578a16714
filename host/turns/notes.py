"""A user's private notes.

Notes are never shown to other users, and logs and records don't contain them.
"""

from __future__ import annotations

from msgspec import Struct

from host.core.context import Context
from host.core.errors import user_error
from host.core.features import Feature
from host.core.users import User, normalize_name
from host.matches.match import loading
from storage.matches.match.matches import MatchRow
from storage.turns import notes

MAX_NOTE = 1000
"""Maximum length of a note in characters."""


class Note(Struct, frozen=True):
    """A user's note about a match; `text` is empty if there is none."""

    match: MatchRow
    text: str


async def load_note(ctx: Context, match_id: int, user_key: int) -> Note:
    """Return a user's own note about a match."""
    async with ctx.database.read_transaction() as tx:
        row = await loading.load_row(tx, match_id)
        return Note(row, await notes.get(tx, match_id, user_key) or "")


async def add(ctx: Context, match_id: int, user: User, text: str) -> Note:
    """Append a line to a user's own note about a match.

    Raises UserError if the note would be too long.
    """
    line = normalize_name(text, MAX_NOTE + 1)
    if not line:
        raise user_error("note-empty")
    async with ctx.database.transaction() as tx:
        row = await loading.load_row(tx, match_id)
        former = await notes.get(tx, match_id, user.key)
        whole = line if former is None else f"{former}\n{line}"
        if len(whole) > MAX_NOTE:
            raise user_error("note-too-long", most=MAX_NOTE)
        await notes.put(tx, match_id, user.key, whole)
    return Note(row, whole)


async def delete(ctx: Context, match_id: int, user: User) -> Note:
    """Delete a user's own note about a match."""
    async with ctx.database.transaction() as tx:
        row = await loading.load_row(tx, match_id)
        if not await notes.delete(tx, match_id, user.key):
            raise user_error("no-note")
    return Note(row, "")


FEATURE = Feature()
