"""Requests by which the bot posts, to be made to fail, and what waits to be posted."""

from __future__ import annotations

from host.core import outbox
from host.core.scheduler import earliest_of
from host.messages.posts import cards
from tests.bot.port import Port

SEND = ("POST", "/channels/*/messages")
EDIT = ("PATCH", "/channels/*/messages/*")
DELETE = ("DELETE", "/channels/*/messages/*")
SOON = 20
"""Seconds after which a failed post has been tried again."""


async def left(port: Port) -> list[str]:
    """Return the kinds of posts that wait, due or not."""
    await port.env.advance_time(0)
    ctx = port.bot.services.ctx
    due = await outbox.pending(ctx)
    later = (await earliest_of(ctx)).post
    return [post.kind for post in due] or (["later"] if later is not None else [])


async def play_phase(port: Port) -> None:
    """Let the two take a turn each, whoever is first."""
    for _ in range(2):
        shown = await cards.card(port.bot.services.ctx, 1)
        player = port.actor(shown.seats[shown.awaited[0]].person)
        await player.click(await port.complete_turn(player), label="Confirm")
