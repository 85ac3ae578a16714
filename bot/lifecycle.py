"""What people do to a table, by a button or a command: one call on the host, one sentence back."""

from __future__ import annotations

from bot.house import House
from bot.i18n import Words
from bot.layout import Post, note
from bot.posts import figure_line, seat_name, title
from engine.core.text import Value, text
from host import deserting, notices, reading, tables
from host.people import Person
from host.reading import Card
from storage.matches import MatchRow


def done(house: House, row: MatchRow, key: str, words: Words, **values: Value) -> Post:
    """Have posted what the change made due, and say that it is done."""
    house.outbox.wake(row.id)
    return note(words(text(key, match=title(row, words), **values)))


async def join(house: House, match: int, person: Person, words: Words) -> Post:
    """Take a seat."""
    row = await tables.join(house.harbour, match, person)
    if row.status == "running":
        return done(house, row, "done-join-started", words)
    shown = await reading.card(house.harbour, match)
    return done(house, row, "done-join", words, company=_company(shown, person, words))


def _company(shown: Card, person: Person, words: Words) -> str:
    """Tell how the others at a table have played so far."""
    others = [seat for seat in shown.seats if seat.person in shown.figures and seat.person != person.id]
    lines = [f"- {seat_name(seat)}: {figure_line(shown.figures[seat.person or 0], words)}" for seat in others]
    return "".join(f"\n{line}" for line in lines)


async def leave(house: House, match: int, person: Person, words: Words) -> Post:
    """Get up from a table that has not begun."""
    return done(house, await tables.leave(house.harbour, match, person), "done-leave", words)


async def add_robot(house: House, match: int, person: Person, words: Words, level: str | None = None) -> Post:
    """Let a robot take a free seat."""
    row = await tables.add_robot(house.harbour, match, person, level)
    return done(house, row, "done-robot-started" if row.status == "running" else "done-robot", words)


async def start(house: House, match: int, person: Person, words: Words) -> Post:
    """Begin with those who are there."""
    return done(house, await tables.start(house.harbour, match, person), "done-start", words)


async def cancel(house: House, match: int, person: Person, words: Words, *, is_admin: bool) -> Post:
    """End a match without a result."""
    return done(house, await tables.cancel(house.harbour, match, person, is_admin), "done-cancel", words)


async def keep(house: House, match: int, person: Person, words: Words) -> Post:
    """Keep a match going that is about to be closed."""
    return done(house, await deserting.keep(house.harbour, match, person), "done-keep", words)


async def mute(house: House, match: int, person: Person, words: Words, hours: int | None = None) -> Post:
    """Tell somebody nothing of a match any more, or nothing for some hours."""
    row = await notices.mute(house.harbour, match, person, hours)
    return done(house, row, "done-mute" if hours is None else "done-snooze", words, hours=hours or 0)


async def unmute(house: House, match: int, person: Person, words: Words) -> Post:
    """Tell somebody of a match again."""
    return done(house, await notices.unmute(house.harbour, match, person), "done-unmute", words)
