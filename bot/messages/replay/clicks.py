"""Clicks of somebody who leafs through a match."""

from __future__ import annotations

from bot.core.ids import Click
from bot.core.services import Here
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.messages.replay.ids import OWN_TURN, THE_END
from bot.messages.replay.show import show_scene


async def show(interaction: Here, click: Click, words: Words) -> Post:
    """Show a scene by its number; without one the first."""
    return await show_scene(interaction, click.match, words, click.number)


async def show_last(interaction: Here, click: Click, words: Words) -> Post:
    """Show the last scene there is."""
    return await show_scene(interaction, click.match, words, None)


async def jump(interaction: Here, click: Click, words: Words) -> Post:
    """Show what was chosen in the menu: the scene of one's last turn, the last one, or one by its number."""
    match click.values:
        case (value,) if value == OWN_TURN:
            return await show_scene(interaction, click.match, words, "own")
        case (value,) if value == THE_END:
            return await show_scene(interaction, click.match, words, None)
        case _:
            return await show_scene(interaction, click.match, words, click.option)
