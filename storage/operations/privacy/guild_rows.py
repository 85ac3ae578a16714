"""Deletion of a guild's data in steps, none of which leaves a match or season partly deleted."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from storage.core.sql.transactions import Transaction, Values
from storage.core.tables import Scope, Table, all_tables
from storage.operations.privacy import selection
from storage.operations.privacy.selection import BATCH_ROWS

_SEASON = """
    SELECT seasons.id FROM leagues JOIN seasons ON seasons.league = leagues.id
    WHERE leagues.guild_id = :guild_id LIMIT 1
"""
_MATCHES = f"SELECT id, head FROM matches WHERE guild_id = :guild_id LIMIT {selection.BATCH_MATCHES}"  # noqa: S608 - only names of tables and columns
# Each mapping contains the SQL conditions for rows of the matches, the season or the guild, by table scope.
# Rows are deleted in the order of the mapping.
_OF_MATCHES = {
    Scope.VOTE: "vote_id IN (SELECT id FROM votes WHERE match_id IN (:matches))",
    Scope.OWNER: "owner_kind = 'match' AND owner IN (:matches)",
    Scope.MATCH: "match_id IN (:matches)",
}
_OF_SEASON = {
    Scope.OWNER: "owner_kind = 'season' AND owner = :season",
    Scope.SEASON: "season = :season",
}
_OTHERS = {
    Scope.LEAGUE: "league IN (SELECT id FROM leagues WHERE guild_id = :guild_id)",
    Scope.GUILD: "guild_id = :guild_id",
}
_OF_GUILD = {
    Scope.OWNER: "owner_kind = 'guild' AND owner = :guild_id",
    Scope.GUILD_ROW: "id = :guild_id",
}


class DeletedPart(Struct, frozen=True):
    """The matches that a deletion step has deleted, and whether it was the last step."""

    matches: tuple[int, ...] = ()
    is_last: bool = False


async def guilds_with_data(tx: Transaction) -> list[int]:
    """Return all guilds with stored data."""
    texts = [
        f"SELECT {table.scope} FROM {table.name}"  # noqa: S608 - only names of tables and columns
        for table in all_tables().values()
        if table.scope in {Scope.GUILD, Scope.GUILD_ROW}
    ]
    return sorted((await tx.execute(" UNION ".join(texts))).scalars())


async def delete_part(tx: Transaction, guild_id: int) -> DeletedPart:
    """Delete the next batch of a guild's rows; a batch has about BATCH_ROWS rows.

    The guild's settings, timers and jobs are deleted last.
    """
    matches, count = list[int](), 0
    while count < BATCH_ROWS:
        for step in (_delete_season, _delete_matches, _delete_others):
            deleted = await step(tx, guild_id, matches)
            count += deleted
            if deleted:
                break
        else:
            await _delete(tx, _OF_GUILD, {"guild_id": guild_id})
            return DeletedPart(tuple(matches), is_last=True)
    return DeletedPart(tuple(matches))


async def _delete_season(tx: Transaction, guild_id: int, _matches: list[int]) -> int:
    """Delete one of a guild's seasons, and return the number of deleted rows."""
    season = await tx.scalar(_SEASON, {"guild_id": guild_id})
    if season is None:
        return 0
    count = await _delete(tx, _OF_SEASON, {"season": season})
    await tx.execute("DELETE FROM seasons WHERE id = :season", {"season": season})
    return count + 1


async def _delete_matches(tx: Transaction, guild_id: int, matches: list[int]) -> int:
    """Delete some of a guild's matches; return the number of deleted rows.

    The deleted matches are added to `matches`.
    """
    sizes = dict[int, int](await tx.execute(_MATCHES, {"guild_id": guild_id}))
    batch = next(selection.batches(sizes, BATCH_ROWS), [])
    matches += batch
    if not batch:
        return 0
    count = await _delete(tx, _OF_MATCHES, {"matches": batch})
    await tx.execute("DELETE FROM matches WHERE id IN (:matches)", {"matches": batch})
    return count + len(batch)


async def _delete_others(tx: Transaction, guild_id: int, _matches: list[int]) -> int:
    """Delete a batch of a guild's rows that belong to no match and no season.

    Returns the number of deleted rows. The batch comes from the first table that still has such rows.
    """
    for scope, where in _OTHERS.items():
        for table in _tables(scope):
            key = ", ".join(f'"{name}"' for name in table.key)
            chosen = f"SELECT {key} FROM {table.name} WHERE {where} LIMIT {BATCH_ROWS}"  # noqa: S608 - only names of tables and columns
            deleted = await tx.execute(
                f"DELETE FROM {table.name} WHERE ({key}) IN ({chosen})",  # noqa: S608 - only names of tables and columns
                {"guild_id": guild_id},
            )
            if deleted.rowcount:
                return deleted.rowcount
    return 0


async def _delete(tx: Transaction, conditions: Mapping[Scope, str], values: Values) -> int:
    """Delete the rows that meet the given SQL conditions, and return their number.

    `conditions` contains a condition for each table scope.
    """
    count = 0
    for scope, where in conditions.items():
        for table in _tables(scope):
            count += (await tx.execute(f"DELETE FROM {table.name} WHERE {where}", values)).rowcount  # noqa: S608 - only names of tables and columns
    return count


def _tables(scope: Scope) -> list[Table]:
    return [table for table in all_tables().values() if table.scope is scope]
