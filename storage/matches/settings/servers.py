"""Servers: what was set for each."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Of, Table


class ServerRow(rows.Row, frozen=True, kw_only=True):
    """A server's settings; `locale` None follows the server's own preference."""

    id: int
    locale: str | None = None
    settings: str = "{}"
    """JSON of what else was set."""
    board_message: int | None = None
    """The message that lists the matches, in the channel that the settings name."""


TABLES = (
    Table(
        "servers",
        """
        id BIGINT NOT NULL,
        locale VARCHAR(16),
        settings TEXT NOT NULL DEFAULT '{}',
        board_message BIGINT,
        PRIMARY KEY (id)
        """,
        row=ServerRow,
        of=Of.ITSELF,
    ),
)

_PUT = statements.replace("servers", ServerRow.__struct_fields__, ("id",))
_SET_BOARD = "UPDATE servers SET board_message = :message WHERE id = :server"
_GET = f"{rows.select(ServerRow, 'servers')} WHERE id = :server"


async def upsert(tx: Transaction, server: ServerRow) -> None:
    """Keep the settings of a server."""
    await tx.execute(_PUT, asdict(server))


async def set_board_message(tx: Transaction, server: int, message: int | None) -> None:
    """Note the message that lists the matches of a server which has set something."""
    await tx.execute(_SET_BOARD, {"server": server, "message": message})


@rows.remember("servers")
async def get(tx: Transaction, server: int) -> ServerRow:
    """Return the settings of a server; nothing is set where it was never kept."""
    return rows.first(ServerRow, await tx.execute(_GET, {"server": server})) or ServerRow(id=server)
