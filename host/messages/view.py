"""Reading matches: lists of them, and the board, the course and the log of one as a viewer may see them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.core.model import Seat, Viewer
from engine.core.text import LocalizedText
from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.matches.match import loading
from host.matches.match.match import Match, names_of, seat_of
from host.matches.match.narration import LogLine, Segment, heading_of, names_at, render_by_minute, segments
from host.matches.match.reading import load_begun, tell_aside
from host.matches.match.seating import Seats
from host.matches.settings.time_controls import DAY
from host.time.clock import deadlines
from host.turns.play import asked as asking
from host.turns.play.asked import Asked
from storage.core.database import Transaction
from storage.matches.match import matches, seats
from storage.matches.match.matches import MatchRow, Status
from storage.matches.match.seats import SeatRow
from storage.time.clock import clocks

LATELY = 14 * DAY
MAX_FINISHED = 10
"""Maximum number of recently finished matches to show."""


class OwnMatch(Struct, frozen=True):
    """An entry in a user's list of matches."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    names: tuple[str, ...]
    seat: Seat | None
    awaited: tuple[Seat, ...]
    your_turn: bool
    deadline: int | None
    """Unix milliseconds of the user's deadline, or otherwise of the earliest deadline."""
    is_damaged: bool
    """Its rows can't be read, or the bot does not support its rules any more."""
    winners: tuple[Seat, ...] = ()
    """The winners of a finished match."""

    @property
    def urgency(self) -> tuple[bool, bool, float, int]:
        """Return the sort key of lists: matches that wait for the user first, then by deadline."""
        at = float("inf") if self.deadline is None or self.match.paused is not None else self.deadline
        return not self.your_turn, self.match.status != "running", at, self.match.id


async def matches_of(
    ctx: Context, user: User, statuses: Sequence[Status] = matches.ALIVE
) -> tuple[OwnMatch, ...]:
    """Return all of a user's matches with the players to move, the most urgent first."""
    async with ctx.database.read_transaction() as tx:
        found = await matches.of_person(tx, user.key, statuses, matches.ALL)
        sitting = await seats.of_matches(tx, [row.id for row in found])
        mine = [await _mine(ctx, tx, user, row, tuple(sitting[row.id])) for row in found]
    return tuple(sorted(mine, key=lambda one: one.urgency))


async def next_of(ctx: Context, user: User, guild_id: int, but: int = 0) -> OwnMatch | None:
    """Return the most urgent match that waits for a user; None if no match does.

    Matches in the given guild come first, then all others.
    """
    async with ctx.database.read_transaction() as tx:
        found = [row for row in await clocks.waiting_for(tx, user.key) if row.id != but]
        sitting = await seats.of_matches(tx, [row.id for row in found]) if found else {}
        mine = [await _mine(ctx, tx, user, row, tuple(sitting[row.id])) for row in found]
    waiting = (one for one in mine if one.your_turn)
    return min(waiting, key=lambda one: (one.match.guild_id != guild_id, one.urgency), default=None)


async def find_lately_finished(ctx: Context, user: User) -> tuple[OwnMatch, ...]:
    """Return a user's recently finished matches with their winners, newest first."""
    since = ctx.now() - LATELY
    async with ctx.database.read_transaction() as tx:
        found = await matches.of_person(tx, user.key, ("finished",))
        recent = [row for row in found if row.ended is not None and row.ended >= since]
        recent = sorted(recent, key=lambda row: -(row.ended or 0))[:MAX_FINISHED]
        sitting = await seats.of_matches(tx, [row.id for row in recent])
        return tuple([await _mine(ctx, tx, user, row, tuple(sitting[row.id])) for row in recent])


async def mine(ctx: Context, user: User, match_id: int) -> OwnMatch:
    """Return a match as a user sees it, with or without a seat.

    Raises UserError if it does not exist.
    """
    async with ctx.database.read_transaction() as tx:
        row, sitting = await loading.load_seated(tx, match_id)
        return await _mine(ctx, tx, user, row, sitting)


async def matches_with_seat(ctx: Context, user: User, statuses: Sequence[Status]) -> frozenset[int]:
    """Return the numbers of the matches in which a user has a seat."""
    async with ctx.database.read_transaction() as tx:
        return frozenset(row.id for row in await matches.of_person(tx, user.key, statuses))


async def alive_in(ctx: Context, guild_id: int) -> tuple[OwnMatch, ...]:
    """Return a guild's unfinished matches as a spectator sees them, newest first.

    Season matches are left out, because they have cards of their own. Two hundred of them would hide all
    others.
    """
    async with ctx.database.read_transaction() as tx:
        found = await matches.arranged_in(tx, guild_id)
        sitting = await seats.of_matches(tx, [row.id for row in found])
        return tuple([await _mine(ctx, tx, None, row, tuple(sitting[row.id])) for row in found])


