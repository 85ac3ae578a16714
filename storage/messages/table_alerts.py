"""Table alerts: users who want notifications about open tables in a guild."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Of, Table


class WishRow(rows.Row, frozen=True, kw_only=True):
    """A user who wants notifications about open tables in a guild."""

    guild_id: int
    user_key: int
    game: str = ""
    """Empty means any game."""
    told: int = 0
    """When they were last notified, in unix milliseconds."""


TABLES = (
    Table(
        "opening_wishes",
        """
        guild_id BIGINT NOT NULL,
        user_key BIGINT NOT NULL,
        game VARCHAR(64) NOT NULL,
        told BIGINT NOT NULL,
        PRIMARY KEY (guild_id, user_key)
        """,
        row=WishRow,
        indexes=("CREATE INDEX ix_opening_wishes_person ON opening_wishes (user_key)",),
        of=Of.GUILD,
        ids=("user_key",),
        is_personal=True,
    ),
)

_PUT = statements.replace("opening_wishes", WishRow.__struct_fields__, ("guild_id", "user_key"))
_WISHES = rows.select(WishRow, "opening_wishes")
_GET = f"{_WISHES} WHERE guild_id = :guild_id AND user_key = :user_key"
_OF_SERVER = f"{_WISHES} WHERE guild_id = :guild_id"
_SET_TOLD = "UPDATE opening_wishes SET told = :told WHERE guild_id = :guild_id AND user_key = :user_key"
_DROP = "DELETE FROM opening_wishes WHERE guild_id = :guild_id AND user_key = :user_key"


async def put(tx: Transaction, wish: WishRow) -> None:
    """Save a table alert and replace the earlier one."""
    await tx.execute(_PUT, asdict(wish))


async def get(tx: Transaction, guild_id: int, user_key: int) -> WishRow | None:
    """Return a user's table alert in a guild, or None."""
    found = await tx.execute(_GET, {"guild_id": guild_id, "user_key": user_key})
    return rows.first_row(WishRow, found)


async def of_server(tx: Transaction, guild_id: int) -> list[WishRow]:
    """Return all table alerts of a guild."""
    return rows.all_rows(WishRow, await tx.execute(_OF_SERVER, {"guild_id": guild_id}))


async def set_told(tx: Transaction, guild_id: int, user_key: int, told: int) -> None:
    """Set when a user was last notified."""
    await tx.execute(_SET_TOLD, {"guild_id": guild_id, "user_key": user_key, "told": told})


async def drop(tx: Transaction, guild_id: int, user_key: int) -> bool:
    """Delete a user's table alert in a guild; return False if there was none."""
    gone = await tx.execute(_DROP, {"guild_id": guild_id, "user_key": user_key})
    return gone.rowcount == 1
