"""The question whether somebody is to give up their seat."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.model import Seat
from engine.core.text import Text, text
from host.core.context import Context
from host.core.people import Person
from host.log.entries import Entry, SeatTaken
from host.match.commit import commit
from host.match.match import Match
from host.replace import seats
from host.replace.rulings import ReplaceRefused
from host.vote.ballots import YES, Outcome
from host.vote.kinds import Question, Wording
from storage.core.database import Transaction
from storage.vote.questions import QuestionRow


class ReplaceSeat(Question, frozen=True, tag="replace"):
    """The question whether another person, or a robot, is to play on in a seat."""

    seat: int
    was: int | None
    """The person who had the seat when it was asked."""
    by: str
    """The name of the person who asks."""
    person: int | None = None
    """Who is to take the seat; None: a robot."""
    name: str = ""

    @property
    def about(self) -> Seat:
        """Return the seat that is to change hands."""
        return self.seat

    @property
    def others(self) -> tuple[str, str]:
        """Return the names of who asks and of who is to play on."""
        return self.by, self.name

    def heading(self, named: Wording) -> Text:
        """Return what is asked."""
        if self.person is None:
            return text("question-robot", by=named.by, who=named.who)
        return text("question-person", by=named.by, who=named.who, new=named.new)

    async def voters(self, ctx: Context, tx: Transaction, match: Match, row: QuestionRow) -> tuple[int, ...]:
        """Return the others; with nobody but the asker among them all, for nobody is sent away without consent."""
        people = [seat.person for seat in match.seats if seat.person is not None]
        others = [person for person in people if person != self.was]
        return tuple(people if others == [row.asker] else others)

    async def is_moot(self, tx: Transaction, match: Match, made: Sequence[Entry]) -> bool:
        """Tell whether somebody else sits there by now."""
        return match.seats[self.seat].person != self.was

    def is_counted_anew(self, made: Sequence[Entry]) -> bool:
        """Tell whether another person has come to the table."""
        return any(isinstance(entry, SeatTaken) for entry in made)

    async def decide(
        self, ctx: Context, tx: Transaction, match: Match, row: QuestionRow, outcome: Outcome
    ) -> None:
        """Give the seat to whom the others want in it, or leave it as it is."""
        new = None if self.person is None else Person(self.person, self.name)
        if outcome.choice != YES or (new is not None and await seats.knows(ctx, tx, match, self.seat, new)):
            await commit(ctx, tx, match, [ReplaceRefused(seat=self.seat)])
        elif new is None:
            await seats.to_robot(ctx, tx, match, self.seat, "voted")
        else:
            await seats.to_person(ctx, tx, match, self.seat, new)
