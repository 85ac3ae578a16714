"""`/game verify` and `/game export`."""

from __future__ import annotations

from bot.core.commands import command
from bot.core.services import Here, ctx_of, person_of
from bot.fairness.clicks import show_verification
from bot.fairness.messages import record_post
from bot.match.finding import find_match, match_choices
from bot.words.i18n import Words
from bot.words.layout import Post
from host.fairness import records


@command("verify", within="game")
async def verify(interaction: Here, words: Words, match: str | None = None) -> Post:
    """Check the shuffles, the moves and the result of a match that is over, and the posts that bound it."""
    return await show_verification(interaction, (await find_match(interaction, match)).id, words)


@command("export", within="game")
async def export(interaction: Here, words: Words, match: str | None = None) -> Post:
    """Hand out the record of a match."""
    meant = (await find_match(interaction, match)).id
    record = await records.record_of(ctx_of(interaction), meant, person_of(interaction))
    return record_post(meant, record, words)


for each in (verify, export):
    each.autocomplete("match")(match_choices)
