"""The rows about a user, returned in batches for an export."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from storage.core.sql.transactions import Transaction, Values
from storage.core.tables import Scope, Table, all_tables
from storage.operations.privacy import selection

SEAT_TABLES = ("clocks", "drafts", "log", "plans")
"""Tables in which each row is about a seat, and therefore about the user in that seat."""
_OF_SEAT = """
    EXISTS (
        SELECT 1 FROM seats
        WHERE seats.match_id = own.match_id AND seats.seat = own.seat AND seats.user_key = :user_key
    )
"""
_SEATS = "SELECT match_id, seat FROM seats WHERE match_id IN (:matches) AND +user_key = :user_key"
_SEASONS_IN = """
    SELECT seasons.id FROM leagues JOIN seasons ON seasons.league = leagues.id
    WHERE leagues.guild_id IN (:guilds)
"""


async def matches_of(tx: Transaction, user_key: int) -> dict[int, int]:
    """Return all matches with rows about a user, mapped to the number of log entries in each match."""
    text = " UNION ALL ".join(
        f'SELECT {selection.match_column(table)} FROM {table.name} WHERE "{column}" = :user_key'  # noqa: S608 - only names of tables and columns
        for table in all_tables().values()
        if selection.is_of_match(table)
        for column in (*table.user_columns, *table.reservation_columns)
    )
    found = await tx.execute(f"SELECT id, head FROM matches WHERE id IN ({text})", {"user_key": user_key})  # noqa: S608 - only a constant
    return dict(sorted((match_id, head) for match_id, head in found))


async def seasons_in(tx: Transaction, guilds: Collection[int]) -> list[int]:
    """Return all seasons in the given guilds."""
    return sorted((await tx.execute(_SEASONS_IN, {"guilds": [*guilds]})).scalars())


async def own_rows(
    tx: Transaction, table: Table, user_key: int, after: selection.Row | None = None
) -> list[dict[str, Any]]:
    """Return the next batch of rows that name a user in a column or have the user as their owner.

    `after` is the last row of the previous batch. Use `rows_in_matches` for the tables of matches.
    """
    own = [f'own."{name}" = :user_key' for name in (*table.user_columns[:1], *table.reservation_columns)]
    if table.scope is Scope.OWNER:
        own = ["own.owner_kind = 'user' AND own.owner = :user_key"]
    if not own or selection.is_of_match(table):
        return []
    return await selection.next_rows(tx, table, " OR ".join(own), {"user_key": user_key}, after)


async def seats_in_matches(tx: Transaction, user_key: int, matches: Collection[int]) -> dict[int, int]:
    """Return a user's seat in each of the given matches, by match."""
    return dict(await tx.execute(_SEATS, {"user_key": user_key, "matches": [*matches]}))


async def rows_in_matches(
    tx: Transaction, table: Table, user_key: int, matches: Collection[int]
) -> list[dict[str, Any]]:
    """Return a table's rows about a user in the given matches."""
    about = " OR ".join(_conditions(table)) if selection.is_of_match(table) else ""
    if not about:
        return []
    values: Values = {"user_key": user_key, "matches": [*matches], "digits": f"%{user_key}%"}
    return await selection.rows(tx, table, f"{selection.in_matches(table)} AND ({about})", values)


def _conditions(table: Table) -> Iterator[str]:
    """Yield the SQL conditions for rows of a match that refer to a user.

    A row refers to the user if it meets any of them.
    """
    # The plus keeps SQLite from using the index on user columns, because then it would scan the rows of all
    # the user's matches.
    yield from (
        f'+own."{name}" = :user_key' for name in (*table.user_columns[:1], *table.reservation_columns)
    )
    if table.name in SEAT_TABLES:
        yield _OF_SEAT
    is_told = "own.kind <> 'move' AND " if table.name == "log" else ""
    yield from (f'{is_told}own."{name}" LIKE :digits' for name in table.json_user_columns)


async def all_rows_in_matches(
    tx: Transaction, table: Table, matches: Collection[int]
) -> list[dict[str, Any]]:
    """Return a table's rows that belong to the given matches directly or through their owner."""
    return await selection.rows(tx, table, selection.in_matches(table), {"matches": [*matches]})


async def rows_mentioning(
    tx: Transaction, table: Table, user_key: int, owner_kind: str, owner: int
) -> list[dict[str, Any]]:
    """Return a season's or a guild's rows whose JSON mentions a user."""
    if table.scope is Scope.OWNER:
        where = "own.owner_kind = :owner_kind AND own.owner = :owner"
    elif table.scope is Scope.SEASON and owner_kind == "season":
        where = "own.season = :owner"
    else:
        return []
    mentioned = " OR ".join(f'own."{name}" LIKE :digits' for name in table.json_user_columns)
    if not mentioned:
        return []
    values = {"owner_kind": owner_kind, "owner": owner, "digits": f"%{user_key}%"}
    return await selection.rows(tx, table, f"{where} AND ({mentioned})", values)
