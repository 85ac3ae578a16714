"""`/game follow`: be told how a match of others goes on."""

from __future__ import annotations

from typing import cast

from discord import app_commands

from bot.core.commands import choice, command
from bot.core.services import Here
from bot.follow import actions
from bot.match.finding import find_match, unfinished_match_choices
from bot.words.i18n import Words
from bot.words.layout import Post
from host.follow.following import When

NEVER = "never"


@command("follow", within="game")
@app_commands.choices(
    when=[choice(f"follow-{when}", when) for when in ("each", "end", NEVER)],
)
async def follow(interaction: Here, words: Words, when: str = "end", match: str | None = None) -> Post:
    """Be told how a match goes on, or that it is over; or not any more."""
    meant = (await find_match(interaction, match)).id
    if when == NEVER:
        return await actions.stop(interaction, meant, words)
    return await actions.follow(interaction, meant, words, cast("When", when))


follow.autocomplete("match")(unfinished_match_choices)
