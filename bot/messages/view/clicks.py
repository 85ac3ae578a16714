"""Clicks of somebody who looks."""

from __future__ import annotations

from bot.core.ids import Click
from bot.core.services import Here
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.messages.view.show import show_log, show_my_matches


async def leaf(interaction: Here, click: Click, words: Words) -> Post:
    """Show a page of the log; without a number the latest."""
    return await show_log(interaction, click.match, words, click.number or None)


async def leaf_first(interaction: Here, click: Click, words: Words) -> Post:
    """Show the first page of the log."""
    return await show_log(interaction, click.match, words, 1)


async def leaf_latest(interaction: Here, click: Click, words: Words) -> Post:
    """Show the latest page of the log there is by now."""
    return await show_log(interaction, click.match, words)


async def leaf_round(interaction: Here, click: Click, words: Words) -> Post:
    """Show the page of the log on which a round begins."""
    return await show_log(interaction, click.match, words, of_round=click.option)


async def leaf_matches(interaction: Here, click: Click, words: Words) -> Post:
    """Show a page of a person's matches."""
    return await show_my_matches(interaction, words, click.number)
