"""Clicks on questions."""

from __future__ import annotations

from bot.core.ids import Click
from bot.core.services import Here, ctx_of, person_of
from bot.match.answers import answer_done
from bot.vote.messages import choice_text
from bot.words.i18n import Words
from bot.words.layout import Post
from host.vote import voting


async def vote(interaction: Here, click: Click, words: Words) -> Post:
    """Answer a question, whose number stands where others have a revision."""
    person = person_of(interaction)
    cast = await voting.cast(ctx_of(interaction), click.match, click.revision, person, click.number)
    return answer_done(interaction, cast.match, "done-vote", words, choice=words(choice_text(cast.choice)))
