"""Servers: what was set for each."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows, writing
from storage.settings.schema import servers


class ServerRow(rows.Row, frozen=True, kw_only=True):
    """A server's settings; `locale` None follows the server's own preference."""

    id: int
    locale: str | None = None
    settings: str = "{}"
    """JSON of what else was set."""
    board_message: int | None = None
    """The message that lists the matches, in the channel that the settings name."""


_GET = select(servers).where(servers.c.id == bindparam("of_id"))


async def upsert(tx: AsyncConnection, server: ServerRow) -> None:
    """Keep the settings of a server."""
    await tx.execute(writing.replace(tx, servers), asdict(server))


async def set_board_message(tx: AsyncConnection, server: int, message: int | None) -> None:
    """Note the message that lists the matches of a server which has set something."""
    await tx.execute(update(servers).where(servers.c.id == server).values(board_message=message))


@rows.remember(servers)
async def get(tx: AsyncConnection, server: int) -> ServerRow:
    """Return the settings of a server; nothing is set where it was never kept."""
    return rows.first(ServerRow, await tx.execute(_GET, {"of_id": server})) or ServerRow(id=server)
