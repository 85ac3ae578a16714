"""Commit when a table opens, take contributions, freeze the transcript when the match begins.

Each user contributes once, and the contribution stays even if the user leaves. Otherwise a user who knows the
secret could replace theirs until they like the deal (docs/fairness.md).
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
from host.matches.commit_reveal.transcript import Contribution, Place, Transcript
from host.matches.match import secrets
from host.tables.fairness.commitments import PostedAt, contributed, contribution_of, terms_of
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


async def bind(ctx: Context, tx: Transaction, row: MatchRow) -> MatchRow:
    """Draw the secret of a new match and commit to it; `announce` posts the commitment."""
    secret = secrets.draw(ctx)
    await secrets.keep(tx, row, secret)
    await fairness.put_commitment(tx, CommitmentRow(match_id=row.id))
    return await _commit(tx, row, secret.seed)


async def bind_as(tx: Transaction, row: MatchRow, secret: str, posted: PostedAt) -> MatchRow:
    """Bind a match to a secret whose commitment was posted before the match existed."""
    await secrets.keep(tx, row, SecretRow(match_id=row.id, seed=secret))
    await fairness.put_commitment(
        tx, CommitmentRow(match_id=row.id, channel=posted.channel, message=posted.message)
    )
    return await _commit(tx, row, secret)


async def _commit(tx: Transaction, row: MatchRow, secret: str) -> MatchRow:
    row = replace(row, commitment=scheme.commitment_of(terms_of(row), secret))
    await matches.set_commitment(tx, row.id, row.commitment)
    return row


async def announce(ctx: Context, tx: Transaction, row: MatchRow, *, again: bool = False) -> None:
    """Post the commitment of a match."""
    await outbox.add(ctx, tx, match_owner(row.id), PostCommitment(row.commitment, again))


async def bind_anew(ctx: Context, tx: Transaction, row: MatchRow) -> MatchRow:
    """Commit again after the options changed; earlier contributions followed another commitment and are deleted."""
    stored = await fairness.get_commitment(tx, row.id)
    if stored is None:
        return row
    await fairness.drop_participants(tx, row.id)
    await fairness.set_commitment_posted(tx, row.id, None, None)
    await outbox.drop(tx, match_owner(row.id), PostCommitment, PostContribution)
    row = await _commit(tx, row, (await secrets.load(tx, row)).seed)
    await announce(ctx, tx, row, again=stored.message is not None)
    return row


async def contribute(
    ctx: Context, tx: Transaction, row: MatchRow, sitting: Sequence[SeatRow], by: User, given: str
) -> None:
    """Add the words of a person at the table to the shuffles and post them at once."""
    stored, words = await fairness.get_commitment(tx, row.id), words_of(given)
    if stored is None or stored.message is None:
        raise user_error("words-too-early")
    if not words:
        raise user_error("words-empty")
    known = await _number(tx, row, sitting)
    own = known[by.key]
    if own.added is not None:
        raise user_error("words-given", words=own.words)
    number = len(contributed([*known.values()]))
    added = Contribution(own.place, _opener(row, known, sitting), _places(known, sitting), digest(words))
    written = transcript.write_contribution(added)
    await fairness.put_participants(tx, replace(own, added=number, words=words, contribution=written))
    await outbox.add(ctx, tx, match_owner(row.id), PostContribution(number))


def words_of(given: str) -> str:
    """Return what is added: one line of limited length, without backticks, which would end a code span."""
    return normalize_name(given.replace("`", ""), MAX_WORDS)


async def place_to_sit(tx: Transaction, row: MatchRow, sitting: Sequence[SeatRow], user: User) -> int:
    """Return the place of a joining user: the last, or their old one if a contribution lists it.

    Otherwise a user who left and returned would look like a changed order of joining.
    """
    known = {one.user_key: one.place for one in await fairness.participants_of_match(tx, row.id)}
    own = known.get(user.key)
    if own is None:
        return len(sitting)
    later = (
        seat.seat for seat in sitting if seat.user_key is not None and known.get(seat.user_key, own + 1) > own
    )
    return next(later, len(sitting))


async def freeze(
    ctx: Context, tx: Transaction, row: MatchRow, sitting: Sequence[SeatRow], order: Sequence[int] | None
) -> None:
    """Freeze the transcript of a match that begins with those at the table, in the order of joining.

    `order` is that of the seats in a rematch. A commitment that could not be posted yet is not waited for.
    """
    stored, owner = await fairness.get_commitment(tx, row.id), match_owner(row.id)
    if stored is None:
        return
    known = await _number(tx, row, sitting)
    frozen = Transcript(
        match=row.id, commitment=row.commitment,
        message=None if stored.message is None else str(stored.message),
        begins=row.begins, opener=_opener(row, known, sitting),
        roster=_places(known, sitting), order=None if order is None else tuple(order),
        contributions=tuple(contribution_of(one) for one in contributed([*known.values()])),
    )  # fmt: skip
    await fairness.freeze(tx, row.id, transcript.write(frozen))
    await outbox.drop(tx, owner, PostCommitment)
    await outbox.add(ctx, tx, owner, PostTranscript())


async def _number(tx: Transaction, row: MatchRow, sitting: Sequence[SeatRow]) -> dict[int, ParticipantRow]:
    """Return all participants by user; add users at the table who have no number yet."""
    known = {one.user_key: one for one in await fairness.participants_of_match(tx, row.id)}
    new = [user_key for user_key in _people(sitting) if user_key not in known]
    added = [
        ParticipantRow(match_id=row.id, place=place, user_key=user_key)
        for place, user_key in enumerate(new, len(known) + 1)
    ]
    await fairness.put_participants(tx, *added)
    return known | {one.user_key: one for one in added}


def _opener(row: MatchRow, known: dict[int, ParticipantRow], sitting: Sequence[SeatRow]) -> int | None:
    """Return the number of the opener if they begin and have a seat."""
    is_first = row.begins == "opener" and row.opener in _people(sitting)
    return known[row.opener].place if is_first else None


def _people(sitting: Sequence[SeatRow]) -> list[int]:
    return [seat.user_key for seat in sitting if seat.user_key is not None]


def _places(known: dict[int, ParticipantRow], sitting: Sequence[SeatRow]) -> tuple[Place, ...]:
    return tuple(
        seat.robot or "" if seat.user_key is None else known[seat.user_key].place for seat in sitting
    )
