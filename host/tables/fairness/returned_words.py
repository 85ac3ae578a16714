"""Contributions that Discord rejects.

They are returned to their authors and don't count.
"""

from __future__ import annotations

from msgspec.structs import replace

from host.core import outbox
from host.core.context import Context
from host.core.features import publish
from host.core.owners import Owner
from host.matches.match import loading
from host.matches.match.events import WordsSettled
from host.tables.fairness.commitments import sort_contributors
from host.tables.fairness.kinds import FairnessPost, PostContribution, WordsReturned
from storage.core.database import Transaction
from storage.core.scheduling.outbox import OutboxRow
from storage.tables import fairness
from storage.tables.fairness import ParticipantRow


async def return_words(ctx: Context, post: OutboxRow, content: FairnessPost) -> bool:
    """Withdraw a contribution that can't be posted, and notify its author.

    If the outbox message is not a contribution, return False and change nothing.
    """
    if not isinstance(content, PostContribution):
        return False
    owner = outbox.owner_of(post)
    async with ctx.lock(post.owner), ctx.database.transaction() as tx:
        row = await loading.load_row(tx, post.owner)
        participant_rows = sort_contributors(await fairness.participants_of_match(tx, row.id))[
            content.number :
        ]
        if row.status != "open" or not participant_rows or participant_rows[0].message is not None:
            return False
        await outbox.delete(tx, post)
        await _withdraw(ctx, tx, owner, participant_rows)
        await outbox.add(ctx, tx, owner, WordsReturned(participant_rows[0].user_key))
        await publish(ctx, tx, WordsSettled(row, is_returned=True))
    return True


async def _withdraw(ctx: Context, tx: Transaction, owner: Owner, given: list[ParticipantRow]) -> None:
    """Withdraw the first of the given contributions.

    Later ones have not been posted yet, so their numbers decrease by one.
    """
    first, *later = given
    await fairness.put_participants(
        tx,
        replace(first, contribution_number=None, text="", contribution=""),
        *(
            replace(participant_row, contribution_number=(participant_row.contribution_number or 0) - 1)
            for participant_row in later
        ),
    )
    await outbox.delete_kinds(tx, owner, PostContribution)
    await outbox.add(ctx, tx, owner, *(PostContribution((one.contribution_number or 0) - 1) for one in later))