async def _mine(ctx: Context, tx: Transaction, user: User | None, row: MatchRow, sitting: Seats) -> OwnMatch:
    seat = seat_of(sitting, user)
    plain = OwnMatch(row, sitting, names_of(sitting), seat, (), False, None, is_damaged=False)
    if row.status not in {"running", "finished"}:
        return plain
    try:
        match = await loading.match_of(ctx, tx, row, sitting)
    except UserError:
        return replace(plain, is_damaged=True)
    if row.status == "finished":
        return replace(plain, winners=match.game.result(match.state).ranking[0])
    deadline = await deadlines.deadline_of(tx, match, seat)
    return replace(plain, awaited=match.awaited, your_turn=seat in match.awaited, deadline=deadline)


async def find(ctx: Context, match_id: int) -> tuple[MatchRow, Seats]:
    """Return a match and its seats by its number.

    Raises UserError if it does not exist.
    """
    async with ctx.database.read_transaction() as tx:
        return await loading.load_seated(tx, match_id)


async def channel_match(ctx: Context, channel: int) -> MatchRow | None:
    """Return the match of a channel: the open or running one, or otherwise its last one."""
    async with ctx.database.read_transaction() as tx:
        return await matches.in_channel(tx, channel) or await matches.latest_in_channel(tx, channel)


async def server_matches(
    ctx: Context, guild_id: int, statuses: Sequence[Status] = matches.ALIVE
) -> tuple[MatchRow, ...]:
    """Return the matches of a guild, newest first."""
    async with ctx.database.read_transaction() as tx:
        return tuple(await matches.of_server(tx, guild_id, statuses))


async def alive(ctx: Context) -> tuple[int, ...]:
    """Return the numbers of all unfinished matches."""
    async with ctx.database.read_transaction() as tx:
        return tuple(await matches.alive(tx))


async def row_of(ctx: Context, match_id: int) -> MatchRow | None:
    """Return the row of a match; None if it does not exist."""
    async with ctx.database.read_transaction() as tx:
        return await matches.get(tx, match_id)


async def with_channel(ctx: Context, guild_id: int | None = None) -> tuple[MatchRow, ...]:
    """Return the unfinished matches whose channel is not a thread, for one guild or for all."""
    async with ctx.database.read_transaction() as tx:
        return tuple(await matches.with_channel(tx, guild_id))


class Board(Struct, frozen=True):
    """The table as a viewer sees it, as an image or as text.

    Drafts are not included.
    """

    match: MatchRow
    seats: tuple[SeatRow, ...]
    names: tuple[str, ...]
    viewer_seat: Seat | None
    view: Any
    before: Any
    """The view at the start of the current segment, as in the last message."""
    heading: LocalizedText
    lines: tuple[LocalizedText, ...]
    awaited: tuple[Seat, ...]


class MatchHistory(Struct, frozen=True):
    """The course of a match: a viewer's view at the start and after each segment."""

    match: MatchRow
    names: tuple[str, ...]
    views: tuple[Any, ...]


class Section(Struct, frozen=True):
    """A segment in the log."""

    round: int
    """The game's own round number, from 1."""
    heading: LocalizedText
    names: tuple[str, ...]
    """By seat, at the end of the segment."""
    told: tuple[LogLine, ...]
    """Each line has the time of its action."""


class Log(Struct, frozen=True):
    """The whole log of a match, limited to a viewer's knowledge."""

    match: MatchRow
    sections: tuple[Section, ...]

    @property
    def told(self) -> tuple[LogLine, ...]:
        """Return the lines of all sections."""
        return tuple(chain.from_iterable(section.told for section in self.sections))


async def board(ctx: Context, match_id: int, viewer: User | None, asked: Asked | None = None) -> Board:
    """Return the table as a person sees it; None is a spectator. `asked` is the match, where it was just read."""
    match = await (load_begun(ctx, match_id, whole=True) if asked is None else asking.load_begun(ctx, asked))
    seat, rules = match.seat_of(viewer), match.game
    view = rules.observe(match.state, seat)
    return Board(
        match=match.row, seats=match.seats, names=match.names, viewer_seat=seat, view=view,
        before=rules.observe(match.line.positions[-1].state, seat),
        heading=rules.heading(view), lines=rules.text_board(view), awaited=match.awaited,
    )  # fmt: skip


async def course(ctx: Context, match_id: int, viewer: User | None) -> MatchHistory:
    """Return the course of a match for a user; None is a spectator."""
    match = await load_begun(ctx, match_id, whole=True)
    rules, seat = match.game, match.seat_of(viewer)
    states = (match.line.positions[0].state, *(stretch.state for stretch in segments(match)))
    views = tuple(rules.observe(state, seat) for state in states)
    return MatchHistory(match.row, match.names, views)


async def log_texts(ctx: Context, match_id: int, viewer: User | None) -> Log:
    """Return the whole log as text; None is a spectator."""
    match = await load_begun(ctx, match_id, whole=True)
    seat = match.seat_of(viewer)
    sections = await tell_aside(
        match, lambda: tuple(_section(match, stretch, seat) for stretch in segments(match))
    )
    return Log(match.row, sections)


def _section(match: Match, stretch: Segment, seat: Viewer) -> Section:
    return Section(
        match.game.round_number(stretch.start.state), heading_of(match, stretch, seat),
        names_at(match, stretch.end), render_by_minute(match, stretch, seat),
    )  # fmt: skip
