"""Leagues: their properties and guilds."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec.structs import asdict, replace

from storage.core.sql import rows, statements
from storage.core.sql.transactions import IntegrityError, Transaction
from storage.core.tables import Scope, Table

LeagueStatus: TypeAlias = Literal["live", "resting"]


class LeagueRow(rows.Row, frozen=True, kw_only=True):
    """A league; `plan` contains the next season's settings as JSON.

    `role` is the role required to join, if any. `champion_role` is the role that champions get. `tier_roles`
    contains the roles that members of a tier have during a season, as JSON.
    `channel_missing_since` is when the channel was found to be missing, in unix milliseconds.
    """

    id: int = 0
    guild_id: int
    name: str
    game: str
    channel: int
    plan: str
    status: LeagueStatus = "live"
    creator_key: int
    created: int
    role: int | None = None
    champion_role: int | None = None
    tier_roles: str = "{}"
    channel_missing_since: int | None = None


class NameTaken(Exception):
    """Raised if the guild already has a league with this name, ignoring case."""


TABLES = (
    Table(
        "leagues",
        """
        guild_id BIGINT NOT NULL,
        name VARCHAR(64) NOT NULL,
        game VARCHAR(64) NOT NULL,
        channel BIGINT NOT NULL,
        plan TEXT NOT NULL,
        status VARCHAR(16) NOT NULL,
        creator_key BIGINT NOT NULL,
        created BIGINT NOT NULL,
        role BIGINT,
        champion_role BIGINT,
        tier_roles TEXT NOT NULL,
        channel_missing_since BIGINT,
        folded VARCHAR(128),
        UNIQUE (guild_id, name)
        """,
        row=LeagueRow,
        has_autoincrement=True,
        indexes=(
            "CREATE UNIQUE INDEX uq_leagues_guild_folded ON leagues (guild_id, folded)",
            "CREATE INDEX ix_leagues_creator_key ON leagues (creator_key)",
        ),
        scope=Scope.GUILD,
        user_columns=("creator_key",),
    ),
)

_NEW = [name for name in LeagueRow.__struct_fields__ if name != "id"]
_ADD = f"{statements.insert('leagues', [*_NEW, 'folded'])} RETURNING id"
_LEAGUES = rows.select(LeagueRow, "leagues")
_GET = f"{_LEAGUES} WHERE id = :league"
_OF_GUILD = f"{_LEAGUES} WHERE guild_id = :guild_id ORDER BY name"
_AFTER = f"{_LEAGUES} WHERE id > :after ORDER BY id LIMIT :most"


async def add(tx: Transaction, row: LeagueRow) -> LeagueRow:
    """Save a new league and return it with its id; raises NameTaken."""
    try:
        league = await tx.scalar(_ADD, asdict(row) | {"folded": row.name.casefold()})
    except IntegrityError as error:
        raise NameTaken(row.name) from error
    return replace(row, id=league)


async def get(tx: Transaction, league: int) -> LeagueRow | None:
    """Return a league, or None."""
    return rows.first_row(LeagueRow, await tx.execute(_GET, {"league": league}))


async def of_guild(tx: Transaction, guild_id: int) -> list[LeagueRow]:
    """Return a guild's leagues, ordered by name."""
    return rows.all_rows(LeagueRow, await tx.execute(_OF_GUILD, {"guild_id": guild_id}))


async def list_after(tx: Transaction, after: int, limit: int) -> list[LeagueRow]:
    """Return the leagues with ids above `after`, in order.

    Used to scan all leagues in batches.
    """
    return rows.all_rows(LeagueRow, await tx.execute(_AFTER, {"after": after, "most": limit}))


async def set_plan(tx: Transaction, league: int, plan: str) -> None:
    """Save the next season's settings (JSON)."""
    values = {"league": league, "plan": plan}
    await tx.execute("UPDATE leagues SET plan = :plan WHERE id = :league", values)


async def set_status(tx: Transaction, league: int, status: LeagueStatus) -> None:
    """Set the league's status, which determines whether further seasons open."""
    values = {"league": league, "status": status}
    await tx.execute("UPDATE leagues SET status = :status WHERE id = :league", values)


async def set_roles(
    tx: Transaction, league: int, *, joining: int | None, champion: int | None, tiers: str
) -> None:
    """Set the role required to join, the role that champions get, and the roles of tiers (JSON)."""
    values = {"league": league, "role": joining, "champion_role": champion, "tier_roles": tiers}
    await tx.execute(
        "UPDATE leagues SET role = :role, champion_role = :champion_role, tier_roles = :tier_roles"
        " WHERE id = :league",
        values,
    )


async def set_channel(tx: Transaction, league: int, channel: int) -> None:
    """Set a league's channel, and clear the record that the channel is missing."""
    values = {"league": league, "channel": channel}
    await tx.execute(
        "UPDATE leagues SET channel = :channel, channel_missing_since = NULL WHERE id = :league", values
    )


async def set_channel_lost(tx: Transaction, league: int, since: int) -> None:
    """Record when the channel was found to be missing (unix milliseconds)."""
    values = {"league": league, "since": since}
    await tx.execute("UPDATE leagues SET channel_missing_since = :since WHERE id = :league", values)
