"""What the logs of seasons come to, so that it can be asked for: who plays where, which table has which match.

All of it can be made anew from the logs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows, writing
from storage.league.schema import leagues, members, seasons, tables

TableStatus: TypeAlias = Literal["planned", "playing", "over", "void"]


class MemberRow(rows.Row, frozen=True, kw_only=True):
    """Somebody in a season; division and tier are None before the draw, and for who was not drawn."""

    season: int
    person: int
    status: str
    division: int | None = None
    tier: int | None = None
    moved: str | None = None
    """What became of them in the end."""


class TableRow(rows.Row, frozen=True, kw_only=True):
    """A table of a season, and its match where it has one."""

    season: int
    number: int
    division: int
    state: TableStatus = "planned"
    match: int | None = None


_MEMBERS = (
    select(members)
    .where(members.c.season == bindparam("of_season"))
    .order_by(members.c.season, members.c.person)
)
_TABLES = (
    select(tables).where(tables.c.season == bindparam("of_season")).order_by(tables.c.season, tables.c.number)
)
_OF_MATCH = select(tables).where(tables.c.match == bindparam("of_match"))
_SEASONS_OF = (
    select(members.c.season)
    .where(members.c.person == bindparam("of_person"))
    .order_by(members.c.person.desc(), members.c.season.desc())
    .limit(bindparam("most"))
)
_PLAYED = (
    select(
        leagues.c.server,
        leagues.c.game,
        members.c.moved,
        members.c.status,
        members.c.division,
        seasons.c.status,
    )
    .select_from(members)
    .join(seasons, seasons.c.id == members.c.season)
    .join(leagues, leagues.c.id == seasons.c.league)
    .where(members.c.person == bindparam("of_person"))
    .order_by(members.c.person.desc(), members.c.season.desc())
    .limit(bindparam("most"))
)
_OPEN = (
    select(func.count())
    .select_from(leagues)
    .join(seasons, seasons.c.league == leagues.c.id)
    .join(tables, tables.c.season == seasons.c.id)
    .where(leagues.c.server == bindparam("of_server"), tables.c.state == "playing")
)


async def put_members(tx: AsyncConnection, changed: Iterable[MemberRow]) -> None:
    """Keep who is in a season, and as what."""
    if values := [asdict(row) for row in changed]:
        await tx.execute(writing.replace(tx, members), values)


async def drop_members(tx: AsyncConnection, season: int, people: Sequence[int]) -> None:
    """Forget who is not in a season any more."""
    if people:
        await tx.execute(
            delete(members).where(members.c.season == season, members.c.person.in_(list(people)))
        )


async def put_tables(tx: AsyncConnection, changed: Iterable[TableRow]) -> None:
    """Keep how the tables of a season stand."""
    if values := [asdict(row) for row in changed]:
        await tx.execute(writing.replace(tx, tables), values)


async def drop_tables(tx: AsyncConnection, season: int, numbers: Sequence[int]) -> None:
    """Forget tables that are not there any more."""
    if numbers:
        await tx.execute(delete(tables).where(tables.c.season == season, tables.c.number.in_(list(numbers))))


async def members_of(tx: AsyncConnection, season: int) -> list[MemberRow]:
    """Return who is in a season."""
    return rows.every(MemberRow, await tx.execute(_MEMBERS, {"of_season": season}))


async def tables_of(tx: AsyncConnection, season: int) -> list[TableRow]:
    """Return the tables of a season."""
    return rows.every(TableRow, await tx.execute(_TABLES, {"of_season": season}))


async def table_of_match(tx: AsyncConnection, match_id: int) -> TableRow | None:
    """Return the table of a match; None where it has none."""
    return rows.first(TableRow, await tx.execute(_OF_MATCH, {"of_match": match_id}))


async def seasons_of_person(tx: AsyncConnection, person: int, most: int) -> list[int]:
    """Return in which seasons somebody is or was, the newest first."""
    return list((await tx.execute(_SEASONS_OF, {"of_person": person, "most": most})).scalars())


async def count_played(
    tx: AsyncConnection, server: int, person: int, most: int
) -> dict[tuple[str, str | None], int]:
    """Count the seasons of a server that somebody has played to the end, by game and what became of them.

    Of so many of their newest seasons.
    """
    found = await tx.execute(_PLAYED, {"of_person": person, "most": most})
    return Counter(
        (game, moved)
        for of_server, game, moved, status, division, of_season in found
        if (of_server, status, of_season) == (server, "in", "over") and division is not None
    )


async def count_playing(tx: AsyncConnection, server: int) -> int:
    """Return how many tables of a server are being played."""
    found: int = (await tx.execute(_OPEN, {"of_server": server})).scalar_one()
    return found
