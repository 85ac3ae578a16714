"""Notices sent about matches, users' mutes of matches, and users' last-seen times in matches."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table


class NoticeRow(rows.Row, frozen=True, kw_only=True):
    """A notice; feature, kind and payload (JSON) define its content and recipients.

    `message` becomes None when the message is deleted.
    """

    match_id: int
    feature: str
    kind: str
    payload: str
    at: int
    channel: int | None = None
    message: int | None = None


class MuteRow(rows.Row, frozen=True, kw_only=True):
    """A match that a user has muted; the mute is permanent if `until` is None."""

    match_id: int
    user_key: int
    until: int | None = None


TABLES = (
    Table(
        "notices",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        feature VARCHAR(32) NOT NULL,
        kind VARCHAR(32) NOT NULL,
        payload TEXT NOT NULL,
        at BIGINT NOT NULL,
        channel BIGINT,
        message BIGINT,
        PRIMARY KEY (match_id, feature, kind, payload)
        """,
        row=NoticeRow,
        json_user_columns=("payload",),
    ),
    Table(
        "mutes",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        user_key BIGINT NOT NULL,
        until BIGINT,
        PRIMARY KEY (match_id, user_key)
        """,
        row=MuteRow,
        indexes=("CREATE INDEX ix_mutes_user ON mutes (user_key)",),
        user_columns=("user_key",),
        is_personal=True,
    ),
    Table(
        "presences",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        user_key BIGINT NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (match_id, user_key)
        """,
        indexes=("CREATE INDEX ix_presences_user ON presences (user_key)",),
        user_columns=("user_key",),
        is_personal=True,
    ),
)

_ONE = "match_id = :match_id AND feature = :feature AND kind = :kind AND payload = :payload"
_CLAIM = statements.insert_or_ignore("notices", NoticeRow.__struct_fields__)
_IS_SENT = f"SELECT kind FROM notices WHERE {_ONE}"  # noqa: S608 - only names of tables and columns
_SET_MESSAGE = f"{statements.update('notices', ('channel', 'message'))} WHERE {_ONE}"
_FORGET = f"DELETE FROM notices WHERE {_ONE}"  # noqa: S608 - only names of tables and columns
_DELETE_IN_CHANNEL = "DELETE FROM notices WHERE match_id = :match_id AND channel = :channel"
_CURRENT = f"""
    {rows.select(NoticeRow, "notices")} WHERE match_id = :match_id AND message IS NOT NULL
"""
_PUT_MUTE = statements.upsert("mutes", MuteRow.__struct_fields__, ("match_id", "user_key"))
_GET_MUTE = f"{rows.select(MuteRow, 'mutes')} WHERE match_id = :match_id AND user_key = :user_key"
_DROP_MUTE = "DELETE FROM mutes WHERE match_id = :match_id AND user_key = :user_key"
_PUT_PRESENCE = statements.upsert("presences", ("match_id", "user_key", "at"), ("match_id", "user_key"))
_GET_PRESENCE = "SELECT at FROM presences WHERE match_id = :match_id AND user_key = :user_key"
_LOAD_NOTIFICATION_STATE = """
    SELECT user_key, TRUE AS is_mute, until AS at FROM mutes WHERE match_id = :match_id
    UNION ALL
    SELECT user_key, FALSE, at FROM presences WHERE match_id = :match_id
"""
_DROP_PRESENCES = "DELETE FROM presences WHERE match_id = :match_id"


async def claim(tx: Transaction, notice: NoticeRow) -> bool:
    """Mark a notice as sent; return False if it was already sent."""
    return (await tx.execute(_CLAIM, asdict(notice))).rowcount == 1


async def is_sent(tx: Transaction, notice: NoticeRow) -> bool:
    """Return whether a notice was already sent."""
    return bool(await tx.execute(_IS_SENT, asdict(notice)))


async def set_message(tx: Transaction, notice: NoticeRow) -> None:
    """Update a notice's message id, which is None once the message is deleted."""
    await tx.execute(_SET_MESSAGE, asdict(notice))


async def unclaim(tx: Transaction, notice: NoticeRow) -> None:
    """Mark a notice as not sent."""
    await tx.execute(_FORGET, asdict(notice))


@rows.cached_per_transaction("notices")
async def current(tx: Transaction, match_id: int) -> list[NoticeRow]:
    """Return a match's sent notices, without those whose messages are known to be deleted."""
    return rows.all_rows(NoticeRow, await tx.execute(_CURRENT, {"match_id": match_id}))


async def delete_in_channel(tx: Transaction, match_id: int, channel: int) -> None:
    """Delete a match's notice rows for a channel, so that the notices may be sent again."""
    await tx.execute(_DELETE_IN_CHANNEL, {"match_id": match_id, "channel": channel})


async def put_mute(tx: Transaction, mute: MuteRow) -> None:
    """Save a mute, replacing the earlier one."""
    await tx.execute(_PUT_MUTE, asdict(mute))


@rows.cached_per_transaction("mutes")
async def get_mute(tx: Transaction, match_id: int, user_key: int) -> MuteRow | None:
    """Return a user's mute of a match, or None."""
    return rows.first_row(MuteRow, await tx.execute(_GET_MUTE, {"match_id": match_id, "user_key": user_key}))


async def delete_mute(tx: Transaction, match_id: int, user_key: int) -> None:
    """Remove a user's mute of a match."""
    await tx.execute(_DROP_MUTE, {"match_id": match_id, "user_key": user_key})


async def put_presence(tx: Transaction, match_id: int, user_key: int, at: int) -> None:
    """Record when a user was seen in a match."""
    await tx.execute(_PUT_PRESENCE, {"match_id": match_id, "user_key": user_key, "at": at})


@rows.cached_per_transaction("presences")
async def get_presence(tx: Transaction, match_id: int, user_key: int) -> int | None:
    """Return when a user was last seen in a match, in unix milliseconds, or None if never."""
    at: int | None = await tx.scalar(_GET_PRESENCE, {"match_id": match_id, "user_key": user_key})
    return at


async def load_notification_state(tx: Transaction, match_id: int, user_keys: Iterable[int]) -> None:
    """Load users' mutes and last-seen times in a match into the cache.

    Does nothing if they are already cached.
    """
    wanted = {(match_id, user_key) for user_key in user_keys}
    if wanted <= rows.cached_results(tx, get_mute).keys() & rows.cached_results(tx, get_presence).keys():
        return
    found = await tx.execute(_LOAD_NOTIFICATION_STATE, {"match_id": match_id})
    muted = {user_key: at for user_key, is_mute, at in found if is_mute}
    seen = {user_key: at for user_key, is_mute, at in found if not is_mute}
    for _, user_key in wanted:
        mute = (
            MuteRow(match_id=match_id, user_key=user_key, until=muted[user_key])
            if user_key in muted
            else None
        )
        rows.cache_result(tx, get_mute, mute, match_id, user_key)
        rows.cache_result(tx, get_presence, seen.get(user_key), match_id, user_key)


async def delete_presences(tx: Transaction, match_id: int) -> None:
    """Delete a finished match's last-seen times."""
    await tx.execute(_DROP_PRESENCES, {"match_id": match_id})
