"""Cancellation of votes that can't be displayed."""

from __future__ import annotations

from contextlib import suppress

from host.core import outbox
from host.core.context import Context
from host.core.errors import UserError
from host.decisions.vote import votes
from host.decisions.vote.kinds import PostVote, VoteCancelled, VotePost
from host.matches.match import loading
from storage.core.database import Transaction
from storage.core.scheduling.outbox import OutboxRow
from storage.decisions import vote
from storage.decisions.vote import VoteRow


async def cancel_undeliverable(ctx: Context, post: OutboxRow, content: VotePost) -> bool:
    """Cancel a vote whose first message can't be displayed, and notify the table.

    If the outbox message is not a vote's first message, return False and change nothing.
    """
    if not isinstance(content, PostVote):
        return False
    async with ctx.lock(post.owner), ctx.database.transaction() as tx:
        row = await vote.get(tx, content.question)
        if row is not None and row.message is not None:
            return False
        await outbox.delete(tx, post)
        if row is not None:
            await _cancel(ctx, tx, row)
            await outbox.add(ctx, tx, outbox.owner_of(post), VoteCancelled(row.opened_by))
    return True


async def _cancel(ctx: Context, tx: Transaction, row: VoteRow) -> None:
    question = await votes.load(tx, row)
    await votes.close(ctx, tx, row)
    if row.opened_by is not None:
        await vote.delete_latest_request(tx, row.match_id, row.opened_by)
    with suppress(UserError):
        await question.on_moot(ctx, tx, await loading.load_running(ctx, tx, row.match_id))
