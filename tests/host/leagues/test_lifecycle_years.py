"""Tests for a league over several virtual years: seasons always end, despite leavers, outages and kills."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from host.core.context import Context
from tests.host.conftest import Clock
from tests.host.simulated_league import (
    World,
    assert_projections_are_valid,
    assert_season_is_valid,
    next_tiers,
    tau,
)
from tests.host.virtual_leagues import LeagueSimulation, create_league

PLANNED_DAYS = 10 + 3 + 1 + 30 + 3
"""Planned days per season."""
MAX_DELAY_DAYS = 4
"""Maximum number of days by which outages may delay the end of a season."""


async def create_world(new_context: Callable[[], Context], clock: Clock, count: int, seed: int) -> World:
    first: LeagueSimulation = await create_league(new_context(), clock, seats=4, size=7)
    return World(new_context, clock, first.league, count, Random(seed))


@pytest.mark.long
async def test_season_of_40_members_ends_despite_disruptions(
    new_context: Callable[[], Context], clock: Clock
) -> None:
    world = await create_world(new_context, clock, 40, 3)
    await world.play_season()
    await assert_season_is_valid(world, days=PLANNED_DAYS + MAX_DELAY_DAYS)
    await assert_projections_are_valid(world)
    assert world.counts["killed"] >= world.counts["quarters"] // 4 > 0
    assert min(world.counts[what] for what in ("outage", "left", "corrected")) > 0


@pytest.mark.soak
async def test_three_seasons_of_200_members_complete(
    new_context: Callable[[], Context], clock: Clock
) -> None:
    world = await create_world(new_context, clock, 200, 2)
    await world.seed_players()
    for _ in range(2):
        await world.play_season()
        await assert_season_is_valid(world, days=PLANNED_DAYS + MAX_DELAY_DAYS)
        await world.wait_for_next_season()
    await world.play_season()
    await assert_season_is_valid(world, days=PLANNED_DAYS + MAX_DELAY_DAYS)
    await assert_projections_are_valid(world)
    assert world.counts["corrected"] >= 6
    assert world.counts["gone"] == 2
    assert tau(await next_tiers(world)) >= 0.6
