"""What the posts say that bind a match's chance, and noting where they stand."""

from __future__ import annotations

from msgspec import Struct

from host.core import outbox
from host.core.context import Context
from host.core.features import publish
from host.matches.commit_reveal import transcript
from host.matches.commit_reveal.scheme import canonical
from host.matches.commit_reveal.transcript import Transcript
from host.matches.match import loading
from host.matches.match.events import BindingPosted
from host.tables.fairness.commitments import Added, Bound, PostedAt, bound_of, terms_of
from host.tables.fairness.fairness import Revelation, reveal
from host.tables.fairness.kinds import PostCommitment
from storage.core.database import Transaction
from storage.core.scheduling.outbox import PostRow
from storage.matches.match import log
from storage.matches.match.matches import MatchRow
from storage.tables import fairness


class CommitmentPost(Struct, frozen=True):
    """The post of the commitment; the hash is in the row."""

    match: MatchRow
    terms: str
    """What is hashed together with the secret, to the letter."""
    again: bool


class ContributionPost(Struct, frozen=True):
    """The post of what a person has added."""

    match: MatchRow
    added: Added
    commitment: PostedAt | None


class TranscriptPost(Struct, frozen=True):
    """The post of the transcript."""

    match: MatchRow
    told: str
    """To the letter."""
    transcript: Transcript
    commitment: PostedAt | None


class SecretPost(Struct, frozen=True):
    """The post of the secret of a match that was ended without a result."""

    match: MatchRow
    revealed: Revelation
    is_early: bool
    """Whether it was dealt and nobody had moved."""


async def commitment_post(ctx: Context, match_id: int, post: PostCommitment) -> CommitmentPost | None:
    """Return what the post of a commitment says; None where that binds nothing any more."""
    async with ctx.database.reading() as tx:
        row = await loading.row_of(tx, match_id)
        if row.status != "open" or row.commitment != post.commitment:
            return None
        return CommitmentPost(row, canonical(terms_of(row).public), post.again)


async def commitment_posted(
    ctx: Context, row: PostRow, post: PostCommitment, channel: int, message: int
) -> None:
    """Take a commitment as posted: from now on people may contribute."""
    async with ctx.database.transaction() as tx:
        await outbox.take(tx, row)
        match = await loading.row_of(tx, row.owner)
        # While it was sent the match may have begun without it, or its options may have changed.
        if match.status == "open" and match.commitment == post.commitment:
            await fairness.set_commitment_posted(tx, match.id, channel, message)
            await publish(ctx, tx, BindingPosted(match))


async def contribution_post(ctx: Context, match_id: int, place: int) -> ContributionPost | None:
    """Return what the post of a contribution says; None where it was forgotten."""
    row, bound = await _load_bound(ctx, match_id)
    if bound is None or place >= len(bound.added):
        return None
    return ContributionPost(row, bound.added[place], bound.commitment)


async def contribution_posted(ctx: Context, row: PostRow, place: int, channel: int, message: int) -> None:
    """Take a contribution as posted."""
    async with ctx.database.transaction() as tx:
        await outbox.take(tx, row)
        for one in await fairness.contributions_of_match(tx, row.owner):
            if one.place == place:
                await fairness.set_contribution_posted(tx, one, channel, message)


async def transcript_post(ctx: Context, match_id: int) -> TranscriptPost | None:
    """Return what the post of a transcript says."""
    row, bound = await _load_bound(ctx, match_id)
    if bound is None or bound.told is None:
        return None
    return TranscriptPost(row, bound.told, transcript.read(bound.told), bound.commitment)


async def note_transcript_posted(ctx: Context, row: PostRow, channel: int, message: int) -> None:
    """Take a transcript as posted; the card leads to it."""
    async with ctx.database.transaction() as tx:
        await outbox.take(tx, row)
        await fairness.set_transcript_posted(tx, row.owner, channel, message)
        await publish(ctx, tx, BindingPosted(await loading.row_of(tx, row.owner)))


async def secret_post(ctx: Context, match_id: int) -> SecretPost:
    """Return what is told of the secret of a match that was ended; a Refusal while it was not."""
    async with ctx.database.reading() as tx:
        row = await loading.row_of(tx, match_id)
        return SecretPost(row, await reveal(tx, row), await is_early(tx, row))


async def is_early(tx: Transaction, row: MatchRow) -> bool:
    """Tell whether a match was ended after its deal was settled and before anybody had moved."""
    if row.status != "cancelled" or row.head == 0:
        return False
    return all(entry.kind != "move" for entry in await log.read(tx, row.id))


async def _load_bound(ctx: Context, match_id: int) -> tuple[MatchRow, Bound | None]:
    async with ctx.database.reading() as tx:
        row = await loading.row_of(tx, match_id)
        return row, await bound_of(tx, row)
