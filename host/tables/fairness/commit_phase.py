"""The commit phase: commit to a secret, accept contributions, and freeze the transcript at the start.

Each user contributes once, and a contribution is kept even if its user leaves. Otherwise a user who knows the
secret could change their contribution until they get a favorable deal (docs/fairness.md).
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from host.core import outbox
from host.core.context import Context
from host.core.errors import user_error
from host.core.owners import match_owner
from host.core.users import User, normalize_name
from host.matches.commit_reveal import scheme, transcript
from host.matches.commit_reveal.scheme import digest
from host.matches.commit_reveal.transcript import Contribution, Participant, Transcript
from host.matches.match import secrets
from host.matches.match.options import is_anything_drawn
from host.tables.fairness.commitments import MessageLocation, contribution_of, sort_contributors, terms_of
from host.tables.fairness.kinds import PostCommitment, PostContribution, PostTranscript
from storage.core.database import Transaction
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow
from storage.matches.match.seats import SeatRow
from storage.matches.match.secrets import SecretRow
from storage.tables import fairness
from storage.tables.fairness import CommitmentRow, ParticipantRow

MAX_WORDS = 60
"""Maximum length of a contribution in characters."""


async def commit_secret(ctx: Context, tx: Transaction, row: MatchRow) -> MatchRow:
    """Generate the secret of a new match and commit to it.

    `queue_commitment` posts the commitment.
    """
    secret = secrets.draw(ctx)
    await secrets.store(tx, row, secret)
    await fairness.put_commitment(tx, CommitmentRow(match_id=row.id))
    return await _commit(tx, row, secret.seed)


async def adopt_commitment(
    tx: Transaction, row: MatchRow, secret: str, location: MessageLocation
) -> MatchRow:
    """Assign a match a secret whose commitment was posted before the match existed."""
    await secrets.store(tx, row, SecretRow(match_id=row.id, seed=secret))
    await fairness.put_commitment(
        tx, CommitmentRow(match_id=row.id, channel=location.channel, message=location.message)
    )
    return await _commit(tx, row, secret)


async def _commit(tx: Transaction, row: MatchRow, secret: str) -> MatchRow:
    row = replace(row, commitment=scheme.commitment_of(terms_of(row), secret))
    await matches.set_commitment(tx, row.id, row.commitment)
    return row


async def queue_commitment(
    ctx: Context, tx: Transaction, row: MatchRow, *, is_repeated: bool = False
) -> None:
    """Queue the message with a match's commitment; if nothing is drawn, there is none."""
    if is_anything_drawn(row):
        await outbox.add(ctx, tx, match_owner(row.id), PostCommitment(row.commitment, is_repeated))


async def renew_commitment(ctx: Context, tx: Transaction, row: MatchRow) -> MatchRow:
    """Commit to a match's secret again after its options have changed.

    Contributions that were made under the previous commitment are deleted.
    """
    stored = await fairness.get_commitment(tx, row.id)
    if stored is None:
        return row
    await fairness.delete_participants(tx, row.id)
    await fairness.set_commitment_posted(tx, row.id, None, None)
    await outbox.delete_kinds(tx, match_owner(row.id), PostCommitment, PostContribution)
    row = await _commit(tx, row, (await secrets.load(tx, row)).seed)
    await queue_commitment(ctx, tx, row, is_repeated=stored.message is not None)
    return row


async def contribute(
    ctx: Context, tx: Transaction, row: MatchRow, seat_rows: Sequence[SeatRow], by: User, raw_words: str
) -> None:
    """Add a seated user's seed words to the shuffles, and queue the message that shows them."""
    if not is_anything_drawn(row):
        raise user_error("words-nothing-drawn")
    stored, words = await fairness.get_commitment(tx, row.id), clean_words(raw_words)
    if stored is None or stored.message is None:
        raise user_error("words-too-early")
    if not words:
        raise user_error("words-empty")
    known = await _number_participants(tx, row, seat_rows)
    own = known[by.key]
    if own.contribution_number is not None:
        raise user_error("words-given", words=own.text)
    number = len(sort_contributors([*known.values()]))
    added = Contribution(
        own.join_order, _opener_number(row, known, seat_rows), _participants(known, seat_rows), digest(words)
    )
    written = transcript.serialize_contribution(added)
    await fairness.put_participants(
        tx, replace(own, contribution_number=number, text=words, contribution=written)
    )
    await outbox.add(ctx, tx, match_owner(row.id), PostContribution(number))


