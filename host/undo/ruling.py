"""Moves that a host takes back, in the caller's transaction."""

from __future__ import annotations

from host.authority import audit
from host.core.context import Context
from host.core.people import Person, tidy
from host.log.entries import Undone
from host.match.commit import commit
from host.match.match import Match
from storage.core.database import Transaction
from storage.match.matches import MatchRow


async def take_back(ctx: Context, tx: Transaction, match: Match, to: int, by: Person, why: str) -> MatchRow:
    """Take back what a host has ruled, and note that in the audit log."""
    await audit.note(ctx, tx, match.row, by, "undo", why, to=to)
    entry = Undone(to, "ruled", name=tidy(by.name), reason=why, decided=by.id)
    return (await commit(ctx, tx, match, [entry])).row
