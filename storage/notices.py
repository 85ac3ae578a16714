"""Notices: which were given to whom in which turn, so that none is given twice, and where they stand."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import rows, writing
from storage.schema import notices


class NoticeRow(rows.Row, frozen=True, kw_only=True):
    """A notice of a kind to a seat in a turn (an entry of the log); `message` stands in `channel` until deleted."""

    match: int
    seat: int
    kind: str
    turn: int
    at: int
    channel: int | None = None
    message: int | None = None


_STANDING = select(notices).where(notices.c.match == bindparam("of_match"), notices.c.message.is_not(None))


async def claim(tx: AsyncConnection, notice: NoticeRow) -> bool:
    """Mark a notice as given; False when it was given already."""
    result = await tx.execute(writing.filling(tx, notices), asdict(notice))
    return result.rowcount == 1


async def given(tx: AsyncConnection, match: int, seat: int, turn: int) -> set[str]:
    """Return the kinds of the notices a seat was given in a turn."""
    chosen = select(notices.c.kind).where(
        notices.c.match == match, notices.c.seat == seat, notices.c.turn == turn
    )
    return set((await tx.execute(chosen)).scalars())


async def set_message(tx: AsyncConnection, notice: NoticeRow) -> None:
    """Note where a notice stands; None: nowhere any more."""
    await tx.execute(
        update(notices)
        .where(
            notices.c.match == notice.match,
            notices.c.seat == notice.seat,
            notices.c.kind == notice.kind,
            notices.c.turn == notice.turn,
        )
        .values(channel=notice.channel, message=notice.message)
    )


async def standing(tx: AsyncConnection, match: int) -> list[NoticeRow]:
    """Return the notices of a match whose messages stand, as far as is known."""
    return rows.every(NoticeRow, await tx.execute(_STANDING, {"of_match": match}))
