"""Votes that wait for a user's ballot."""

from __future__ import annotations

from contextlib import suppress

from host.core import outbox
from host.core.context import Context
from host.core.errors import UserError
from host.core.kinds import UnknownKind
from host.core.owners import match_owner
from host.core.users import User
from host.decisions.vote import votes
from host.decisions.vote.kinds import PostVote
from host.decisions.vote.votes import OpenVote
from storage.decisions import vote as stored


async def load_pending_votes(ctx: Context, user: User, match_id: int | None = None) -> tuple[OpenVote, ...]:
    """Return the open votes in which a user has not voted yet, the earliest deadline first.

    With `match_id`, return only the votes of that match.
    """
    async with ctx.database.read_transaction() as tx:
        rows = await stored.of_user(tx, user.key) if match_id is None else await stored.of_match(tx, match_id)
    found = []
    for row in rows:
        with suppress(UserError, UnknownKind):
            open_vote = await votes.load_open_vote(ctx, row.match_id, row.id)
            if open_vote is not None and user.key in (*open_vote.missing, *open_vote.departed):
                found.append(open_vote)
    return tuple(sorted(found, key=lambda open_vote: open_vote.closes))


async def repost_deleted(ctx: Context, pending: tuple[OpenVote, ...]) -> None:
    """Update the messages of votes; the bot posts a message again if it was deleted."""
    if not pending:
        return
    async with ctx.database.transaction() as tx:
        for open_vote in pending:
            if open_vote.row.message is not None:
                owner = match_owner(open_vote.match.id)
                await outbox.delete_equal(tx, owner, PostVote(open_vote.row.id))
                await outbox.add(ctx, tx, owner, PostVote(open_vote.row.id))
