"""Reading a match: what is shown of it to whom. Everything here is made from the log and changes nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.core.game import Result
from engine.core.model import Seat
from engine.core.text import Text
from host import conduct, loading, timing
from host.conduct import Figure
from host.entries import Move, Undone
from host.fairness import commitment
from host.fold import at_start, prolong
from host.harbour import Harbour
from host.matches import Match, names_of, seat_of
from host.people import Person
from host.refusals import Refusal, refuse
from host.seating import Seats
from host.telling import Told, before_last_move, names_at, of_house, stretches, told
from storage import invites, matches, seats
from storage.database import Transaction
from storage.matches import MatchRow, Status
from storage.seats import SeatRow


class Card(Struct, frozen=True):
    """The status card of a match; what has not begun has no heading, no view and awaits nobody."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    names: tuple[str, ...]
    invited: tuple[int, ...]
    commitment: str
    heading: Text | None = None
    view: Any = None
    awaited_seat: Seat | None = None
    since: int | None = None
    """Unix milliseconds since when the awaited seat is awaited."""
    deadline: int | None = None
    """Unix milliseconds at which its time will have run out."""
    is_damaged: bool = False
    figures: Mapping[int, Figure] = {}
    """How the people who have sat down have played so far, while others may still join them."""


class TableTold(Struct, frozen=True):
    """What the table has decided, with the board where the decision has changed it."""

    match: MatchRow
    names: tuple[str, ...]
    told: Told
    view: Any = None
    alt: tuple[Text, ...] = ()


class ChapterPost(Struct, frozen=True):
    """The post after a stretch of play, as everybody may read it; the view is the one at its end."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    names: tuple[str, ...]
    number: int
    view: Any
    before: Any
    """The view at its beginning."""
    heading: Text
    """Of the stretch that is told, not of what comes next."""
    told: tuple[Told, ...]
    alt: tuple[Text, ...]
    is_last: bool


class FinalPost(Struct, frozen=True):
    """The post at the end: the outcome, and the secrets by which everybody can check the chance."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    names: tuple[str, ...]
    view: Any
    course: tuple[tuple[int, ...], ...]
    """The victory points of each seat at the end of each stretch of play."""
    result: Result
    alt: tuple[Text, ...]
    seed: str
    salt: str
    commitment: str


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
    awaited_seat: Seat | None


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


class Mine(Struct, frozen=True):
    """One of a person's matches."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    names: tuple[str, ...]
    seat: Seat | None
    awaited_seat: Seat | None
    your_turn: bool
    deadline: int | None
    """Unix milliseconds at which the time of the awaited seat will have run out."""
    is_damaged: bool
    """Its rows can't be read, or its rules are not played here any more."""


async def card(h: Harbour, match_id: int) -> Card:
    """Return what the status card says, also of a match whose log can't be read."""
    async with h.database.reading() as tx:
        row = await loading.row_of(tx, match_id)
        sitting = tuple(await seats.of_match(tx, match_id))
        asked = tuple(invite.person for invite in await invites.of_match(tx, match_id))
        plain = Card(row, sitting, names_of(sitting), asked, commitment(row))
        if row.status == "open":
            sat = [seat.person for seat in sitting if seat.person is not None]
            return replace(plain, figures=await conduct.of_people(tx, sat))
        if row.head == 0:
            return plain
        try:
            match = await loading.match_of(h, tx, row)
        except Refusal:
            return replace(plain, is_damaged=True)
        deadline = await timing.deadline_of(tx, match)
    view = match.game.observe(match.state, None)
    since = None if match.awaited is None else match.line.since
    return replace(
        plain,
        heading=match.game.heading(view),
        view=view,
        awaited_seat=match.awaited,
        since=since,
        deadline=deadline,
    )


async def table_told(h: Harbour, match_id: int, seq: int) -> TableTold:
    """Return what an entry of the log tells everybody that is no move."""
    match = await begun(h, match_id, whole=True)
    logged = match.line.entries[seq - 1]
    if isinstance(logged.entry, Move):
        raise refuse("no-chapter")
    said = TableTold(match.row, match.names, of_house(logged.entry, names_at(match, seq - 1), logged.at))
    if not isinstance(logged.entry, Undone):
        return said
    state = prolong(match.game, at_start(match.line), match.line.entries[:seq]).state
    view = match.game.observe(state, None)
    return replace(said, view=view, alt=match.game.alt_text(view))


async def chapter_post(h: Harbour, match_id: int, number: int) -> ChapterPost:
    """Return the post of a stretch of play, as it was when it ended."""
    match = await begun(h, match_id, whole=True)
    found = next((stretch for stretch in stretches(match) if stretch.number == number), None)
    if found is None or found.is_open:
        raise refuse("no-chapter")
    rules, view = match.game, match.game.observe(found.state, None)
    played = rules.observe(before_last_move(match, found), None)
    return ChapterPost(
        match=match.row, seats=match.seats, names=names_at(match, found.end), number=number,
        view=view, before=rules.observe(found.start.state, None),
        heading=rules.heading(played), told=told(match, found, None), alt=rules.alt_text(view),
        is_last=found.end == match.line.moved and match.row.status == "finished",
    )  # fmt: skip


