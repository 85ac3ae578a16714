"""Helpers for tests in which requests fail and messages stay in the outbox."""

from __future__ import annotations

from host.core import outbox
from host.core.alarm import load_due_times
from host.messages.posts import cards
from tests.bot.port import Port

SEND = ("POST", "/channels/*/messages")
EDIT = ("PATCH", "/channels/*/messages/*")
DELETE = ("DELETE", "/channels/*/messages/*")
SOON = 20
"""Seconds within which a failed message is sent again."""


async def pending_kinds(port: Port) -> list[str]:
    """Return the kinds of due outbox messages.

    If no message is due now but there are scheduled ones, return `["later"]`.
    """
    await port.env.advance_time(0)
    ctx = port.bot.services.ctx
    due = await outbox.due_messages(ctx)
    later = (await load_due_times(ctx)).message
    return [post.kind for post in due] or (["later"] if later is not None else [])


async def play_phase(port: Port) -> None:
    """Play one turn for each of the two players, in turn order."""
    for _ in range(2):
        status_card = await cards.get_card(port.bot.services.ctx, 1)
        player = port.member_of(status_card.seats[status_card.awaited[0]].user_key)
        await player.click(await port.complete_turn(player), label="Confirm")
