"""`/mute`: a match of which one wants to hear nothing."""

from __future__ import annotations

from discord import app_commands

from bot.core.interactions.commands import command
from bot.core.services import Here
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.matches.match.finding import find_match, unfinished_match_choices
from bot.messages.notices import actions

MAX_MUTE = 24 * 30
"""Hours."""


@command("mute")
async def mute_command(
    interaction: Here,
    words: Words,
    match: str | None = None,
    hours: app_commands.Range[int, 1, MAX_MUTE] | None = None,
    again: bool = False,
) -> Post:
    """Hear nothing of a match any more, or for some hours, or hear of it again."""
    meant = (await find_match(interaction, match)).id
    if again:
        return await actions.unmute(interaction, meant, words)
    return await actions.mute(interaction, meant, words, hours)


mute_command.autocomplete("match")(unfinished_match_choices)
