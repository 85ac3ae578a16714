"""Personal data and guild data, found through the table declarations: export, clearing, deletion.

Every query uses an index on the user's key, or is limited to the user's matches and guilds.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from storage.core.sql import statements
from storage.core.sql.transactions import Transaction, Values
from storage.core.tables import Scope, Table, all_tables

Row = Mapping[str, Any]

_OWNED = "owner_kind = 'user' AND owner = :user_key"
_SEASONS_IN = """
    season IN (
        SELECT seasons.id FROM seasons JOIN leagues ON leagues.id = seasons.league WHERE leagues.guild_id IN (:guilds)
    )
"""


async def rows_of_user(tx: Transaction, table: Table, user_key: int) -> list[dict[str, Any]]:
    """Return a table's rows that belong to a user by a column, not those that only mention them."""
    own = [f'"{name}" = :user_key' for name in (*table.user_columns[:1], *table.reservation_columns)]
    return (
        await _select_rows(tx, table, f"{table.name} own", " OR ".join(own), {"user_key": user_key})
        if own
        else []
    )


async def rows_of_seats(tx: Transaction, table: Table, user_key: int) -> list[dict[str, Any]]:
    """Return a table's rows that belong to a user's seats."""
    source = f"seats JOIN {table.name} own ON own.match_id = seats.match_id AND own.seat = seats.seat"
    return await _select_rows(tx, table, source, "seats.user_key = :user_key", {"user_key": user_key})


async def rows_mentioning(
    tx: Transaction, table: Table, user_key: int, matches: Collection[int], guilds: Collection[int]
) -> list[dict[str, Any]]:
    """Return a table's rows whose JSON mentions a user, limited to some matches or guilds."""
    if table.scope not in {Scope.MATCH, Scope.SEASON}:
        return []
    mentioned = " OR ".join(f'"{name}" LIKE :digits' for name in table.json_user_columns) or "FALSE"
    values = {"matches": [*matches], "guilds": [*guilds], "digits": f"%{user_key}%"}
    return await _select_rows(
        tx, table, f"{table.name} own", f"{_scope_condition(table)} AND ({mentioned})", values
    )


async def rows_with_texts(
    tx: Transaction, table: Table, matches: Collection[int], guilds: Collection[int]
) -> list[dict[str, Any]]:
    """Return a table's rows whose texts may contain names, limited to some matches or guilds."""
    values = {"matches": [*matches], "guilds": [*guilds]}
    return await _select_rows(tx, table, f"{table.name} own", _scope_condition(table), values)


def _scope_condition(table: Table) -> str:
    """Return the condition that limits a table's rows to some matches or guilds.

    Tables with another scope, such as the outbox, are not limited.
    """
    if table.name == "matches":
        return "id IN (:matches)"
    if table.name == "log":
        return "match_id IN (:matches) AND kind <> 'move'"
    return {
        Scope.MATCH: "match_id IN (:matches)",
        Scope.GUILD: "guild_id IN (:guilds)",
        Scope.SEASON: _SEASONS_IN,
    }.get(table.scope, "TRUE")


async def _select_rows(
    tx: Transaction, table: Table, source: str, where: str, values: Values
) -> list[dict[str, Any]]:
    """Select rows from a table, which is named `own` in the source."""
    found = (await tx.execute(f"SELECT own.* FROM {source} WHERE {where}", values)).mappings()  # noqa: S608 - our own names
    for row in found:
        row |= {name: bool(row[name]) for name in table.booleans if row[name] is not None}
    return found


async def matches_of(tx: Transaction, user_key: int) -> set[int]:
    """Return all matches with rows that belong to a user by a column, or whose logs mention them."""
    asked = [
        f'SELECT {"id" if table.name == "matches" else "match_id"} FROM {table.name} WHERE "{column}" = :user_key'  # noqa: S608 - our own names
        for table in all_tables().values()
        if table.scope is Scope.MATCH or table.name == "matches"
        for column in (*table.user_columns, *table.reservation_columns)
    ]
    return set((await tx.execute(" UNION ALL ".join(asked), {"user_key": user_key})).scalars())


_IN_USE = """
    SELECT EXISTS (SELECT 1 FROM seats WHERE user_key = :user_key AND status IN ('open', 'running'))
        OR EXISTS (SELECT 1 FROM seats WHERE former = :user_key AND status IN ('open', 'running'))
        OR EXISTS (
            SELECT 1 FROM season_members JOIN seasons ON seasons.id = season_members.season
            WHERE season_members.user_key = :user_key AND seasons.status NOT IN ('over', 'void')
        )
        OR EXISTS (SELECT 1 FROM results WHERE user_key = :user_key AND ended > :since)
"""


