"""`/game verify` and `/game record`."""

from __future__ import annotations

from bot.core.interactions.commands import command
from bot.core.services import Here
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.matches.match.lookup import find_match, match_choices
from bot.tables.fairness import clicks


@command("verify", within="game")
async def verify(interaction: Here, words: Words, match: str | None = None) -> Post:
    """Check the shuffles, the moves and the result of a match that is over, and the posts that bound it."""
    return await clicks.show_verification(interaction, (await find_match(interaction, match)).id, words)


@command("record", within="game")
async def record(interaction: Here, words: Words, match: str | None = None) -> Post:
    """Hand out the record of a match."""
    return await clicks.show_record(interaction, (await find_match(interaction, match)).id, words)


for each in (verify, record):
    each.autocomplete("match")(match_choices)
