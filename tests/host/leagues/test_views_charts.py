"""Tests for season charts: the marks at each table, opponents, promotions and relegations."""

from __future__ import annotations

import pytest

from host.leagues.pairing.entrants import Entrant
from host.leagues.season.entries import TableAdjudicated
from host.leagues.season.rulings import TableRuled, TableVoided
from host.leagues.season_plan import SeasonPlan
from host.leagues.standings.prospects import Prospect
from host.leagues.views.charts import (
    DivisionChart,
    division_chart,
    load_crosstable,
    pyramid_of_draw,
    pyramid_of_end,
)
from tests.host.leagues.seasons import SeasonLog

PLAN = SeasonPlan(game="pearls", seats=4, size=7, turns=30)
CHAIN = 21


def create_season(share: float, members: int = CHAIN, plan: SeasonPlan = PLAN, seed: int = 5) -> SeasonLog:
    season_log = SeasonLog(plan, 1, seed)
    season_log.draw(
        [Entrant(user_key, 1500 - user_key, None, is_known=True) for user_key in range(1, members + 1)]
    )
    season_log.play_all(share)
    return season_log


def charts(log: SeasonLog) -> list[DivisionChart]:
    season = log.season
    return [division_chart(season, division.number, log.outcomes, log.lots) for division in season.divisions]


@pytest.mark.parametrize("share", [0.0, 0.4, 1.0])
def test_table_marks_agree_with_standings(share: float) -> None:
    for chart in charts(create_season(share)):
        assert sum(line.tables for line in chart.lines) == 4 * chart.tables
        for shown in chart.lines:
            placed = [seat.place for seat in shown.results if seat.kind == "place"]
            assert shown.row.played == sum(seat.kind != "open" for seat in shown.results)
            assert shown.firsts == placed.count(1)
            assert shown.row.left == sum(seat.kind == "left" for seat in shown.results)
            assert (shown.prospect is None) == (chart.finished_tables == chart.tables)


def test_promotion_needs_results_and_champion_needs_season_end() -> None:
    season_log = create_season(0.0)
    assert {line.movement for chart in charts(season_log) for line in chart.lines} == {None}
    season_log.play_all()
    there = {line.movement for chart in charts(season_log) for line in chart.lines}
    assert {"up", "down", "stays"} <= there
    assert "champion" not in there
    season_log.end_season()
    season = season_log.season
    assert {
        line.row.user_key: line.movement for chart in charts(season_log) for line in chart.lines
    } == season.moved


def test_division_has_no_leader_before_first_result() -> None:
    season_log = create_season(0.0)
    before = division_chart(season_log.season, 1, season_log.outcomes, {})
    assert {line.place for line in before.lines} == {1}
    assert before.leaders == frozenset()
    season_log.play_table(season_log.season.divisions[0].number, leavers=0)
    (first, *_) = now = division_chart(season_log.season, 1, season_log.outcomes, {}).lines
    assert first.place == 1 < now[-1].place


def test_tied_players_share_place_until_lots_are_published() -> None:
    season_log = create_season(0.0)
    for number, table in season_log.season.tables.items():
        season_log.add(TableRuled(table=number, places=tuple((user_key, 1) for user_key in table.user_keys)))
    secret = division_chart(season_log.season, 2, season_log.outcomes, {})
    user_keys = frozenset(line.row.user_key for line in secret.lines)
    assert secret.leaders == user_keys
    assert {line.movement for line in secret.lines} == {None}
    assert {line.prospect for line in secret.lines} == {Prospect(1, len(user_keys))}
    told = division_chart(season_log.season, 2, season_log.outcomes, season_log.lots)
    assert [line.place for line in told.lines] == [*range(1, len(user_keys) + 1)]
    assert {line.movement for line in told.lines} == {"up", "stays"}


def test_void_table_is_marked_and_not_counted() -> None:
    season_log = create_season(0.0)
    season_log.add(TableVoided(table=1))
    user_keys = season_log.season.tables[1].user_keys
    for line in charts(season_log)[season_log.season.tables[1].table.division - 1].lines:
        if line.row.user_key in user_keys:
            assert [seat.kind for seat in line.results if seat.table == 1] == ["void"]
            assert line.tables == 3


def test_unfinished_table_is_marked_with_a_dash() -> None:
    season_log = create_season(0.0)
    table = season_log.season.tables[1]
    late, *punctual = table.user_keys
    season_log.add(TableAdjudicated(table=1, late=(late,)))
    chart = charts(season_log)[table.table.division - 1]
    marks = {line.row.user_key: seat.kind for line in chart.lines for seat in line.results if seat.table == 1}
    assert marks == {late: "left"} | dict.fromkeys(punctual, "void")
    assert {shown.firsts for shown in chart.lines} == {0}
    assert (
        load_crosstable(
            season_log.season, table.table.division, season_log.outcomes, season_log.lots
        ).meetings
        == {}
    )


def test_ruling_without_points_is_not_marked_as_left() -> None:
    season_log = create_season(0.0)
    user_keys = season_log.season.tables[1].user_keys
    season_log.add(
        TableRuled(
            table=1, places=((user_keys[0], None), *((one, 1) for one in user_keys[1:])), means_left=False
        )
    )
    data = {
        line.row.user_key: line
        for line in charts(season_log)[season_log.season.tables[1].table.division - 1].lines
    }
    marks = [next(seat.kind for seat in data[user_key].results if seat.table == 1) for user_key in user_keys]
    assert marks == ["void", "place", "place", "place"]
    assert data[user_keys[0]].row.left == 0


def test_crosstable_is_symmetric() -> None:
    season_log = create_season(1.0)
    back = {"beaten": "lost", "lost": "beaten", "tied": "tied"}
    for division in season_log.season.divisions:
        chart = load_crosstable(season_log.season, division.number, season_log.outcomes, season_log.lots)
        assert {*chart.user_keys} == {*division.user_keys}
        assert chart.meetings
        for (a, b), met in chart.meetings.items():
            assert [(x.table, back[x.result]) for x in met] == [
                (x.table, x.result) for x in chart.meetings[b, a]
            ]
            assert all({a, b} <= {*season_log.season.tables[x.table].user_keys} for x in met)


def test_pyramid_shows_promotions_and_relegations() -> None:
    first = create_season(1.0)
    assert {
        sign
        for _, of in pyramid_of_draw(first.season).tiers
        for pyramid_division in of
        for _, sign in pyramid_division.members
    } == {"new"}
    first.end_season()
    ended = pyramid_of_end(first.season, first.outcomes, first.lots)
    assert {
        user_key: sign for _, of in ended.tiers for one in of for user_key, sign in one.members
    } == first.season.moved
    after = SeasonLog(PLAN, 2, 6)
    after.draw([*first.entrants_after(), Entrant(99)])
    pyramid_chart = pyramid_of_draw(after.season)
    came = {user_key: sign for _, of in pyramid_chart.tiers for one in of for user_key, sign in one.members}
    assert came[99] == "new"
    for user_key, went in first.season.moved.items():
        assert came[user_key] == {"out": "new"}.get(went, went), user_key
    assert [tier for tier, _ in pyramid_chart.tiers] == sorted(
        {division.tier for division in after.season.divisions}
    )
