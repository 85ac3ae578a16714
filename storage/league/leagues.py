"""Leagues: what each is, of which server."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec.structs import asdict, replace
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows
from storage.league.schema import leagues

LeagueStatus: TypeAlias = Literal["live", "resting"]


class LeagueRow(rows.Row, frozen=True, kw_only=True):
    """A league; `plan` is JSON, the settings of the next season; `role` is needed to join, where one is.

    `champion_role` is what champions get, `channel_lost` since when the channel is known to be gone (unix ms).
    """

    id: int = 0
    server: int
    name: str
    game: str
    channel: int
    plan: str
    status: LeagueStatus = "live"
    creator: int
    created: int
    role: int | None = None
    champion_role: int | None = None
    channel_lost: int | None = None


class NameTaken(Exception):
    """The server has a league of this name, however it is spelt."""


_LEAGUES = select(*(one for one in leagues.c if one.name != "folded"))
_GET = _LEAGUES.where(leagues.c.id == bindparam("of_league"))
_OF_SERVER = _LEAGUES.where(leagues.c.server == bindparam("of_server")).order_by(leagues.c.name)


async def add(tx: AsyncConnection, row: LeagueRow) -> LeagueRow:
    """Keep a new league and return it with its id; raises NameTaken."""
    fields = asdict(row)
    del fields["id"]
    try:
        result = await tx.execute(insert(leagues).values(fields | {"folded": row.name.casefold()}))
    except IntegrityError as error:
        raise NameTaken(row.name) from error
    return replace(row, id=rows.key_of(result))


async def get(tx: AsyncConnection, league: int) -> LeagueRow | None:
    """Return a league, or None."""
    return rows.first(LeagueRow, await tx.execute(_GET, {"of_league": league}))


async def of_server(tx: AsyncConnection, server: int) -> list[LeagueRow]:
    """Return the leagues of a server by their names."""
    return rows.every(LeagueRow, await tx.execute(_OF_SERVER, {"of_server": server}))


async def behind(tx: AsyncConnection, after: int, most: int) -> list[LeagueRow]:
    """Return leagues behind a number, the lowest first: a walk through all there are."""
    chosen = _LEAGUES.where(leagues.c.id > after).order_by(leagues.c.id).limit(most)
    return rows.every(LeagueRow, await tx.execute(chosen))


async def set_plan(tx: AsyncConnection, league: int, plan: str) -> None:
    """Keep the settings of the next season (JSON)."""
    await tx.execute(update(leagues).where(leagues.c.id == league).values(plan=plan))


async def set_status(tx: AsyncConnection, league: int, status: LeagueStatus) -> None:
    """Note whether there are further seasons."""
    await tx.execute(update(leagues).where(leagues.c.id == league).values(status=status))


async def set_roles(tx: AsyncConnection, league: int, *, joining: int | None, champion: int | None) -> None:
    """Keep which role is needed to join, and which one champions get."""
    values = {"role": joining, "champion_role": champion}
    await tx.execute(update(leagues).where(leagues.c.id == league).values(values))


async def move(tx: AsyncConnection, league: int, channel: int) -> None:
    """Keep another channel, which is there."""
    await tx.execute(update(leagues).where(leagues.c.id == league).values(channel=channel, channel_lost=None))


async def lose_channel(tx: AsyncConnection, league: int, since: int) -> None:
    """Note since when the channel is known to be gone (unix ms)."""
    await tx.execute(update(leagues).where(leagues.c.id == league).values(channel_lost=since))
