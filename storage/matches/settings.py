"""Guild settings."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Scope, Table
from storage.matches import users
from storage.matches.users import UserRow


class GuildRow(rows.Row, frozen=True, kw_only=True):
    """A guild's settings; if `locale` is None, the guild's preferred Discord locale applies."""

    id: int
    locale: str | None = None
    settings: str = "{}"
    """The other settings as JSON."""
    board_message: int | None = None
    """The message that lists the matches, in the channel given in the settings."""


TABLES = (
    Table(
        "guilds",
        """
        id BIGINT NOT NULL,
        locale VARCHAR(16),
        settings TEXT NOT NULL DEFAULT '{}',
        board_message BIGINT,
        PRIMARY KEY (id)
        """,
        row=GuildRow,
        scope=Scope.GUILD_ROW,
    ),
)

_UPSERT_SERVER = statements.upsert("guilds", GuildRow.__struct_fields__, ("id",))
_SET_BOARD = "UPDATE guilds SET board_message = :message WHERE id = :guild_id"
_GET_SERVER = f"{rows.select(GuildRow, 'guilds')} WHERE id = :guild_id"
_LIST_AFTER = f"{rows.select(GuildRow, 'guilds')} WHERE id > :last ORDER BY id LIMIT :most"
_LOAD = f"""
    SELECT {rows.columns(UserRow, "users")}, NULL AS guild_id, NULL AS board_message
        FROM users WHERE user_key IN (:people)
    UNION ALL
    SELECT 0, NULL, locale, settings, 0, NULL, NULL, id, board_message FROM guilds WHERE id = :guild_id
"""  # noqa: S608 - only names of tables and columns


async def upsert_guild(tx: Transaction, row: GuildRow) -> None:
    """Save a guild's settings."""
    await tx.execute(_UPSERT_SERVER, asdict(row))


async def load(tx: Transaction, user_keys: Iterable[int], guild_id: int) -> None:
    """Load a guild's settings and the given users into the transaction's cache.

    Data that is already cached is not loaded again.
    """
    known = {user_key for (user_key,) in rows.cached_results(tx, users.get)}
    unknown = sorted({*user_keys} - known)
    if not unknown and (guild_id,) in rows.cached_results(tx, get_guild):
        return
    found = await tx.execute(_LOAD, {"people": unknown, "guild_id": guild_id})
    data, told_server = dict[int, UserRow](), GuildRow(id=guild_id)
    for *user, id_, board in found:
        row = rows.typed(UserRow, tuple(user))
        if id_ is None:
            data[row.user_key] = row
        else:
            told_server = GuildRow(id=id_, locale=row.locale, settings=row.settings, board_message=board)
    for user_key in unknown:
        rows.cache_result(tx, users.get, data.get(user_key), user_key)
    rows.cache_result(tx, get_guild, told_server, guild_id)


async def set_board_message(tx: Transaction, guild_id: int, message: int | None) -> None:
    """Set the message that lists a guild's matches, if the guild has stored settings."""
    await tx.execute(_SET_BOARD, {"guild_id": guild_id, "message": message})


@rows.cached_per_transaction("guilds")
async def get_guild(tx: Transaction, guild_id: int) -> GuildRow:
    """Return a guild's settings, or the defaults if it has none."""
    return rows.first_row(GuildRow, await tx.execute(_GET_SERVER, {"guild_id": guild_id})) or GuildRow(
        id=guild_id
    )


async def list_after(tx: Transaction, last: int, limit: int) -> list[GuildRow]:
    """Return the guilds with stored settings and ids above `last`, ordered by id."""
    return rows.all_rows(GuildRow, await tx.execute(_LIST_AFTER, {"last": last, "most": limit}))
