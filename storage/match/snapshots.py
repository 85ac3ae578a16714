"""Snapshots: the newest state of a match, kept to save folding its log. A cache, which may be emptied."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows, writing
from storage.match.schema import ALIVE, snapshots


class SnapshotRow(rows.Row, frozen=True, kw_only=True):
    """The state of a match after entry `seq` of its log, as JSON."""

    match: int
    seq: int
    state: str


_GET = select(snapshots).where(snapshots.c.match == bindparam("of_match"))


async def put(tx: AsyncConnection, snapshot: SnapshotRow) -> None:
    """Keep a snapshot in place of the match's former one."""
    await tx.execute(writing.replace(tx, snapshots), asdict(snapshot))


async def get(tx: AsyncConnection, match_id: int) -> SnapshotRow | None:
    """Return the newest snapshot of a match, or None."""
    return rows.first(SnapshotRow, await tx.execute(_GET, {"of_match": match_id}))


async def drop(tx: AsyncConnection, match_id: int) -> None:
    """Forget the snapshot of a match."""
    await tx.execute(delete(snapshots).where(snapshots.c.match == match_id))


async def drop_over(tx: AsyncConnection) -> None:
    """Forget the snapshots of all matches that are over."""
    await tx.execute(delete(snapshots).where(snapshots.c.match.not_in(ALIVE)))
