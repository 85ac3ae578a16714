"""Commit-and-reveal data except the secret: commitment, participants, contributions and transcript."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table


class CommitmentRow(rows.Row, frozen=True, kw_only=True):
    """The published commitment to a match's shuffles.

    The hash itself is in the match row. `transcript` remains None until the match has begun. A message id
    remains None until the message is posted.
    """

    match_id: int
    channel: int | None = None
    message: int | None = None
    transcript: str | None = None
    transcript_channel: int | None = None
    transcript_message: int | None = None


class ParticipantRow(rows.Row, frozen=True, kw_only=True):
    """A user who joined a match's table before the match began.

    `join_order` counts from 1 and is never reused. `contribution_number` is None if the user has not
    contributed anything.
    """

    match_id: int
    join_order: int
    user_key: int
    contribution_number: int | None = None
    """The number of the user's contribution, counting from 0."""
    text: str = ""
    """The contributed text, emptied when the user's data is deleted."""
    contribution: str = ""
    """The contribution as JSON for the transcript: a hash of the text, and the users at the table."""
    channel: int | None = None
    message: int | None = None
    """The message in which the contribution was posted."""


TABLES = (
    Table(
        "commitments",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        channel BIGINT,
        message BIGINT,
        transcript TEXT,
        transcript_channel BIGINT,
        transcript_message BIGINT,
        PRIMARY KEY (match_id)
        """,
        row=CommitmentRow,
    ),
    Table(
        "participants",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        join_order SMALLINT NOT NULL,
        user_key BIGINT NOT NULL,
        contribution_number SMALLINT,
        text TEXT NOT NULL,
        contribution TEXT NOT NULL,
        channel BIGINT,
        message BIGINT,
        PRIMARY KEY (match_id, join_order)
        """,
        row=ParticipantRow,
        indexes=("CREATE INDEX ix_participants_user ON participants (user_key)",),
        user_columns=("user_key",),
        written_columns=("text",),
    ),
)

_PUT_COMMITMENT = statements.insert("commitments", CommitmentRow.__struct_fields__)
_GET_COMMITMENT = f"{rows.select(CommitmentRow, 'commitments')} WHERE match_id = :match_id"
_PUT_PARTICIPANTS = statements.upsert(
    "participants", ParticipantRow.__struct_fields__, ("match_id", "join_order")
)
_PARTICIPANTS_OF_MATCH = (
    f"{rows.select(ParticipantRow, 'participants')} WHERE match_id = :match_id ORDER BY join_order"
)
_SET_CONTRIBUTION_POSTED = """
    UPDATE participants SET channel = :channel, message = :message
    WHERE match_id = :match_id AND contribution_number = :contribution_number
"""
_DROP_PARTICIPANTS = "DELETE FROM participants WHERE match_id = :match_id"


async def put_commitment(tx: Transaction, row: CommitmentRow) -> None:
    """Save a new match's commitment."""
    await tx.execute(_PUT_COMMITMENT, asdict(row))


async def get_commitment(tx: Transaction, match_id: int) -> CommitmentRow | None:
    """Return a match's commitment, or None."""
    return rows.first_row(CommitmentRow, await tx.execute(_GET_COMMITMENT, {"match_id": match_id}))


async def set_commitment_posted(
    tx: Transaction, match_id: int, channel: int | None, message: int | None
) -> None:
    """Set the message with the commitment, or clear it (None) so that a new message is posted."""
    await _set(tx, match_id, channel=channel, message=message)


async def save_transcript(tx: Transaction, match_id: int, transcript: str) -> None:
    """Save the transcript on which the match's deal will be based."""
    await _set(tx, match_id, transcript=transcript)


async def set_transcript_posted(tx: Transaction, match_id: int, channel: int, message: int) -> None:
    """Set the transcript's message."""
    await _set(tx, match_id, transcript_channel=channel, transcript_message=message)


async def _set(tx: Transaction, match_id: int, **fields: object) -> None:
    statement = f"{statements.update('commitments', fields)} WHERE match_id = :match_id"
    await tx.execute(statement, fields | {"match_id": match_id})


async def put_participants(tx: Transaction, *participants: ParticipantRow) -> None:
    """Save participants, replacing those with the same join order."""
    if participants:
        await tx.execute(_PUT_PARTICIPANTS, [asdict(participant) for participant in participants])


async def participants_of_match(tx: Transaction, match_id: int) -> list[ParticipantRow]:
    """Return a match's participants in the order of joining."""
    return rows.all_rows(ParticipantRow, await tx.execute(_PARTICIPANTS_OF_MATCH, {"match_id": match_id}))


async def set_contribution_posted(
    tx: Transaction, match_id: int, added: int, channel: int, message: int
) -> None:
    """Set a contribution's message."""
    values = {"match_id": match_id, "contribution_number": added, "channel": channel, "message": message}
    await tx.execute(_SET_CONTRIBUTION_POSTED, values)


async def delete_participants(tx: Transaction, match_id: int) -> None:
    """Delete a match's participants, because its commitment has become invalid."""
    await tx.execute(_DROP_PARTICIPANTS, {"match_id": match_id})
