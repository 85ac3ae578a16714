"""Simulations of a server whose members search for tables. Users are not spammed or seated without a click."""

from __future__ import annotations

import pytest

from host.core.context import Context
from host.matches.settings.time_controls import DAY, HOUR
from host.tables.roll_call import roll_call
from tests.host.conftest import Clock
from tests.host.simulated_searches import Figures, SimulatedServer, asks_per_proposal


async def simulate(ctx: Context, clock: Clock, members: int, weeks: int) -> Figures:
    figures = await SimulatedServer(ctx, clock, members, seed=1).run(weeks)
    print(figures.summary(members, weeks))  # noqa: T201 - the figures in the documentation
    assert asks_per_proposal(figures) == 1
    return figures


async def test_small_server_finds_tables_within_a_week(ctx: Context, clock: Clock) -> None:
    figures = await simulate(ctx, clock, members=20, weeks=1)
    assert len(figures.starts) >= 10
    assert max(figures.notifications.values()) <= 10


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("has_roll_call", [True, False])
async def test_large_server_finds_tables_in_eight_weeks(
    ctx: Context, clock: Clock, monkeypatch: pytest.MonkeyPatch, *, has_roll_call: bool
) -> None:
    if not has_roll_call:
        monkeypatch.setattr(roll_call, "MIN_AGE", 10_000 * DAY)
    summary = (await simulate(ctx, clock, members=200, weeks=8)).summary(200, 8)
    assert summary["median hours to a seat"] <= DAY / HOUR
    assert summary["notifications per person and week"] <= 3
    if has_roll_call:
        assert summary["no-shows in percent"] <= 3