async def is_in_use(tx: Transaction, user_key: int, since: int) -> bool:
    """Return whether a user has a seat, plays in a season, or has a result since the given time.

    The time is in unix milliseconds. Seats count in open and running matches.
    """
    return bool(await tx.scalar(_IN_USE, {"user_key": user_key, "since": since}))


async def clear_rows(tx: Transaction, table: Table, user_key: int) -> None:
    """Delete a user's personal rows and pending work, and clear their reservations and texts."""
    where = [f'"{table.user_columns[0]}" = :user_key'] if table.is_personal else []
    where += [_OWNED] if table.scope is Scope.OWNER else []
    for own in where:
        await tx.execute(f"DELETE FROM {table.name} WHERE {own}", {"user_key": user_key})  # noqa: S608 - our own names
    changes: list[tuple[str, dict[str, Any]]] = [
        (column, {column: None}) for column in table.reservation_columns
    ]
    if table.written_columns and not table.is_personal:
        changes.append((table.user_columns[0], dict.fromkeys(table.written_columns, "")))
    for column, changed in changes:
        statement = f'{statements.update(table.name, changed)} WHERE "{column}" = :of_user'
        await tx.execute(statement, {**changed, "of_user": user_key})


async def rewrite(tx: Transaction, table: Table, row: Row, changed: Mapping[str, Any]) -> None:
    """Change the given columns in a row."""
    where = " AND ".join(f'"{key}" = :of_{key}' for key in table.key)
    values = {**changed, **{f"of_{key}": row[key] for key in table.key}}
    await tx.execute(f"{statements.update(table.name, changed)} WHERE {where}", values)


async def guilds_with_data(tx: Transaction) -> list[int]:
    """Return all guilds with stored data."""
    asked = [
        f"SELECT {table.scope} FROM {table.name}"  # noqa: S608 - our own names
        for table in all_tables().values()
        if table.scope in {Scope.GUILD, Scope.GUILD_ROW}
    ]
    return sorted((await tx.execute(" UNION ".join(asked))).scalars())


_MATCHES = "SELECT id FROM matches WHERE guild_id = :guild_id"
_LEAGUES = "SELECT id FROM leagues WHERE guild_id = :guild_id"
_SEASONS = f"SELECT id FROM seasons WHERE league IN ({_LEAGUES})"  # noqa: S608 - our own names
_GUILD_CONDITIONS = {
    Scope.MATCH: f"match_id IN ({_MATCHES})",
    Scope.GUILD: "guild_id = :guild_id",
    Scope.GUILD_ROW: "id = :guild_id",
    Scope.LEAGUE: f"league IN ({_LEAGUES})",
    Scope.SEASON: f"season IN ({_SEASONS})",
    Scope.VOTE: f"question IN (SELECT id FROM questions WHERE match_id IN ({_MATCHES}))",  # noqa: S608 - our own names
    Scope.OWNER: (
        f"(owner_kind = 'match' AND owner IN ({_MATCHES})) "
        f"OR (owner_kind = 'season' AND owner IN ({_SEASONS})) "
        "OR (owner_kind = 'guild' AND owner = :guild_id)"
    ),
}
"""Conditions for a guild's rows, by table scope."""


async def delete_guild(tx: Transaction, guild_id: int) -> list[int]:
    """Delete all of a guild's data: matches and leagues with their rows, settings and statistics.

    Returns the ids of the deleted matches.
    """
    gone = (await tx.execute(_MATCHES, {"guild_id": guild_id})).scalars()
    for table in sorted(all_tables().values(), key=_deletion_order):
        if table.scope in _GUILD_CONDITIONS:
            condition = _GUILD_CONDITIONS[table.scope]
            await tx.execute(f"DELETE FROM {table.name} WHERE {condition}", {"guild_id": guild_id})  # noqa: S608 - our own names
    return gone


def _deletion_order(table: Table) -> int:
    """Return a table's position in the deletion order, with dependent tables first."""
    return {Scope.VOTE: 0, Scope.OWNER: 1, Scope.SEASON: 2, Scope.MATCH: 3, Scope.LEAGUE: 4}.get(
        table.scope, 5
    )
