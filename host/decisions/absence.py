"""Absence: the vote on a seat whose time has run out, and the consequences of the vote."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeAlias

from msgspec.structs import replace

from engine.core.model import Seat
from engine.core.text import LocalizedText, text
from host.core import timers
from host.core.context import Context
from host.core.features import Feature, SubscriberOrder, Subscription, publish
from host.core.owners import Owner, match_owner
from host.core.timers import Timer, TimerDeferred
from host.decisions import windows
from host.decisions.replace import seat_changes as changing_seats
from host.decisions.vote import votes
from host.decisions.vote.ballots import VoteResult, has_majority
from host.decisions.vote.kinds import DEFAULT_NOTES, Vote, VoteNames
from host.matches.log.entries import (
    Entry,
    Move,
    RobotStandIn,
    SeatChangeReason,
    SeatRuling,
    SeatTaken,
    TimedOut,
    Undone,
)
from host.matches.match.commit import commit
from host.matches.match.events import DeadlineChanged
from host.matches.match.match import Match
from host.matches.match.timers import load_running
from host.matches.settings.time_controls import MINUTE
from host.time import suspensions
from host.time.clock import clocks, deadlines, outages, timing, turn_records
from host.time.clock.events import ClockSet, PlayerChecked
from host.time.clock.rest import load_match_calendar
from storage.core.database import Transaction
from storage.decisions import closed_channels
from storage.decisions.vote import VoteRow
from storage.matches.match import seats
from storage.time.clock import clocks as stored
from storage.time.clock.clocks import ClockRow


class WaitRuling(SeatRuling, frozen=True, kw_only=True, tag="waits"):
    """The ruling that the table waits for the player of a seat."""


class SubstituteRuling(SeatRuling, frozen=True, kw_only=True, tag="wanted"):
    """The ruling that the table looks for a substitute."""


AbsenceRuling: TypeAlias = WaitRuling | SubstituteRuling | RobotStandIn


ROBOT_CHOICES = frozenset({"turn", "seat"})
"""Choices that are only available in games with robots."""
MAX_MISSED = 2
"""Number of consecutive missed turns after which a robot takes the seat, unless the other players decide otherwise."""
MAX_MISSED_IN_MATCH = 3
"""Number of missed turns in a match, consecutive or not, after which a robot takes the seat.

This limit catches players who miss every other turn.
"""


SILENCE_CHECK_DELAY = 10 * MINUTE
"""Milliseconds until a deferred timeout is retried.

Timeouts are deferred while the players can't be notified.
"""


class AbsenceVote(Vote, frozen=True):
    """A vote among the other players on what to do about a seat whose time has run out."""

    is_decided_without_departed: ClassVar[bool] = False
    seat: int
    was: int
    """The key of the player who had the seat when the vote was opened."""

    @property
    def subject(self) -> Seat:
        """Return the seat whose time has run out."""
        return self.seat

    @property
    def late_player(self) -> int:
        """Return the key of the player whose time has run out."""
        return self.was

    def outcome(
        self, voters: Sequence[int], ballots: Mapping[int, str], default: str, *, is_over: bool
    ) -> VoteResult | None:
        """Return the result of the vote, or None while the vote is open.

        The result's `has_majority` is True only if more than half of the voters made the choice.
        """
        found = super().outcome(voters, ballots, default, is_over=is_over)
        return found and replace(found, has_majority=has_majority(found.choice, voters, ballots))

    def consequence(self, default: str, names: VoteNames) -> LocalizedText:
        """Return the note on what happens without a decision."""
        return text(DEFAULT_NOTES[default], who=names.subject)

    def _available_choices(self, match: Match, *choices: str) -> tuple[str, ...]:
        return tuple(choice for choice in choices if match.game.robots or choice not in ROBOT_CHOICES)

    async def voters(self, ctx: Context, tx: Transaction, match: Match, row: VoteRow) -> tuple[int, ...]:
        """Return all other players."""
        user_keys = [seat.user_key for seat in match.seats]
        return tuple(user_key for user_key in user_keys if user_key is not None and user_key != self.was)

    async def is_moot(self, tx: Transaction, match: Match, new_entries: Sequence[Entry]) -> bool:
        """Return whether the player has moved, has time again, or no longer has to move.

        The vote is also obsolete if another player has the seat now, or if no human opponents are left.
        """
        return (
            match.seats[self.seat].user_key != self.was
            or self.seat not in match.awaited
            or not match.has_other_humans(self.seat)
            or any(self._has_acted(entry) for entry in new_entries)
            or await self._has_time(tx, match)
        )

    def _has_acted(self, entry: Entry) -> bool:
        """Return whether the entry is the player's move, or an undo after which they don't have to move."""
        if isinstance(entry, Undone):
            return not entry.alone or entry.seat == self.seat
        return isinstance(entry, Move) and entry.seat == self.seat

    async def _has_time(self, tx: Transaction, match: Match) -> bool:
        clock = (await stored.of_match(tx, match.row.id)).get(self.seat)
        return clock is None or (clock.running_since is not None and bool(clock.remaining_ms))

    def needs_recount(self, new_entries: Sequence[Entry]) -> bool:
        """Return whether a seat has changed hands."""
        return any(isinstance(entry, SeatTaken) for entry in new_entries)

    def is_suspended(self, match: Match) -> bool:
        """Return whether the match is paused, because no seat can be lost during a pause."""
        return match.row.paused_since is not None

    async def on_moot(self, ctx: Context, tx: Transaction, match: Match) -> None:
        """Restart the seat's clock with extra time if it still has to move."""
        clock = await deadlines.clock_of(tx, match, self.seat)
        if clock is not None and clock.running_since is None:
            await timing.extend(ctx, tx, match, self.seat, votes.vote_duration(match))

    async def decide(
        self, ctx: Context, tx: Transaction, match: Match, row: VoteRow, outcome: VoteResult
    ) -> None:
        """Apply the decision: wait, let a robot play, or look for a substitute."""
        match outcome.choice:
            case "wait":
                after = await commit(ctx, tx, match, [WaitRuling(seat=self.seat)])
                await timing.extend(ctx, tx, after, self.seat, votes.vote_duration(after))
            case "turn":
                await commit(
                    ctx, tx, match,
                    [RobotStandIn(
                        seat=self.seat, level=match.game.substitute_level, is_excused=outcome.has_majority
                    )],
                )  # fmt: skip
            case "seat":
                why: SeatChangeReason = "absent" if outcome.is_default else "voted"
                await changing_seats.replace_by_robot(
                    ctx, tx, match, self.seat, why, is_excused=outcome.has_majority
                )
            case "substitute":
                await seats.put(tx, replace(match.seats[self.seat], is_substitute_wanted=True))
                after = await commit(ctx, tx, match, [SubstituteRuling(seat=self.seat)])
                await votes.open_vote(ctx, tx, after, SubstituteVote(self.seat, self.was))


