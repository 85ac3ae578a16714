"""Binding the chance of a match: the commitment when it opens, what people add, the transcript when it begins.

One contribution a person, and it stays, also when its person gets up again: whoever could take theirs back would
have the last word as often as they like. Who adds something last has it once, which is why that must not be
somebody who knows the secret (docs/fairness.md).
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from host.core import outbox
from host.core.context import Context
from host.core.errors import refuse
from host.core.owners import match_owner
from host.core.people import Person, tidy
from host.matches.commit_reveal import scheme, transcript
from host.matches.commit_reveal.transcript import MAX_LETTERS, AtTable, Contribution, Transcript
from host.matches.match import secrets
from host.matches.settings.events import PersonForgotten
from host.tables.fairness.commitments import PostedAt, terms_of
from host.tables.fairness.kinds import PostCommitment, PostContribution, PostTranscript
from storage.core.database import Transaction
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow
from storage.matches.match.seats import SeatRow
from storage.matches.match.secrets import SecretRow
from storage.operations import privacy
from storage.tables import fairness
from storage.tables.fairness import CommitmentRow, ContributionRow

MAX_WORDS = 60
"""Letters of what a person adds."""


async def bind(ctx: Context, tx: Transaction, row: MatchRow) -> MatchRow:
    """Draw the secret of a new match and commit to it; `announce` has that posted."""
    secret = secrets.draw(ctx)
    await secrets.keep(tx, row, secret)
    await fairness.put_commitment(tx, CommitmentRow(match=row.id))
    return await _commit(tx, row, secret.seed)


async def bind_as(tx: Transaction, row: MatchRow, secret: str, posted: PostedAt) -> MatchRow:
    """Bind a match to a secret of which the hash has been posted before there was the match."""
    await secrets.keep(tx, row, SecretRow(match=row.id, seed=secret, salt=""))
    await fairness.put_commitment(
        tx, CommitmentRow(match=row.id, channel=posted.channel, message=posted.message)
    )
    return await _commit(tx, row, secret)


async def _commit(tx: Transaction, row: MatchRow, secret: str) -> MatchRow:
    row = replace(row, commitment=scheme.commitment_of(terms_of(row), secret))
    await matches.set_commitment(tx, row.id, row.commitment)
    return row


async def announce(ctx: Context, tx: Transaction, row: MatchRow, *, again: bool = False) -> None:
    """Have the commitment of a match posted."""
    await outbox.add(ctx, tx, match_owner(row.id), PostCommitment(row.commitment, again))


async def bind_anew(ctx: Context, tx: Transaction, row: MatchRow) -> MatchRow:
    """Commit to the options that were chosen now; what was added before follows no commitment and is forgotten."""
    stored = await fairness.get_commitment(tx, row.id)
    if stored is None:
        return row
    await fairness.drop_contributions(tx, row.id)
    await fairness.set_commitment_posted(tx, row.id, None, None)
    await outbox.drop(tx, match_owner(row.id), PostCommitment, PostContribution)
    row = await _commit(tx, row, (await secrets.load(tx, row)).seed)
    await announce(ctx, tx, row, again=stored.message is not None)
    return row


async def contribute(
    ctx: Context, tx: Transaction, row: MatchRow, sitting: Sequence[SeatRow], by: Person, given: str
) -> None:
    """Add a person's words to the chance of a match that has not begun, and have them posted at once."""
    stored, words = await fairness.get_commitment(tx, row.id), words_of(given)
    if stored is None:
        raise refuse("charm-first-scheme")
    if stored.message is None:
        raise refuse("charm-too-early")
    if not words:
        raise refuse("charm-empty")
    added = await fairness.contributions_of_match(tx, row.id)
    if any(one.person == by.id for one in added):
        raise refuse("charm-given")
    new = ContributionRow(match=row.id, place=len(added), person=by.id, words=words)
    if len(transcript.write(_transcript(row, stored, sitting, [*added, new]))) > MAX_LETTERS:
        raise refuse("charms-full")
    await fairness.add_contribution(tx, new)
    await outbox.add(ctx, tx, match_owner(row.id), PostContribution(new.place))


def words_of(given: str) -> str:
    """Return what is added, to the letter: one line, not endless, nothing that would end a code block."""
    return tidy(given.replace("`", ""), MAX_WORDS)


async def freeze(ctx: Context, tx: Transaction, row: MatchRow, sitting: Sequence[SeatRow]) -> None:
    """Freeze the transcript of a match that begins with those at the table, in the order of joining.

    A commitment that could not be posted yet is not waited for; the transcript tells that it was not there.
    """
    stored, owner = await fairness.get_commitment(tx, row.id), match_owner(row.id)
    if stored is None:
        return
    added = await fairness.contributions_of_match(tx, row.id)
    await fairness.freeze(tx, row.id, transcript.write(_transcript(row, stored, sitting, added)))
    await outbox.drop(tx, owner, PostCommitment)
    await outbox.add(ctx, tx, owner, PostTranscript())


def _transcript(
    row: MatchRow, stored: CommitmentRow, sitting: Sequence[SeatRow], added: Sequence[ContributionRow]
) -> Transcript:
    return Transcript(
        match=row.id,
        commitment=row.commitment,
        message=None if stored.message is None else str(stored.message),
        begins=row.begins,
        opener=str(row.opener),
        roster=tuple(_at_table(seat) for seat in sitting),
        contributions=tuple(Contribution(str(one.person), one.words) for one in added),
    )


def _at_table(seat: SeatRow) -> AtTable:
    return AtTable(robot=seat.robot) if seat.person is None else AtTable(person=str(seat.person))


async def forget_person(ctx: Context, tx: Transaction, event: PersonForgotten) -> None:
    """Take somebody, and the words they have added, out of the transcripts; what was dealt stays as it is."""
    person = str(event.person)

    def change(told: str) -> str:
        frozen = transcript.read(told)
        added = (replace(one, words="") if one.person == person else one for one in frozen.contributions)
        without = transcript.write(replace(frozen, contributions=tuple(added)))
        return privacy.without(event.person, event.number, without)

    await secrets.freeze_keys(tx, person, change)
