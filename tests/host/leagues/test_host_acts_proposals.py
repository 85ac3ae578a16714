"""Tests for hosts who play in their own season: some of their actions need consent.

Another host or a majority can consent. Without another host, silence counts as consent after three days.
"""

from __future__ import annotations

from collections.abc import Awaitable

import pytest
from msgspec.structs import replace

from host.core import outbox
from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.leagues.commands import league_admin, leagues, membership
from host.leagues.host_acts import proposals
from host.leagues.host_acts.proposals import ConsentRequested
from host.leagues.lifecycle.kinds import AnnounceHostAct
from host.leagues.season.rulings import ActAnswered, ActBallot
from host.leagues.season.verify import verify
from host.leagues.views import exports
from host.matches import permissions
from host.matches.permissions import Authority
from host.matches.settings.time_controls import DAY
from tests.host.conftest import Clock
from tests.host.players import error_key
from tests.host.virtual_leagues import (
    CHANNEL,
    GUILD_ID,
    HOST,
    HURRY,
    PACE,
    LeagueSimulation,
    create_league,
    create_users,
    has_valid_projections,
    start_season,
)

NEWCOMER = User(2000, "Nora")


def as_host(user_key: int) -> Authority:
    """Return the authority of a member who is a host."""
    return replace(HOST, user=User(user_key, f"P{user_key}"))


async def propose(days: LeagueSimulation, act: Awaitable[object]) -> int:
    """Run an action that needs consent, and return the number of the proposal's log entry."""
    with pytest.raises(ConsentRequested):
        await act
    return max((await days.load_season()).season.proposals)


async def vote(days: LeagueSimulation, entry: int, agrees: bool, *voters: int) -> None:
    """Cast the ballots of several members on a proposal."""
    season = (await days.load_season()).id
    for voter in voters:
        await proposals.answer(days.ctx, season, entry, User(voter, "V"), None, agrees=agrees)


async def consent_of(days: LeagueSimulation, entry: int) -> str | None:
    """Return the kind of consent that a proposal got.

    Return `open` if the vote is still open, or None if the proposal was rejected.
    """
    for item in (await days.load_season()).log:
        if isinstance(item.entry, ActAnswered) and item.entry.proposal == entry:
            return item.entry.consent
    return "open"


async def start_with_sole_host(ctx: Context, clock: Clock) -> tuple[LeagueSimulation, Authority]:
    """Create a running season in a guild whose only host is one of its players."""
    by = as_host(create_users(1)[0].key)
    plan = leagues.plan_for("pearls", 3, size=5, pace=PACE, hurry=HURRY, play_days=30)
    row = await leagues.create(ctx, GUILD_ID, CHANNEL, "Small harbour", plan, by)
    season = (await leagues.open_season(ctx, row.id, by)).id
    days = LeagueSimulation(ctx, clock, row.id)
    await days.join(*create_users(5))
    await days.advance_until("confirming")
    for user in create_users(5):
        await membership.confirm(ctx, season, user)
    await days.advance_until("playing")
    return days, by


