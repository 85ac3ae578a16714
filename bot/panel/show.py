"""The match panel as it is shown."""

from __future__ import annotations

from bot.core.services import Here, ctx_of, is_host, person_of
from bot.panel.messages import match_post
from bot.words.i18n import Words
from bot.words.layout import Post
from host.replace.standing import standing


async def show_match(interaction: Here, match_id: int, words: Words) -> Post:
    """Show what a person may do with a match now."""
    found = await standing(ctx_of(interaction), match_id, person_of(interaction))
    may_rule = interaction.guild_id == found.mine.match.server and await is_host(interaction)
    return match_post(found, words, is_host=may_rule)
