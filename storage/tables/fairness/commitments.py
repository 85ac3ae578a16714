"""Commitments: where a match's commitment was posted, and the transcript that was frozen at its start."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table


class CommitmentRow(rows.Row, frozen=True, kw_only=True):
    """What was published of a match's chance; a match without such a row is of the first scheme.

    The hash itself is in the row of the match. `transcript` is None until the match has begun, a message None
    until it stands in its channel.
    """

    match: int
    channel: int | None = None
    message: int | None = None
    transcript: str | None = None
    transcript_channel: int | None = None
    transcript_message: int | None = None


TABLES = (
    Table(
        "commitments",
        """
        match BIGINT NOT NULL REFERENCES matches (id),
        channel BIGINT,
        message BIGINT,
        transcript TEXT,
        transcript_channel BIGINT,
        transcript_message BIGINT,
        PRIMARY KEY (match)
        """,
        row=CommitmentRow,
        texts=("transcript",),
    ),
)

_PUT = statements.insert("commitments", CommitmentRow.__struct_fields__)
_COMMITMENTS = rows.select(CommitmentRow, "commitments")
_GET = f"{_COMMITMENTS} WHERE match = :match"
_OF_TRANSCRIPT_WITH = f"{_COMMITMENTS} WHERE transcript LIKE :told ESCAPE '/'"


async def put(tx: Transaction, row: CommitmentRow) -> None:
    """Keep the commitment of a new match."""
    await tx.execute(_PUT, asdict(row))


async def get(tx: Transaction, match_id: int) -> CommitmentRow | None:
    """Return the commitment of a match, or None."""
    return rows.first(CommitmentRow, await tx.execute(_GET, {"match": match_id}))


async def of_transcript_with(tx: Transaction, told: str) -> list[CommitmentRow]:
    """Return the commitments in whose transcript something is told."""
    literal = told.replace("/", "//").replace("%", "/%").replace("_", "/_")
    return rows.every(CommitmentRow, await tx.execute(_OF_TRANSCRIPT_WITH, {"told": f"%{literal}%"}))


async def set_posted(tx: Transaction, match_id: int, channel: int | None, message: int | None) -> None:
    """Note where the commitment stands; None is that a new one is still to be posted."""
    await _set(tx, match_id, channel=channel, message=message)


async def freeze(tx: Transaction, match_id: int, transcript: str) -> None:
    """Keep the transcript from which the match is dealt."""
    await _set(tx, match_id, transcript=transcript)


async def set_transcript_posted(tx: Transaction, match_id: int, channel: int, message: int) -> None:
    """Note where the transcript stands."""
    await _set(tx, match_id, transcript_channel=channel, transcript_message=message)


async def _set(tx: Transaction, match_id: int, **fields: object) -> None:
    statement = f"{statements.update('commitments', fields)} WHERE match = :match"
    await tx.execute(statement, fields | {"match": match_id})
