"""Giving a match another channel, by a button or a command."""

from __future__ import annotations

import discord

from bot.core.services import Here, ctx_of
from bot.match.answers import answer_done
from bot.match.permissions import needed_permissions, refuse_if_missing
from bot.words.i18n import Words
from bot.words.layout import Post
from host.authority.gate import Authority
from host.channel import moving


async def move_here(interaction: Here, by: Authority, match: int, words: Words) -> Post:
    """Have a match go on in this channel."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    refuse_if_missing(interaction.app_permissions, needed_permissions(in_thread=in_thread), words)
    place = interaction.channel_id or 0
    row = await moving.move(ctx_of(interaction), match, place, by, is_thread=in_thread)
    # Players are told directly, too.
    interaction.client.services.wake()
    return answer_done(interaction, row, "done-moved", words)
