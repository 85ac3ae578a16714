"""Read matches: match lists, and the board, history and log of a match as a viewer may see them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import chain
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.core.model import Seat, Viewer
from engine.core.result import GameOutcome
from engine.core.text import LocalizedText
from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.matches.match import loading
from host.matches.match.match import Match, names_of, seat_of
from host.matches.match.narration import (
    LogLine,
    heading_of,
    names_at,
    render_by_minute,
    segments,
    split_ahead,
)
from host.matches.match.reading import load_started, render_in_thread
from host.matches.match.seating import Seats
from host.matches.settings.time_controls import DAY
from host.time.clock import deadlines
from host.turns.play import user_match_data as asking
from host.turns.play.user_match_data import UserMatchData
from storage.core.database import Transaction
from storage.matches.match import matches, seats
from storage.matches.match.matches import MatchRow, Status
from storage.matches.match.seats import SeatRow
from storage.time.clock import clocks

RECENT = 14 * DAY
MAX_FINISHED = 10
"""Maximum number of recently finished matches to show."""


class OwnMatch(Struct, frozen=True):
    """An entry in a user's list of matches."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    names: tuple[str, ...]
    seat: Seat | None
    awaited: tuple[Seat, ...]
    is_your_turn: bool
    deadline: int | None
    """The user's deadline in Unix milliseconds.

    If the user has no deadline, this is the earliest deadline of any player.
    """
    is_damaged: bool
    """Whether the match can't be read, or the bot no longer supports its rules."""
    can_take_back: bool = False
    """Whether the user has a turn to take back."""
    can_offer_draw: bool = False
    """Whether the user plays a game in which the players can agree to a draw."""
    is_eliminated: bool = False
    """Whether the user's seat is out of the game."""
    winners: tuple[Seat, ...] = ()
    """The winners of a finished match; all players if they won together."""
    outcome: GameOutcome = "won"
    """What happened in a finished match."""

    @property
    def has_answered(self) -> bool:
        """Return whether the user has answered in a secret window, which is still open."""
        return self.seat in self.awaited and not self.is_your_turn

    @property
    def urgency(self) -> tuple[bool, bool, float, int]:
        """Return a sort key: the user's turns first, then running matches, then the earliest deadline."""
        at = float("inf") if self.deadline is None or self.match.paused_since is not None else self.deadline
        return not self.is_your_turn, self.match.status != "running", at, self.match.id


async def load_user_matches(
    ctx: Context, user: User, statuses: Sequence[Status] = matches.ACTIVE_STATUSES
) -> tuple[OwnMatch, ...]:
    """Return all of a user's matches, most urgent first.

    Each entry includes the players who have to move.
    """
    async with ctx.database.read_transaction() as tx:
        found = await matches.of_user(tx, user.key, statuses, matches.NO_LIMIT)
        sitting = await seats.of_matches(tx, [row.id for row in found])
        mine = [await _own_match(ctx, tx, user, row, tuple(sitting[row.id])) for row in found]
    return tuple(sorted(mine, key=lambda own_match: own_match.urgency))


async def find_next_match(
    ctx: Context, user: User, guild_id: int, excluded_id: int = 0, lost: Collection[int] = ()
) -> OwnMatch | None:
    """Return the most urgent match in which a user has to move, if any.

    Matches in the given guild take precedence. `lost` are the ids of matches whose channels the user can't
    see.
    """
    waiting = [one for one in await load_waiting_matches(ctx, user, excluded_id) if one.match.id not in lost]
    return min(waiting, key=lambda one: (one.match.guild_id != guild_id, one.urgency), default=None)


async def load_waiting_matches(ctx: Context, user: User, excluded_id: int = 0) -> tuple[OwnMatch, ...]:
    """Return the matches in which a user has to move, most urgent first."""
    async with ctx.database.read_transaction() as tx:
        found = [row for row in await clocks.matches_waiting_for(tx, user.key) if row.id != excluded_id]
        sitting = await seats.of_matches(tx, [row.id for row in found]) if found else {}
        mine = [await _own_match(ctx, tx, user, row, tuple(sitting[row.id])) for row in found]
    waiting = (own_match for own_match in mine if own_match.is_your_turn)
    return tuple(sorted(waiting, key=lambda own_match: own_match.urgency))


