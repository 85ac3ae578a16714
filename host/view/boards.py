"""Reading a match: what is shown of it to whom. Everything here is made from the log and changes nothing."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.core.model import Seat
from engine.core.text import Text
from host.core.context import Context
from host.core.people import Person
from host.match.narration import Told, stretches, tell
from host.match.reading import load_begun, tell_aside
from storage.match.matches import MatchRow
from storage.match.seats import SeatRow


class Board(Struct, frozen=True):
    """The table as a viewer sees it, pictured or in words; drafts are no part of it."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    names: tuple[str, ...]
    viewer_seat: Seat | None
    view: Any
    before: Any
    """The view at the beginning of the stretch being played: at the last post."""
    heading: Text
    lines: tuple[Text, ...]
    alt: tuple[Text, ...]
    awaited: tuple[Seat, ...]


class Course(Struct, frozen=True):
    """How a match went: the table at its beginning and after each stretch of play, as a viewer saw it."""

    match: MatchRow
    names: tuple[str, ...]
    views: tuple[Any, ...]
    alt: tuple[Text, ...]
    """Of the last one."""


class LogPage(Struct, frozen=True):
    """A page of the log in words; a page is a stretch of play, counted from 1."""

    match: MatchRow
    page: int
    pages: int
    heading: Text
    told: tuple[Told, ...]


async def board(ctx: Context, match_id: int, viewer: Person | None) -> Board:
    """Return the table as a person sees it; None is a spectator."""
    match = await load_begun(ctx, match_id, whole=True)
    seat, rules = match.seat_of(viewer), match.game
    view = rules.observe(match.state, seat)
    return Board(
        match=match.row, seats=match.seats, names=match.names, viewer_seat=seat, view=view,
        before=rules.observe(match.line.marks[-1].state, seat),
        heading=rules.heading(view), lines=rules.text_board(view), alt=rules.alt_text(view),
        awaited=match.awaited,
    )  # fmt: skip


async def course(ctx: Context, match_id: int, viewer: Person | None) -> Course:
    """Return how a match went so far, for a person; None is a spectator."""
    match = await load_begun(ctx, match_id, whole=True)
    rules, seat = match.game, match.seat_of(viewer)
    states = (match.line.marks[0].state, *(stretch.state for stretch in stretches(match)))
    views = tuple(rules.observe(state, seat) for state in states)
    return Course(match.row, match.names, views, rules.alt_text(views[-1]))


async def log_texts(ctx: Context, match_id: int, viewer: Person | None, page: int | None = None) -> LogPage:
    """Return a page of the log in words; None is the newest, and there is always a nearest page."""
    match = await load_begun(ctx, match_id, whole=True)
    pages = stretches(match)
    number = len(pages) if page is None else max(1, min(page, len(pages)))
    stretch, seat = pages[number - 1], match.seat_of(viewer)
    heading = match.game.heading(match.game.observe(stretch.start.state, seat))
    told = await tell_aside(match, lambda: tell(match, stretch, seat))
    return LogPage(match.row, number, len(pages), heading, told)
