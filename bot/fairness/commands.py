"""`/game verify` and `/game record`."""

from __future__ import annotations

from bot.core.commands import command
from bot.core.services import Here, ctx_of, person_of
from bot.fairness.looking import look
from bot.fairness.messages import record_post, verification_post
from bot.match.finding import find_match, match_choices
from bot.words.i18n import Words
from bot.words.layout import Post
from host.fairness import fairness, records


@command("verify", within="game")
async def verify(interaction: Here, words: Words, match: str | None = None) -> Post:
    """Check the shuffles, the moves and the result of a match that is over, and the posts that bound it."""
    meant = (await find_match(interaction, match)).id
    found = await fairness.verify(ctx_of(interaction), meant)
    return verification_post(found, await look(interaction.client, found.expected), words)


@command("record", within="game")
async def record(interaction: Here, words: Words, match: str | None = None) -> Post:
    """Hand out the record of a match."""
    meant = (await find_match(interaction, match)).id
    found = await records.record_of(ctx_of(interaction), meant, person_of(interaction))
    return record_post(meant, found, words)


for each in (verify, record):
    each.autocomplete("match")(match_choices)