async def find_recently_finished(ctx: Context, user: User) -> tuple[OwnMatch, ...]:
    """Return a user's recently finished matches with their winners, newest first."""
    since = ctx.now() - RECENT
    async with ctx.database.read_transaction() as tx:
        found = await matches.of_user(tx, user.key, ("finished",))
        recent = [row for row in found if row.ended is not None and row.ended >= since]
        recent = sorted(recent, key=lambda row: -(row.ended or 0))[:MAX_FINISHED]
        sitting = await seats.of_matches(tx, [row.id for row in recent])
        return tuple([await _own_match(ctx, tx, user, row, tuple(sitting[row.id])) for row in recent])


async def load_own_match(ctx: Context, user: User, match_id: int) -> OwnMatch:
    """Return a match as a user sees it, whether or not they have a seat.

    Raises UserError if it does not exist.
    """
    async with ctx.database.read_transaction() as tx:
        row, sitting = await loading.load_with_seats(tx, match_id)
        return await _own_match(ctx, tx, user, row, sitting)


async def matches_with_seat(ctx: Context, user: User, statuses: Sequence[Status]) -> frozenset[int]:
    """Return the ids of the matches in which a user has a seat."""
    return frozenset(row.id for row in await own_match_rows(ctx, user, statuses))


async def own_match_rows(ctx: Context, user: User, statuses: Sequence[Status]) -> tuple[MatchRow, ...]:
    """Return the matches in which a user has a seat, newest first."""
    async with ctx.database.read_transaction() as tx:
        return tuple(await matches.of_user(tx, user.key, statuses))


async def load_active_in_guild(ctx: Context, guild_id: int) -> tuple[OwnMatch, ...]:
    """Return a guild's unfinished matches as spectators see them, newest first.

    Season matches are excluded because they are listed on the season's cards. A large season would crowd out
    all other matches.
    """
    async with ctx.database.read_transaction() as tx:
        found = await matches.of_guild_without_league(tx, guild_id)
        sitting = await seats.of_matches(tx, [row.id for row in found])
        return tuple([await _own_match(ctx, tx, None, row, tuple(sitting[row.id])) for row in found])


async def _own_match(
    ctx: Context, tx: Transaction, user: User | None, row: MatchRow, seat_rows: Seats
) -> OwnMatch:
    seat = seat_of(seat_rows, user)
    plain = OwnMatch(row, seat_rows, names_of(seat_rows), seat, (), False, None, is_damaged=False)
    if row.status not in {"running", "finished"}:
        return plain
    try:
        match = await loading.load_match(ctx, tx, row, seat_rows)
    except UserError:
        return replace(plain, is_damaged=True)
    if row.status == "finished":
        result = match.game.result(match.state)
        return replace(plain, winners=result.winners(len(match.seats)), outcome=result.outcome)
    deadline = await deadlines.deadline_of(tx, match, seat)
    return replace(
        plain,
        awaited=match.asked,
        is_your_turn=seat in match.awaited,
        deadline=deadline,
        can_take_back=seat is not None and match.has_own_move(seat),
        can_offer_draw=seat is not None and match.game.has_draws,
        is_eliminated=seat in match.eliminated,
    )


async def load_match_with_seats(ctx: Context, match_id: int) -> tuple[MatchRow, Seats]:
    """Return a match and its seats.

    Raises UserError if the match does not exist.
    """
    async with ctx.database.read_transaction() as tx:
        return await loading.load_with_seats(tx, match_id)


async def find_channel_match(ctx: Context, channel: int) -> MatchRow | None:
    """Return the open or running match in a channel, or the latest match there if none is active."""
    async with ctx.database.read_transaction() as tx:
        return await matches.active_in_channel(tx, channel) or await matches.latest_in_channel(tx, channel)


async def load_guild_matches(
    ctx: Context, guild_id: int, statuses: Sequence[Status] = matches.ACTIVE_STATUSES
) -> tuple[MatchRow, ...]:
    """Return a guild's matches, newest first."""
    async with ctx.database.read_transaction() as tx:
        return tuple(await matches.of_guild(tx, guild_id, statuses))


async def active_match_ids(ctx: Context) -> tuple[int, ...]:
    """Return the ids of all unfinished matches."""
    async with ctx.database.read_transaction() as tx:
        return tuple(await matches.active_ids(tx))