class TimeOutVote(AbsenceVote, frozen=True, tag="absent"):
    """The vote on how to handle a seat whose time has run out."""

    is_late_player_notified: ClassVar[bool] = True

    def heading(self, names: VoteNames) -> LocalizedText:
        """Return the question to vote on."""
        return text("question-absent", who=names.subject)

    def choices(self, match: Match) -> tuple[str, ...]:
        """Return the available choices."""
        return self._available_choices(match, "wait", "turn", "seat", "substitute")

    async def default(self, tx: Transaction, match: Match) -> str:
        """Return `turn`, or `seat` if the player has missed too many turns.

        With `turn`, a robot plays one turn. With `seat`, it takes over the seat. In games without robots, the
        default is `wait`.
        """
        if not match.game.robots:
            return "wait"
        clock = (await stored.of_match(tx, match.row.id)).get(self.seat)
        in_match = await turn_records.count_time_outs(tx, match.row.id, self.seat, self.was)
        is_often = in_match >= MAX_MISSED_IN_MATCH or (clock is not None and clock.timeouts >= MAX_MISSED)
        return "seat" if is_often else "turn"


class SubstituteVote(AbsenceVote, frozen=True, tag="wanted"):
    """The vote on how to fill a seat while the table looks for a substitute."""

    @property
    def free_seat(self) -> Seat:
        """Return the seat that a substitute can take."""
        return self.seat

    def heading(self, names: VoteNames) -> LocalizedText:
        """Return the question to vote on."""
        return text("question-wanted", who=names.subject)

    def choices(self, match: Match) -> tuple[str, ...]:
        """Return the alternatives to a substitute."""
        return self._available_choices(match, "wait", "turn", "seat")

    async def default(self, tx: Transaction, match: Match) -> str:
        """Return `seat` (a robot takes the seat), or `wait` in games without robots."""
        return "seat" if match.game.robots else "wait"

    async def on_close(self, tx: Transaction, match_id: int) -> None:
        """Stop looking for a substitute."""
        sitting = await seats.of_match(tx, match_id)
        await seats.put(
            tx, *(replace(seat, is_substitute_wanted=False) for seat in sitting if seat.is_substitute_wanted)
        )


AnyAbsenceVote: TypeAlias = TimeOutVote | SubstituteVote


class TimeOutTimer(Timer, frozen=True, tag="out"):
    """The timer that fires when a seat's time runs out."""

    is_rechecked: ClassVar[bool] = True
    seat: int


