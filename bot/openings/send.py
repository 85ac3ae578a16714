"""Telling people of open tables that they can see: by direct message alone."""

from __future__ import annotations

import logging

from msgspec.structs import replace

from bot.core.access import Place, sees
from bot.core.sender import Sender
from bot.openings.messages import openings_post
from host.openings import openings
from host.openings.kinds import TablesOpened
from storage.schedule.outbox import PostRow

log = logging.getLogger(__name__)


async def send(sender: Sender, row: PostRow, post: TablesOpened, pictured: bool) -> None:
    """Tell somebody of the open tables they can see; who takes no messages is not told."""
    if await openings.hold_back(sender.ctx, row, post):
        return
    found = await openings.openings_of(sender.ctx, post.server, row.owner)
    seen = [
        table
        for table in found.tables
        if await sees(sender.client, Place(table.server, table.channel), row.owner)
    ]
    told, guild = replace(found, tables=tuple(seen)), sender.client.get_guild(post.server)
    if told.tables:
        words = await sender.languages.person(row.owner, await sender.words(post.server))
        shown = openings_post(told, guild.name if guild else "?", words)
        if await sender.send_to(row.owner, shown, row) is None:
            log.warning("server %d: somebody who wants to hear of tables takes no message", post.server)
    await openings.note_sent(sender.ctx, row, told, is_told=bool(told.tables))
