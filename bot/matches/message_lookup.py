"""Find the match that one of the bot's messages is about, and when the message was sent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from msgspec import Struct

from bot.core.ids import UnknownCustomId, parse_custom_id
from bot.core.services import AppInteraction, ctx_of
from bot.matches.match.lookup import get_visible_match
from engine.core.text import text
from host.core.errors import UserError
from host.messages import view
from storage.matches.match.matches import MatchRow, Status

STATUSES: tuple[Status, ...] = ("open", "running", "finished", "cancelled")
CLOCK_TOLERANCE = 1000
"""Milliseconds by which Discord's clock may be behind the bot's."""


class MessageMatch(Struct, frozen=True):
    """The match of a message."""

    match: MatchRow
    at: int
    """When the message was sent, in Unix milliseconds; for the status card, the current time."""


async def find_message_match(interaction: AppInteraction, message: discord.Message) -> MessageMatch:
    """Return the match that a message of the bot is about, if the user may see it.

    Raises UserError if there is none.
    """
    own = interaction.client.user
    if own is None or message.author.id != own.id:
        raise UserError(text("slip-not-my-message"))
    sent = round(message.created_at.timestamp() * 1000) + CLOCK_TOLERANCE
    match_id = next(_match_ids(message.components), None)
    if match_id is None:
        match_id = await _match_in_channel(interaction, message, sent)
    row = await get_visible_match(interaction, match_id)
    return MessageMatch(row, ctx_of(interaction).now() if row.card == message.id else sent)


async def _match_in_channel(interaction: AppInteraction, message: discord.Message, sent: int) -> int:
    """Return the id of the latest match in the message's channel that was opened before it."""
    rows = await view.load_guild_matches(ctx_of(interaction), interaction.guild_id or 0, STATUSES)
    found = (row.id for row in rows if row.channel == message.channel.id and row.created <= sent)
    match_id = next(found, None)
    if match_id is None:
        raise UserError(text("slip-message-without-match"))
    return match_id


def _match_ids(components: Any) -> Iterator[int]:
    """Yield the match ids in the custom ids of a message."""
    for part in components:
        yield from _match_ids([*getattr(part, "children", ()), *_accessories(part)])
        try:
            click = parse_custom_id(getattr(part, "custom_id", None) or "")
        except UnknownCustomId:
            continue
        if click.match_id:
            yield click.match_id


def _accessories(part: Any) -> list[Any]:
    accessory = getattr(part, "accessory", None)
    return [] if accessory is None else [accessory]
