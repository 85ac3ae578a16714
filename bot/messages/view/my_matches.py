"""A user's matches as a private message. Pure functions.

Unfinished matches come first, sorted by urgency, then recently finished ones. The list is divided into pages.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui
from msgspec import Struct

from bot.core.ids import custom_id, plain_id
from bot.core.interactions.origins import mark_origin
from bot.core.words.i18n import Translator
from bot.core.words.layout import (
    MessageView,
    Style,
    View,
    button,
    container,
    link_button,
    rows,
    section,
    texts,
)
from bot.core.words.limits import MESSAGE_TEXT, length
from bot.matches.match.lists import BULLET, finished_match_line, lost_line, match_line
from bot.matches.match.pending_votes import vote_buttons, vote_lines
from bot.matches.match.titles import match_url, vote_url
from bot.messages.view.messages import MY_MATCHES_ORIGIN, ViewClick
from bot.turns.panel import PanelClick
from bot.turns.play.messages import PlayClick, next_buttons
from engine.core.text import text
from host.decisions.vote.votes import OpenVote
from host.messages.view import OwnMatch
from storage.matches.match.matches import MatchRow

MAX_LINES = 10
"""Maximum number of lines per page, so that a page with a button per line has at most 40 components."""
ROOM_FOR_HEADINGS = 400


class MyMatches(Struct, frozen=True):
    """The content of a user's list of matches."""

    alive: Sequence[OwnMatch]
    """The unfinished matches, most urgent first."""
    finished: Sequence[OwnMatch]
    next: OwnMatch | None
    guild_id: int
    """The current guild; 0 in a direct message."""
    now: int
    votes: Sequence[OpenVote] = ()
    """The votes that wait for the user."""
    lost: frozenset[int] = frozenset()
    """The ids of the matches on the page whose channels the user can no longer see."""


class _Line(Struct, frozen=True):
    """A line of the list: about a match or a vote, or a heading."""

    text: str
    match: MatchRow | None = None
    own_match: OwnMatch | None = None
    vote: OpenVote | None = None


def matches_on_page(shown: MyMatches, translate: Translator, page: int = 1) -> list[MatchRow]:
    """Return the matches that a page mentions."""
    lines = _page(_pages([*_lines(shown, translate)]), page)[1]
    return [line.match for line in lines if line.match is not None]


def my_matches_message(shown: MyMatches, translate: Translator, page: int = 1) -> MessageView:
    """Show a page of a user's matches, with a button beside each of them.

    An invalid page number selects the nearest page.
    """
    if not shown.alive and not shown.finished and not shown.votes:
        return MessageView(View(*texts(translate(text("mine-none")))))
    pages = _pages([*_lines(shown, translate)])
    number, lines = _page(pages, page)
    heading = _heading(shown, translate)
    if len(pages) > 1:
        heading = translate(text("mine-page", heading=heading, page=number, pages=len(pages)))
    listed = {line.match.id for line in lines if line.match is not None}
    following = shown.next if shown.next is not None and shown.next.match.id not in listed else None
    controls = [
        *next_buttons(following, shown.guild_id, translate),
        *_paging_buttons(number, len(pages), translate),
    ]
    parts = (_part(line, shown, translate) for line in lines)
    layout = container(texts(f"### {heading}"), parts, rows(controls))
    mark_origin(layout, f"{MY_MATCHES_ORIGIN}{number}")
    return MessageView(layout)


def _page(pages: list[list[_Line]], page: int) -> tuple[int, list[_Line]]:
    """Return the number and the lines of the nearest page."""
    number = max(1, min(page, len(pages)))
    return number, pages[number - 1]


def _part(line: _Line, shown: MyMatches, translate: Translator) -> ui.Section[View] | ui.TextDisplay[View]:
    """Build a line with its button; headings, and matches that the user can't see, have none."""
    if line.match is None:
        return ui.TextDisplay(line.text)
    if line.match.id in shown.lost:
        return ui.TextDisplay(lost_line(line.match.id, translate).removeprefix(BULLET))
    return section(line.text, _line_button(line, line.match, shown.guild_id, translate))


def _line_button(line: _Line, match: MatchRow, guild_id: int, translate: Translator) -> ui.Button[View]:
    """Create the button of a line; for a match on another server, it is a link."""
    if line.vote is not None:
        found = vote_buttons([line.vote], guild_id, translate)
        link = vote_url(match, line.vote.row.message)
        return found[0] if found else link_button(translate(text("button-open-match")), link)
    is_turn = line.own_match is not None and line.own_match.is_your_turn
    label = translate(text("button-turn" if is_turn else "button-open-match"))
    if guild_id not in {0, match.guild_id}:
        return link_button(label, match_url(match))
    name = PlayClick.TURN if is_turn else PanelClick.MATCH
    return button(label, custom_id(match.id, name), Style.primary if is_turn else Style.secondary)


def _heading(shown: MyMatches, translate: Translator) -> str:
    waiting = sum(own_match.is_your_turn for own_match in shown.alive)
    return translate(text("mine-heading", count=len(shown.alive), waiting=waiting))


def _lines(shown: MyMatches, translate: Translator) -> Iterator[_Line]:
    for vote, line in zip(shown.votes, vote_lines(shown.votes, translate), strict=True):
        yield _Line(line, vote.match, vote=vote)
    yield from (
        _Line(match_line(one, translate, shown.now).removeprefix(BULLET), one.match, one)
        for one in shown.alive
    )
    if shown.finished:
        yield _Line(f"**{translate(text('mine-finished-lately'))}**")
        yield from (
            _Line(finished_match_line(one, translate).removeprefix(BULLET), one.match, one)
            for one in shown.finished
        )


def _pages(lines: Sequence[_Line]) -> list[list[_Line]]:
    """Divide lines into pages of limited size."""
    pages, room = [list[_Line]()], MESSAGE_TEXT - ROOM_FOR_HEADINGS
    for line in lines:
        room -= length(line.text) + 1
        if pages[-1] and (room < 0 or len(pages[-1]) == MAX_LINES):
            pages.append([])
            room = MESSAGE_TEXT - ROOM_FOR_HEADINGS - length(line.text) - 1
        pages[-1].append(line)
    return pages


def _paging_buttons(page: int, pages: int, translate: Translator) -> Iterator[ui.Button[View]]:
    for key, wanted in (("button-earlier", page - 1), ("button-later", page + 1)):
        if 1 <= wanted <= pages:
            yield button(translate(text(key)), plain_id(ViewClick.MY_MATCHES, wanted))
