"""Clicks by which people add something to the shuffles of a match, and check them at its end."""

from __future__ import annotations

from bot.core.ids import Click, UnknownId
from bot.core.services import Here, ctx_of, person_of
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.matches.match.answers import answer_done
from bot.tables.fairness.charms import charm_post, charms
from bot.tables.fairness.looking import look
from bot.tables.fairness.messages import record_post, verification_post
from engine.core.text import text
from host.core.errors import Refusal, refuse
from host.matches.match.match import seat_of
from host.messages.posts import cards
from host.tables.fairness import fairness, records
from host.tables.fairness.binding import words_of
from host.tables.tables import tables


async def show(interaction: Here, match_id: int, words: Words) -> Post:
    """Show what can be added."""
    shown, person = await cards.card(ctx_of(interaction), match_id), person_of(interaction)
    if shown.match.status != "open":
        raise refuse("begun" if shown.match.status == "running" else shown.match.status)
    if shown.bound is None:
        raise refuse("charm-first-scheme")
    if shown.bound.commitment is None:
        raise refuse("charm-too-early")
    if given := next((one.words for one in shown.bound.added if one.person == person.id), None):
        raise Refusal(text("slip-charm-given", charm=given))
    has_seat = seat_of(shown.seats, person) is not None
    return charm_post(shown.match, shown.bound.commitment, words, has_seat=has_seat)


async def pick(interaction: Here, click: Click, words: Words) -> Post:
    """Add a charm of the menu."""
    try:
        charm = charms(words)[click.option]
    except IndexError:
        raise UnknownId(f"{click.name}{click.values}") from None
    return await _add(interaction, click.match, charm, words)


async def add_words(interaction: Here, click: Click, words: Words) -> Post:
    """Add words of one's own."""
    return await _add(interaction, click.match, click.typed, words)


async def show_verification(interaction: Here, match_id: int, words: Words) -> Post:
    """Check the shuffles, the moves and the result of a match that is over, and the posts that bound it."""
    found = await fairness.verify(ctx_of(interaction), match_id)
    return verification_post(found, await look(interaction.client, found.expected), words)


async def _add(interaction: Here, match_id: int, given: str, words: Words) -> Post:
    row = await tables.contribute(ctx_of(interaction), match_id, person_of(interaction), given)
    key = "done-charm-started" if row.status == "running" else "done-charm"
    return answer_done(interaction, row, key, words, charm=words_of(given))


async def show_record(interaction: Here, match_id: int, words: Words) -> Post:
    """Hand out the record of a match."""
    record = await records.record_of(ctx_of(interaction), match_id, person_of(interaction))
    return record_post(match_id, record, words)