async def set_timer(ctx: Context, tx: Transaction, event: ClockSet) -> None:
    """Set the timer for the moment when a seat's time runs out.

    If the seat does not have to move, cancel the timer.
    """
    owner, at = match_owner(event.match.row.id), await _due_at(ctx, tx, event)
    if at is None:
        await timers.cancel(tx, owner, TimeOutTimer(event.seat))
    else:
        await timers.put(tx, owner, TimeOutTimer(event.seat), at)


async def _due_at(ctx: Context, tx: Transaction, event: ClockSet) -> int | None:
    """Return when to check whether a seat has timed out, or None if its clock is not running."""
    clock = event.clock
    if clock is None or event.seat not in event.match.asked:
        return None
    at = await deadlines.clock_deadline(tx, event.match, clock)
    if (
        at is None
        and clock.remaining_ms is not None
        and await outages.is_unavailable(tx, event.match.row.guild_id)
    ):
        return ctx.now()
    return at


async def handle_timer(ctx: Context, tx: Transaction, owner: Owner, timer: TimeOutTimer) -> None:
    """Record that a seat's time has run out, and ask the other players what to do.

    If the seat still has time, its timer is set again.
    """
    match = await load_running(ctx, tx, owner)
    if match is not None:
        await time_out(ctx, tx, match, timer.seat)


async def time_out(ctx: Context, tx: Transaction, match: Match, seat: Seat) -> None:
    """Record the timeout of a seat whose time has run out, and ask the other players what to do."""
    clock, user_key = await deadlines.clock_of(tx, match, seat), match.seats[seat].user_key
    if clock is None or user_key is None or clock.running_since is None:
        return
    if match.window is not None:
        await _close_window(ctx, tx, match, clock)
        return
    calendar = await load_match_calendar(tx, user_key, match.row, clock.running_since)
    if clocks.left_at(clock, calendar, ctx.now()) or not match.has_other_humans(seat):
        await publish(ctx, tx, ClockSet(match, seat, clock))
        await publish(ctx, tx, DeadlineChanged(match.row))
        return
    await _refuse_while_silent(tx, match.row.id)
    if await suspensions.ask_before_time_out(ctx, tx, match, seat, user_key):
        at = ctx.now() + suspensions.ANSWER_TIMEOUT
        await timers.put(tx, match_owner(match.row.id), TimeOutTimer(seat), at)
        return
    late = clocks.stop(clock, calendar, ctx.now())
    if match.has_stand_in(seat) or await votes.is_open(tx, match, (AbsenceVote,), seat):
        await stored.put(tx, late)
        return
    if clock.remaining_ms == 0 and await turn_records.has_timed_out(tx, match.row.id, seat, user_key):
        # The turn began again after an undo. Its timeout must be counted only once.
        await stored.put(tx, late)
    else:
        await stored.put(tx, replace(late, timeouts=late.timeouts + 1))
        await turn_records.record_time_out(tx, match.row.id, seat, user_key)
        match = await commit(ctx, tx, match, [TimedOut(seat)])
    await votes.open_vote(ctx, tx, match, TimeOutVote(seat, user_key))


async def _close_window(ctx: Context, tx: Transaction, match: Match, clock: ClockRow) -> None:
    """Close a window whose time has run out, or set the timer again."""
    end = await deadlines.clock_deadline(tx, match, clock)
    if end is None or ctx.now() < end:
        await publish(ctx, tx, ClockSet(match, clock.seat, clock))
        return
    await _refuse_while_silent(tx, match.row.id)
    await windows.close(ctx, tx, match)


async def on_player_checked(ctx: Context, tx: Transaction, event: PlayerChecked) -> None:
    """Set the timeout timer again for a player who turned out not to be timed out by moderators."""
    clock = await deadlines.clock_of(tx, event.match, event.seat)
    if clock is not None:
        await timers.put(
            tx, match_owner(event.match.row.id), TimeOutTimer(event.seat),
            await deadlines.clock_deadline(tx, event.match, clock) or ctx.now(),
        )  # fmt: skip


async def _refuse_while_silent(tx: Transaction, match_id: int) -> None:
    """Raise TimerDeferred while the players of a match can't be notified."""
    closed = await closed_channels.get(tx, match_id)
    if closed is not None and closed.direct_since is None:
        raise TimerDeferred(SILENCE_CHECK_DELAY)


FEATURE = Feature(
    rulings=AbsenceRuling,
    timers=TimeOutTimer,
    handle_timer=handle_timer,
    votes=AnyAbsenceVote,
    subscriptions=(
        Subscription(ClockSet, SubscriberOrder.NOTIFICATIONS, set_timer),
        Subscription(PlayerChecked, SubscriberOrder.NOTIFICATIONS, on_player_checked),
    ),
)
