"""The log laid out in pages: by day and stretch of play, each line a sentence or more with its time. Pure.

Pages are filled from the beginning, so that a page that is full stays as it is while the match goes on. On a page the
earliest stands above, as in a channel.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date, datetime, tzinfo

from msgspec import Struct

from bot.core.words.i18n import Words
from bot.core.words.layout import paragraphs
from bot.core.words.limits import MESSAGE_TEXT, length, shorten
from bot.matches.match.narration import mark_of, with_full_stop
from bot.matches.match.titles import bold, moment, small_print
from host.matches.match.narration import Told
from host.messages.view.boards import Log

ROOM = MESSAGE_TEXT - 400
"""Letters of a page, beside the heading of the message."""
MAX_LINE = 1200
"""Letters of a line; who did more in a row gets another line."""


class Pages(Struct, frozen=True):
    """The text of each page, and on which one each round begins, counted from 1."""

    texts: tuple[str, ...]
    rounds: dict[int, int]


class _Line(Struct, frozen=True):
    day: date
    """In the reader's zone, as far as it is known."""
    day_heading: str
    section: int
    heading: str
    round: int
    said: str


def pages_of(log: Log, words: Words, zone: tzinfo) -> Pages:
    """Lay a log out; days begin as they do in the zone, times are shown in that of the reader's Discord."""
    pages, rounds, room = [list[str]()], dict[int, int](), ROOM
    last: _Line | None = None
    for line in _lines(log, words, zone):
        added = _with_headings(line, last)
        if last is not None and _size(added) > room:
            pages.append([])
            added, room = _with_headings(line, None), ROOM
        pages[-1].extend(added)
        room, last = room - _size(added), line
        rounds.setdefault(line.round, len(pages))
    return Pages(tuple(paragraphs(page) for page in pages), rounds)


def _with_headings(line: _Line, last: _Line | None) -> list[str]:
    """Put the headings above a line that the line before it does not stand under."""
    headings = [] if last is not None and last.day == line.day else [line.day_heading]
    if last is None or last.section != line.section:
        headings.append(line.heading)
    return [*headings, line.said]


def _size(lines: Sequence[str]) -> int:
    """Return the letters of lines with what sets them apart; above a heading an empty line may come."""
    return sum(length(line) + 2 for line in lines)


def _lines(log: Log, words: Words, zone: tzinfo) -> Iterator[_Line]:
    for number, section in enumerate(log.sections):
        heading = small_print(words(section.heading, bold(section.names)))
        for part in section.told:
            day = datetime.fromtimestamp(part.at / 1000, zone).date()
            day_heading = f"**{moment(part.at, 'D')}**"
            for said in _parts(part, words):
                line = f"- {moment(part.at, 't')} {said}"
                yield _Line(day, day_heading, number, heading, section.round, line)


def _parts(part: Told, words: Words) -> Iterator[str]:
    """Word what was done in a row, in as many lines as it needs."""
    names, line = bold(part.names), ""
    for sentence in part.texts:
        said = with_full_stop(shorten(words(sentence, names), MAX_LINE))
        if line and length(line) + length(said) >= MAX_LINE:
            yield line
            line = ""
        line = f"{line} {said}" if line else f"{mark_of(part, words)}{said}"
    if line:
        yield line
