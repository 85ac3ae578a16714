"""Notices: which were given in a match, so that none is given twice, and where they stand."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import ColumnElement, bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows, writing
from storage.notices.schema import notices


class NoticeRow(rows.Row, frozen=True, kw_only=True):
    """A notice: feature, kind and payload (JSON) say what it tells whom; `message` stands until deleted."""

    match: int
    feature: str
    kind: str
    payload: str
    at: int
    channel: int | None = None
    message: int | None = None


_STANDING = select(notices).where(notices.c.match == bindparam("of_match"), notices.c.message.is_not(None))
_GIVEN = select(notices.c.kind).where(
    notices.c.match == bindparam("of_match"),
    notices.c.feature == bindparam("of_feature"),
    notices.c.kind == bindparam("of_kind"),
    notices.c.payload == bindparam("of_payload"),
)


async def claim(tx: AsyncConnection, notice: NoticeRow) -> bool:
    """Mark a notice as given; False when it was given already."""
    result = await tx.execute(writing.fill(tx, notices), asdict(notice))
    return result.rowcount == 1


async def is_given(tx: AsyncConnection, notice: NoticeRow) -> bool:
    """Tell whether a notice was given already."""
    found = await tx.execute(
        _GIVEN,
        {
            "of_match": notice.match,
            "of_feature": notice.feature,
            "of_kind": notice.kind,
            "of_payload": notice.payload,
        },
    )
    return found.first() is not None


async def set_message(tx: AsyncConnection, notice: NoticeRow) -> None:
    """Note where a notice stands; None: nowhere any more."""
    changed = update(notices).where(*_is(notice))
    await tx.execute(changed.values(channel=notice.channel, message=notice.message))


async def forget(tx: AsyncConnection, notice: NoticeRow) -> None:
    """Forget that a notice was given."""
    await tx.execute(delete(notices).where(*_is(notice)))


def _is(notice: NoticeRow) -> list[ColumnElement[bool]]:
    fields = ("match", "feature", "kind", "payload")
    return [notices.c[field] == getattr(notice, field) for field in fields]


@rows.remember(notices)
async def standing(tx: AsyncConnection, match_id: int) -> list[NoticeRow]:
    """Return the notices of a match whose messages stand, as far as is known."""
    return rows.every(NoticeRow, await tx.execute(_STANDING, {"of_match": match_id}))


async def forget_in(tx: AsyncConnection, match_id: int, channel: int) -> None:
    """Forget the notices of a match that were given in a channel: they may be given again."""
    await tx.execute(delete(notices).where(notices.c.match == match_id, notices.c.channel == channel))
