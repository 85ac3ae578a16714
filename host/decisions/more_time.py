"""More time for another player: granted by one player, or by agreement in rated and league matches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeAlias

import msgspec
from msgspec import Struct

from engine.core.model import Seat
from engine.core.text import LocalizedText, SeatName, text
from host.core.context import Context
from host.core.errors import UserError, user_error
from host.core.features import Feature
from host.core.users import User, normalize_name
from host.decisions.vote import votes
from host.decisions.vote.ballots import NO, YES, VoteResult
from host.decisions.vote.kinds import DEFAULT_NOTES, Vote, VoteNames
from host.decisions.vote.requests import request
from host.matches.log.entries import RULING_KIND, Entry, SeatRuling, SeatTaken
from host.matches.match import loading
from host.matches.match.commit import commit
from host.matches.match.match import Match, is_season_match
from host.matches.settings.time_controls import DAY, HOUR, MINUTE, time_control_of
from host.time.clock import deadlines, timing, turn_records
from storage.core.database import Transaction
from storage.decisions import vote as stored_votes
from storage.decisions.vote import BallotRow, VoteRow
from storage.history import ratings
from storage.matches.match import log
from storage.matches.match.matches import MatchRow


class MoreTimeGranted(SeatRuling, frozen=True, kw_only=True, tag="more-time"):
    """A player got more time for the current turn."""

    milliseconds: int
    turn: int
    """The number of the seat's turn; a turn that is repeated after an undo keeps its number."""

    def describe(self, host: SeatName) -> LocalizedText:
        """Return the text of the ruling; `host` is the player who granted the time, if it was only one."""
        key = "told-more-time" if self.decided is not None else "told-more-time-agreed"
        return text(key, who=SeatName(self.seat), host=host, time=span(self.milliseconds))


class MoreTimeRefused(SeatRuling, frozen=True, kw_only=True, tag="more-time-refused"):
    """The ruling that a player gets no more time, because not everyone agreed."""

    is_rejection: ClassVar[bool] = True


MoreTimeRuling: TypeAlias = MoreTimeGranted | MoreTimeRefused


class TimeOffer(Struct, frozen=True):
    """A seat that may get more time from a player."""

    seat: Seat
    name: str
    milliseconds: int
    needs_vote: bool


class GrantResult(Struct, frozen=True):
    """The result of a player's wish to give another player more time."""

    match: MatchRow
    name: str
    milliseconds: int
    needs_vote: bool
    """Whether the other players were asked."""


class MoreTimeVote(Vote, frozen=True, tag="more-time"):
    """The vote on giving a player more time."""

    USERS: ClassVar[Mapping[str, str]] = {"asked_by": "by"}
    is_unanimous: ClassVar[bool] = True
    seat: int
    was: int
    """The key of the player who had the seat when the vote was opened."""
    turn: int
    """The number of the seat's turn."""
    milliseconds: int
    by: str
    """The name of the player who asked for the vote."""
    asked_by: int = 0
    """Their key."""

    @property
    def subject(self) -> Seat:
        """Return the seat that would get more time."""
        return self.seat

    @property
    def text_names(self) -> tuple[str, str]:
        """Return the name of the player who asked for the vote."""
        return self.by, ""

    def heading(self, names: VoteNames) -> LocalizedText:
        """Return the question to vote on."""
        return text("question-more-time", who=names.subject, by=names.asker, time=span(self.milliseconds))

    def consequence(self, default: str, names: VoteNames) -> LocalizedText:
        """Return the note that not voting counts as a no."""
        return text(DEFAULT_NOTES[default], who=names.subject)

    async def voters(self, ctx: Context, tx: Transaction, match: Match, row: VoteRow) -> tuple[int, ...]:
        """Return all other players."""
        return _other_players(match, self.seat)

    async def is_moot(self, tx: Transaction, match: Match, new_entries: Sequence[Entry]) -> bool:
        """Return whether the turn is over, the time has run out, or another player has the seat."""
        clock = await deadlines.clock_of(tx, match, self.seat)
        return (
            clock is None
            or match.seats[self.seat].user_key != self.was
            or clock.remaining_ms == 0
            or await _turn_number(tx, match, self.seat) != self.turn
        )

    def needs_recount(self, new_entries: Sequence[Entry]) -> bool:
        """Return whether another player has joined the table."""
        return any(isinstance(entry, SeatTaken) for entry in new_entries)

    async def decide(
        self, ctx: Context, tx: Transaction, match: Match, row: VoteRow, outcome: VoteResult
    ) -> None:
        """Extend the player's time if everyone agreed."""
        if outcome.choice == NO:
            await commit(ctx, tx, match, [MoreTimeRefused(seat=self.seat)])
            return
        extra = await _extra_time(ctx, tx, match, self.seat)
        if extra:
            granted = MoreTimeGranted(
                seat=self.seat, milliseconds=min(extra, self.milliseconds), turn=self.turn
            )
            await _grant(ctx, tx, match, granted)


