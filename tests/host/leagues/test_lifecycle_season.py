"""Tests for a whole season, from sign-up to the next invitation, with players who respond quickly."""

from __future__ import annotations

import json

import pytest

from host.core import outbox, timers
from host.core.context import Context
from host.core.errors import UserError
from host.leagues.commands import league_admin, membership
from host.leagues.lifecycle import season_log
from host.leagues.lifecycle.kinds import AnnounceSeason
from host.leagues.season.results import standings
from host.leagues.views import announcements
from host.matches.match import loading
from host.matches.settings.time_controls import DAY, HOUR
from host.tables.fairness import fairness
from storage.core.scheduling import timers as stored_timers
from storage.time.clock import clocks as stored_clocks
from tests.host.conftest import Clock
from tests.host.players import error_key
from tests.host.virtual_leagues import (
    HOST,
    HURRY,
    create_league,
    create_users,
    has_valid_projections,
    matches_of,
    play_one_round,
    start_season,
)


async def test_season_runs_from_sign_up_to_next_invitation(ctx: Context, clock: Clock) -> None:
    days = await create_league(ctx, clock)
    await days.join(*create_users(10))
    await days.advance_until("confirming")
    for user in create_users(10):
        await membership.confirm(ctx, (await days.load_season()).id, user)
    await days.advance_until("playing")
    known = await days.load_season()
    assert len(known.season.divisions) == 2
    assert len(await matches_of(days)) == len(known.season.tables) == 10
    await days.play_all()
    await days.advance_until("over", 10 * DAY)
    over = await days.load_season()
    assert (
        days.announcements.count("drawn")
        == days.announcements.count("ended")
        == days.announcements.count("final")
        == 1
    )
    assert {*over.season.moved} == {user.key for user in create_users(10)}
    assert list(over.season.moved.values()).count("champion") == 1
    assert await has_valid_projections(days)
    await days.advance(8 * DAY)
    assert (await days.load_season()).row.number == 2


