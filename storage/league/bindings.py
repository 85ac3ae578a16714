"""What binds the chance of a table's match before it begins: its number, its secret, where its hash stands."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict
from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows, writing
from storage.league.schema import bindings


class BindingRow(rows.Row, frozen=True, kw_only=True):
    """What binds a match that has not begun; nothing of it stands in what is printed.

    `match` is the number it is to have, `message` is None while the hash has not been posted.
    """

    season: int
    number: int
    replays: int
    match: int
    secret: str
    commitment: str
    channel: int | None = None
    message: int | None = None

    def __repr__(self) -> str:
        """Tell nothing."""
        return "BindingRow(...)"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        """Tell nothing."""
        return []


_GET = select(bindings).where(
    bindings.c.season == bindparam("of_season"),
    bindings.c.number == bindparam("of_number"),
    bindings.c.replays == bindparam("after"),
)


async def put(tx: AsyncConnection, row: BindingRow) -> None:
    """Keep what binds the match of a table."""
    await tx.execute(writing.replace(tx, bindings), asdict(row))


async def get(tx: AsyncConnection, season: int, number: int, replays: int) -> BindingRow | None:
    """Return what binds the match of a table; None where nothing does yet."""
    values = {"of_season": season, "of_number": number, "after": replays}
    return rows.first(BindingRow, await tx.execute(_GET, values))
