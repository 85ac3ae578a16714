"""Clicks on a profile."""

from __future__ import annotations

from bot.core.ids import Click
from bot.core.services import Here
from bot.ratings.show import share
from bot.words.i18n import Words
from bot.words.layout import Post


async def share_profile(interaction: Here, _: Click, words: Words) -> Post:
    """Show one's own profile to everybody in the channel."""
    return await share(interaction, words)
