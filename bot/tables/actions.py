"""What people do to a table, by a button or a command: one call on the host, one sentence back."""

from __future__ import annotations

from bot.core.services import Services
from bot.match.titles import figure_line, seat_name, title
from bot.words.i18n import Words
from bot.words.layout import Post, note
from engine.core.text import Value, text
from host.core.people import Person
from host.idle import idle
from host.notices import notices
from host.posts import cards
from host.posts.cards import Card
from host.tables import tables
from storage.match.matches import MatchRow


def done(services: Services, row: MatchRow, key: str, words: Words, **values: Value) -> Post:
    """Have posted what the change made due, and say that it is done."""
    services.outbox.wake(row.id)
    return note(words(text(key, match=title(row, words), **values)))


async def join(services: Services, match: int, person: Person, words: Words) -> Post:
    """Take a seat."""
    row = await tables.join(services.ctx, match, person)
    if row.status == "running":
        return done(services, row, "done-join-started", words)
    shown = await cards.card(services.ctx, match)
    return done(services, row, "done-join", words, company=_company(shown, person, words))


def _company(shown: Card, person: Person, words: Words) -> str:
    """Tell how the others at a table have played so far."""
    others = [seat for seat in shown.seats if seat.person in shown.figures and seat.person != person.id]
    lines = [f"- {seat_name(seat)}: {figure_line(shown.figures[seat.person or 0], words)}" for seat in others]
    return "".join(f"\n{line}" for line in lines)


async def leave(services: Services, match: int, person: Person, words: Words) -> Post:
    """Get up from a table that has not begun."""
    return done(services, await tables.leave(services.ctx, match, person), "done-leave", words)


async def add_robot(
    services: Services, match: int, person: Person, words: Words, level: str | None = None
) -> Post:
    """Let a robot take a free seat."""
    row = await tables.add_robot(services.ctx, match, person, level)
    return done(services, row, "done-robot-started" if row.status == "running" else "done-robot", words)


async def start(services: Services, match: int, person: Person, words: Words) -> Post:
    """Begin with those who are there."""
    return done(services, await tables.start(services.ctx, match, person), "done-start", words)


async def cancel(services: Services, match: int, person: Person, words: Words, *, is_admin: bool) -> Post:
    """End a match without a result."""
    return done(services, await tables.cancel(services.ctx, match, person, is_admin), "done-cancel", words)


async def keep(services: Services, match: int, person: Person, words: Words) -> Post:
    """Keep a match going that is about to be closed."""
    return done(services, await idle.keep(services.ctx, match, person), "done-keep", words)


async def mute(
    services: Services, match: int, person: Person, words: Words, hours: int | None = None
) -> Post:
    """Tell somebody nothing of a match any more, or nothing for some hours."""
    row = await notices.mute(services.ctx, match, person, hours)
    return done(services, row, "done-mute" if hours is None else "done-snooze", words, hours=hours or 0)


async def unmute(services: Services, match: int, person: Person, words: Words) -> Post:
    """Tell somebody of a match again."""
    return done(services, await notices.unmute(services.ctx, match, person), "done-unmute", words)
