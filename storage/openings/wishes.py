"""Wishes: who wants to be told of tables that are open in a server."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows, writing
from storage.openings.schema import opening_wishes as wishes


class WishRow(rows.Row, frozen=True, kw_only=True):
    """A person who wants to be told of open tables in a server."""

    server: int
    person: int
    game: str = ""
    """Empty: of any game."""
    told: int = 0
    """Unix milliseconds at which they were told last."""


_GET = select(wishes).where(
    wishes.c.server == bindparam("of_server"), wishes.c.person == bindparam("of_person")
)
_OF_SERVER = select(wishes).where(wishes.c.server == bindparam("of_server"))


async def put(tx: AsyncConnection, wish: WishRow) -> None:
    """Keep a wish in place of the former one."""
    await tx.execute(writing.replace(tx, wishes), asdict(wish))


async def get(tx: AsyncConnection, server: int, person: int) -> WishRow | None:
    """Return what a person wants to be told of in a server; None where that is nothing."""
    found = await tx.execute(_GET, {"of_server": server, "of_person": person})
    return rows.first(WishRow, found)


async def of_server(tx: AsyncConnection, server: int) -> list[WishRow]:
    """Return all wishes of a server."""
    return rows.every(WishRow, await tx.execute(_OF_SERVER, {"of_server": server}))


async def set_told(tx: AsyncConnection, server: int, person: int, told: int) -> None:
    """Note when somebody was told."""
    of_person = (wishes.c.server == server, wishes.c.person == person)
    await tx.execute(update(wishes).where(*of_person).values(told=told))


async def drop(tx: AsyncConnection, server: int, person: int) -> bool:
    """Tell a person of no open tables of a server any more; False where they were not told of any."""
    gone = await tx.execute(delete(wishes).where(wishes.c.server == server, wishes.c.person == person))
    return gone.rowcount == 1
