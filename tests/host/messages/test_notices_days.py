"""Tests for the number of notifications in whole matches between simulated players, in virtual time."""

from __future__ import annotations

import pytest

from host.core.context import Context
from tests.host.conftest import Clock
from tests.host.simulated_days import PROMPT, SLOW, Habits, MatchSimulation

HABITS = {
    "prompt": (PROMPT,) * 3,
    "both": (PROMPT, SLOW),
    "slow": (SLOW, SLOW),
}


async def play_match(ctx: Context, clock: Clock, name: str, habits: tuple[Habits, ...]) -> MatchSimulation:
    days = MatchSimulation(ctx, clock, habits, seed=1)
    await days.play(name)
    return days


@pytest.mark.parametrize("table", HABITS)
async def test_player_is_notified_once_per_turn_and_not_while_choosing(
    ctx: Context, clock: Clock, table: str
) -> None:
    days = await play_match(ctx, clock, "pearls", HABITS[table])
    assert days.false_pings == 0
    assert len(days.pings) <= days.turns


async def test_players_online_together_are_rarely_notified(ctx: Context, clock: Clock) -> None:
    days = await play_match(ctx, clock, "pearls", (PROMPT, PROMPT))
    assert len(days.pings) <= 3


@pytest.mark.soak
@pytest.mark.parametrize("table", ["prompt", "both"])
@pytest.mark.parametrize("name", ["nauticus", "nautilus-island"])
async def test_prompt_players_are_notified_of_less_than_half_of_turns(
    ctx: Context, clock: Clock, name: str, table: str
) -> None:
    days = await play_match(ctx, clock, name, HABITS[table])
    assert days.false_pings == 0
    assert len(days.pings) < days.turns / 2
