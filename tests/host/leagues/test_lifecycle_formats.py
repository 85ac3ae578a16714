"""Tests for season formats: cups that start when full, round robin, Swiss rounds, and waves of tables."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from host.core import outbox
from host.core.context import Context
from host.core.errors import UserError
from host.leagues.commands import league_admin, membership
from host.leagues.lifecycle import season_log
from host.leagues.lifecycle.kinds import AnnounceSeason
from host.leagues.season.verify import verify
from host.leagues.views import cards, exports
from host.leagues.views.charts import load_crosstable
from host.matches.match import loading
from host.matches.settings.time_controls import DAY, time_control_of
from storage.core.scheduling.outbox import OutboxRow
from tests.host.conftest import Clock
from tests.host.players import error_key
from tests.host.virtual_leagues import (
    HOST,
    create_league,
    create_users,
    has_valid_projections,
    matches_of,
    start_season,
)


@pytest.mark.long
async def test_cup_begins_when_full(ctx: Context, clock: Clock) -> None:
    days = await create_league(ctx, clock, format="cup", most=4)
    *first, last, late = create_users(5)
    await days.join(*first)
    await days.advance(DAY)
    assert (await days.load_season()).season.status == "sign-up"
    await days.join(last)
    await days.run_due_work()
    known = await days.load_season()
    assert known.season.status == "playing"
    assert len(known.season.tables) == 4
    with pytest.raises(UserError) as refused:
        await membership.join(ctx, known.id, late)
    assert error_key(refused) == "refusal-league-late"
    await days.play_all()
    await days.advance_until("over", 10 * DAY)
    await days.advance(30 * DAY)
    assert (await days.load_season()).row.number == 1


async def test_cup_with_free_places_is_extended_once_then_cancelled(ctx: Context, clock: Clock) -> None:
    days = await create_league(ctx, clock, format="cup", most=6)
    await days.join(*create_users(3))
    await days.advance(11 * DAY)
    known = await days.load_season()
    assert (known.season.status, known.season.extended) == ("sign-up", True)
    await days.advance(5 * DAY)
    assert (await days.load_season()).season.status == "void"
    assert days.announcements == ["nag", "extended", "nag", "void"]


async def test_round_robin_pairs_all_players(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock, format="round-robin", most=6)
    await days.play_all()
    season = (await days.load_season()).season
    async with ctx.database.read_transaction() as tx:
        outcomes = await season_log.load_outcomes(tx, season)
    met = load_crosstable(season, 1, outcomes, cards.lots_of(season)).meetings
    assert len(met) == 5 * 4
    sat = Counter(pair for table in season.tables.values() for pair in permutations(table.user_keys, 2))
    assert {pair: len(tables) for pair, tables in met.items()} == sat


@pytest.mark.long
async def test_next_round_is_drawn_after_results_or_deadline(ctx: Context, clock: Clock) -> None:
    days = await start_season(
        ctx, clock, count=6, format="swiss", rounds=3, play_days=36, hurry_days=4, warn_days=2
    )
    rounds = {table.table.round for table in (await days.load_season()).season.tables.values()}
    assert rounds == {1}
    await days.play_table(1)
    await days.play_table(2)
    known = await days.load_season()
    assert {one.table.round for one in known.season.tables.values()} == {1, 2}
    assert days.announcements.count("round") == 1
    await days.advance_until("over", 80 * DAY)
    known = await days.load_season()
    assert {one.table.round for one in known.season.tables.values()} == {1, 2, 3}
    assert verify(await exports.export_season(ctx, known.id)) == ()
    assert await has_valid_projections(days)


@pytest.mark.long
async def test_waves_of_tables_respect_load_limit(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock, count=6, load=1, play_days=60)
    while (await days.load_season()).season.status == "playing":
        tables = (await days.load_season()).season.tables
        open_ = [
            number
            for number, fixture_state in tables.items()
            if fixture_state.match_id is not None and not fixture_state.is_over
        ]
        sitting = [user_key for number in open_ for user_key in tables[number].user_keys]
        assert len(sitting) == len({*sitting})
        await days.play_table(open_[0])
    assert all(table.is_over for table in (await days.load_season()).season.tables.values())


async def test_swiss_ends_with_fewer_players_than_seats(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock, count=3, format="swiss", rounds=3)
    season = (await days.load_season()).id

    def refuse_rounds(row: OutboxRow) -> None:
        assert not isinstance(post := outbox.parse(row), AnnounceSeason) or post.what != "round", (
            "a round without tables"
        )

    days.on_post = refuse_rounds
    await league_admin.strike(ctx, season, create_users(3)[0].key, HOST)
    await days.run_due_work()
    await days.play_all()
    known = await days.load_season()
    assert known.season.status == "protest"
    assert {table.table.round for table in known.season.tables.values()} == {1}
    card = await cards.division(ctx, season, 1)
    assert all(prospect.best == prospect.worst for prospect in card.prospects.values())
    assert verify(await exports.export_season(ctx, season)) == ()


@pytest.mark.parametrize("is_excluded", [False, True])
async def test_matches_of_a_season_follow_its_rule_on_automatic_days_off(
    ctx: Context, clock: Clock, is_excluded: bool
) -> None:
    days = await start_season(ctx, clock, excludes_automatic_days_off=is_excluded)
    async with ctx.database.read_transaction() as tx:
        rows = [await loading.load_row(tx, match_id) for match_id in await matches_of(days)]
    controls = {time_control_of(row.time_control) for row in rows}
    assert [one is not None and one.has_automatic_days_off for one in controls] == [not is_excluded]
