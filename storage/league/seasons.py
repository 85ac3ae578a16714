"""Seasons: how far each got, and their logs."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict, replace
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows
from storage.league.schema import season_log, seasons


class SeasonRow(rows.Row, frozen=True, kw_only=True):
    """A season; `head` is the number of its last entry, `card` the message of its sign-up; `status` is read there."""

    id: int = 0
    league: int
    number: int
    status: str = "sign-up"
    head: int = 0
    opened: int
    card: int | None = None


class EntryRow(rows.Row, frozen=True, kw_only=True):
    """An entry of a season's log: `seq` counts from 1, `payload` is JSON."""

    season: int
    seq: int
    kind: str
    payload: str
    at: int


class SeasonConflict(Exception):
    """Somebody else has appended to the season meanwhile, or opened one: nothing was written."""


_GET = select(seasons).where(seasons.c.id == bindparam("of_season"))
_OF_LEAGUE = (
    select(seasons)
    .where(seasons.c.league == bindparam("of_league"))
    .order_by(seasons.c.league.desc(), seasons.c.number.desc())
    .limit(bindparam("most"))
)
_READ = select(season_log).where(season_log.c.season == bindparam("of_season")).order_by(season_log.c.seq)
_MOVE_HEAD = (
    update(seasons)
    .where(seasons.c.id == bindparam("of_season"), seasons.c.head == bindparam("old"))
    .values(head=bindparam("new"))
)


async def add(tx: AsyncConnection, row: SeasonRow) -> SeasonRow:
    """Keep a new season and return it with its id; raises SeasonConflict."""
    fields = asdict(row)
    del fields["id"]
    try:
        result = await tx.execute(insert(seasons).values(fields))
    except IntegrityError as error:
        raise SeasonConflict from error
    return replace(row, id=rows.key_of(result))


async def get(tx: AsyncConnection, season: int) -> SeasonRow | None:
    """Return a season, or None."""
    return rows.first(SeasonRow, await tx.execute(_GET, {"of_season": season}))


async def of_league(tx: AsyncConnection, league: int, most: int) -> list[SeasonRow]:
    """Return the seasons of a league, the newest first."""
    return rows.every(SeasonRow, await tx.execute(_OF_LEAGUE, {"of_league": league, "most": most}))


async def every(tx: AsyncConnection) -> list[int]:
    """Return all seasons: a walk through all there are."""
    return list((await tx.execute(select(seasons.c.id).order_by(seasons.c.id))).scalars())


async def append(tx: AsyncConnection, entries: Sequence[EntryRow]) -> None:
    """Append entries of one season, from the one after its head on, and move the head; raises SeasonConflict."""
    if not entries:
        return
    first, last = entries[0], entries[-1]
    values = {"of_season": first.season, "old": first.seq - 1, "new": last.seq}
    if (await tx.execute(_MOVE_HEAD, values)).rowcount != 1:
        raise SeasonConflict
    try:
        await tx.execute(insert(season_log), [asdict(entry) for entry in entries])
    except IntegrityError as error:
        raise SeasonConflict from error


async def read(tx: AsyncConnection, season: int) -> list[EntryRow]:
    """Return the log of a season, in order."""
    return rows.every(EntryRow, await tx.execute(_READ, {"of_season": season}))


async def set_status(tx: AsyncConnection, season: int, status: str) -> None:
    """Note how far a season got."""
    await tx.execute(update(seasons).where(seasons.c.id == season).values(status=status))


async def set_card(tx: AsyncConnection, season: int, message: int | None) -> None:
    """Note where the sign-up stands."""
    await tx.execute(update(seasons).where(seasons.c.id == season).values(card=message))
