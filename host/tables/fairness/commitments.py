"""The public facts about a match's shuffles: posted messages, contributions and the transcript."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct

from host.matches.commit_reveal import transcript
from host.matches.commit_reveal.scheme import Terms
from host.matches.commit_reveal.transcript import Contribution
from host.matches.match.loading import game_of
from host.matches.match.options import is_anything_drawn
from storage.core.database import Transaction
from storage.matches.match.matches import MatchRow
from storage.tables import fairness
from storage.tables.fairness import CommitmentRow, ParticipantRow


class MessageLocation(Struct, frozen=True):
    """The channel and id of a message."""

    channel: int
    message: int

    def link(self, guild_id: int) -> str:
        """Return the URL of the message."""
        return f"https://discord.com/channels/{guild_id}/{self.channel}/{self.message}"


class PublishedContribution(Struct, frozen=True):
    """A user's contribution to the shuffles.

    `location` is None until the message is posted.
    """

    user_key: int
    text: str
    """The seed words; empty if the user's data was deleted."""
    contribution: Contribution
    location: MessageLocation | None


class CommitmentState(Struct, frozen=True):
    """The public facts about a match's shuffles."""

    commitment: MessageLocation | None
    """The message with the commitment; None until it is posted."""
    contributions: tuple[PublishedContribution, ...]
    users_by_number: Mapping[int, int]
    """The users by their number in joining order."""
    transcript: MessageLocation | None
    transcript_text: str | None
    """The exact text of the transcript that was hashed; None before the start."""

    @property
    def is_public(self) -> bool:
        """Return whether the commitment was posted, or the transcript is frozen.

        A frozen transcript is always posted.
        """
        return self.commitment is not None or self.transcript_text is not None

    def links(self, row: MatchRow) -> tuple[str | None, ...]:
        """Return the URLs of the messages with the commitment, the contributions and the transcript.

        A URL is None if the message was never posted.
        """
        posts = (
            self.commitment,
            *(contribution.location for contribution in self.contributions),
            self.transcript,
        )
        return tuple(None if at is None else at.link(row.guild_id) for at in posts)


async def load_commitment_state(tx: Transaction, row: MatchRow) -> CommitmentState | None:
    """Return the public facts about a match's shuffles, if there are any."""
    return await build_commitment_state(tx, row, await fairness.get_commitment(tx, row.id))


async def build_commitment_state(
    tx: Transaction, row: MatchRow, stored: CommitmentRow | None
) -> CommitmentState | None:
    """Return the public facts about a match's shuffles, based on its stored commitment.

    Return None if there are no shuffles, or if the match was imported from a file.
    """
    if stored is None or row.is_imported or not is_anything_drawn(row):
        return None
    known = await fairness.participants_of_match(tx, row.id)
    return CommitmentState(
        commitment=_location_of(stored.channel, stored.message),
        contributions=tuple(
            PublishedContribution(
                sort_contributor.user_key,
                sort_contributor.text,
                contribution_of(sort_contributor),
                _location_of(sort_contributor.channel, sort_contributor.message),
            )
            for sort_contributor in sort_contributors(known)
        ),
        users_by_number={participant_row.join_order: participant_row.user_key for participant_row in known},
        transcript=_location_of(stored.transcript_channel, stored.transcript_message),
        transcript_text=stored.transcript,
    )


def attached_files(row: MatchRow, state: CommitmentState, at: MessageLocation | None) -> list[str]:
    """Return the content of the file attached to each contribution.

    `at` is the location of the message with the commitment.
    """
    message = None if at is None else str(at.message)
    added = [contribution.contribution for contribution in state.contributions]
    return transcript.contribution_files(row.id, row.commitment, message, added)


def sort_contributors(known: Sequence[ParticipantRow]) -> list[ParticipantRow]:
    """Return the participants who have contributed, in order of their contributions."""
    return sorted(
        (participant_row for participant_row in known if participant_row.contribution_number is not None),
        key=lambda one: one.contribution_number or 0,
    )


def contribution_of(row: ParticipantRow) -> Contribution:
    """Return a participant's contribution as it appears in the transcript."""
    return transcript.parse_contribution(row.contribution)


def _location_of(channel: int | None, message: int | None) -> MessageLocation | None:
    return None if channel is None or message is None else MessageLocation(channel, message)


def terms_of(row: MatchRow) -> Terms:
    """Return the terms of a match, which the commitment covers in addition to the secret.

    Raises UserError if the bot no longer supports the rules.
    """
    rules = game_of(row)
    edition = msgspec.json.decode(row.edition, type=rules.edition_type)
    return Terms(
        match=row.id, game=row.game, rules_version=row.rules_version,
        edition=rules.edition_record(edition), options=msgspec.json.decode(row.options),
    )  # fmt: skip
