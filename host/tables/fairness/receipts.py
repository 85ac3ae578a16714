"""Receipts with which users can later check the public facts about a match's shuffles."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from host.core.context import Context
from host.matches.commit_reveal.receipt import Receipt
from host.matches.commit_reveal.scheme import digest
from host.matches.match import loading
from host.tables.fairness.commitments import (
    CommitmentState,
    MessageLocation,
    attached_files,
    load_commitment_state,
)
from host.tables.fairness.fairness import commitment_location
from storage.matches.match.matches import ACTIVE_STATUSES, MatchRow

ReceiptVerdict: TypeAlias = Literal["holds", "other-match", "other-secret", "other-message", "other-words"]


class SealedMatch(Struct, frozen=True):
    """A match that is not over and whose secret is still hidden."""

    match: MatchRow
    commitment: MessageLocation | None
    """The message with the commitment; None if it was not posted."""
    receipt: Receipt | None
    """The receipt; None if there is no posted commitment."""


async def load_sealed_match(ctx: Context, match_id: int) -> SealedMatch | None:
    """Return a match's public facts with a receipt, or None if the match is over."""
    async with ctx.database.read_transaction() as tx:
        row = await loading.load_row(tx, match_id)
        bound = await load_commitment_state(tx, row)
    if row.status not in ACTIVE_STATUSES:
        return None
    at = None if bound is None else bound.commitment
    return SealedMatch(row, at, None if bound is None or at is None else _receipt(row, bound, at))


def _receipt(row: MatchRow, state: CommitmentState, at: MessageLocation) -> Receipt:
    files = attached_files(row, state, at)
    return Receipt(
        match=row.id,
        commitment=row.commitment,
        message=at.message,
        added=digest(files[-1]) if files else None,
    )


async def check_receipt(ctx: Context, match_id: int, receipt: Receipt) -> ReceiptVerdict:
    """Compare a receipt with the stored facts, and return the verdict.

    If they differ, the verdict states how.
    """
    async with ctx.database.read_transaction() as tx:
        row = await loading.load_row(tx, match_id)
        bound = await load_commitment_state(tx, row)
    at = None if bound is None else commitment_location(row, bound)
    if receipt.match != row.id:
        return "other-match"
    if receipt.commitment != row.commitment:
        return "other-secret"
    if bound is None or at is None or at.message != receipt.message:
        return "other-message"
    is_added = receipt.added is None or receipt.added in map(digest, attached_files(row, bound, at))
    return "holds" if is_added else "other-words"
