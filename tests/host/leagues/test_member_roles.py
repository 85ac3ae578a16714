"""Tests for the roles of tiers: members have them from the draw to the end of the season, or until they leave."""

from __future__ import annotations

import pytest

from host.core import outbox
from host.core.context import Context
from host.core.errors import UserError
from host.leagues.commands import channel, league_admin, membership
from host.leagues.lifecycle.final_results import ROLE_BATCH, role_changes
from host.leagues.lifecycle.kinds import ChangeMemberRole
from host.leagues.member_roles import roles_of_members, tier_roles
from host.leagues.views.seasons import LeagueRow
from host.matches.settings.time_controls import DAY
from storage.core.scheduling.outbox import OutboxRow
from tests.host.conftest import Clock
from tests.host.players import error_key
from tests.host.virtual_leagues import HOST, LeagueSimulation, create_league, create_users, start_season

GOLD, SILVER = 55, 66


class RoleMembers:
    """The members of roles according to the messages that were sent."""

    def __init__(self, days: LeagueSimulation) -> None:
        self.pairs: set[tuple[int, int]] = set()
        days.on_post = self._apply

    def _apply(self, row: OutboxRow) -> None:
        post = outbox.parse(row)
        if isinstance(post, ChangeMemberRole):
            pairs = {(user_key, post.role) for user_key in post.user_keys}
            self.pairs = self.pairs - pairs if post.is_taken else self.pairs | pairs


async def tiers_of(days: LeagueSimulation) -> dict[int, set[int]]:
    """Return the members of each tier in the latest season."""
    season = (await days.load_season()).season
    return {
        tier: {one for division in season.divisions if division.tier == tier for one in division.user_keys}
        for tier in {division.tier for division in season.divisions}
    }


async def create_two_tiers(ctx: Context, clock: Clock) -> tuple[LeagueSimulation, RoleMembers]:
    """Create a league with roles for two tiers, whose first season is about to be drawn."""
    days = await create_league(ctx, clock, size=3)
    roles = RoleMembers(days)
    for tier, role in ((1, GOLD), (2, SILVER)):
        await channel.set_tier_role(ctx, days.league, tier, role, HOST)
    users = create_users(9)
    await days.join(*users)
    season = (await days.load_season()).id
    await league_admin.close_now(ctx, season, HOST)
    for user in users:
        await membership.confirm(ctx, season, user)
    await days.run_due_work()
    return days, roles


async def test_members_have_the_role_of_their_tier_during_a_season(ctx: Context, clock: Clock) -> None:
    days, roles = await create_two_tiers(ctx, clock)
    season = (await days.load_season()).id
    assert not roles.pairs
    await league_admin.draw_now(ctx, season, HOST)
    await days.run_due_work()
    tiers = await tiers_of(days)
    everyone = {(one, GOLD) for one in tiers[1]} | {(one, SILVER) for one in tiers[2]}
    assert roles.pairs == everyone
    await league_admin.begin_now(ctx, season, HOST)
    leaver, struck = (min(tiers[tier]) for tier in (1, 2))
    name = (await days.load_season()).season.members[leaver].name
    await membership.withdraw(ctx, season, next(user for user in create_users(9) if user.name == name))
    await league_admin.strike(ctx, season, struck, HOST)
    await days.run_due_work()
    assert roles.pairs == everyone - {(leaver, GOLD), (struck, SILVER)}
    (ruling,) = (one.seq for one in await league_admin.rulings(ctx, season))
    await league_admin.reverse(ctx, season, ruling, HOST)
    await days.run_due_work()
    assert roles.pairs == everyone - {(leaver, GOLD)}
    await days.play_all()
    await days.advance_until("over", 60 * DAY)
    assert roles.pairs == set()


async def test_discarded_draw_and_cancelled_season_remove_the_roles(ctx: Context, clock: Clock) -> None:
    days, roles = await create_two_tiers(ctx, clock)
    season = (await days.load_season()).id
    await league_admin.draw_now(ctx, season, HOST)
    await days.run_due_work()
    assert len(roles.pairs) == 9
    await league_admin.redraw(ctx, season, HOST)
    await days.run_due_work()
    assert roles.pairs == set()
    await days.advance_until("drawn", 5 * DAY)
    assert len(roles.pairs) == 9
    await league_admin.void(ctx, season, HOST)
    await days.run_due_work()
    assert roles.pairs == set()


async def test_new_role_of_a_tier_replaces_the_old_one_at_once(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    roles, members = RoleMembers(days), {*(await days.load_season()).season.members}
    for role in (GOLD, SILVER, None):
        await channel.set_tier_role(ctx, days.league, 1, role, HOST)
        await channel.set_tier_role(ctx, days.league, 2, role, HOST)
        await days.run_due_work()
        assert roles.pairs == {(one, role) for one in members if role is not None}


async def test_role_cannot_be_required_to_join_and_belong_to_a_tier(ctx: Context, clock: Clock) -> None:
    days = await create_league(ctx, clock)
    await channel.set_joining_role(ctx, days.league, GOLD, HOST)
    with pytest.raises(UserError) as refused:
        await channel.set_tier_role(ctx, days.league, 1, GOLD, HOST)
    assert error_key(refused) == "refusal-league-role-conflict"
    await channel.set_tier_role(ctx, days.league, 1, SILVER, HOST)
    with pytest.raises(UserError) as refused:
        await channel.set_joining_role(ctx, days.league, SILVER, HOST)
    assert error_key(refused) == "refusal-league-role-conflict"


async def test_deleted_role_is_removed_from_all_tiers(ctx: Context, clock: Clock) -> None:
    days = await create_league(ctx, clock)
    for tier, role in ((1, GOLD), (2, SILVER), (3, GOLD)):
        await channel.set_tier_role(ctx, days.league, tier, role, HOST)
    assert tier_roles((await days.load_season()).league) == {1: GOLD, 2: SILVER, 3: GOLD}
    await channel.remove_deleted_roles(ctx, days.league, {GOLD})
    known: LeagueRow = (await days.load_season()).league
    assert tier_roles(known) == {2: SILVER}


def test_role_changes_are_sent_in_batches_with_removals_first() -> None:
    before = {(one, GOLD) for one in range(ROLE_BATCH + 1)}
    after = {(0, GOLD), (1, SILVER)}
    changes = [*role_changes(before, after)]
    assert [(len(post.user_keys), post.role, post.is_taken) for post in changes] == [
        (ROLE_BATCH, GOLD, True),
        (1, SILVER, False),
    ]


async def test_members_have_no_role_before_the_draw(ctx: Context, clock: Clock) -> None:
    days = await create_league(ctx, clock)
    await days.join(*create_users(5))
    assert roles_of_members((await days.load_season()).season, {1: GOLD}) == set()
