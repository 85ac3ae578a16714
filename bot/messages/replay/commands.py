"""Commands to look back: a match scene by scene, what happened since one's last turn."""

from __future__ import annotations

from bot.core.interactions.commands import command
from bot.core.services import Here
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.matches.match.finding import find_match, match_choices
from bot.messages.replay.show import show_catch_up, show_scene


@command("replay")
async def replay(interaction: Here, words: Words, match: str | None = None) -> Post:
    """Show a match from its beginning, to be leafed through."""
    return await show_scene(interaction, (await find_match(interaction, match)).id, words)


@command("catchup")
async def catchup(interaction: Here, words: Words, match: str | None = None) -> Post:
    """Tell what happened since the person's last turn."""
    return await show_catch_up(interaction, (await find_match(interaction, match)).id, words)


for each in (replay, catchup):
    each.autocomplete("match")(match_choices)
