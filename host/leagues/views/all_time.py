"""The all-time table of a league: each player's results in all finished seasons."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from host.core.context import Context
from host.leagues.season.results import standings
from host.leagues.views.cards import member_names
from host.leagues.views.exports import MAX_SEASONS
from host.leagues.views.seasons import SeasonResults, load_results
from storage.leagues.league import seasons


class AllTimeRow(Struct, frozen=True):
    """A player's results in a league's finished seasons."""

    user_key: int
    name: str
    place: int = 0
    """The player's 1-based place; tied players share a place."""
    parts: int = 0
    """Of points."""
    titles: int = 0
    firsts: int = 0
    """The number of tables that the player won."""
    tables: int = 0
    """The number of finished tables."""
    seasons: int = 0

    @property
    def rank(self) -> tuple[int, int, int]:
        """Return the sort key for the place: points, then titles, then won tables."""
        return self.parts, self.titles, self.firsts


async def all_time_table(ctx: Context, league_id: int) -> tuple[AllTimeRow, ...]:
    """Return the all-time table of a league, best player first."""
    async with ctx.database.read_transaction() as tx:
        rows = await seasons.of_league(tx, league_id, MAX_SEASONS)
    played = [await load_results(ctx, row.id) for row in rows]
    over = [season_results for season_results in played if season_results.loaded.season.status == "over"]
    return await asyncio.to_thread(rank_all_time, over)


def rank_all_time(played: Iterable[SeasonResults]) -> tuple[AllTimeRow, ...]:
    """Return the all-time table of finished seasons.

    The seasons must be sorted from newest to oldest.
    """
    found = dict[int, AllTimeRow]()
    for all_time_row in (row for season in played for row in _season_rows(season)):
        # The newest season comes first, so this name is the latest one.
        known = found.get(all_time_row.user_key, AllTimeRow(all_time_row.user_key, all_time_row.name))
        found[all_time_row.user_key] = _add(known, all_time_row)
    ranked = sorted(found.values(), key=lambda row: (*(-number for number in row.rank), row.user_key))
    return tuple(
        replace(row, place=1 + sum(other.rank > row.rank for other in ranked)) for row in ranked if row.tables
    )


def _season_rows(played: SeasonResults) -> Iterator[AllTimeRow]:
    """Yield the results of a season's members."""
    season = played.loaded.season
    for division in season.divisions:
        lines = standings(season, division.number, played.outcomes, played.lots)
        names = member_names(played.loaded, [line.user_key for line in lines])
        for line in lines:
            is_champion = season.moved.get(line.user_key) == "champion"
            firsts = line.places[0] if line.places else 0
            yield AllTimeRow(
                line.user_key, names[line.user_key], 0, line.parts, int(is_champion), firsts, line.played, 1
            )


def _add(one: AllTimeRow, other: AllTimeRow) -> AllTimeRow:
    return replace(
        one,
        parts=one.parts + other.parts,
        titles=one.titles + other.titles,
        firsts=one.firsts + other.firsts,
        tables=one.tables + other.tables,
        seasons=one.seasons + other.seasons,
    )
