"""Commitments: where a match's commitment was posted, and the transcript that was frozen at its start."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows
from storage.fairness.schema import commitments


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


_GET = select(commitments).where(commitments.c.match == bindparam("of_match"))


async def put(tx: AsyncConnection, row: CommitmentRow) -> None:
    """Keep the commitment of a new match."""
    await tx.execute(insert(commitments), asdict(row))


async def get(tx: AsyncConnection, match_id: int) -> CommitmentRow | None:
    """Return the commitment of a match, or None."""
    return rows.first(CommitmentRow, await tx.execute(_GET, {"of_match": match_id}))


async def of_transcript_with(tx: AsyncConnection, told: str) -> list[CommitmentRow]:
    """Return the commitments in whose transcript something is told."""
    found = select(commitments).where(commitments.c.transcript.contains(told, autoescape=True))
    return rows.every(CommitmentRow, await tx.execute(found))


async def set_posted(tx: AsyncConnection, match_id: int, channel: int | None, message: int | None) -> None:
    """Note where the commitment stands; None is that a new one is still to be posted."""
    await _set(tx, match_id, channel=channel, message=message)


async def freeze(tx: AsyncConnection, match_id: int, transcript: str) -> None:
    """Keep the transcript from which the match is dealt."""
    await _set(tx, match_id, transcript=transcript)


async def set_transcript_posted(tx: AsyncConnection, match_id: int, channel: int, message: int) -> None:
    """Note where the transcript stands."""
    await _set(tx, match_id, transcript_channel=channel, transcript_message=message)


async def _set(tx: AsyncConnection, match_id: int, **fields: object) -> None:
    await tx.execute(update(commitments).where(commitments.c.match == match_id).values(**fields))
