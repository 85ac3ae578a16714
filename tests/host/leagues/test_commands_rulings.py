"""Tests for season commands: rulings and their reversal, replacements, giving up, and user errors."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import pytest
from msgspec.structs import replace

from host.core import outbox
from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.decisions import abort
from host.decisions.replace import replacement
from host.leagues.commands import league_admin, membership
from host.leagues.lifecycle.kinds import AnnounceSeason, HostRequest
from host.leagues.season.entries import PlayEnded
from host.leagues.season.verify import verify
from host.leagues.views import announcements, cards, exports
from host.matches import permissions
from host.matches.match import loading
from host.matches.permissions import Authority
from host.matches.settings.time_controls import DAY
from host.operations.admin import tools
from host.tables.tables import ownership, tables
from tests.host.conftest import Clock
from tests.host.players import error_key
from tests.host.virtual_leagues import (
    GUILD_ID,
    HOST,
    LeagueSimulation,
    create_league,
    create_users,
    has_valid_projections,
    play_one_round,
    start_season,
)
from tests.sampling import value_cases

NEWCOMER = User(2000, "Nora")
LeagueAction: TypeAlias = Callable[[Context, int], Awaitable[object]]


async def play_three_tables(ctx: Context, clock: Clock) -> LeagueSimulation:
    days = await start_season(ctx, clock)
    for table in (1, 2, 3):
        await days.play_table(table)
    return days


async def error_key_of(attempt: Awaitable[object]) -> str:
    with pytest.raises(UserError) as refused:
        await attempt
    return error_key(refused)


RULINGS: dict[str, LeagueAction] = {
    "rule": lambda ctx, season: league_admin.set_result(ctx, season, 1, [], HOST),
    "void": lambda ctx, season: league_admin.void_table(ctx, season, 1, HOST),
    "replay": lambda ctx, season: league_admin.replay(ctx, season, 1, HOST),
    "excuse": lambda ctx, season: league_admin.excuse(ctx, season, 1000, HOST),
    "strike": lambda ctx, season: league_admin.strike(ctx, season, 1000, HOST, 2),
}


@pytest.mark.parametrize("name", value_cases(RULINGS))
async def test_reverted_ruling_restores_standings(ctx: Context, clock: Clock, name: str) -> None:
    days = await play_three_tables(ctx, clock)
    season = (await days.load_season()).id
    before = await cards.division(ctx, season, 1)
    if name == "rule":
        sitting = before.loaded.season.tables[1].user_keys
        await league_admin.set_result(ctx, season, 1, [(user_key, None) for user_key in sitting], HOST)
    else:
        await RULINGS[name](ctx, season)
    ruled = await cards.division(ctx, season, 1)
    assert name == "excuse" or ruled.lines != before.lines
    (ruling,) = await league_admin.rulings(ctx, season)
    await league_admin.reverse(ctx, season, ruling.seq, HOST)
    after = await cards.division(ctx, season, 1)
    assert (after.lines, after.prospects) == (before.lines, before.prospects)
    assert await league_admin.rulings(ctx, season) == ()
    assert await has_valid_projections(days)


@pytest.mark.long
async def test_table_is_replayed_in_a_new_match(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    season = await days.load_season()
    former = season.season.tables[1].match_id
    await league_admin.replay(ctx, season.id, 1, HOST)
    await days.run_due_work()
    now = (await days.load_season()).season.tables[1]
    assert now.match_id not in {None, former}
    assert now.replays == 1
    async with ctx.database.read_transaction() as tx:
        assert (await loading.load_row(tx, former or 0)).status == "cancelled"
    await days.play_all()
    assert (await days.load_season()).season.status == "protest"


async def test_withdrawn_member_is_replaced_by_robot_without_points(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    known = await days.load_season()
    user = User(known.season.tables[1].user_keys[0], "x")
    await play_one_round(ctx, days, 1)
    await membership.withdraw(ctx, known.id, user)
    await days.run_due_work()
    await days.play_all()
    card = await cards.division(ctx, known.id, 1)
    last = card.lines[-1]
    assert (last.user_key, last.is_struck, last.parts) == (user.key, True, 0)
    assert {line.user_key for line in card.lines} == {create_user.key for create_user in create_users(5)}, (
        "a robot stands nowhere"
    )
    assert (await days.load_season()).season.status == "protest"


async def test_robot_replaces_member_withdrawn_before_tables_open(ctx: Context, clock: Clock) -> None:
    days = await create_league(ctx, clock)
    await days.join(*create_users(5))
    season = (await days.load_season()).id
    await league_admin.close_now(ctx, season, HOST)
    for user in create_users(5):
        await membership.confirm(ctx, season, user)
    await league_admin.draw_now(ctx, season, HOST)
    gone = create_users(5)[0]
    await membership.note_member_left(ctx, season, gone.key)
    await membership.note_member_left(ctx, season, gone.key)
    await league_admin.begin_now(ctx, season, HOST)
    await days.run_due_work()
    async with ctx.database.read_transaction() as tx:
        for table in (await days.load_season()).season.tables_of(gone.key):
            seat = table.user_keys.index(gone.key)
            assert (
                (await loading.load_match(ctx, tx, await loading.load_row(tx, table.match_id or 0)))
                .seats[seat]
                .robot
            )


@pytest.mark.long
async def test_substitute_takes_seat_in_running_league_match(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    known = await days.load_season()
    gone = known.season.tables[1].user_keys[1]
    rival = next(
        create_user
        for create_user in create_users(5)
        if create_user.key not in known.season.tables[1].user_keys
    )
    attempt = league_admin.replace(ctx, known.id, 1, 1, rival, HOST)
    assert await error_key_of(attempt) == "refusal-league-plays-already"
    await league_admin.replace(ctx, known.id, 1, 1, NEWCOMER, HOST)
    await days.run_due_work()
    async with ctx.database.read_transaction() as tx:
        match = await loading.load_running(ctx, tx, known.season.tables[1].match_id or 0)
    assert match.seats[1].user_key == NEWCOMER.key
    await days.play_all()
    found = await cards.fixture(ctx, known.id, 1)
    assert {finish.user_key for finish in found.finishes or ()} == {match.seats[n].user_key for n in range(3)}
    lines = (await cards.division(ctx, known.id, 1)).lines
    assert {line.user_key: line.played for line in lines}[NEWCOMER.key] == 1
    assert {line.user_key: line.played for line in lines}[gone] == 2


async def test_playing_host_cannot_rule_on_own_opponents(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    known = await days.load_season()
    own = known.season.tables[1].user_keys
    player = Authority(User(own[0], "P"), "because", GUILD_ID)
    attempts: list[Awaitable[object]] = [
        league_admin.set_result(ctx, known.id, 1, [], player),
        league_admin.void_table(ctx, known.id, 1, player),
        league_admin.replay(ctx, known.id, 1, player),
        league_admin.excuse(ctx, known.id, own[0], player),
        league_admin.strike(ctx, known.id, own[1], player),
        league_admin.replace(ctx, known.id, 1, 1, NEWCOMER, player),
    ]
    keys = [await error_key_of(attempt) for attempt in attempts]
    assert keys == [
        "refusal-league-places",
        "refusal-league-consent-asked",
        *["refusal-league-asked-already"] * 4,
    ]
    after = (await days.load_season()).season
    assert (after.members, after.tables) == (known.season.members, known.season.tables)


async def test_ruling_requires_reason_and_is_audited(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    season = (await days.load_season()).id
    silent = replace(HOST, reason="")
    assert await error_key_of(league_admin.void_table(ctx, season, 1, silent)) == "refusal-reason-needed"
    await league_admin.void_table(ctx, season, 1, HOST)
    page = await permissions.load_page(ctx, GUILD_ID, 1)
    assert page.entries[0].act.describe().key == "act-season-void-table"
    other = replace(HOST, guild_id=2)
    assert await error_key_of(league_admin.void_table(ctx, season, 2, other)) == "refusal-league-no-season"


async def test_season_match_rejects_cancel_abort_and_handover(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    table = (await days.load_season()).season.tables[1]
    match_id, player = table.match_id or 0, User(table.user_keys[0], "P")
    attempts: list[Awaitable[object]] = [
        tables.cancel(ctx, match_id, player),
        ownership.transfer(ctx, match_id, NEWCOMER, player),
        abort.abort(ctx, match_id, player),
        tools.close(ctx, match_id, HOST),
    ]
    for attempt in attempts:
        assert await error_key_of(attempt) == "refusal-bound"
    rival = next(create_user for create_user in create_users(5) if create_user.key not in table.user_keys)
    attempt = replacement.replace_as_host(ctx, match_id, 1, HOST, rival)
    assert await error_key_of(attempt) == "refusal-bound-substitute"
    await replacement.replace_as_host(ctx, match_id, 1, HOST, NEWCOMER)


@pytest.mark.long
async def test_exported_season_is_verified_without_database(ctx: Context, clock: Clock) -> None:
    days = await play_three_tables(ctx, clock)
    season = (await days.load_season()).id
    player = User(1000, "P0")
    await membership.protest(ctx, season, player, 1, "It was unfair.")
    early = await exports.export_season(ctx, season)
    assert verify(early) == ()
    assert b"unfair" not in exports.to_json(early)
    assert b"lots_secret" not in exports.to_json(early)
    await days.play_all()
    await days.advance_until("over", 10 * DAY)
    late = await exports.export_season(ctx, season)
    assert verify(late) == ()
    wrong = replace(late, standings=((late.standings[0][1], *late.standings[0][1:]),))
    assert verify(wrong)
    assert len((await exports.export_csv(ctx, season, "standings")).splitlines()) == 6
    assert len((await exports.export_csv(ctx, season, "results")).splitlines()) == 16
    (past,) = await exports.history(ctx, days.league)
    assert len(past.champions) == 1


async def test_questions_to_hosts_are_limited_to_three_per_day(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    season, player = (await days.load_season()).id, User(1000, "P0")
    for _ in range(3):
        await membership.ask_hosts(ctx, season, player, "Where is my table?")
    async with ctx.database.read_transaction() as tx:
        posts = [outbox.parse(row) for row in await outbox.of_owner(tx, await days.owner)]
    assert [post.words for post in posts if isinstance(post, HostRequest)] == ["Where is my table?"] * 3
    assert await error_key_of(membership.ask_hosts(ctx, season, player, "?")) == "refusal-league-asked-enough"
    clock.now += DAY
    await membership.ask_hosts(ctx, season, player, "And now?")
    assert await error_key_of(membership.ask_hosts(ctx, season, NEWCOMER, "?")) == "refusal-league-person"


async def test_idle_members_are_listed_in_announcement(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    season = (await days.load_season()).id
    await play_one_round(ctx, days, 1)
    season_announcement = await announcements.load_announcement(ctx, season, AnnounceSeason("idle", 1))
    first = (await days.load_season()).season.tables[1].user_keys
    assert {*season_announcement.user_keys} == {create_user.key for create_user in create_users(5)} - {*first}
    assert [
        load_own_season.loaded.season.status
        for load_own_season in await cards.load_own_seasons(ctx, GUILD_ID, 1000)
    ] == ["playing"]


async def test_redraw_uses_a_new_secret(ctx: Context, clock: Clock) -> None:
    days = await create_league(ctx, clock)
    await days.join(*create_users(5))
    await days.advance_until("confirming")
    season = (await days.load_season()).id
    for user in create_users(5):
        await membership.confirm(ctx, season, user)
    await days.advance_until("drawn")
    first = (await days.load_season()).season
    assert (
        await error_key_of(league_admin.redraw(ctx, season, replace(HOST, reason="")))
        == "refusal-reason-needed"
    )
    plays = replace(HOST, user=create_users(1)[0])
    assert await error_key_of(league_admin.redraw(ctx, season, plays)) == "refusal-league-consent-asked"
    await league_admin.redraw(ctx, season, HOST)
    again = (await days.load_season()).season
    assert (again.status, again.tables, again.divisions) == ("confirming", {}, ())
    assert again.commitment != first.commitment
    await membership.leave(ctx, season, create_users(5)[4])
    assert await has_valid_projections(days)
    await days.advance_until("playing")
    second = (await days.load_season()).season
    assert second.secret != first.secret
    assert {*second.members} == {create_user.key for create_user in create_users(4)}
    assert verify(await exports.export_season(ctx, season)) == ()
    assert await error_key_of(league_admin.redraw(ctx, season, HOST)) == "refusal-league-status"


async def test_withdrawn_member_can_still_be_barred(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    season, cheat, struck = (await days.load_season()).id, create_users(1)[0], create_users(2)[1]
    await membership.withdraw(ctx, season, cheat)
    await league_admin.strike(ctx, season, cheat.key, HOST, 5)
    again = error_key_of(league_admin.strike(ctx, season, cheat.key, HOST, 5))
    assert await again == "refusal-league-already"
    await league_admin.strike(ctx, season, struck.key, HOST)
    await league_admin.strike(ctx, season, struck.key, HOST, 1)
    (*_, bar) = await league_admin.rulings(ctx, season)
    await league_admin.reverse(ctx, season, bar.seq, HOST)
    assert (await days.load_season()).season.members[struck.key].status == "struck"
    assert await has_valid_projections(days)
    await days.play_all()
    await days.advance_until("over", 10 * DAY)
    await days.advance(8 * DAY)
    following = (await days.load_season()).id
    assert following != season
    assert await error_key_of(membership.join(ctx, following, cheat)) == "refusal-league-barred"
    await membership.join(ctx, following, struck)


async def test_member_removed_by_host_cannot_sign_up_again(ctx: Context, clock: Clock) -> None:
    days = await create_league(ctx, clock)
    await days.join(*create_users(3))
    season, (user, other, _) = (await days.load_season()).id, create_users(3)
    await league_admin.remove(ctx, season, user.key, HOST)
    assert await error_key_of(membership.join(ctx, season, user)) == "refusal-league-barred"
    await league_admin.add(ctx, season, user, HOST)
    await membership.leave(ctx, season, user)
    await membership.join(ctx, season, user)
    await membership.leave(ctx, season, other)
    await membership.join(ctx, season, other)


async def test_playing_host_cannot_end_or_cancel_the_season(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    season, plays = (await days.load_season()).id, replace(HOST, user=create_users(1)[0])
    assert await error_key_of(league_admin.end_now(ctx, season, plays)) == "refusal-league-consent-asked"
    assert await error_key_of(league_admin.void(ctx, season, plays)) == "refusal-league-asked-already"
    assert (await days.load_season()).season.status == "playing"
    await league_admin.end_now(ctx, season, HOST)
    (ended,) = (item.entry for item in (await days.load_season()).log if isinstance(item.entry, PlayEnded))
    assert (ended.by, ended.decided, ended.reason) == ("host", HOST.user.key, HOST.reason)
    assert verify(await exports.export_season(ctx, season)) == ()
