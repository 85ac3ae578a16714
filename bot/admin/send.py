"""Sending what everybody is told of the tools of hosts."""

from __future__ import annotations

from bot.admin.messages import export_post
from bot.core.sender import Sender
from host.admin.kinds import TellExport
from host.core import outbox
from host.posts import cards
from storage.schedule.outbox import PostRow


async def send(sender: Sender, row: PostRow, post: TellExport, pictured: bool) -> None:
    """Tell that a host has taken a match as a file, and take that off the outbox."""
    match = (await cards.card(sender.ctx, row.owner)).match
    await sender.send(match, export_post(match, post, await sender.words(match.server)), row.nonce)
    await outbox.mark_sent(sender.ctx, row)
