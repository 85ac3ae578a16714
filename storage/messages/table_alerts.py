"""Wishes: who wants to be told of tables that are open in a server."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Of, Table


class WishRow(rows.Row, frozen=True, kw_only=True):
    """A person who wants to be told of open tables in a server."""

    server: int
    person: int
    game: str = ""
    """Empty: of any game."""
    told: int = 0
    """Unix milliseconds at which they were told last."""


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
    """Keep a wish in place of the former one."""
    await tx.execute(_PUT, asdict(wish))


async def get(tx: Transaction, server: int, person: int) -> WishRow | None:
    """Return what a person wants to be told of in a server; None where that is nothing."""
    found = await tx.execute(_GET, {"server": server, "person": person})
    return rows.first(WishRow, found)


async def of_server(tx: Transaction, server: int) -> list[WishRow]:
    """Return all wishes of a server."""
    return rows.every(WishRow, await tx.execute(_OF_SERVER, {"server": server}))


async def set_told(tx: Transaction, server: int, person: int, told: int) -> None:
    """Note when somebody was told."""
    await tx.execute(_SET_TOLD, {"server": server, "person": person, "told": told})


async def drop(tx: Transaction, server: int, person: int) -> bool:
    """Tell a person of no open tables of a server any more; False where they were not told of any."""
    gone = await tx.execute(_DROP, {"server": server, "person": person})
    return gone.rowcount == 1