def span(milliseconds: int) -> LocalizedText:
    """Return a duration in the largest unit that gives a whole number."""
    for unit, length in (("days", DAY), ("hours", HOUR)):
        if milliseconds % length == 0:
            return text(f"duration-{unit}", count=milliseconds // length)
    return text("duration-minutes", count=milliseconds // MINUTE)


def _other_players(match: Match, seat: Seat) -> tuple[int, ...]:
    return tuple(one.user_key for one in match.seats if one.user_key is not None and one.seat != seat)


async def load_offers(ctx: Context, match_id: int, user: User) -> tuple[TimeOffer, ...]:
    """Return the seats to which a player may give more time now.

    Raises UserError if the user does not play in the match, or may not give time to any seat.
    """
    async with ctx.database.read_transaction() as tx:
        match = await loading.load_running(ctx, tx, match_id)
        own = match.seat_of(user)
        if own is None:
            raise user_error("not-in-match")
        found, errors = list[TimeOffer](), list[UserError]()
        for seat in match.asked:
            if seat == own or match.seats[seat].user_key is None:
                continue
            try:
                found.append(await _offer(ctx, tx, match, seat, user))
            except UserError as error:
                errors.append(error)
    if not found:
        raise errors[0] if errors else user_error("more-time-nobody")
    return tuple(found)


async def grant(ctx: Context, match_id: int, seat: Seat, user: User) -> GrantResult:
    """Give another player more time, or ask the other players to agree in a rated or league match."""
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match = await loading.load_running(ctx, tx, match_id)
        if match.seat_of(user) is None:
            raise user_error("not-in-match")
        offer = await _offer(ctx, tx, match, seat, user)
        turn = await _turn_number(tx, match, seat)
        if offer.needs_vote:
            await _ask(ctx, tx, match, offer, turn, user)
        else:
            granted = MoreTimeGranted(
                seat=seat, milliseconds=offer.milliseconds, turn=turn, decided=user.key,
                name=normalize_name(user.name),
            )  # fmt: skip
            match = await _grant(ctx, tx, match, granted)
    return GrantResult(match.row, offer.name, offer.milliseconds, offer.needs_vote)


async def _offer(ctx: Context, tx: Transaction, match: Match, seat: Seat, user: User) -> TimeOffer:
    """Return the time that a player may give to a seat now.

    Raises UserError with the reason if they may not.
    """
    if match.seat_of(user) == seat:
        raise user_error("more-time-oneself")
    if time_control_of(match.row.time_control) is None:
        raise user_error("no-clock")
    if seat not in match.asked or match.seats[seat].user_key is None or match.has_stand_in(seat):
        raise user_error("more-time-not-awaited")
    if await deadlines.time_left(ctx, tx, match, seat) == 0:
        raise user_error("more-time-run-out")
    extra = await _extra_time(ctx, tx, match, seat)
    if not extra:
        raise user_error("more-time-full")
    needs_vote = len(_other_players(match, seat)) > 1 and await _needs_agreement(tx, match)
    await _refuse_repeated(tx, match, seat, None if needs_vote else user.key)
    return TimeOffer(seat, match.names[seat], extra, needs_vote)


async def _extra_time(ctx: Context, tx: Transaction, match: Match, seat: Seat) -> int:
    """Return how much time a seat may get, in milliseconds: the voting time, up to the maximum on the clock.

    Return 0 if the seat's time has run out, because then the other players vote.
    """
    time_control = time_control_of(match.row.time_control)
    left = await deadlines.time_left(ctx, tx, match, seat)
    if time_control is None or not left:
        return 0
    extra = max(0, min(votes.vote_duration(match), time_control.cap - left))
    return extra - extra % (HOUR if extra >= HOUR else MINUTE)


async def _needs_agreement(tx: Transaction, match: Match) -> bool:
    """Return whether a match counts for ratings or for a league."""
    return is_season_match(match.row) or await ratings.get_rated(tx, match.row.id) is not None


async def _turn_number(tx: Transaction, match: Match, seat: Seat) -> int:
    """Return the number of a seat's turn; for a window, a negative number that no turn has."""
    clock = None if match.window is None else await deadlines.clock_of(tx, match, seat)
    return await turn_records.current_number(tx, match.row.id, seat) if clock is None else -clock.turn


async def _refuse_repeated(tx: Transaction, match: Match, seat: Seat, user_key: int | None) -> None:
    """Raise UserError if the seat already got time in this turn from the user, or by agreement if None."""
    turn = await _turn_number(tx, match, seat)
    for row in await log.of_seat(tx, match.row.id, seat, RULING_KIND):
        known = msgspec.json.decode(row.payload, type=_Grant)
        if known.what == "more-time" and (known.turn, known.decided) == (turn, user_key):
            raise user_error("more-time-again")


class _Grant(Struct, frozen=True):
    """The fields of a logged ruling that identify a grant of time."""

    what: str
    turn: int = 0
    decided: int | None = None


async def _ask(ctx: Context, tx: Transaction, match: Match, offer: TimeOffer, turn: int, user: User) -> None:
    """Open the vote, which closes when the player's time runs out at the latest."""
    vote = MoreTimeVote(
        seat=offer.seat, was=match.seats[offer.seat].user_key or 0, turn=turn,
        milliseconds=offer.milliseconds, by=normalize_name(user.name), asked_by=user.key,
    )  # fmt: skip
    duration, deadline = votes.vote_duration(match), await deadlines.deadline_of(tx, match, offer.seat)
    if deadline is not None:
        duration = min(duration, max(MINUTE, deadline - ctx.now()))
    row = await request(ctx, tx, match, vote, user, duration=duration)
    await stored_votes.cast(tx, BallotRow(vote_id=row.id, user_key=user.key, choice=YES, at=ctx.now()))


async def _grant(ctx: Context, tx: Transaction, match: Match, granted: MoreTimeGranted) -> Match:
    await timing.extend(ctx, tx, match, granted.seat, granted.milliseconds)
    return await commit(ctx, tx, match, [granted])


FEATURE = Feature(rulings=MoreTimeRuling, votes=MoreTimeVote)
