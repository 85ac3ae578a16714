"""The questions by which seats change hands: whoever is in time gives theirs up only if they agree."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeAlias

from engine.core.model import Seat
from engine.core.text import Text, text
from host.core.context import Context
from host.core.errors import Refusal
from host.core.people import Person
from host.decisions.replace import seats
from host.decisions.replace.kinds import ReplaceRefused, SeatDeclined
from host.decisions.vote import questions
from host.decisions.vote.ballots import NO, YES, Outcome, elect
from host.decisions.vote.kinds import DEFAULTS, Question, Wording
from host.matches.log.entries import Entry, Move, SeatTaken
from host.matches.match.commit import commit
from host.matches.match.match import Match
from host.tables.tables import limits
from host.time.clock import deadlines
from storage.core.database import Transaction
from storage.decisions.vote import QuestionRow
from storage.matches import users


class AboutSeat(Question, frozen=True):
    """A question whether a seat is to change hands."""

    USERS: ClassVar[Mapping[str, str]] = {"asked_by": "by", "person": "name"}
    seat: int
    was: int | None
    """The person who had the seat when it was asked."""
    by: str
    """The name of the person who asks."""
    person: int | None = None
    """Who is to take the seat; None: a robot."""
    name: str = ""
    asked_by: int = 0
    """The key of the person who asks."""

    @property
    def about(self) -> Seat:
        """Return the seat that is to change hands."""
        return self.seat

    @property
    def others(self) -> tuple[str, str]:
        """Return the names of who asks and of who is to play on."""
        return self.by, self.name

    @property
    def new(self) -> Person | None:
        """Return who is to take the seat; None: a robot."""
        return None if self.person is None else Person(self.person, self.name)

    async def is_moot(self, tx: Transaction, match: Match, made: Sequence[Entry]) -> bool:
        """Tell whether somebody else sits there by now, or whoever was to play on was deleted."""
        return match.seats[self.seat].person != self.was or await self._is_gone(tx)

    async def _is_gone(self, tx: Transaction) -> bool:
        new = None if self.person is None else await users.get(tx, self.person)
        return new is not None and new.user_id is None

    def is_counted_anew(self, made: Sequence[Entry]) -> bool:
        """Tell whether another person has come to the table."""
        return any(isinstance(entry, SeatTaken) for entry in made)

    async def _give(self, ctx: Context, tx: Transaction, match: Match, *, is_late: bool = False) -> None:
        """Give the seat to a robot, or ask whoever is to play on."""
        if self.new is None:
            await seats.to_robot(ctx, tx, match, self.seat, "voted")
        elif await self._is_gone(tx) or await seats.knows(tx, match, self.seat, self.new):
            await self._leave(ctx, tx, match)
        else:
            offer = OfferSeat(
                self.seat, self.was, self.by, self.new.id, self.name, self.asked_by, is_late=is_late
            )
            await questions.ask(ctx, tx, match, offer)

    async def _leave(self, ctx: Context, tx: Transaction, match: Match) -> None:
        await commit(ctx, tx, match, [ReplaceRefused(seat=self.seat)])


class ReplaceLate(AboutSeat, frozen=True, tag="replace-late"):
    """Whether another person, or a robot, is to play on for somebody who is late, or who asks for it."""

    def heading(self, named: Wording) -> Text:
        """Return what is asked."""
        if self.person is None:
            return text("question-robot", by=named.by, who=named.who)
        return text("question-person", by=named.by, who=named.who, new=named.new)

    async def voters(self, ctx: Context, tx: Transaction, match: Match, row: QuestionRow) -> tuple[int, ...]:
        """Return the others; with nobody but the asker among them all, for nobody is sent away without consent."""
        sitting = [seat.person for seat in match.seats if seat.person is not None]
        others = [person for person in sitting if person != self.was]
        return tuple(sitting if others == [row.asker] else others)

    async def decide(
        self, ctx: Context, tx: Transaction, match: Match, row: QuestionRow, outcome: Outcome
    ) -> None:
        """Give the seat to whom the others want in it; whoever has moved meanwhile keeps theirs."""
        is_own_wish = row.asker == self.was
        may = is_own_wish or await deadlines.is_late(ctx, tx, match, self.seat)
        if may and outcome.choice == YES:
            await self._give(ctx, tx, match, is_late=not is_own_wish)
        else:
            await self._leave(ctx, tx, match)


class ReplaceWithConsent(AboutSeat, frozen=True, tag="replace-consent"):
    """The question whether another person, or a robot, is to play on for somebody who is in time, if they agree."""

    reason: str = ""

    @property
    def is_decided_by_most(self) -> bool:
        """Tell that most alone decide nothing."""
        return False

    @property
    def given_reason(self) -> str:
        """Return the reason that whoever asks has given."""
        return self.reason

    def heading(self, named: Wording) -> Text:
        """Return what is asked."""
        if self.person is None:
            return text("question-robot-consent", by=named.by, who=named.who)
        return text("question-person-consent", by=named.by, who=named.who, new=named.new)

    def consequence(self, default: str, named: Wording) -> Text:
        """Return that silence is no consent."""
        return text(DEFAULTS[default], who=named.who)

    async def voters(self, ctx: Context, tx: Transaction, match: Match, row: QuestionRow) -> tuple[int, ...]:
        """Return all who play."""
        return tuple(seat.person for seat in match.seats if seat.person is not None)

    def outcome(
        self, voters: Sequence[int], cast: Mapping[int, str], default: str, *, is_over: bool
    ) -> Outcome | None:
        """Return whether whoever sits there agrees, and most of the others."""
        own = cast.get(self.was or 0)
        if own == NO:
            return Outcome(NO)
        others = elect([voter for voter in voters if voter != self.was], cast, default, is_over=is_over)
        if others is None or (own is None and others.choice == YES and not is_over):
            return None
        return others if own == YES else Outcome(NO, is_default=True)

    async def decide(
        self, ctx: Context, tx: Transaction, match: Match, row: QuestionRow, outcome: Outcome
    ) -> None:
        """Give the seat to whom all agree on, or leave it as it is."""
        await (self._give if outcome.choice == YES else self._leave)(ctx, tx, match)


class OfferSeat(AboutSeat, frozen=True, tag="offer"):
    """The question to somebody whether they play on in a seat; it is theirs, and their clock runs, when they agree."""

    needs_all: ClassVar[bool] = True
    decided: int | None = None
    """The host who wants it so."""
    reason: str = ""
    is_late: bool = False
    """It is offered only because whoever has the seat is late: they keep it if they move before."""

    @property
    def given_reason(self) -> str:
        """Return the reason that the host has given."""
        return self.reason

    async def is_moot(self, tx: Transaction, match: Match, made: Sequence[Entry]) -> bool:
        """Tell whether somebody else sits there by now, or whoever was late has moved."""
        has_moved = any(
            isinstance(entry, Move) and entry.seat == self.seat and entry.by != "clock" for entry in made
        )
        return (self.is_late and has_moved) or await super().is_moot(tx, match, made)

    def heading(self, named: Wording) -> Text:
        """Return what is asked."""
        return text("question-offer", who=named.who, new=named.new)

    def consequence(self, default: str, named: Wording) -> Text:
        """Return that silence is no consent."""
        return text(DEFAULTS[default], who=named.who)

    async def voters(self, ctx: Context, tx: Transaction, match: Match, row: QuestionRow) -> tuple[int, ...]:
        """Return whom the seat is offered to."""
        return () if self.person is None else (self.person,)

    async def decide(
        self, ctx: Context, tx: Transaction, match: Match, row: QuestionRow, outcome: Outcome
    ) -> None:
        """Let them sit down, a Refusal where they may not; or leave the seat as it is."""
        if outcome.choice != YES or self.new is None:
            await commit(ctx, tx, match, [SeatDeclined(seat=self.seat)])
            return
        await seats.refuse_knowing(tx, match, self.seat, self.new)
        await seats.refuse_avoided(tx, match, self.seat, self.new)
        await limits.refuse_beyond(tx, match.row.server, self.new.id)
        await seats.to_person(ctx, tx, match, self.seat, self.new, decided=self.decided, reason=self.reason)


class GiveAway(AboutSeat, frozen=True, tag="give-away"):
    """The question whether a seat that a robot keeps for somebody is given away, to whoever asks for it.

    The word of that somebody is enough, and so is that of most at the table.
    """

    kept_for: int = 0

    @property
    def is_decided_by_most(self) -> bool:
        """Tell that one alone may decide it."""
        return False

    def heading(self, named: Wording) -> Text:
        """Return what is asked."""
        return text("question-give-away", who=named.who, by=named.by)

    def consequence(self, default: str, named: Wording) -> Text:
        """Return that silence is no consent."""
        return text(DEFAULTS[default], who=named.who)

    async def voters(self, ctx: Context, tx: Transaction, match: Match, row: QuestionRow) -> tuple[int, ...]:
        """Return all who play, and whom the seat is kept for."""
        return (*(seat.person for seat in match.seats if seat.person is not None), self.kept_for)

    def outcome(
        self, voters: Sequence[int], cast: Mapping[int, str], default: str, *, is_over: bool
    ) -> Outcome | None:
        """Return whether whom it is kept for agrees, or else most of the others."""
        if cast.get(self.kept_for) == YES:
            return Outcome(YES)
        table = [voter for voter in voters if voter != self.kept_for]
        return elect(table, cast, default, is_over=is_over)

    async def is_moot(self, tx: Transaction, match: Match, made: Sequence[Entry]) -> bool:
        """Tell whether the seat is not kept any more."""
        place = match.seats[self.seat]
        return place.person is not None or place.former != self.kept_for

    async def decide(
        self, ctx: Context, tx: Transaction, match: Match, row: QuestionRow, outcome: Outcome
    ) -> None:
        """Give the seat to whoever asked for it, or leave it to the robot."""
        if outcome.choice != YES or self.new is None or not await self._may_sit(ctx, tx, match, self.new):
            await commit(ctx, tx, match, [SeatDeclined(seat=self.seat)])
            return
        await seats.to_person(ctx, tx, match, self.seat, self.new)

    async def _may_sit(self, ctx: Context, tx: Transaction, match: Match, new: Person) -> bool:
        """Tell whether whoever asked for the seat may still have it, when others have said yes."""
        try:
            await seats.refuse_knowing(tx, match, self.seat, new)
            await seats.refuse_avoided(tx, match, self.seat, new)
            await limits.refuse_beyond(tx, match.row.server, new.id)
        except Refusal:
            return False
        return True


ReplaceQuestion: TypeAlias = ReplaceLate | ReplaceWithConsent | OfferSeat | GiveAway
