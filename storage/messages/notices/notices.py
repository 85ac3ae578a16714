"""Notices: which were given in a match, so that none is given twice, and where they stand."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table


class NoticeRow(rows.Row, frozen=True, kw_only=True):
    """A notice: feature, kind and payload (JSON) say what it tells whom; `message` stands until deleted."""

    match: int
    feature: str
    kind: str
    payload: str
    at: int
    channel: int | None = None
    message: int | None = None


TABLES = (
    Table(
        "notices",
        """
        match BIGINT NOT NULL REFERENCES matches (id),
        feature VARCHAR(32) NOT NULL,
        kind VARCHAR(32) NOT NULL,
        payload TEXT NOT NULL,
        at BIGINT NOT NULL,
        channel BIGINT,
        message BIGINT,
        PRIMARY KEY (match, feature, kind, payload)
        """,
        row=NoticeRow,
        texts=("payload",),
    ),
)

_ONE = "match = :match AND feature = :feature AND kind = :kind AND payload = :payload"
_CLAIM = statements.fill("notices", NoticeRow.__struct_fields__)
_GIVEN = f"SELECT kind FROM notices WHERE {_ONE}"  # noqa: S608 - our own names
_SET_MESSAGE = f"{statements.update('notices', ('channel', 'message'))} WHERE {_ONE}"
_FORGET = f"DELETE FROM notices WHERE {_ONE}"  # noqa: S608 - our own names
_FORGET_IN = "DELETE FROM notices WHERE match = :match AND channel = :channel"
_STANDING = f"""
    {rows.select(NoticeRow, "notices")} WHERE match = :match AND message IS NOT NULL
"""


async def claim(tx: Transaction, notice: NoticeRow) -> bool:
    """Mark a notice as given; False when it was given already."""
    return (await tx.execute(_CLAIM, asdict(notice))).rowcount == 1


async def is_given(tx: Transaction, notice: NoticeRow) -> bool:
    """Tell whether a notice was given already."""
    return bool(await tx.execute(_GIVEN, asdict(notice)))


async def set_message(tx: Transaction, notice: NoticeRow) -> None:
    """Note where a notice stands; None: nowhere any more."""
    await tx.execute(_SET_MESSAGE, asdict(notice))


async def forget(tx: Transaction, notice: NoticeRow) -> None:
    """Forget that a notice was given."""
    await tx.execute(_FORGET, asdict(notice))


@rows.remember("notices")
async def standing(tx: Transaction, match_id: int) -> list[NoticeRow]:
    """Return the notices of a match whose messages stand, as far as is known."""
    return rows.every(NoticeRow, await tx.execute(_STANDING, {"match": match_id}))


async def forget_in(tx: Transaction, match_id: int, channel: int) -> None:
    """Forget the notices of a match that were given in a channel: they may be given again."""
    await tx.execute(_FORGET_IN, {"match": match_id, "channel": channel})
