"""The question whether a match is to be called off."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.core.text import Text, text
from host.abort.rulings import Aborted, AbortRefused
from host.core.context import Context
from host.log.entries import Entry, SeatTaken
from host.match.commit import commit
from host.match.ending import end
from host.match.match import Match
from host.vote.ballots import YES, Outcome
from host.vote.kinds import Question, Wording
from storage.core.database import Transaction
from storage.vote.questions import QuestionRow


class AbortMatch(Question, frozen=True, tag="abort"):
    """The question whether the match is to be called off."""

    needs_all: ClassVar[bool] = True
    by: str
    """The name of the person who asks."""

    @property
    def others(self) -> tuple[str, str]:
        """Return the name of who asks."""
        return self.by, ""

    def heading(self, named: Wording) -> Text:
        """Return what is asked."""
        return text("question-abort", who=named.who, by=named.by)

    def consequence(self, default: str, named: Wording) -> Text:
        """Return that silence is no consent, but of those who are not there."""
        return text("question-default-abort")

    async def voters(self, ctx: Context, tx: Transaction, match: Match, row: QuestionRow) -> tuple[int, ...]:
        """Return all who play, or may have their seat back from a robot."""
        return match.entitled

    def count_silence(self, match: Match) -> Mapping[int, str]:
        """Return that of those whom a robot keeps a seat for as consent: who never comes back holds up no table."""
        return {seat.former: YES for seat in match.seats if seat.person is None and seat.former is not None}

    def is_counted_anew(self, made: Sequence[Entry]) -> bool:
        """Tell whether another person has come to the table."""
        return any(isinstance(entry, SeatTaken) for entry in made)

    async def decide(
        self, ctx: Context, tx: Transaction, match: Match, row: QuestionRow, outcome: Outcome
    ) -> None:
        """Call the match off, or let it go on."""
        if outcome.choice == YES:
            await call_off(ctx, tx, match)
        else:
            await commit(ctx, tx, match, [AbortRefused()])


async def call_off(ctx: Context, tx: Transaction, match: Match) -> None:
    """End a match that all want ended."""
    after = await commit(ctx, tx, match, [Aborted()])
    await end(ctx, tx, after.row)
