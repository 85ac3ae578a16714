"""Outages of all guilds or of one, and the heartbeat by which they are detected."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Of, Table

ONLY = 1
"""The heartbeat id of all guilds, or of the first shard. The ids of further shards follow."""
EVERYWHERE = 0
"""Used in place of a guild id."""
OPEN = 221_845_392_000_000
"""The end of an unfinished outage: the year 9000 in unix milliseconds, within the range of calendar functions."""


class OutageRow(rows.Row, frozen=True, kw_only=True):
    """An outage of one guild, or of all guilds (EVERYWHERE)."""

    guild_id: int = EVERYWHERE
    began: int
    ended: int


TABLES = (
    Table(
        "pulse",
        """
        id SMALLINT NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (id)
        """,
        of=Of.NONE,
    ),
    Table(
        "outages",
        """
        guild_id BIGINT NOT NULL,
        began BIGINT NOT NULL,
        ended BIGINT NOT NULL,
        PRIMARY KEY (guild_id, began)
        """,
        row=OutageRow,
        of=Of.GUILD,
    ),
)

_BEAT = statements.replace("pulse", ("id", "at"), ("id",))
_PUT = statements.replace("outages", OutageRow.__struct_fields__, ("guild_id", "began"))
_DROP = "DELETE FROM outages WHERE guild_id = :guild_id AND began = :began"
_OUTAGES = rows.select(OutageRow, "outages")
_SINCE = f"{_OUTAGES} WHERE guild_id IN ({EVERYWHERE}, :guild_id) AND ended > :after ORDER BY began"
_UNFINISHED = f"{_OUTAGES} WHERE ended = {OPEN} ORDER BY guild_id"
_UNFINISHED_OF = f"{_OUTAGES} WHERE guild_id = :guild_id AND ended = {OPEN}"
_CUT_OFF = (
    "DELETE FROM outages WHERE began >= :now",
    f"UPDATE outages SET ended = :now WHERE ended > :now AND ended < {OPEN}",  # noqa: S608 - our own names
    "UPDATE clocks SET since = :now WHERE since > :now",
)


async def beat(tx: Transaction, now: int, shard: int = 0) -> None:
    """Save the heartbeat of a shard."""
    await tx.execute(_BEAT, {"id": ONLY + shard, "at": now})


async def last_served(tx: Transaction, shard: int = 0) -> int | None:
    """Return the last heartbeat of a shard, or None if it has none."""
    at: int | None = await tx.scalar("SELECT at FROM pulse WHERE id = :id", {"id": ONLY + shard})
    return at


async def pulses(tx: Transaction) -> dict[int, int]:
    """Return the last heartbeats by shard."""
    found = await tx.execute("SELECT id, at FROM pulse")
    return {number - ONLY: at for number, at in found}


async def forget_pulses(tx: Transaction, count: int) -> None:
    """Delete the heartbeats of all but the first `count` shards."""
    await tx.execute("DELETE FROM pulse WHERE id >= :first", {"first": ONLY + count})


async def put(tx: Transaction, outage: OutageRow) -> None:
    """Save an outage."""
    await tx.execute(_PUT, asdict(outage))


async def drop(tx: Transaction, outage: OutageRow) -> None:
    """Delete an outage."""
    await tx.execute(_DROP, asdict(outage))


@rows.cached_per_transaction("outages")
async def since(tx: Transaction, start: int, guild_id: int = EVERYWHERE) -> list[OutageRow]:
    """Return the outages of a guild that ended after a time, the earliest first.

    Includes the outages of all guilds.
    """
    return rows.all_rows(OutageRow, await tx.execute(_SINCE, {"guild_id": guild_id, "after": start}))


async def unfinished(tx: Transaction) -> list[OutageRow]:
    """Return the unfinished outages of guilds."""
    return rows.all_rows(OutageRow, await tx.execute(_UNFINISHED))


async def unfinished_of(tx: Transaction, guild_id: int) -> OutageRow | None:
    """Return the unfinished outage of a guild, or None."""
    return rows.first_row(OutageRow, await tx.execute(_UNFINISHED_OF, {"guild_id": guild_id}))


async def cut_off(tx: Transaction, now: int) -> None:
    """Limit outages and clock starts to the present.

    Outages that begin later are deleted. Later ends and clock starts are set to now.
    """
    for statement in _CUT_OFF:
        await tx.execute(statement, {"now": now})
