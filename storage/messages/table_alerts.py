"""Table alerts: users who want notifications about open tables in a guild."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Scope, Table


class TableAlertRow(rows.Row, frozen=True, kw_only=True):
    """A user who wants notifications about open tables in a guild."""

    guild_id: int
    user_key: int
    game: str = ""
    """The game to be notified about; empty means any game."""
    last_notified_at: int = 0
    """When the user was last notified, in unix milliseconds."""


TABLES = (
    Table(
        "table_alerts",
        """
        guild_id BIGINT NOT NULL,
        user_key BIGINT NOT NULL,
        game VARCHAR(64) NOT NULL,
        last_notified_at BIGINT NOT NULL,
        PRIMARY KEY (guild_id, user_key)
        """,
        row=TableAlertRow,
        indexes=("CREATE INDEX ix_table_alerts_user ON table_alerts (user_key)",),
        scope=Scope.GUILD,
        user_columns=("user_key",),
        is_personal=True,
    ),
)

_PUT = statements.upsert("table_alerts", TableAlertRow.__struct_fields__, ("guild_id", "user_key"))
_WISHES = rows.select(TableAlertRow, "table_alerts")
_GET = f"{_WISHES} WHERE guild_id = :guild_id AND user_key = :user_key"
_OF_GUILD = f"{_WISHES} WHERE guild_id = :guild_id"
_SET_LAST_NOTIFIED = """
    UPDATE table_alerts SET last_notified_at = :last_notified_at
    WHERE guild_id = :guild_id AND user_key = :user_key
"""
_DROP = "DELETE FROM table_alerts WHERE guild_id = :guild_id AND user_key = :user_key"


async def put(tx: Transaction, alert: TableAlertRow) -> None:
    """Save a table alert, replacing the earlier one."""
    await tx.execute(_PUT, asdict(alert))


async def get(tx: Transaction, guild_id: int, user_key: int) -> TableAlertRow | None:
    """Return a user's table alert in a guild, or None."""
    found = await tx.execute(_GET, {"guild_id": guild_id, "user_key": user_key})
    return rows.first_row(TableAlertRow, found)


async def of_guild(tx: Transaction, guild_id: int) -> list[TableAlertRow]:
    """Return all of a guild's table alerts."""
    return rows.all_rows(TableAlertRow, await tx.execute(_OF_GUILD, {"guild_id": guild_id}))


async def set_last_notified(tx: Transaction, guild_id: int, user_key: int, notified_at: int) -> None:
    """Set when a user was last notified."""
    await tx.execute(
        _SET_LAST_NOTIFIED, {"guild_id": guild_id, "user_key": user_key, "last_notified_at": notified_at}
    )


async def delete(tx: Transaction, guild_id: int, user_key: int) -> bool:
    """Delete a user's table alert in a guild; return False if there was none."""
    result = await tx.execute(_DROP, {"guild_id": guild_id, "user_key": user_key})
    return result.rowcount == 1
