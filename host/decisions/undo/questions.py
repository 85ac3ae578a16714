"""The votes on undoing moves, and the undo that a host orders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeAlias

from engine.core.model import Seat
from engine.core.text import Quote, Text, text
from host.core.context import Context
from host.core.people import Person, tidy
from host.decisions.undo.scope import is_uncovered_lately, people_concerned, people_with_a_say, secret_choice
from host.decisions.vote.ballots import YES, Outcome
from host.decisions.vote.kinds import DEFAULTS, Question, Wording
from host.matches.log.entries import Entry, Move, SeatRuling, SeatTaken, Undone
from host.matches.match import loading
from host.matches.match.commit import commit
from host.matches.match.match import Match
from host.matches.permissions import Act, Authority, authorize
from storage.core.database import Transaction
from storage.decisions.vote import QuestionRow
from storage.matches.match.matches import MatchRow


class TakeBack(Act, frozen=True, tag="undo"):
    """The moves after an entry of the log were taken back."""

    to: int

    def describe(self) -> Text:
        """Return how far."""
        return text("act-undo", entry=self.to)


class UndoRefused(SeatRuling, frozen=True, kw_only=True, tag="undo-refused"):
    """The moves of a seat stay."""


async def take_back(ctx: Context, tx: Transaction, match: Match, to: int, by: Authority) -> MatchRow:
    """Take back what a host has ruled, and note that in the audit log."""
    await authorize(ctx, tx, match.row, by, TakeBack(to))
    entry = Undone(to, "ruled", name=tidy(by.person.name), reason=by.why, decided=by.person.id)
    return (await commit(ctx, tx, match, [entry])).row


class AboutUndo(Question, frozen=True):
    """A question whether moves are to be taken back, asked of all whom that concerns."""

    USERS: ClassVar[Mapping[str, str]] = {"asked_by": "by"}
    needs_all: ClassVar[bool] = True
    seat: int
    """Whose moves they are."""
    was: int | None
    """The person who had the seat when it was asked."""
    to: int
    """The entry of the log after which moves are to be taken back."""
    by: str
    """The name of the person who asks."""
    asked_by: int = 0
    """Their key."""

    @property
    def about(self) -> Seat:
        """Return the seat whose moves are to be taken back."""
        return self.seat

    @property
    def asking(self) -> Seat | None:
        """Return the seat that asks; None for a host."""
        return self.seat

    @property
    def others(self) -> tuple[str, str]:
        """Return the name of who asks."""
        return self.by, ""

    def consequence(self, default: str, named: Wording) -> Text:
        """Return that silence is no consent."""
        return text(DEFAULTS[default], who=named.who)

    @property
    def choosing_person(self) -> int | None:
        """Return the person who had begun to choose when it was asked."""
        return None

    async def voters(self, ctx: Context, tx: Transaction, match: Match, row: QuestionRow) -> tuple[int, ...]:
        """Return whom it concerns, but for the asker."""
        whole = await loading.match_of(ctx, tx, match.row, whole=True)
        concerned = people_concerned(whole, self.to, ctx.now(), self.asking) | {self.choosing_person}
        people = people_with_a_say(whole, ctx.now())
        return tuple(person for person in people if person in concerned and person != row.asker)

    async def is_moot(self, tx: Transaction, match: Match, made: Sequence[Entry]) -> bool:
        """Tell whether moves were taken back meanwhile, somebody else sits there, or anything was uncovered.

        Whoever saw a bad draw could else agree to what was asked before it, and the draw would be taken back, too.
        """
        if match.seats[self.seat].person != self.was or any(isinstance(entry, Undone) for entry in made):
            return True
        return is_uncovered_lately(match, made, self.asking)

    def is_counted_anew(self, made: Sequence[Entry]) -> bool:
        """Tell whether somebody else has moved, or come to the table."""
        return any(isinstance(entry, SeatTaken | Move) for entry in made)

    async def _refuse(self, ctx: Context, tx: Transaction, match: Match) -> None:
        await commit(ctx, tx, match, [UndoRefused(seat=self.seat)])


class UndoTurn(AboutUndo, frozen=True, tag="undo"):
    """The question whether a person's last turn is to be taken back."""

    choosing: int | None = None
    """The person who had begun to choose when it was asked."""
    is_uncovered: bool = False
    """Something has been uncovered by what is to be taken back."""

    @property
    def choosing_person(self) -> int | None:
        """Return the person who had begun to choose when it was asked."""
        return self.choosing

    def heading(self, named: Wording) -> Text:
        """Return what is asked."""
        key = "question-undo-uncovered" if self.is_uncovered else "question-undo"
        return text(key, who=named.who) if self.is_uncovered else text(key, who=named.who, by=named.by)

    async def decide(
        self, ctx: Context, tx: Transaction, match: Match, row: QuestionRow, outcome: Outcome
    ) -> None:
        """Take the turn back, or leave it."""
        if outcome.choice != YES:
            await self._refuse(ctx, tx, match)
            return
        whole = await loading.match_of(ctx, tx, match.row, whole=True)
        await commit(ctx, tx, whole, [Undone(self.to, "agreed", seat=self.seat)])


class UndoOften(AboutUndo, frozen=True, tag="undo-often"):
    """The question whether a turn is to be taken back by somebody who has done so often: all others are asked."""

    alone: bool = False
    """Only the seat's own choice is to be taken back: others choose at the same time."""

    async def voters(self, ctx: Context, tx: Transaction, match: Match, row: QuestionRow) -> tuple[int, ...]:
        """Return all others who play."""
        people = (seat.person for seat in match.seats)
        return tuple(person for person in people if person is not None and person != row.asker)

    async def is_moot(self, tx: Transaction, match: Match, made: Sequence[Entry]) -> bool:
        """Tell whether moves were taken back meanwhile, or what was chosen in secret is known by now."""
        is_known = self.alone and not secret_choice(match, self.seat)
        return is_known or await super().is_moot(tx, match, made)

    def heading(self, named: Wording) -> Text:
        """Return what is asked."""
        return text("question-undo-often", who=named.who)

    async def decide(
        self, ctx: Context, tx: Transaction, match: Match, row: QuestionRow, outcome: Outcome
    ) -> None:
        """Take the turn back, or leave it."""
        if outcome.choice != YES:
            await self._refuse(ctx, tx, match)
            return
        whole = await loading.match_of(ctx, tx, match.row, whole=True)
        await commit(ctx, tx, whole, [Undone(self.to, "agreed", seat=self.seat, alone=self.alone)])


class RuleUndo(AboutUndo, frozen=True, tag="rule"):
    """The question whether moves that uncovered something are to be taken back, as a host wants."""

    reason: str = ""

    @property
    def asking(self) -> Seat | None:
        """Return that no seat asks."""
        return None

    def heading(self, named: Wording) -> Text:
        """Return what is asked, and why."""
        return text("question-undo-ruled", by=named.by, reason=Quote(self.reason))

    async def decide(
        self, ctx: Context, tx: Transaction, match: Match, row: QuestionRow, outcome: Outcome
    ) -> None:
        """Take the moves back, or leave them."""
        if outcome.choice != YES:
            await self._refuse(ctx, tx, match)
            return
        whole = await loading.match_of(ctx, tx, match.row, whole=True)
        by = Authority(Person(row.asker or 0, self.by), self.reason, is_agreed=True)
        await take_back(ctx, tx, whole, self.to, by)


UndoQuestion: TypeAlias = UndoTurn | UndoOften | RuleUndo
