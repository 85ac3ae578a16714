"""Votes that players request.

Each request notifies all other players, so the number of requests per day is limited.
"""

from __future__ import annotations

from host.core.context import Context
from host.core.errors import user_error
from host.core.users import User
from host.decisions.vote import votes
from host.decisions.vote.kinds import Vote
from host.matches.match.match import Match
from host.matches.settings.time_controls import DAY
from storage.core.database import Transaction
from storage.decisions import vote
from storage.decisions.vote import VoteRequestRow, VoteRow

MAX_A_DAY = 3
"""Maximum number of votes that a player may request in a match per day, counting all kinds."""


async def request(
    ctx: Context, tx: Transaction, match: Match, question: Vote, by: User, *,
    duration: int | None = None,
) -> VoteRow:  # fmt: skip
    """Open a vote that a player requested, and count it towards the player's daily limit.

    Raises a UserError if the player has reached the limit, or is out of the game.
    """
    if match.seat_of(by) in match.eliminated:
        raise user_error("eliminated")
    await vote.delete_requests_before(tx, match.row.id, by.key, ctx.now() - DAY)
    if await vote.count_requests(tx, match.row.id, by.key) >= MAX_A_DAY:
        raise user_error("asked-too-often", most=MAX_A_DAY)
    row = await votes.open_vote(ctx, tx, match, question, by.key, duration=duration)
    await vote.add_request(tx, VoteRequestRow(match_id=match.row.id, user_key=by.key, at=ctx.now()))
    return row
