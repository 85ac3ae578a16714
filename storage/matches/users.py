"""Users: one row per Discord account, identified by a random key, and users' names per guild.

All other tables refer to a user only by the key. Deleting a user clears the row and replaces the names, but
keeps the user's matches. A key is never assigned again, so that restoring a copy can't assign a deleted
user's matches to another user.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Mapping

from msgspec import Struct
from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Scope, Table

FIRST_KEY = 2**62
"""The smallest key. Keys are random 63-bit numbers with the highest bit set, and Discord ids stay below this
value until the year 2049.
"""


class UserRow(rows.Row, frozen=True, kw_only=True):
    """A user; `user_id` becomes None after deletion."""

    user_key: int
    user_id: int | None
    locale: str | None = None
    """The language that the user has chosen; empty or None means Discord's locale."""
    settings: str = "{}"
    """The user's preferences as JSON."""
    last_seen: int = 0
    """When the user last interacted, in unix milliseconds, accurate to a day.

    For a deleted user, the time of the deletion.
    """
    id_hash: str | None = None
    """A salted hash of a deleted user's Discord id, kept while limits apply to the user."""
    salt: str | None = None


class NamedUser(Struct, frozen=True):
    """A user and their name in a guild, if it is known."""

    row: UserRow
    name: str | None


TABLES = (
    Table(
        "users",
        """
        user_key BIGINT NOT NULL,
        user_id BIGINT,
        locale VARCHAR(16),
        settings TEXT NOT NULL,
        last_seen BIGINT NOT NULL,
        id_hash VARCHAR(64),
        salt VARCHAR(32),
        PRIMARY KEY (user_key),
        UNIQUE (user_id)
        """,
        row=UserRow,
        indexes=(
            "CREATE INDEX ix_users_last_seen ON users (last_seen)",
            "CREATE INDEX ix_users_id_hash ON users (id_hash) WHERE id_hash IS NOT NULL",
        ),
        scope=Scope.NONE,
        user_columns=("user_key",),
        json_user_columns=("settings",),
    ),
    Table(
        "user_names",
        """
        user_key BIGINT NOT NULL,
        guild_id BIGINT NOT NULL,
        name TEXT NOT NULL,
        PRIMARY KEY (user_key, guild_id)
        """,
        indexes=("CREATE INDEX ix_user_names_guild_id ON user_names (guild_id)",),
        scope=Scope.GUILD,
        user_columns=("user_key",),
        written_columns=("name",),
    ),
)

_USERS = rows.select(UserRow, "users")
_OF_IDS = f"""
    SELECT {rows.columns(UserRow, "users")}, user_names.name
    FROM users LEFT JOIN user_names ON user_names.user_key = users.user_key AND user_names.guild_id = :guild
    WHERE users.user_id IN (:ids)
"""  # noqa: S608 - only names of tables and columns
_ADD = statements.insert_or_ignore("users", UserRow.__struct_fields__)
_GET = f"{_USERS} WHERE user_key = :user_key"
_OF_KEYS = f"{_USERS} WHERE user_key IN (:users)"
_SET_NAME = statements.upsert("user_names", ("user_key", "guild_id", "name"), ("user_key", "guild_id"))
_NAMES = "SELECT user_key, name FROM user_names WHERE guild_id = :guild AND user_key IN (:users)"
_NAMES_IN_MATCH = """
    SELECT user_key, name FROM user_names
    WHERE guild_id = (SELECT guild_id FROM matches WHERE id = :match_id) AND user_key IN (:users)
"""
_ANY_NAMES = "SELECT user_key, name FROM user_names WHERE user_key IN (:users)"
_NAMES_OF = "SELECT guild_id, name FROM user_names WHERE user_key = :user_key"
_SET_SEEN = "UPDATE users SET last_seen = :now WHERE user_key IN (:users)"
_SET_SETTINGS = "UPDATE users SET settings = :settings WHERE user_key = :user_key"
_SET_LOCALE = "UPDATE users SET locale = :locale WHERE user_key = :user_key"
_CLEAR = """
    UPDATE users SET user_id = NULL, locale = NULL, settings = '{}', last_seen = :now, id_hash = :hash, salt = :salt
    WHERE user_key = :user_key
"""
_DELETED = f"{_USERS} WHERE user_id IS NULL"
_HASHED = f"{_USERS} WHERE id_hash > ''"
_HASHED_IN_MATCH = f"""
    {_HASHED} AND user_key IN (SELECT user_key FROM mentions WHERE match_id = :match_id)
"""  # noqa: S608 - only names of tables and columns
_LAST_DELETED = "SELECT max(last_seen) FROM users WHERE user_id IS NULL"
_INACTIVE = """
    SELECT last_seen, user_key FROM users
    WHERE user_id IS NOT NULL AND last_seen < :before AND (last_seen, user_key) > (:last_seen, :user_key)
    ORDER BY last_seen, user_key LIMIT :most
"""


async def of_ids(tx: Transaction, user_ids: Collection[int], guild_id: int) -> dict[int, NamedUser]:
    """Return the users with the given Discord ids, with their names in a guild.

    The result is keyed by Discord id. Unknown accounts are left out.
    """
    found = {}
    for *row, name in await tx.execute(_OF_IDS, {"ids": [*user_ids], "guild": guild_id}):
        user = rows.typed(UserRow, tuple(row))
        assert user.user_id is not None
        found[user.user_id] = NamedUser(user, name)
    return found