async def final_post(h: Harbour, match_id: int) -> FinalPost:
    """Return the post at the end of a match; a Refusal while it is not over."""
    match = await _finished(h, match_id)
    view, row = match.game.observe(match.state, None), match.row
    course = tuple(match.game.points(match.game.observe(s.state, None)) for s in stretches(match))
    return FinalPost(
        match=row, seats=match.seats, names=match.names,
        view=view, course=course, result=match.game.result(match.state), alt=match.game.alt_text(view),
        seed=row.seed, salt=row.salt, commitment=commitment(row),
    )  # fmt: skip


async def board(h: Harbour, match_id: int, viewer: Person | None) -> Board:
    """Return the table as a person sees it; None is a spectator."""
    match = await begun(h, match_id, whole=True)
    seat, rules = match.seat_of(viewer), match.game
    view = rules.observe(match.state, seat)
    return Board(
        match=match.row, seats=match.seats, names=match.names, viewer_seat=seat, view=view,
        before=rules.observe(match.line.marks[-1].state, seat),
        heading=rules.heading(view), lines=rules.text_board(view), alt=rules.alt_text(view),
        awaited_seat=match.awaited,
    )  # fmt: skip


async def course(h: Harbour, match_id: int, viewer: Person | None) -> Course:
    """Return how a match went so far, for a person; None is a spectator."""
    match = await begun(h, match_id, whole=True)
    rules, seat = match.game, match.seat_of(viewer)
    states = (match.line.marks[0].state, *(stretch.state for stretch in stretches(match)))
    views = tuple(rules.observe(state, seat) for state in states)
    return Course(match.row, match.names, views, rules.alt_text(views[-1]))


async def log_texts(h: Harbour, match_id: int, viewer: Person | None, page: int | None = None) -> LogPage:
    """Return a page of the log in words; None is the newest, and there is always a nearest page."""
    match = await begun(h, match_id, whole=True)
    pages = stretches(match)
    number = len(pages) if page is None else max(1, min(page, len(pages)))
    stretch, seat = pages[number - 1], match.seat_of(viewer)
    heading = match.game.heading(match.game.observe(stretch.start.state, seat))
    return LogPage(match.row, number, len(pages), heading, told(match, stretch, seat))


async def matches_of(
    h: Harbour, person: Person, statuses: Sequence[Status] = matches.ALIVE
) -> tuple[Mine, ...]:
    """Return a person's matches, the newest first, and whom each waits for."""
    async with h.database.reading() as tx:
        found = await matches.of_person(tx, person.id, statuses)
        sitting = await seats.of_matches(tx, [row.id for row in found])
        return tuple([await _mine(h, tx, person, row, tuple(sitting[row.id])) for row in found])


async def seated_in(h: Harbour, person: Person, statuses: Sequence[Status]) -> frozenset[int]:
    """Return the numbers of the matches in which a person has a seat."""
    async with h.database.reading() as tx:
        return frozenset(row.id for row in await matches.of_person(tx, person.id, statuses))


async def alive_in(h: Harbour, server: int) -> tuple[Mine, ...]:
    """Return the matches of a server that are not over, the newest first, as whoever sits in none sees them."""
    async with h.database.reading() as tx:
        found = await matches.of_server(tx, server)
        sitting = await seats.of_matches(tx, [row.id for row in found])
        return tuple([await _mine(h, tx, None, row, tuple(sitting[row.id])) for row in found])


async def _mine(h: Harbour, tx: Transaction, person: Person | None, row: MatchRow, sitting: Seats) -> Mine:
    awaited, deadline, is_damaged = None, None, False
    if row.status == "running":
        try:
            match = await loading.match_of(h, tx, row)
            awaited, deadline = match.awaited, await timing.deadline_of(tx, match)
        except Refusal:
            is_damaged = True
    seat = seat_of(sitting, person)
    is_mine = awaited is not None and awaited == seat
    return Mine(row, sitting, names_of(sitting), seat, awaited, is_mine, deadline, is_damaged)


async def channel_match(h: Harbour, channel: int) -> MatchRow | None:
    """Return the match a channel is about: the open or running one, else the last one there, if any."""
    async with h.database.reading() as tx:
        return await matches.in_channel(tx, channel) or await matches.latest_in_channel(tx, channel)


async def server_matches(
    h: Harbour, server: int, statuses: Sequence[Status] = matches.ALIVE
) -> tuple[MatchRow, ...]:
    """Return the matches of a server, the newest first."""
    async with h.database.reading() as tx:
        return tuple(await matches.of_server(tx, server, statuses))


async def begun(h: Harbour, match_id: int, *, whole: bool = False) -> Match:
    """Load a match that has begun, to be read; a Refusal where none ever did."""
    async with h.database.reading() as tx:
        row = await loading.begun(tx, match_id)
        return await loading.match_of(h, tx, row, whole=whole)


async def _finished(h: Harbour, match_id: int) -> Match:
    match = await begun(h, match_id, whole=True)
    if match.row.status != "finished":
        raise refuse("not-finished")
    return match
