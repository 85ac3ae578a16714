"""Voters who have left the server, whose missing ballots don't count."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from host.core import outbox, timers
from host.core.context import Context
from host.core.owners import match_owner
from host.decisions.vote import votes
from host.decisions.vote.ballots import DEPARTED
from host.decisions.vote.kinds import CheckVoters, CloseVote, PostVote
from host.matches.match import loading
from host.matches.match.match import Match
from storage.core.database import Transaction
from storage.core.scheduling.outbox import OutboxRow
from storage.decisions import vote as stored
from storage.decisions.vote import BallotRow, VoteRow


async def voters_to_check(ctx: Context, match_id: int, vote_id: int) -> tuple[int, ...]:
    """Return the keys of the voters who have not voted; empty if the vote is closed."""
    async with ctx.database.read_transaction() as tx:
        row = await stored.get(tx, vote_id)
        if row is None or row.match_id != match_id:
            return ()
        match = await loading.load_running(ctx, tx, match_id)
        voters = await votes.voters_of(ctx, tx, match, row, votes.parse(row))
        answers = await _answers(tx, vote_id)
        return tuple(voter for voter in voters if answers.get(voter, DEPARTED) == DEPARTED)


async def note_departed(
    ctx: Context, post: OutboxRow, vote_id: int, checked: Collection[int], departed: Collection[int]
) -> None:
    """Record which of the checked voters have left the server, and recount the ballots if this has changed."""
    async with ctx.lock(post.owner), ctx.database.transaction() as tx:
        await outbox.delete(tx, post)
        row = await stored.get(tx, vote_id)
        if row is None:
            return
        answers, has_changed = await _answers(tx, vote_id), False
        for voter in checked:
            known, is_gone = answers.get(voter), voter in departed
            if known is None and is_gone:
                ballot = BallotRow(vote_id=vote_id, user_key=voter, choice=DEPARTED, at=ctx.now())
                await stored.cast(tx, ballot)
                has_changed = True
            elif known == DEPARTED and not is_gone:
                await stored.delete_ballot(tx, vote_id, voter)
                has_changed = True
        if has_changed:
            owner = match_owner(row.match_id)
            await timers.put(tx, owner, CloseVote(row.id), ctx.now())
            await outbox.add(ctx, tx, owner, PostVote(row.id))


async def _answers(tx: Transaction, vote_id: int) -> Mapping[int, str]:
    return {ballot.user_key: ballot.choice for ballot in await stored.ballots_of(tx, vote_id)}


def is_too_early(voters: Collection[int], answers: Mapping[int, str], row: VoteRow) -> bool:
    """Return whether a vote has to wait for its deadline, because only the requester is left.

    A voter who left by mistake can return until then.
    """
    departed = {voter for voter in voters if answers.get(voter) == DEPARTED}
    return bool(departed) and not set(voters) - departed - {row.opened_by}


async def queue_check(ctx: Context, tx: Transaction, match: Match, vote_id: int) -> None:
    """Queue a check of a vote's voters, unless the vote is closed."""
    if await stored.get(tx, vote_id) is not None:
        await outbox.add(ctx, tx, match_owner(match.row.id), CheckVoters(vote_id))
