"""Moves that a host takes back, in the caller's transaction."""

from __future__ import annotations

from host.core.context import Context
from host.core.people import tidy
from host.decisions.undo.kinds import TakeBack
from host.matches.log.entries import Undone
from host.matches.match.commit import commit
from host.matches.match.match import Match
from host.matches.permissions.gate import Authority, authorize
from storage.core.database import Transaction
from storage.matches.match.matches import MatchRow


async def take_back(ctx: Context, tx: Transaction, match: Match, to: int, by: Authority) -> MatchRow:
    """Take back what a host has ruled, and note that in the audit log."""
    await authorize(ctx, tx, match.row, by, TakeBack(to))
    entry = Undone(to, "ruled", name=tidy(by.person.name), reason=by.why, decided=by.person.id)
    return (await commit(ctx, tx, match, [entry])).row
