"""Tables that commit to their random outcomes, and the messages with these commitments."""

from __future__ import annotations

from host.core import jobs, outbox
from host.core.context import Context
from host.core.owners import match_owner
from host.core.users import User
from host.decisions.replace import replacement
from host.matches.match import loading
from host.messages.posts import cards
from host.tables.fairness import fairness_messages
from host.tables.tables import tables
from storage.matches.match.matches import MatchRow
from tests.host.players import all_pending_messages, open_match

FIRST_MESSAGE = 900
"""The id of the first commitment message. The ids of later messages follow it."""


async def post_commitments(ctx: Context, match_id: int, first: int = FIRST_MESSAGE) -> int:
    """Mark a match's commitment messages as posted, in order, and return the next message id."""
    message = first
    for row in await outbox.due_messages(ctx, match_owner(match_id)):
        if row.feature != "fairness":
            continue
        told = outbox.parse(row)
        match row.kind:
            case "commitment":
                await fairness_messages.note_commitment_posted(ctx, row, told, 7000, message)
            case "contribution":
                await fairness_messages.note_contribution_posted(ctx, row, told.number, 7000, message)
            case "transcript":
                await fairness_messages.note_transcript_posted(ctx, row, 7000, message)
        message += 1
    return message


async def open_posted_match(ctx: Context, **fields: object) -> MatchRow:
    """Open a table whose commitment has been posted."""
    row = await open_match(ctx, **fields)
    await post_commitments(ctx, row.id)
    return row


async def contribute(ctx: Context, match_id: int, user: User, contribution: str) -> MatchRow:
    """Add a user's seed words to the shuffle, mark them as posted, and return the updated match."""
    await tables.contribute(ctx, match_id, user, contribution)
    await post_commitments(ctx, match_id, FIRST_MESSAGE + 1)
    async with ctx.database.read_transaction() as tx:
        return await loading.load_row(tx, match_id)


async def transcript_of(ctx: Context, match_id: int) -> str:
    commitment_state = (await cards.get_card(ctx, match_id)).commitment_state
    assert commitment_state is not None
    assert commitment_state.transcript_text is not None
    return commitment_state.transcript_text


async def commitment_messages(ctx: Context, match_id: int) -> list[str]:
    return [text for feature, text in await all_pending_messages(ctx, match_id) if feature == "fairness"]


async def resign_all(ctx: Context, match_id: int, *users: User) -> MatchRow:
    for user in users:
        await replacement.resign(ctx, match_id, user)
    while await jobs.run(ctx, match_owner(match_id)):
        pass
    async with ctx.database.read_transaction() as tx:
        return await loading.load_row(tx, match_id)