async def find_row(ctx: Context, match_id: int) -> MatchRow | None:
    """Return a match's row; None if the match does not exist."""
    async with ctx.database.read_transaction() as tx:
        return await matches.get(tx, match_id)


async def matches_with_own_channel(ctx: Context, guild_id: int | None = None) -> tuple[MatchRow, ...]:
    """Return the unfinished matches whose channel is not a thread.

    If `guild_id` is None, return the matches of all guilds.
    """
    async with ctx.database.read_transaction() as tx:
        return tuple(await matches.with_own_channel(tx, guild_id))


class TableView(Struct, frozen=True):
    """The table as a viewer sees it, shown as an image or as text.

    Drafts are excluded.
    """

    match: MatchRow
    seats: tuple[SeatRow, ...]
    names: tuple[str, ...]
    viewer_seat: Seat | None
    view: Any
    before: Any
    """The view at the start of the current segment."""
    heading: LocalizedText
    lines: tuple[LocalizedText, ...]
    awaited: tuple[Seat, ...]


class MatchHistory(Struct, frozen=True):
    """The history of a match: the table as a viewer may see it, at the start and after each segment."""

    match: MatchRow
    names: tuple[str, ...]
    views: tuple[Any, ...]


class LogSection(Struct, frozen=True):
    """A section of the log that covers one segment."""

    round: int
    """The game's round number, starting at 1."""
    heading: LocalizedText
    names: tuple[str, ...]
    """The players' names in seat order at the end of the segment."""
    log_lines: tuple[LogLine, ...]
    """The log lines, each with the time of its first action."""


class MatchLog(Struct, frozen=True):
    """The whole log of a match, limited to what a viewer knows."""

    match: MatchRow
    sections: tuple[LogSection, ...]

    @property
    def log_lines(self) -> tuple[LogLine, ...]:
        """Return the lines of all sections."""
        return tuple(chain.from_iterable(section.log_lines for section in self.sections))


async def load_table_view(
    ctx: Context, match_id: int, viewer: User | None, match_data: UserMatchData | None = None
) -> TableView:
    """Return the table as a user sees it.

    `viewer` is None for spectators. `match_data` is the match, if the caller has already loaded it for the
    user.
    """
    match = await (
        load_started(ctx, match_id, from_deal=True)
        if match_data is None
        else asking.load_started(ctx, match_data)
    )
    seat, rules = match.seat_of(viewer), match.game
    view = rules.observe(match.state, seat)
    return TableView(
        match=match.row, seats=match.seats, names=match.names, viewer_seat=seat, view=view,
        before=rules.observe(match.folded_log.positions[-1].state, seat),
        heading=rules.heading(view), lines=rules.text_board(view), awaited=match.asked,
    )  # fmt: skip


async def load_history(ctx: Context, match_id: int, viewer: User | None) -> MatchHistory:
    """Return the history of a match as a user sees it.

    `viewer` is None for spectators.
    """
    match = await load_started(ctx, match_id, from_deal=True)
    rules, seat = match.game, match.seat_of(viewer)
    states = (match.folded_log.positions[0].state, *(stretch.state for stretch in segments(match)))
    views = tuple(rules.observe(state, seat) for state in states)
    return MatchHistory(match.row, match.names, views)


async def load_log(ctx: Context, match_id: int, viewer: User | None) -> MatchLog:
    """Return the whole log of a match as text.

    `viewer` is None for spectators.
    """
    match = await load_started(ctx, match_id, from_deal=True)
    seat = match.seat_of(viewer)
    sections = await render_in_thread(match, lambda: tuple(_sections(match, seat)))
    return MatchLog(match.row, sections)


def _sections(match: Match, seat: Viewer) -> Iterator[LogSection]:
    """Yield a section for each segment, beginning with the table steps that the previous segment caused."""
    ahead: tuple[LogLine, ...] = ()
    for segment in segments(match):
        own, following = split_ahead(render_by_minute(match, segment, seat))
        yield LogSection(
            match.game.round_number(segment.start.state), heading_of(match, segment, seat),
            names_at(match, segment.end), (*ahead, *own),
        )  # fmt: skip
        ahead = following
    if ahead:
        # The match was cancelled at the end of a segment, so no segment follows.
        heading = match.game.heading(match.game.observe(match.state, seat))
        yield LogSection(match.game.round_number(match.state), heading, match.names, ahead)