async def test_season_matches_are_verified_and_points_add_up(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    first, *_ = await matches_of(days)
    await days.play_all()
    assert (await fairness.verify(ctx, first)).order_holds
    known = await days.load_season()
    assert known.season.status == "protest"
    async with ctx.database.read_transaction() as tx:
        lines = standings(known.season, 1, await season_log.load_outcomes(tx, known.season), {})
    assert {line.played for line in lines} == {3}
    assert sum(line.parts for line in lines) == 5 * 16 * 840


async def test_season_with_too_few_members_is_extended_once_then_void(ctx: Context, clock: Clock) -> None:
    days = await create_league(ctx, clock)
    await days.join(*create_users(2))
    await days.advance(12 * DAY)
    assert (await days.load_season()).season.extended
    await days.advance(20 * DAY)
    known = await days.load_season()
    assert (known.season.status, known.row.number, known.league.status) == ("void", 1, "resting")
    assert days.announcements == ["nag", "extended", "nag", "void"]


async def test_unconfirmed_member_replaces_withdrawn_member(ctx: Context, clock: Clock) -> None:
    days = await create_league(ctx, clock)
    *there, silent = create_users(5)
    await days.join(*there, silent)
    await days.advance_until("confirming")
    season = (await days.load_season()).id
    for user in there:
        await membership.confirm(ctx, season, user)
    await days.advance_until("drawn")
    assert silent.key not in (await days.load_season()).season.divisions[0].user_keys
    with pytest.raises(UserError) as refused:
        await membership.leave(ctx, season, there[0])
    assert error_key(refused) == "refusal-league-drawn"
    await membership.withdraw(ctx, season, there[0])
    now = (await days.load_season()).season
    assert all(
        silent.key in table.user_keys
        for table in now.tables.values()
        if there[0].key in table.table.user_keys
    )
    assert now.members[silent.key].status == "in"
    assert await has_valid_projections(days)


async def test_season_of_inactive_members_ends(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    await days.advance_until("over", 60 * DAY)
    assert 1 <= days.announcements.count("struck") <= 2
    known = await days.load_season()
    assert all(table.is_over for table in known.season.tables.values())
    assert {*known.season.moved.values()} == {"out"}


async def test_unfinished_tables_are_hurried_warned_and_adjudicated(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock, play_days=12, hurry_days=4, warn_days=2)
    first, second, *others = (await days.load_season()).season.tables
    for table in others:
        await days.play_table(table)
    for table in (first, second):
        # All players at the last two tables have moved, so none of them counts as inactive.
        await play_one_round(ctx, days, table)
    matches = [(await days.load_season()).season.tables[table].match_id or 0 for table in (first, second)]
    async with ctx.database.transaction() as tx:
        # Simulate a table that votes to wait each time, so that no player loses their seat.
        for match_id in matches:
            await stored_clocks.delete(tx, match_id)
            await stored_timers.cancel_all(tx, "match", match_id)
    await days.advance_until("over", 60 * DAY)
    assert [kind for kind in days.announcements if kind in {"week", "hurried", "warned", "ended", "final"}] == [
        "week", "hurried", "warned", "ended", "final",
    ]  # fmt: skip
    known = await days.load_season()
    assert all(known.season.tables[table].is_adjudicated for table in (first, second))
    async with ctx.database.read_transaction() as tx:
        rows = [await loading.load_row(tx, match_id) for match_id in matches]
    assert [row.status for row in rows] == ["cancelled"] * 2
    assert json.loads(rows[0].time_control)["bank"] == HURRY["bank"] * HOUR


async def test_plan_with_too_few_days_is_rejected(ctx: Context, clock: Clock) -> None:
    with pytest.raises(UserError) as refused:
        await create_league(
            ctx,
            clock,
            play_days=8,
            hurry_days=4,
            warn_days=2,
            pace={"bank": 400, "increment": 90, "cap": 400},
        )
    assert error_key(refused) == "refusal-season-days"


@pytest.mark.long
async def test_season_pause_postpones_all_deadlines(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    season = (await days.load_season()).id
    async with ctx.database.read_transaction() as tx:
        before = {
            repr(set_timer.timer): set_timer.at for set_timer in await timers.of_owner(tx, await days.owner)
        }
    await league_admin.pause(ctx, season, HOST)
    await days.advance(20 * DAY)
    assert (await days.load_season()).season.status == "playing"
    await league_admin.resume(ctx, season, HOST)
    await days.run_due_work()
    async with ctx.database.read_transaction() as tx:
        after = {repr(one.timer): one.at for one in await timers.of_owner(tx, await days.owner)}
    moved = {name: after[name] - at for name, at in before.items() if name in after and "Step" in name}
    assert moved
    assert set(moved.values()) == {20 * DAY}
    await days.play_all()
    assert (await days.load_season()).season.status == "protest"


async def test_exclusions_of_inactive_members_share_messages(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    announce_seasons = list[AnnounceSeason]()
    days.on_post = lambda row: (
        announce_seasons.append(post) if isinstance(post := outbox.parse(row), AnnounceSeason) else None
    )
    await days.advance(6 * DAY)
    known = await days.load_season()
    posts = [announce_season for announce_season in announce_seasons if announce_season.what == "struck"]
    people_told = [
        user_key
        for one in posts
        for user_key in (await announcements.load_announcement(ctx, known.id, one)).user_keys
    ]
    assert sorted(people_told) == sorted(known.season.removed)
    assert len(posts) < len(known.season.removed)


async def test_substitute_for_several_seats_gets_one_message(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock, 6, most=5)
    announce_seasons = list[AnnounceSeason]()
    days.on_post = lambda row: (
        announce_seasons.append(post) if isinstance(post := outbox.parse(row), AnnounceSeason) else None
    )
    (waiting,) = (await days.load_season()).season.waiting_list
    season = (await days.load_season()).season
    leaver = next(create_user for create_user in create_users(6) if season.tables_of(create_user.key))
    await membership.withdraw(ctx, (await days.load_season()).id, leaver)
    await days.run_due_work()
    known = await days.load_season()
    (post,) = (announce_season for announce_season in announce_seasons if announce_season.what == "replaced")
    found = await announcements.load_announcement(ctx, known.id, post)
    assert waiting in found.user_keys
    assert len(found.entries) == post.number == len(known.season.tables_of(waiting)) > 1
