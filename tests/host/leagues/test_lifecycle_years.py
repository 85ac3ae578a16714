"""Tests of a league over years of virtual time: seasons always end, despite leavers, outages, kills and rulings."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from host.core.context import Context
from tests.host.conftest import Clock
from tests.host.season_days import Days, new_league
from tests.host.season_world import World, all_rebuilt, season_holds, tau, tiers

PLANNED = 10 + 3 + 1 + 30 + 3
"""Planned days per season."""
LATE = 4
"""Maximum number of days by which outages may delay the end of a season."""


async def founded(new_context: Callable[[], Context], clock: Clock, count: int, seed: int) -> World:
    first: Days = await new_league(new_context(), clock, seats=4, size=7)
    return World(new_context, clock, first.league, count, Random(seed))


@pytest.mark.long
async def test_season_of_40_members_ends_despite_disruptions(
    new_context: Callable[[], Context], clock: Clock
) -> None:
    world = await founded(new_context, clock, 40, 3)
    await world.season()
    await season_holds(world, days=PLANNED + LATE)
    await all_rebuilt(world)
    assert world.did["killed"] >= world.did["quarters"] // 4 > 0
    assert min(world.did[what] for what in ("outage", "left", "corrected")) > 1


@pytest.mark.soak
async def test_three_seasons_of_200_members_complete(
    new_context: Callable[[], Context], clock: Clock
) -> None:
    world = await founded(new_context, clock, 200, 2)
    await world.seed()
    for _ in range(2):
        await world.season()
        await season_holds(world, days=PLANNED + LATE)
        await world.next_season()
    await world.season()
    await season_holds(world, days=PLANNED + LATE)
    await all_rebuilt(world)
    assert world.did["corrected"] >= 6
    assert world.did["gone"] == 2
    assert tau(await tiers(world)) >= 0.6