async def test_another_host_confirms_or_rejects(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    season = (await days.load_season()).id
    first = await propose(days, league_admin.void_table(ctx, season, 1, as_host(1000)))
    await proposals.answer(ctx, season, first, HOST.user, HOST, agrees=True)
    assert await consent_of(days, first) == "host"
    assert (await days.load_season()).season.tables[1].is_void
    second = await propose(days, league_admin.void_table(ctx, season, 2, as_host(1000)))
    await proposals.answer(ctx, season, second, HOST.user, HOST, agrees=False)
    assert await consent_of(days, second) is None
    assert not (await days.load_season()).season.tables[2].is_void
    page = await permissions.load_page(ctx, 1, 1)
    assert [(entry.act.describe().key, entry.is_participant) for entry in page.entries][:1] == [
        ("act-season-void-table", True)
    ]


async def test_two_playing_hosts_cannot_rule_for_each_other(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    season = (await days.load_season()).id
    entry = await propose(days, league_admin.void_table(ctx, season, 1, as_host(1000)))
    await proposals.answer(ctx, season, entry, User(1001, "P1"), as_host(1001), agrees=True)
    assert await consent_of(days, entry) == "open"
    with pytest.raises(UserError) as refused:
        await proposals.answer(ctx, season, entry, User(1000, "P0"), as_host(1000), agrees=True)
    assert error_key(refused) == "refusal-league-no-vote"


async def test_majority_of_members_not_concerned_confirms(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock, count=10)
    known = await days.load_season()
    own, others = (division.user_keys for division in known.season.divisions)
    table = next(
        number for number, fixture_state in known.season.tables.items() if fixture_state.table.division == 1
    )
    entry = await propose(days, league_admin.void_table(ctx, known.id, table, as_host(own[0])))
    await vote(days, entry, True, *others[:2], *own[1:4])
    assert await consent_of(days, entry) == "open", "silence counts as no"
    await vote(days, entry, True, others[2])
    assert await consent_of(days, entry) == "members"
    assert (await days.load_season()).season.tables[table].is_void


async def test_waiting_friends_are_no_majority(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock, count=6, most=5)
    known = await days.load_season()
    (friend,) = known.season.waiting_list
    host = known.season.divisions[0].user_keys[0]
    entry = await propose(days, league_admin.void_table(ctx, known.id, 1, as_host(host)))
    with pytest.raises(UserError) as refused:
        await vote(days, entry, True, friend)
    assert error_key(refused) == "refusal-league-no-vote"


async def test_without_other_host_silence_counts_after_three_days(ctx: Context, clock: Clock) -> None:
    days, by = await start_with_sole_host(ctx, clock)
    season = (await days.load_season()).id
    entry = await propose(days, league_admin.shift(ctx, season, 7, by))
    await vote(days, entry, False, 1001)
    await days.advance(3 * DAY - 7 * 3_600_000)
    assert await consent_of(days, entry) == "open"
    await days.advance(DAY)
    assert await consent_of(days, entry) == "silence", "one of four is less than a third"
    assert (await days.load_season()).season.shifted == 7
    page = await permissions.load_page(ctx, 1, 1)
    assert page.entries[0].is_participant
    assert {"proposed", "answered", "shifted"} <= {*days.announcements}
    assert await has_valid_projections(days)


async def test_third_of_members_concerned_blocks(ctx: Context, clock: Clock) -> None:
    days, by = await start_with_sole_host(ctx, clock)
    season = (await days.load_season()).id
    entry = await propose(days, league_admin.shift(ctx, season, 7, by))
    await vote(days, entry, False, 1001, 1002)
    await days.advance(4 * DAY)
    assert await consent_of(days, entry) is None
    assert (await days.load_season()).season.shifted == 0
    for days_off in (7, 8):
        with pytest.raises(UserError) as refused:
            await league_admin.shift(ctx, season, days_off, by)
        assert error_key(refused) == "refusal-league-asked-before"
    clock.now += proposals.REPEAT_AFTER
    await propose(days, league_admin.shift(ctx, season, 7, by))


async def test_silence_is_a_no_while_another_host_could_decide(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    season = (await days.load_season()).id
    entry = await propose(days, league_admin.pause(ctx, season, as_host(1000)))
    await days.advance(4 * DAY)
    assert await consent_of(days, entry) is None
    assert (await days.load_season()).season.paused_since is None


async def test_table_consents_to_what_cannot_wait(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    known = await days.load_season()
    sitting = known.season.tables[1].user_keys
    entry = await propose(days, league_admin.replace(ctx, known.id, 1, 1, NEWCOMER, as_host(sitting[0])))
    await vote(days, entry, True, sitting[2])
    assert await consent_of(days, entry) == "everyone"
    assert (await days.load_season()).season.tables[1].user_keys[1] == NEWCOMER.key


async def test_table_alone_cannot_consent_to_a_result(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    known = await days.load_season()
    sitting = known.season.tables[1].user_keys
    entry = await propose(days, league_admin.void_table(ctx, known.id, 1, as_host(sitting[0])))
    await vote(days, entry, True, *sitting[1:])
    assert await consent_of(days, entry) == "open"
    rest = {create_user.key for create_user in create_users(5)} - {*sitting}
    await vote(days, entry, True, *rest)
    assert await consent_of(days, entry) == "everyone"


async def test_act_that_has_become_impossible_is_not_carried_out(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    season = (await days.load_season()).id
    entry = await propose(days, league_admin.strike(ctx, season, 1001, as_host(1000)))
    await league_admin.strike(ctx, season, 1001, HOST)
    await proposals.answer(ctx, season, entry, HOST.user, HOST, agrees=True)
    answered = [one.entry for one in (await days.load_season()).log if isinstance(one.entry, ActAnswered)]
    assert [(act_answered.consent, act_answered.is_possible) for act_answered in answered] == [(None, False)]


async def test_impossible_act_is_refused_at_once(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    known = await days.load_season()
    with pytest.raises(UserError) as refused:
        await league_admin.resume(ctx, known.id, as_host(1000))
    assert error_key(refused) == "refusal-league-already"
    with pytest.raises(UserError) as refused:
        await league_admin.void_table(ctx, known.id, 1, replace(as_host(1000), reason=""))
    assert error_key(refused) == "refusal-reason-needed"
    assert (await days.load_season()).log == known.log


async def test_exported_season_hides_ballots(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    season = (await days.load_season()).id
    entry = await propose(days, league_admin.void_table(ctx, season, 1, as_host(1000)))
    await vote(days, entry, True, 1001)
    exported = await exports.export_season(ctx, season)
    assert [one.entry.agrees for one in exported.log if isinstance(one.entry, ActBallot)] == [None]
    assert verify(exported) == ()


async def test_every_act_is_announced_with_its_reason(ctx: Context, clock: Clock) -> None:
    days = await create_league(ctx, clock)
    await days.join(*create_users(5))
    season = (await days.load_season()).id
    await league_admin.seed(ctx, season, 1001, 1600, HOST)
    await league_admin.add(ctx, season, NEWCOMER, HOST)
    await league_admin.remove(ctx, season, NEWCOMER.key, HOST)
    await league_admin.close_now(ctx, season, HOST)
    async with ctx.database.read_transaction() as tx:
        posts = [outbox.parse(row) for row in await outbox.of_owner(tx, await days.owner)]
    acts = [
        await permissions.load_entry(ctx, post.act) for post in posts if isinstance(post, AnnounceHostAct)
    ]
    assert [(act.act.describe().key, act.reason) for act in acts if act is not None] == [
        ("act-season-seed-to", HOST.reason),
        ("act-season-add", HOST.reason),
        ("act-season-remove", HOST.reason),
        ("act-season-close", HOST.reason),
    ]
