"""A person's days off as a private message. Pure."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.i18n import Words
from bot.words.layout import Post, card, texts
from bot.words.limits import MESSAGE_TEXT, as_many
from bot.words.times import day_name
from engine.core.text import Text, text
from host.clock.days_off import Away, Stay

ROOM = 1000
"""Letters for what is said around the list."""


def away_post(now: Away, words: Words, done: str | None = None) -> Post:
    """List a person's days off and what is left of this year's; `done` is the key of what has just happened."""
    said = [words(Text(done))] if done is not None else []
    listed = as_many((_line(stay, words) for stay in now.stays), MESSAGE_TEXT - ROOM)
    return Post(
        card(
            texts(
                *said,
                f"### {words(text('away-heading'))}",
                "\n".join(listed),
                "\n".join(_allowance_lines(now, words)),
            )
        )
    )


def _line(stay: Stay, words: Words) -> str:
    kind = words(text("away-holiday" if stay.is_holiday else "away-vacation"))
    first, last = day_name(stay.first, words), day_name(stay.last, words)
    span = first if stay.first == stay.last else words(text("away-span", first=first, last=last))
    count = (stay.last - stay.first).days + 1
    return f"- {words(text('away-stay', span=span, kind=kind, count=count))}"


def _allowance_lines(now: Away, words: Words) -> Iterator[str]:
    if not now.stays:
        yield words(text("away-none"))
    year = str(now.today.year)
    left, most = now.vacation_left, now.vacation_days
    yield words(text("away-vacation-left", year=year, left=left, most=most))
    yield words(text("away-holidays-left", year=year, left=now.holidays_left))
    yield f"-# {words(text('away-hint'))}"
