"""The contents of messages about shuffles, and the record of the messages posted."""

from __future__ import annotations

from msgspec import Struct

from host.core import outbox
from host.core.context import Context
from host.core.features import publish
from host.matches.commit_reveal import scheme, transcript
from host.matches.commit_reveal.scheme import canonical
from host.matches.commit_reveal.transcript import Place, Transcript
from host.matches.match import loading
from host.matches.match.events import BindingPosted
from host.tables.fairness.commitments import Added, Bound, bound_of, files_of, terms_of
from host.tables.fairness.fairness import Revelation, reveal
from host.tables.fairness.kinds import PostCommitment
from storage.core.database import Transaction
from storage.core.scheduling.outbox import PostRow
from storage.matches.match import log
from storage.matches.match.matches import MatchRow
from storage.tables import fairness


class CommitmentPost(Struct, frozen=True):
    """The message with the commitment; the hash is in the row."""

    match: MatchRow
    file: str
    """The terms that are hashed together with the secret."""
    again: bool


class ContributionPost(Struct, frozen=True):
    """The message with what a person added."""

    match: MatchRow
    number: int
    added: Added
    seats: tuple[int | str, ...]
    """The participants at the table: users by their ids, robots by their levels."""
    file: str


class TranscriptPost(Struct, frozen=True):
    """The message with the transcript."""

    match: MatchRow
    told: str
    """The transcript in the form that is hashed."""
    transcript: Transcript
    seats: tuple[int | str, ...]
    """The players: users by their ids, robots by their levels."""


class SecretPost(Struct, frozen=True):
    """The message with the secret of a match that ended without a result."""

    match: MatchRow
    revealed: Revelation
    file: str
    """The text whose hash is the commitment."""
    is_early: bool
    """Whether it was ended after the deal and before the first move."""


async def commitment_post(ctx: Context, match_id: int, post: PostCommitment) -> CommitmentPost | None:
    """Return the content of a commitment message; None if it is out of date."""
    async with ctx.database.read_transaction() as tx:
        row = await loading.row_of(tx, match_id)
        if row.status != "open" or row.commitment != post.commitment:
            return None
        return CommitmentPost(row, canonical(terms_of(row).public), post.again)


async def commitment_posted(
    ctx: Context, row: PostRow, post: PostCommitment, channel: int, message: int
) -> None:
    """Record that a commitment was posted: from now on people may contribute."""
    async with ctx.database.transaction() as tx:
        await outbox.take(tx, row)
        match = await loading.row_of(tx, row.owner)
        # While it was sent, the match may have started without it, or its options may have changed.
        if match.status == "open" and match.commitment == post.commitment:
            await fairness.set_commitment_posted(tx, match.id, channel, message)
            if match.card is not None:  # a card that is still to be posted will link to it anyway
                await publish(ctx, tx, BindingPosted(match))


async def contribution_post(ctx: Context, match_id: int, number: int) -> ContributionPost | None:
    """Return what the message of a contribution says; None if it was dropped."""
    row, bound = await _load_bound(ctx, match_id)
    if bound is None or bound.commitment is None or number >= len(bound.added):
        return None
    added = bound.added[number]
    if not added.words:  # the user's data have been deleted
        return None
    file = files_of(row, bound, bound.commitment)[number]
    return ContributionPost(row, number, added, _sitting(bound, added.contribution.seats), file)


async def contribution_posted(ctx: Context, row: PostRow, number: int, channel: int, message: int) -> None:
    """Record that a contribution was posted."""
    async with ctx.database.transaction() as tx:
        await outbox.take(tx, row)
        await fairness.set_contribution_posted(tx, row.owner, number, channel, message)


async def transcript_post(ctx: Context, match_id: int) -> TranscriptPost | None:
    """Return what the message of a transcript says."""
    row, bound = await _load_bound(ctx, match_id)
    if bound is None or bound.told is None:
        return None
    frozen = transcript.read(bound.told)
    return TranscriptPost(row, bound.told, frozen, _sitting(bound, frozen.roster))


async def note_transcript_posted(ctx: Context, row: PostRow, channel: int, message: int) -> None:
    """Record that a transcript was posted; the card links to it."""
    async with ctx.database.transaction() as tx:
        await outbox.take(tx, row)
        await fairness.set_transcript_posted(tx, row.owner, channel, message)
        await publish(ctx, tx, BindingPosted(await loading.row_of(tx, row.owner)))


async def secret_post(ctx: Context, match_id: int) -> SecretPost:
    """Return what the message of a secret says; raises Refusal unless the match was cancelled or finished."""
    async with ctx.database.read_transaction() as tx:
        row = await loading.row_of(tx, match_id)
        revealed = await reveal(tx, row)
        file = scheme.opening(terms_of(row), revealed.secret)
        return SecretPost(row, revealed, file, await is_early(tx, row))


async def is_early(tx: Transaction, row: MatchRow) -> bool:
    """Return whether a match ended after the deal and before the first move."""
    if row.status != "cancelled" or row.head == 0:
        return False
    return all(entry.kind != "move" for entry in await log.read(tx, row.id))


def _sitting(bound: Bound, seats: tuple[Place, ...]) -> tuple[int | str, ...]:
    return tuple(bound.people[place] if isinstance(place, int) else place for place in seats)


async def _load_bound(ctx: Context, match_id: int) -> tuple[MatchRow, Bound | None]:
    async with ctx.database.read_transaction() as tx:
        row = await loading.row_of(tx, match_id)
        return row, await bound_of(tx, row)
