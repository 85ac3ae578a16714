"""The vote to abort a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeAlias

from engine.core.text import LocalizedText, text
from host.core.context import Context
from host.core.errors import user_error
from host.core.features import Feature
from host.core.users import User, normalize_name
from host.decisions.vote.ballots import YES, VoteResult
from host.decisions.vote.kinds import Vote, VoteNames
from host.decisions.vote.requests import request
from host.matches.log.entries import Entry, Ruling, SeatTaken
from host.matches.match import loading
from host.matches.match.cancellation import cancel_match
from host.matches.match.commit import commit
from host.matches.match.match import Match, refuse_season_match
from storage.core.database import Transaction
from storage.decisions import vote as stored_questions
from storage.decisions.vote import BallotRow, VoteRow


class Aborted(Ruling, frozen=True, kw_only=True, tag="aborted"):
    """The decision of all players to abort the match."""


class AbortRefused(Ruling, frozen=True, kw_only=True, tag="abort-refused"):
    """The ruling that the match continues after a failed vote to abort it."""

    is_rejection: ClassVar[bool] = True


AbortRuling: TypeAlias = Aborted | AbortRefused


class AbortMatch(Vote, frozen=True, tag="abort"):
    """The vote to abort the match."""

    USERS: ClassVar[Mapping[str, str]] = {"asked_by": "by"}
    is_unanimous: ClassVar[bool] = True
    by: str
    """The name of the player who asked for the vote."""
    asked_by: int = 0
    """Their key."""

    @property
    def text_names(self) -> tuple[str, str]:
        """Return the name of the player who asked for the vote."""
        return self.by, ""

    def heading(self, names: VoteNames) -> LocalizedText:
        """Return the question to vote on."""
        return text("question-abort", who=names.subject, by=names.asker)

    def consequence(self, default: str, names: VoteNames) -> LocalizedText:
        """Return the note that players who don't vote count as a no, but absent players as a yes."""
        return text("question-default-abort")

    async def voters(self, ctx: Context, tx: Transaction, match: Match, row: VoteRow) -> tuple[int, ...]:
        """Return all players, including absent ones whose seats are kept by robots."""
        return match.seat_owners

    def silent_ballots(self, match: Match) -> Mapping[int, str]:
        """Return a yes for each absent player whose seat is kept by a robot.

        Otherwise a player who never returns could block the vote.
        """
        return {
            seat.former_user_key: YES
            for seat in match.seats
            if seat.user_key is None and seat.former_user_key is not None
        }

    def needs_recount(self, new_entries: Sequence[Entry]) -> bool:
        """Return whether a seat has changed hands."""
        return any(isinstance(entry, SeatTaken) for entry in new_entries)

    async def decide(
        self, ctx: Context, tx: Transaction, match: Match, row: VoteRow, outcome: VoteResult
    ) -> None:
        """Abort the match or let it continue, depending on the result."""
        if outcome.choice == YES:
            await abort_now(ctx, tx, match)
        else:
            await commit(ctx, tx, match, [AbortRefused()])


async def abort_now(ctx: Context, tx: Transaction, match: Match) -> None:
    """End a match that all players want to abort."""
    after = await commit(ctx, tx, match, [Aborted()])
    await cancel_match(ctx, tx, after.row)


async def abort(ctx: Context, match_id: int, user: User) -> bool:
    """Ask the other players whether to abort a match; return True if the match is aborted at once.

    If the player's only opponents are robots, no vote is needed.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match = await loading.load_running(ctx, tx, match_id)
        refuse_season_match(match.row)
        if match.seat_of(user) is None:
            raise user_error("not-in-match")
        if set(match.seat_owners) == {user.key}:
            await abort_now(ctx, tx, match)
            return True
        row = await request(ctx, tx, match, AbortMatch(normalize_name(user.name), user.key), user)
        ballot = BallotRow(vote_id=row.id, user_key=user.key, choice=YES, at=ctx.now())
        await stored_questions.cast(tx, ballot)
    return False


FEATURE = Feature(rulings=AbortRuling, votes=AbortMatch)