async def add(tx: Transaction, user_ids: Iterable[int], now: int) -> None:
    """Add a user with a new key for each of the given Discord accounts.

    An account that another process has just added stays unchanged.
    """
    new = [UserRow(user_key=new_key(), user_id=user_id, last_seen=now) for user_id in user_ids]
    await tx.execute(_ADD, [asdict(user) for user in new])


def new_key() -> int:
    """Return a random key."""
    return FIRST_KEY | secrets.randbits(62)


@rows.cached_per_transaction("users")
async def get(tx: Transaction, user_key: int) -> UserRow | None:
    """Return a user, or None."""
    return rows.first_row(UserRow, await tx.execute(_GET, {"user_key": user_key}))


async def of_keys(tx: Transaction, users: Iterable[int]) -> dict[int, UserRow]:
    """Return the users with the given keys, by key; unknown keys are omitted."""
    found = rows.all_rows(UserRow, await tx.execute(_OF_KEYS, {"users": [*users]}))
    return {user.user_key: user for user in found}


async def ids(tx: Transaction, users: Iterable[int]) -> dict[int, int]:
    """Return users' Discord ids by key; deleted users are omitted."""
    return {key: user.user_id for key, user in (await of_keys(tx, users)).items() if user.user_id is not None}


async def names(tx: Transaction, guild_id: int, users: Iterable[int]) -> dict[int, str]:
    """Return users' names in a guild, by user key.

    Users whose name in the guild is unknown are omitted.
    """
    return dict(await tx.execute(_NAMES, {"guild": guild_id, "users": [*users]}))


async def names_in_match(tx: Transaction, match_id: int, users: Iterable[int]) -> dict[int, str]:
    """Return users' names in a match's guild, by key."""
    return dict(await tx.execute(_NAMES_IN_MATCH, {"match_id": match_id, "users": [*users]}))


async def any_names(tx: Transaction, users: Iterable[int]) -> dict[int, str]:
    """Return a name from any guild for each of the given users."""
    return dict(await tx.execute(_ANY_NAMES, {"users": [*users]}))


async def names_of(tx: Transaction, user_key: int) -> dict[int, str]:
    """Return a user's names by guild."""
    return dict(await tx.execute(_NAMES_OF, {"user_key": user_key}))


async def set_names(tx: Transaction, guild_id: int, named: Mapping[int, str]) -> None:
    """Set users' names in a guild."""
    values = [{"user_key": user_key, "guild_id": guild_id, "name": name} for user_key, name in named.items()]
    await tx.execute(_SET_NAME, values)


async def set_seen(tx: Transaction, users: Iterable[int], now: int) -> None:
    """Record when the given users last interacted."""
    await tx.execute(_SET_SEEN, {"users": [*users], "now": now})


async def set_settings(tx: Transaction, user_key: int, settings: str) -> None:
    """Set a user's preferences, as JSON."""
    await tx.execute(_SET_SETTINGS, {"user_key": user_key, "settings": settings})


async def set_locale(tx: Transaction, user_key: int, locale: str) -> None:
    """Set a user's language."""
    await tx.execute(_SET_LOCALE, {"user_key": user_key, "locale": locale})


async def clear(tx: Transaction, user_key: int, now: int, id_hash: str | None, salt: str | None) -> None:
    """Clear a user's row; with `id_hash`, keep a salted hash of the user's id for limits that still apply."""
    await tx.execute(_CLEAR, {"user_key": user_key, "now": now, "hash": id_hash, "salt": salt})


@rows.cached_per_transaction("users")
async def deleted(tx: Transaction) -> list[UserRow]:
    """Return the remaining rows of deleted users, earliest deletion first."""
    return sorted(rows.all_rows(UserRow, await tx.execute(_DELETED)), key=lambda user: user.last_seen)


@rows.cached_per_transaction("users")
async def with_hash(tx: Transaction) -> list[UserRow]:
    """Return the rows of deleted users whose id hash is still stored, because a limit applies to them."""
    return rows.all_rows(UserRow, await tx.execute(_HASHED))


async def with_hash_in_match(tx: Transaction, match_id: int) -> list[UserRow]:
    """Return deleted users who are mentioned in a match's log and whose id hash is still stored."""
    return rows.all_rows(UserRow, await tx.execute(_HASHED_IN_MATCH, {"match_id": match_id}))


async def last_deleted(tx: Transaction) -> int:
    """Return when the most recently deleted user was deleted, in unix milliseconds; 0 if no row remains."""
    found: int | None = await tx.scalar(_LAST_DELETED)
    return found or 0


async def delete(tx: Transaction, user_key: int) -> None:
    """Delete a user's row."""
    await tx.execute("DELETE FROM users WHERE user_key = :user_key", {"user_key": user_key})


async def inactive_since(
    tx: Transaction, before: int, after: tuple[int, int], limit: int
) -> list[tuple[int, int]]:
    """Return users who have not interacted since `before`, as sorted (last seen, key) pairs.

    Only pairs greater than `after` are returned.
    """
    seen, user_key = after
    values = {"before": before, "last_seen": seen, "user_key": user_key, "most": limit}
    return [(at, key) for at, key in await tx.execute(_INACTIVE, values)]
