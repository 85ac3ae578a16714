"""Reading a match: what is shown of it to whom. Everything here is made from the log and changes nothing."""

from __future__ import annotations

from itertools import chain
from typing import Any

from msgspec import Struct

from engine.core.model import Seat, Viewer
from engine.core.text import Text
from host.core.context import Context
from host.core.people import Person
from host.matches.match.match import Match
from host.matches.match.narration import Stretch, Told, heading_of, names_at, stretches, tell_by_minute
from host.matches.match.reading import load_begun, tell_aside
from storage.matches.match.matches import MatchRow
from storage.matches.match.seats import SeatRow


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
    awaited: tuple[Seat, ...]


class Course(Struct, frozen=True):
    """How a match went: the table at its beginning and after each stretch of play, as a viewer saw it."""

    match: MatchRow
    names: tuple[str, ...]
    views: tuple[Any, ...]


class Section(Struct, frozen=True):
    """A stretch of play as the log tells it."""

    round: int
    """As the game counts its rounds, from 1."""
    heading: Text
    names: tuple[str, ...]
    """By seat, as people sat at its end."""
    told: tuple[Told, ...]
    """Each with the time at which it was done."""


class Log(Struct, frozen=True):
    """All that happened in a match, from its beginning, as a viewer may know it."""

    match: MatchRow
    sections: tuple[Section, ...]

    @property
    def told(self) -> tuple[Told, ...]:
        """Return what was told in all sections."""
        return tuple(chain.from_iterable(section.told for section in self.sections))


async def board(ctx: Context, match_id: int, viewer: Person | None) -> Board:
    """Return the table as a person sees it; None is a spectator."""
    match = await load_begun(ctx, match_id, whole=True)
    seat, rules = match.seat_of(viewer), match.game
    view = rules.observe(match.state, seat)
    return Board(
        match=match.row, seats=match.seats, names=match.names, viewer_seat=seat, view=view,
        before=rules.observe(match.line.marks[-1].state, seat),
        heading=rules.heading(view), lines=rules.text_board(view), awaited=match.awaited,
    )  # fmt: skip


async def course(ctx: Context, match_id: int, viewer: Person | None) -> Course:
    """Return how a match went so far, for a person; None is a spectator."""
    match = await load_begun(ctx, match_id, whole=True)
    rules, seat = match.game, match.seat_of(viewer)
    states = (match.line.marks[0].state, *(stretch.state for stretch in stretches(match)))
    views = tuple(rules.observe(state, seat) for state in states)
    return Course(match.row, match.names, views)


async def log_texts(ctx: Context, match_id: int, viewer: Person | None) -> Log:
    """Return the whole log in words; None is a spectator."""
    match = await load_begun(ctx, match_id, whole=True)
    seat = match.seat_of(viewer)
    sections = await tell_aside(
        match, lambda: tuple(_section(match, stretch, seat) for stretch in stretches(match))
    )
    return Log(match.row, sections)


def _section(match: Match, stretch: Stretch, seat: Viewer) -> Section:
    return Section(
        match.game.round_number(stretch.start.state), heading_of(match, stretch, seat),
        names_at(match, stretch.end), tell_by_minute(match, stretch, seat),
    )  # fmt: skip
