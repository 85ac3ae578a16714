"""The log in pages, with headings for days and segments and a time on each line. Pure functions.

Pages are filled from the beginning, so a full page does not change while the match continues. Within a page,
the earliest line comes first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date, datetime, tzinfo

import discord
from discord import ui
from msgspec import Struct

from bot.core.ids import custom_id
from bot.core.words.emojis import line_icon
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, View, button, container, paragraphs, rows, texts, with_icons
from bot.core.words.limits import MESSAGE_TEXT, length, shorten
from bot.matches.match.narration import line_prefix, with_full_stop
from bot.matches.match.round_menu import jump_menu, jump_option, round_name, sample_evenly
from bot.matches.match.titles import bold, subtext, timestamp, title
from bot.messages.view.messages import ViewClick
from engine.core.text import text
from host.matches.match.narration import LogLine
from host.messages.view import MatchLog

ROOM = MESSAGE_TEXT - 400
"""Maximum number of characters per page, excluding the message's heading."""
MAX_LINE = 1200
"""Maximum number of characters per line; longer series of actions are split into several lines."""


class Pages(Struct, frozen=True):
    """The text of each page, the 1-based page on which each round begins, and when each page begins."""

    texts: tuple[str, ...]
    rounds: dict[int, int]
    times: tuple[int, ...] = ()
    """The time of each page's first line in Unix milliseconds."""
    icons: Mapping[str, str] = {}
    """The keys of the emojis at the beginning of lines, by line."""

    def page_at(self, at: int) -> int:
        """Return the last page that begins until a time, or the first page."""
        return max(1, sum(begun <= at for begun in self.times))


class _LogEntry(Struct, frozen=True):
    at: int
    day: date
    """The date in the reader's time zone, if the time zone is known."""
    day_heading: str
    section: int
    heading: str
    round: int
    text: str
    icon: str


def pages_of(log: MatchLog, translate: Translator, zone: tzinfo) -> Pages:
    """Divide a log into pages.

    Days are calculated for `zone`. Times are Discord timestamps, which the client shows in the reader's time
    zone.
    """
    pages, rounds, room = [list[str]()], dict[int, int](), ROOM
    times, icons = list[int](), dict[str, str]()
    last: _LogEntry | None = None
    for line in _lines(log, translate, zone):
        added = _with_headings(line, last)
        if last is not None and _size(added) > room:
            pages.append([])
            added, room = _with_headings(line, None), ROOM
        if not pages[-1]:
            times.append(line.at)
        pages[-1].extend(added)
        room, last = room - _size(added), line
        rounds.setdefault(line.round, len(pages))
        icons[line.text] = line.icon
    return Pages(tuple(paragraphs(page) for page in pages), rounds, tuple(times), icons)


def _with_headings(line: _LogEntry, last: _LogEntry | None) -> list[str]:
    """Return a line, preceded by those headings that differ from the previous line's."""
    headings = [] if last is not None and last.day == line.day else [line.day_heading]
    if last is None or last.section != line.section:
        headings.append(line.heading)
    return [*headings, line.text]


def _size(lines: Sequence[str]) -> int:
    """Return an upper limit for the length of the joined lines.

    It assumes a blank line before every line.
    """
    return sum(length(line) + 2 for line in lines)


def _lines(log: MatchLog, translate: Translator, zone: tzinfo) -> Iterator[_LogEntry]:
    for number, section in enumerate(log.sections):
        heading = subtext(translate(section.heading, bold(section.names)))
        for part in section.log_lines:
            day = datetime.fromtimestamp(part.at / 1000, zone).date()
            day_heading = f"**{timestamp(part.at, 'D')}**"
            for sentence in _parts(part, translate):
                said = f"~~{sentence}~~" if part.is_undone else sentence
                line = f"- {timestamp(part.at, 't')} {said}"
                icon = line_icon(part.texts, log.match.game)
                yield _LogEntry(part.at, day, day_heading, number, heading, section.round, line, icon)


def _parts(part: LogLine, translate: Translator) -> Iterator[str]:
    """Split a series of actions into as few lines as the length limit allows."""
    names, line = bold(part.names), ""
    for sentence in part.texts:
        said = with_full_stop(shorten(translate(sentence, names), MAX_LINE))
        if line and length(line) + length(said) >= MAX_LINE:
            yield line
            line = ""
        line = f"{line} {said}" if line else f"{line_prefix(part, translate)}{said}"
    if line:
        yield line


def log_message(
    log: MatchLog,
    translate: Translator,
    zone: tzinfo,
    page: int | None = None,
    of_round: int | None = None,
    at: int | None = None,
) -> MessageView:
    """Show a page of the log, selected by page number, round or time.

    An invalid page number selects the nearest page. By default, show the latest page, which has the most
    recent events.
    """
    pages = pages_of(log, translate, zone)
    wanted = pages.rounds.get(of_round) if of_round is not None else page
    if at is not None:
        wanted = pages.page_at(at)
    number = len(pages.texts) if wanted is None else max(1, min(wanted, len(pages.texts)))
    heading = translate(
        text("log-heading", match=title(log.match, translate), page=number, pages=len(pages.texts))
    )
    sentence = pages.texts[number - 1] or translate(text("log-empty"))
    controls = _page_controls(log.match.id, number, pages, translate) if len(pages.texts) > 1 else ()
    return MessageView(container(with_icons(texts(f"### {heading}", sentence), pages.icons), controls))


def _page_controls(
    match_id: int, at: int, pages: Pages, translate: Translator
) -> Iterator[ui.ActionRow[View]]:
    yield from rows(list(_paging_buttons(match_id, at, len(pages.texts), translate)))
    # Each page's menu needs its own custom id. Otherwise users could not select the same option twice in
    # succession.
    jump = custom_id(match_id, ViewClick.LOG_ROUND, number=at)
    rounds = sample_evenly(sorted(pages.rounds.items()))
    yield jump_menu(jump, [_round(number, page, translate) for number, page in rounds], translate)


def _round(number: int, page: int, translate: Translator) -> discord.SelectOption:
    return jump_option(round_name(number, translate), str(number), translate(text("log-page", page=page)))


def _paging_buttons(match_id: int, at: int, last: int, translate: Translator) -> Iterator[ui.Button[View]]:
    """Yield the four paging buttons; buttons without a target are disabled.

    Each has a unique custom id, as Discord requires.
    """
    for key, leaf, is_disabled in (
        ("log-first", custom_id(match_id, ViewClick.LOG_FIRST), at == 1),
        ("button-earlier", custom_id(match_id, ViewClick.LOG, number=at - 1), at == 1),
        ("button-later", custom_id(match_id, ViewClick.LOG, number=at + 1), at == last),
        ("log-latest", custom_id(match_id, ViewClick.LOG_LATEST), at == last),
    ):
        yield button(translate(text(key)), leaf, disabled=is_disabled)
