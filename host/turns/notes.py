"""A user's private notes.

Notes are never shown to other users, and logs and records don't contain them.
"""

from __future__ import annotations

from msgspec import Struct

from engine.core.text import text
from host.core.context import Context
from host.core.errors import UserError, user_error
from host.core.features import Feature
from host.core.users import User, normalize_name
from host.matches.match import loading
from storage.core.database import Transaction
from storage.matches.match.matches import MatchRow
from storage.turns import notes

MAX_NOTE = 1000
"""Maximum length of a note in characters."""


class Note(Struct, frozen=True):
    """A user's note about a match; `text` is empty if there is none."""

    match: MatchRow
    text: str


class NoteTooLong(UserError):
    """Raised if a note would be too long.

    The error contains the unchanged note and the text that was not stored.
    """

    def __init__(self, note: Note, entered: str, excess: int) -> None:
        super().__init__(text("refusal-note-too-long", most=MAX_NOTE, excess=excess))
        self.note = note
        self.entered = entered


async def load_note(ctx: Context, match_id: int, user_key: int) -> Note:
    """Return a user's own note about a match."""
    async with ctx.database.read_transaction() as tx:
        row = await loading.load_row(tx, match_id)
        return Note(row, await notes.get(tx, match_id, user_key) or "")


async def add(ctx: Context, match_id: int, user: User, entered: str) -> Note:
    """Append a line to a user's own note about a match.

    Raises NoteTooLong if the note would be too long.
    """
    line = normalize_name(entered, len(entered))
    if not line:
        raise user_error("note-empty")
    async with ctx.database.transaction() as tx:
        row = await loading.load_row(tx, match_id)
        former = await notes.get(tx, match_id, user.key)
        return await _store(tx, Note(row, former or ""), user, f"{former}\n{line}" if former else line, line)


async def replace(ctx: Context, match_id: int, user: User, entered: str) -> Note:
    """Replace a user's own note about a match with a text of one or more lines.

    Raises NoteTooLong if the text is too long.
    """
    lines = (normalize_name(line, len(line)) for line in entered.splitlines())
    whole = "\n".join(filter(None, lines))
    if not whole:
        raise user_error("note-empty")
    async with ctx.database.transaction() as tx:
        row = await loading.load_row(tx, match_id)
        former = await notes.get(tx, match_id, user.key)
        return await _store(tx, Note(row, former or ""), user, whole, whole)


async def _store(tx: Transaction, former: Note, user: User, whole: str, entered: str) -> Note:
    if len(whole) > MAX_NOTE:
        raise NoteTooLong(former, entered, len(whole) - MAX_NOTE)
    await notes.put(tx, former.match.id, user.key, whole)
    return Note(former.match, whole)


async def delete(ctx: Context, match_id: int, user: User) -> Note:
    """Delete a user's own note about a match."""
    async with ctx.database.transaction() as tx:
        row = await loading.load_row(tx, match_id)
        if not await notes.delete(tx, match_id, user.key):
            raise user_error("no-note")
    return Note(row, "")


FEATURE = Feature()
