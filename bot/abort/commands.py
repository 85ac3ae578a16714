"""`/game abort`: a match is called off if all agree."""

from __future__ import annotations

from bot.core.commands import command
from bot.core.services import Here, ctx_of, person_of
from bot.match.answers import answer_done
from bot.match.finding import find_match, unfinished_match_choices
from bot.words.i18n import Words
from bot.words.layout import Post
from host.abort import aborting


@command("abort", within="game")
async def abort(interaction: Here, words: Words, match: str | None = None) -> Post:
    """Call the match off, or ask the others."""
    meant = await find_match(interaction, match)
    is_over = await aborting.abort(ctx_of(interaction), meant.id, person_of(interaction))
    return answer_done(interaction, meant, "done-abort" if is_over else "done-abort-asked", words)


abort.autocomplete("match")(unfinished_match_choices)
