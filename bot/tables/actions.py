"""What people do to a table, by a button or a command: one call on the host, one sentence back."""

from __future__ import annotations

from bot.authority.hosts import answer_ruled, authority_of
from bot.core.services import Here, ctx_of, person_of
from bot.match.answers import answer_done
from bot.match.chosen import options_line
from bot.match.titles import figure_line, seat_name
from bot.tables.messages import ask_to_cancel
from bot.words.i18n import Words
from bot.words.layout import Post
from engine.core.text import text
from host.admin import tools
from host.core.people import Person
from host.core.refusals import NotYours, Refusal
from host.posts import cards
from host.posts.cards import Card
from host.tables import company, tables


async def join(interaction: Here, match_id: int, words: Words) -> Post:
    """Take a seat."""
    ctx, person = ctx_of(interaction), person_of(interaction)
    row = await tables.join(ctx, match_id, person)
    # The card they read may have been an older one.
    agreed = f"\n{line}" if (line := options_line(row, words)) else ""
    if row.status == "running":
        return answer_done(interaction, row, "done-join-started", words, options=agreed)
    company = _company(await cards.card(ctx, match_id), person, words)
    return answer_done(interaction, row, "done-join", words, options=agreed, company=company)


def _company(shown: Card, person: Person, words: Words) -> str:
    """Tell how the others at a table have played so far."""
    others = [seat for seat in shown.seats if seat.person in shown.figures and seat.person != person.id]
    lines = [f"- {seat_name(seat)}: {figure_line(shown.figures[seat.person or 0], words)}" for seat in others]
    return "".join(f"\n{line}" for line in lines)


async def leave(interaction: Here, match_id: int, words: Words) -> Post:
    """Get up from a table that has not begun."""
    row = await tables.leave(ctx_of(interaction), match_id, person_of(interaction))
    return answer_done(interaction, row, "done-leave", words)


async def add_robot(interaction: Here, match_id: int, words: Words, level: str | None = None) -> Post:
    """Let a robot take a free seat."""
    row = await tables.add_robot(ctx_of(interaction), match_id, person_of(interaction), level)
    key = "done-robot-started" if row.status == "running" else "done-robot"
    return answer_done(interaction, row, key, words)


async def start(interaction: Here, match_id: int, words: Words) -> Post:
    """Begin with those who are there."""
    row = await tables.start(ctx_of(interaction), match_id, person_of(interaction))
    return answer_done(interaction, row, "done-start", words)


async def cancel(interaction: Here, match_id: int, words: Words, reason: str = "") -> Post:
    """End a match without a result; whoever opened it is asked first where others have sat down."""
    ctx, by = ctx_of(interaction), person_of(interaction)
    others = await company.others_at(ctx, match_id, by)
    if others:
        return ask_to_cancel(match_id, others, words)
    return await cancel_at_once(interaction, match_id, words, reason)


async def cancel_at_once(interaction: Here, match_id: int, words: Words, reason: str = "") -> Post:
    """End a match without a result: by one's own right, or by authority with a reason."""
    ctx, by = ctx_of(interaction), person_of(interaction)
    try:
        row = await tables.cancel(ctx, match_id, by)
    except NotYours:
        authority = await authority_of(interaction, reason)
        if authority is None:
            raise
        if not authority.why:
            raise Refusal(text("slip-cancel-reason")) from None
        row = await tools.close(ctx, match_id, authority)
        return await answer_ruled(interaction, row, authority, "done-cancel", words)
    return answer_done(interaction, row, "done-cancel", words)
