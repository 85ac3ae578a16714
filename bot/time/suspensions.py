"""Checks whether server moderators have timed out a player."""

from __future__ import annotations

from bot.core.features import Feature
from bot.core.sending.sender import Sender
from host.core import outbox
from host.messages import view
from host.time import suspensions
from host.time.suspensions import CheckSuspension
from storage.core.scheduling.outbox import OutboxRow


async def send(sender: Sender, row: OutboxRow, post: CheckSuspension, with_picture: bool) -> None:
    """Check whether moderators have suspended a player whose clock has run out.

    Then delete the outbox row.
    """
    match = await view.find_row(sender.ctx, post.match_id)
    if match is not None and match.status == "running":
        ends = await sender.suspension_end(match.guild_id, row.owner)
        await suspensions.note_answer(sender.ctx, match.id, post.seat, row.owner, ends)
    await outbox.delete_sent(sender.ctx, row)
    sender.wake_all()


FEATURE = Feature(send=send)