async def has_unposted_words(tx: Transaction, match_id: int) -> bool:
    """Return whether a match has seed words that were neither posted nor returned yet."""
    known = await fairness.participants_of_match(tx, match_id)
    return any(participant_row.text and participant_row.message is None for participant_row in known)


def clean_words(raw_words: str) -> str:
    """Return seed words as they are stored: a single line of limited length, without backticks.

    Backticks would end the code span in which the words are shown.
    """
    return normalize_name(raw_words.replace("`", ""), MAX_WORDS)


async def joining_position(tx: Transaction, row: MatchRow, seat_rows: Sequence[SeatRow], user: User) -> int:
    """Return the joining position for a user who joins a table.

    New users get the last position. Users who have joined before get their earlier position back. Otherwise,
    it would look as if the joining order had changed.
    """
    known = {
        participant_row.user_key: participant_row.join_order
        for participant_row in await fairness.participants_of_match(tx, row.id)
    }
    own = known.get(user.key)
    if own is None:
        return len(seat_rows)
    later = (
        seat.seat
        for seat in seat_rows
        if seat.user_key is not None and known.get(seat.user_key, own + 1) > own
    )
    return next(later, len(seat_rows))


async def freeze_transcript(
    ctx: Context, tx: Transaction, row: MatchRow, seat_rows: Sequence[SeatRow], order: Sequence[int] | None
) -> None:
    """Freeze the transcript of a match that starts with the given seats, in joining order.

    In a rematch, `order` is the seat order. If the commitment has not been posted yet, the match starts
    without it. If nothing is drawn, the transcript is only stored, as a seed for robots.
    """
    stored, owner = await fairness.get_commitment(tx, row.id), match_owner(row.id)
    if stored is None:
        return
    known = await _number_participants(tx, row, seat_rows)
    frozen = Transcript(
        match=row.id, commitment=row.commitment,
        message=None if stored.message is None else str(stored.message),
        begins=row.seat_order, opener=_opener_number(row, known, seat_rows),
        roster=_participants(known, seat_rows), order=None if order is None else tuple(order),
        contributions=tuple(contribution_of(user) for user in sort_contributors([*known.values()])),
    )  # fmt: skip
    await fairness.save_transcript(tx, row.id, transcript.serialize(frozen))
    await outbox.delete_kinds(tx, owner, PostCommitment)
    if is_anything_drawn(row):
        await outbox.add(ctx, tx, owner, PostTranscript())


async def _number_participants(
    tx: Transaction, row: MatchRow, seat_rows: Sequence[SeatRow]
) -> dict[int, ParticipantRow]:
    """Return a match's participants, keyed by user key.

    Seated users who don't have a number yet get the next ones.
    """
    known = {
        participant_row.user_key: participant_row
        for participant_row in await fairness.participants_of_match(tx, row.id)
    }
    new = [user_key for user_key in _user_keys(seat_rows) if user_key not in known]
    added = [
        ParticipantRow(match_id=row.id, join_order=place, user_key=user_key)
        for place, user_key in enumerate(new, len(known) + 1)
    ]
    await fairness.put_participants(tx, *added)
    return known | {one.user_key: one for one in added}


def _opener_number(
    row: MatchRow, known: dict[int, ParticipantRow], seat_rows: Sequence[SeatRow]
) -> int | None:
    """Return the opener's number if the opener is the starting player, otherwise None."""
    is_first = row.seat_order == "opener" and row.owner_key in _user_keys(seat_rows)
    return known[row.owner_key].join_order if is_first else None


def _user_keys(seat_rows: Sequence[SeatRow]) -> list[int]:
    return [seat.user_key for seat in seat_rows if seat.user_key is not None]


def _participants(known: dict[int, ParticipantRow], seat_rows: Sequence[SeatRow]) -> tuple[Participant, ...]:
    return tuple(
        seat.robot or "" if seat.user_key is None else known[seat.user_key].join_order for seat in seat_rows
    )
