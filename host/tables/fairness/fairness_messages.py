"""Load the content of messages about shuffles, and record which ones were posted."""

from __future__ import annotations

from msgspec import Struct

from host.core import outbox
from host.core.context import Context
from host.core.features import publish
from host.matches.commit_reveal import scheme, transcript
from host.matches.commit_reveal.scheme import canonical_json
from host.matches.commit_reveal.transcript import Participant, Transcript
from host.matches.match import loading
from host.matches.match.events import FairnessMessagePosted, WordsSettled
from host.tables.fairness.commitments import (
    CommitmentState,
    PublishedContribution,
    attached_files,
    load_commitment_state,
    terms_of,
)
from host.tables.fairness.fairness import RevealedSecret, reveal
from host.tables.fairness.kinds import PostCommitment
from storage.core.database import Transaction
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match import log
from storage.matches.match.matches import MatchRow
from storage.tables import fairness


class CommitmentMessage(Struct, frozen=True):
    """The content of the message with the commitment.

    The commitment itself is in the match row.
    """

    match: MatchRow
    file: str
    """The terms that are hashed together with the secret, attached as a file."""
    is_repeated: bool


class ContributionMessage(Struct, frozen=True):
    """The content of the message with a user's contribution."""

    match: MatchRow
    number: int
    contribution: PublishedContribution
    seats: tuple[int | str, ...]
    """The participants at the table: users by key, and robots by level."""
    file: str


class TranscriptMessage(Struct, frozen=True):
    """The content of the message with the transcript."""

    match: MatchRow
    serialized: str
    """The exact text of the transcript that is hashed."""
    transcript: Transcript
    seats: tuple[int | str, ...]
    """The players: users by key, and robots by level."""


class SecretMessage(Struct, frozen=True):
    """The content of the message that reveals the secret of a match that ended without a result."""

    match: MatchRow
    revealed: RevealedSecret
    file: str
    """The text that was hashed to get the commitment."""
    is_unplayed: bool
    """Whether the match was ended after the deal and before the first move."""


async def load_commitment_message(
    ctx: Context, match_id: int, post: PostCommitment
) -> CommitmentMessage | None:
    """Return the content of a commitment message, or None if the message is outdated."""
    async with ctx.database.read_transaction() as tx:
        row = await loading.load_row(tx, match_id)
        if row.status != "open" or row.commitment != post.commitment:
            return None
        return CommitmentMessage(row, canonical_json(terms_of(row).public), post.again)


async def note_commitment_posted(
    ctx: Context, row: OutboxRow, post: PostCommitment, channel: int, message: int
) -> None:
    """Record that a commitment was posted.

    From now on, users may contribute.
    """
    async with ctx.database.transaction() as tx:
        await outbox.delete(tx, row)
        match = await loading.load_row(tx, row.owner)
        # While the message was being sent, the match may have started, or its options may have changed.
        if match.status == "open" and match.commitment == post.commitment:
            await fairness.set_commitment_posted(tx, match.id, channel, message)
            # A card that is not posted yet needs no update, because it will contain the link.
            if match.card is not None:
                await publish(ctx, tx, FairnessMessagePosted(match))


async def load_contribution_message(ctx: Context, match_id: int, number: int) -> ContributionMessage | None:
    """Return the content of a contribution message; None if the contribution was dropped."""
    row, bound = await _load_state(ctx, match_id)
    if bound is None or bound.commitment is None or number >= len(bound.contributions):
        return None
    added = bound.contributions[number]
    if not added.text:  # the user's data was deleted
        return None
    file = attached_files(row, bound, bound.commitment)[number]
    return ContributionMessage(row, number, added, _participants(bound, added.contribution.seats), file)


async def note_contribution_posted(
    ctx: Context, row: OutboxRow, number: int, channel: int, message: int
) -> None:
    """Record that a contribution was posted.

    If the table is full, the match may now start.
    """
    async with ctx.lock(row.owner), ctx.database.transaction() as tx:
        await outbox.delete(tx, row)
        await fairness.set_contribution_posted(tx, row.owner, number, channel, message)
        await publish(ctx, tx, WordsSettled(await loading.load_row(tx, row.owner)))


async def load_transcript_message(ctx: Context, match_id: int) -> TranscriptMessage | None:
    """Return the content of a transcript message."""
    row, bound = await _load_state(ctx, match_id)
    if bound is None or bound.transcript_text is None:
        return None
    frozen = transcript.parse(bound.transcript_text)
    return TranscriptMessage(row, bound.transcript_text, frozen, _participants(bound, frozen.roster))


async def note_transcript_posted(ctx: Context, row: OutboxRow, channel: int, message: int) -> None:
    """Record that a transcript was posted, and update the card with a link to it."""
    async with ctx.database.transaction() as tx:
        await outbox.delete(tx, row)
        await fairness.set_transcript_posted(tx, row.owner, channel, message)
        await publish(ctx, tx, FairnessMessagePosted(await loading.load_row(tx, row.owner)))


async def load_secret_message(ctx: Context, match_id: int) -> SecretMessage:
    """Return the content of the message that reveals a match's secret.

    Raises UserError unless the match was cancelled or finished.
    """
    async with ctx.database.read_transaction() as tx:
        row = await loading.load_row(tx, match_id)
        revealed = await reveal(tx, row)
        file = scheme.committed_text(terms_of(row), revealed.secret)
        return SecretMessage(row, revealed, file, await is_unplayed(tx, row))


async def is_unplayed(tx: Transaction, row: MatchRow) -> bool:
    """Return whether a match ended after the deal and before the first move."""
    if row.status != "cancelled" or row.head == 0:
        return False
    return all(entry.kind != "move" for entry in await log.read(tx, row.id))


def _participants(state: CommitmentState, seats: tuple[Participant, ...]) -> tuple[int | str, ...]:
    return tuple(state.users_by_number[place] if isinstance(place, int) else place for place in seats)


async def _load_state(ctx: Context, match_id: int) -> tuple[MatchRow, CommitmentState | None]:
    async with ctx.database.read_transaction() as tx:
        row = await loading.load_row(tx, match_id)
        return row, await load_commitment_state(tx, row)
