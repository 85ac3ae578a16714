"""Clicks on a profile."""

from __future__ import annotations

from bot.core.ids import Click
from bot.core.services import Here
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.history.ratings.show import share


async def share_profile(interaction: Here, _: Click, words: Words) -> Post:
    """Show one's own profile to everybody in the channel."""
    return await share(interaction, words)
