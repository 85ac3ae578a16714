"""Helpers that read the content of a match's outbox messages without sending them."""

from __future__ import annotations

from host.core import outbox
from host.core.context import Context
from host.core.outbox import DueWork
from host.core.owners import match_owner
from host.messages.posts import message_contents
from host.messages.posts.loading import MessageSource, load_message_source
from host.messages.posts.message_contents import SegmentMessage, TableMessage


async def load_source(ctx: Context, match_id: int) -> MessageSource:
    """Load the data that a match's messages are built from."""
    async with ctx.database.read_transaction() as tx:
        return await load_message_source(ctx, tx, match_id)


async def load_due_work(ctx: Context, match_id: int) -> DueWork:
    """Return a match's due work, including the content of its first message."""
    async with ctx.database.read_transaction() as tx:
        return await outbox.load_due_work(ctx, tx, match_owner(match_id))


async def load_segment_message(ctx: Context, match_id: int, number: int) -> SegmentMessage:
    """Return the message about a segment of play."""
    return await message_contents.load_segment_message(await load_source(ctx, match_id), number)


async def load_table_message(ctx: Context, match_id: int, seq: int) -> TableMessage:
    """Return the content of the public message about a log entry that is not a move."""
    return await message_contents.load_table_message(await load_source(ctx, match_id), seq)
