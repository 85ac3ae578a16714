"""The vote on a pause for a player who may have closed the channel.

A single objection is enough to prevent the pause.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.core.text import LocalizedText, text
from host.core.context import Context
from host.decisions.closed_channels import rest
from host.decisions.closed_channels.kinds import ClosureContested
from host.decisions.vote.ballots import NO, YES, VoteResult, unanimous_result
from host.decisions.vote.kinds import DEFAULT_NOTES, Vote, VoteNames
from host.matches.log.entries import Entry
from host.matches.match.commit import commit
from host.matches.match.match import Match
from storage.core.database import Transaction
from storage.decisions import closed_channels as stored
from storage.decisions.vote import VoteRow


class ClosureVote(Vote, frozen=True, tag="closure"):
    """The vote on whether to pause the clocks for a player who may have closed the channel."""

    USERS: ClassVar[Mapping[str, str]] = {"moderator": "by"}
    is_unanimous: ClassVar[bool] = True
    moderator: int
    by: str = ""

    @property
    def text_names(self) -> tuple[str, str]:
        """Return the name of the player who may have closed the channel."""
        return self.by, ""

    def heading(self, names: VoteNames) -> LocalizedText:
        """Return the question to vote on."""
        return text("question-closure", by=names.asker)

    def consequence(self, default: str, names: VoteNames) -> LocalizedText:
        """Return the note that not voting counts as consent."""
        return LocalizedText(DEFAULT_NOTES[YES])

    async def default(self, tx: Transaction, match: Match) -> str:
        """Return yes, since not voting counts as consent."""
        return YES

    async def voters(self, ctx: Context, tx: Transaction, match: Match, row: VoteRow) -> tuple[int, ...]:
        """Return all other players, including absent ones whose seats are kept by robots."""
        return tuple(user_key for user_key in match.seat_owners if user_key != self.moderator)

    async def is_moot(self, tx: Transaction, match: Match, new_entries: Sequence[Entry]) -> bool:
        """Return whether the channel is open again, or the match has moved to another channel."""
        return await stored.get(tx, match.row.id) is None

    def outcome(
        self, voters: Sequence[int], ballots: Mapping[int, str], default: str, *, is_over: bool
    ) -> VoteResult | None:
        """Return no as soon as a voter objects.

        Return yes once all voters have answered or the vote is over. Before that, return None.
        """
        if NO in [ballots.get(voter) for voter in voters]:
            return VoteResult(NO)
        found = unanimous_result(voters, ballots, is_over=is_over)
        return None if found is None else VoteResult(YES, is_default=found.is_default)

    async def decide(
        self, ctx: Context, tx: Transaction, match: Match, row: VoteRow, outcome: VoteResult
    ) -> None:
        """Pause the clocks if the channel is still closed, or record the objection."""
        closed = await stored.get(tx, match.row.id)
        if outcome.choice != YES:
            await commit(ctx, tx, match, [ClosureContested()])
        elif closed is not None:
            await rest.pause_clocks(ctx, tx, match, closed)
