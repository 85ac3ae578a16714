"""Tests for the all-time table of a league."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from host.core.context import FORMER_MEMBER, Context
from host.leagues.pairing.entrants import Entrant
from host.leagues.season.results import standings
from host.leagues.season.season import Season
from host.leagues.views.all_time import all_time_table, rank_all_time
from host.leagues.views.seasons import SeasonResults
from host.operations.privacy.user_deletion import delete_user
from tests.host.conftest import Clock
from tests.host.leagues.season_logs import PLAN
from tests.host.leagues.seasons import SeasonLog
from tests.host.virtual_leagues import create_users, start_season


async def test_table_counts_finished_seasons_and_survives_data_deletion(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    await days.play_all()
    assert await all_time_table(ctx, days.league) == ()
    await days.advance_until("over")
    table = await all_time_table(ctx, days.league)
    season = (await days.load_season()).season
    assert {row.user_key for row in table} == {user.key for user in create_users(5)}
    champions = {user_key for user_key, what in season.moved.items() if what == "champion"}
    assert {row.user_key for row in table if row.titles} == champions
    assert [row.parts for row in table] == sorted((row.parts for row in table), reverse=True)
    assert sum(row.tables for row in table) == 3 * len(season.tables)
    await delete_user(ctx, create_users(5)[0])
    after = {row.user_key: row for row in await all_time_table(ctx, days.league)}
    assert after.pop(create_users(5)[0].key).name == FORMER_MEMBER
    assert all(row == after[row.user_key] for row in table if row.user_key in after)


class Loaded:
    """A fake LoadedSeason with only the attribute that the all-time table uses."""

    def __init__(self, season: Season) -> None:
        self.season = season


@pytest.mark.long
@given(st.lists(st.integers(1, 40), min_size=1, max_size=3, unique=True), st.integers(4, 14))
def test_table_is_the_sum_of_the_seasons(seeds: list[int], count: int) -> None:
    made = [finished(seed, count) for seed in seeds]
    table = {row.user_key: row for row in rank_all_time(made)}
    rows = [
        line
        for one in made
        for division in one.loaded.season.divisions
        for line in standings(one.loaded.season, division.number, one.outcomes, one.lots)
    ]
    assert sum(row.parts for row in table.values()) == sum(line.parts for line in rows)
    assert sum(row.tables for row in table.values()) == sum(line.played for line in rows)
    for row in table.values():
        assert row.place == 1 + sum(other.rank > row.rank for other in table.values())
        assert row.seasons <= len(made)
    assert rank_all_time(reversed(made)) == tuple(table.values())


def finished(seed: int, count: int) -> Any:
    log = SeasonLog(replace(PLAN, most=count), 1, seed)
    log.draw([Entrant(100 + n) for n in range(count)])
    log.play_all(0.9, leavers=0.1)
    log.end_season()
    return SeasonResults(Loaded(log.season), log.outcomes, log.lots)  # type: ignore[arg-type]
