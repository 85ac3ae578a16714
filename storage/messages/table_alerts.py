"""Table alerts: users who want notifications about open tables in a guild."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Of, Table


class WishRow(rows.Row, frozen=True, kw_only=True):
    """A user who wants notifications about open tables in a guild."""

    server: int
    person: int
    game: str = ""
    """Empty means any game."""
    told: int = 0
    """When they were last notified, in unix milliseconds."""


TABLES = (
    Table(
        "opening_wishes",
        """
        server BIGINT NOT NULL,
        person BIGINT NOT NULL,
        game VARCHAR(64) NOT NULL,
        told BIGINT NOT NULL,
        PRIMARY KEY (server, person)
        """,
        row=WishRow,
        indexes=("CREATE INDEX ix_opening_wishes_person ON opening_wishes (person)",),
        of=Of.SERVER,
        ids=("person",),
        is_personal=True,
    ),
)

_PUT = statements.replace("opening_wishes", WishRow.__struct_fields__, ("server", "person"))
_WISHES = rows.select(WishRow, "opening_wishes")
_GET = f"{_WISHES} WHERE server = :server AND person = :person"
_OF_SERVER = f"{_WISHES} WHERE server = :server"
_SET_TOLD = "UPDATE opening_wishes SET told = :told WHERE server = :server AND person = :person"
_DROP = "DELETE FROM opening_wishes WHERE server = :server AND person = :person"


async def put(tx: Transaction, wish: WishRow) -> None:
    """Save a table alert and replace the earlier one."""
    await tx.execute(_PUT, asdict(wish))


async def get(tx: Transaction, server: int, person: int) -> WishRow | None:
    """Return a user's table alert in a guild, or None."""
    found = await tx.execute(_GET, {"server": server, "person": person})
    return rows.first_row(WishRow, found)


async def of_server(tx: Transaction, server: int) -> list[WishRow]:
    """Return all table alerts of a guild."""
    return rows.all_rows(WishRow, await tx.execute(_OF_SERVER, {"server": server}))


async def set_told(tx: Transaction, server: int, person: int, told: int) -> None:
    """Set when a user was last notified."""
    await tx.execute(_SET_TOLD, {"server": server, "person": person, "told": told})


async def drop(tx: Transaction, server: int, person: int) -> bool:
    """Delete a user's table alert in a guild; return False if there was none."""
    gone = await tx.execute(_DROP, {"server": server, "person": person})
    return gone.rowcount == 1
