"""Receipts of a match: a user's note of the facts about its shuffles, and whether it is still correct."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from host.core.context import Context
from host.matches.commit_reveal.receipt import Receipt
from host.matches.commit_reveal.scheme import digest
from host.matches.match import loading
from host.tables.fairness.commitments import Bound, PostedAt, bound_of, files_of
from host.tables.fairness.fairness import commitment_at
from storage.matches.match.matches import ALIVE, MatchRow

Verdict: TypeAlias = Literal["holds", "other-match", "other-secret", "other-message", "other-words"]


class Sealed(Struct, frozen=True):
    """A match that is not over, so that its secret is hidden."""

    match: MatchRow
    commitment: PostedAt | None
    """None if it was not posted."""
    receipt: Receipt | None
    """None without a commitment."""


async def sealed(ctx: Context, match_id: int) -> Sealed | None:
    """Return what a person may note about a match; None if it is over."""
    async with ctx.database.read_transaction() as tx:
        row = await loading.row_of(tx, match_id)
        bound = await bound_of(tx, row)
    if row.status not in ALIVE:
        return None
    at = None if bound is None else bound.commitment
    return Sealed(row, at, None if bound is None or at is None else _receipt(row, bound, at))


def _receipt(row: MatchRow, bound: Bound, at: PostedAt) -> Receipt:
    files = files_of(row, bound, at)
    return Receipt(
        match=row.id,
        commitment=row.commitment,
        message=at.message,
        added=digest(files[-1]) if files else None,
    )


async def compare(ctx: Context, match_id: int, receipt: Receipt) -> Verdict:
    """Return whether a receipt is still true of a match."""
    async with ctx.database.read_transaction() as tx:
        row = await loading.row_of(tx, match_id)
        bound = await bound_of(tx, row)
    at = None if bound is None else commitment_at(row, bound)
    if receipt.match != row.id:
        return "other-match"
    if receipt.commitment != row.commitment:
        return "other-secret"
    if bound is None or at is None or at.message != receipt.message:
        return "other-message"
    is_added = receipt.added is None or receipt.added in map(digest, files_of(row, bound, at))
    return "holds" if is_added else "other-words"
