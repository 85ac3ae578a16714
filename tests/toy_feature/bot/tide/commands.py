"""`/tide`: let the tide of the channel's match turn."""

from __future__ import annotations

from discord import app_commands

from bot.core.commands import command
from bot.core.services import Here, ctx_of, person_of
from bot.match.finding import find_match
from bot.words.i18n import Words
from bot.words.layout import Post, note
from engine.core.text import text
from host.core.owners import match_owner
from host.tide import tide


@command("tide")
async def set_tide(interaction: Here, words: Words, minutes: app_commands.Range[int, 1, 60]) -> Post:
    """Let the tide turn."""
    row = await find_match(interaction, None)
    await tide.set_tide(ctx_of(interaction), row.id, person_of(interaction), minutes)
    interaction.client.services.scheduler.wake(match_owner(row.id))
    return note(words(text("tide-set", minutes=minutes)))
