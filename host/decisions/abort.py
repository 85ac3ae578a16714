"""The vote on aborting a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeAlias

from engine.core.text import LocalizedText, text
from host.core.context import Context
from host.core.errors import user_error
from host.core.features import Feature
from host.core.users import User, normalize_name
from host.decisions.vote.ballots import YES, Outcome
from host.decisions.vote.kinds import Question, Wording
from host.decisions.vote.requests import request
from host.matches.log.entries import Entry, Ruling, SeatTaken
from host.matches.match import loading
from host.matches.match.cancellation import end
from host.matches.match.commit import commit
from host.matches.match.match import Match, refuse_bound
from storage.core.database import Transaction
from storage.decisions import vote as stored_questions
from storage.decisions.vote import BallotRow, QuestionRow


class Aborted(Ruling, frozen=True, kw_only=True, tag="aborted"):
    """The ruling that all players agreed to abort the match."""


class AbortRefused(Ruling, frozen=True, kw_only=True, tag="abort-refused"):
    """The ruling that the match continues."""


AbortRuling: TypeAlias = Aborted | AbortRefused


class AbortMatch(Question, frozen=True, tag="abort"):
    """The vote on aborting the match."""

    USERS: ClassVar[Mapping[str, str]] = {"asked_by": "by"}
    needs_all: ClassVar[bool] = True
    by: str
    """The name of the player who asks."""
    asked_by: int = 0
    """Their key."""

    @property
    def others(self) -> tuple[str, str]:
        """Return the name of the player who asks."""
        return self.by, ""

    def heading(self, named: Wording) -> LocalizedText:
        """Return the text of the vote."""
        return text("question-abort", who=named.who, by=named.by)

    def consequence(self, default: str, named: Wording) -> LocalizedText:
        """Return the note that silence counts as a no, except for absent players."""
        return text("question-default-abort")

    async def voters(self, ctx: Context, tx: Transaction, match: Match, row: QuestionRow) -> tuple[int, ...]:
        """Return all players, including those who may get their seat back from a robot."""
        return match.entitled

    def count_silence(self, match: Match) -> Mapping[int, str]:
        """Return a yes for each absent player whose seat a robot keeps.

        A player who never comes back must not block the table.
        """
        return {seat.former: YES for seat in match.seats if seat.user_key is None and seat.former is not None}

    def is_counted_anew(self, made: Sequence[Entry]) -> bool:
        """Return whether another player has joined the table."""
        return any(isinstance(entry, SeatTaken) for entry in made)

    async def decide(
        self, ctx: Context, tx: Transaction, match: Match, row: QuestionRow, outcome: Outcome
    ) -> None:
        """Abort the match, or continue it."""
        if outcome.choice == YES:
            await call_off(ctx, tx, match)
        else:
            await commit(ctx, tx, match, [AbortRefused()])


async def call_off(ctx: Context, tx: Transaction, match: Match) -> None:
    """End a match that all players want to abort."""
    after = await commit(ctx, tx, match, [Aborted()])
    await end(ctx, tx, after.row)


async def abort(ctx: Context, match_id: int, user: User) -> bool:
    """Ask the other players to abort a match; return True if it is aborted.

    A player who is alone with robots aborts it at once.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match = await loading.load_running(ctx, tx, match_id)
        refuse_bound(match.row)
        if match.seat_of(user) is None:
            raise user_error("not-in-match")
        if set(match.entitled) == {user.key}:
            await call_off(ctx, tx, match)
            return True
        row = await request(ctx, tx, match, AbortMatch(normalize_name(user.name), user.key), user)
        ballot = BallotRow(question=row.id, user_key=user.key, choice=YES, at=ctx.now())
        await stored_questions.cast(tx, ballot)
    return False


FEATURE = Feature(rulings=AbortRuling, questions=AbortMatch)
