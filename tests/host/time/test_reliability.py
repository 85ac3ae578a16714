"""Tests of reliability, which is shown to other users before they join a table."""

from __future__ import annotations

import pytest

from host.core.context import Context
from host.matches.settings.time_controls import DAY, HOUR, TIME_CONTROLS
from host.messages.posts import cards
from host.tables.tables import tables
from host.time.clock import days_off
from host.time.clock.days_off import today
from host.time.reliability import ReliabilityStats, build_stats
from storage.time import reliability
from storage.time.reliability import ReliabilityRow
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, CEM, fire_timers, open_match, start_match, take_turn

BLITZ = TIME_CONTROLS["blitz"]


async def stats_of(ctx: Context, user_key: int) -> ReliabilityStats:
    async with ctx.database.read_transaction() as tx:
        return build_stats((await reliability.of_users(tx, [user_key]))[user_key])


@pytest.mark.parametrize(
    ("turns", "late", "kept"),
    [(4, 0, None), (5, 0, 100), (4, 1, 80), (999, 1, 99), (0, 5, 0), (0, 0, None)],
)
def test_reliability_is_the_share_of_timely_turns(turns: int, late: int, kept: int | None) -> None:
    assert build_stats(ReliabilityRow(user_key=1, turns=turns, timeouts=late)).on_time_percent == kept


async def test_open_table_card_shows_reliability_of_seated_players(ctx: Context) -> None:
    async with ctx.database.transaction() as tx:
        await reliability.add(
            tx, ReliabilityRow(user_key=BEN.key, turns=97, timeouts=3, matches_finished=12, matches_left=1)
        )
    row = await open_match(ctx, seats=4, robots=1)
    await tables.join(ctx, row.id, BEN)
    shown = await cards.get_card(ctx, row.id)
    assert shown.reliability_counts == {
        ADA.key: ReliabilityStats(None, 0, 0),
        BEN.key: ReliabilityStats(97, 12, 1),
    }


async def test_started_match_card_shows_no_reliability(ctx: Context) -> None:
    row = await start_match(ctx, BEN, CEM)
    assert (await cards.get_card(ctx, row.id)).reliability_counts == {}


async def test_timely_turns_are_counted(ctx: Context) -> None:
    row = await start_match(ctx, time_control=BLITZ)
    await take_turn(ctx, row.id, ADA, 1)
    async with ctx.database.read_transaction() as tx:
        rows = await reliability.of_users(tx, [ADA.key, BEN.key])
    assert (rows[ADA.key].turns, rows[ADA.key].timeouts, rows[BEN.key].turns) == (1, 0, 0)


async def test_days_off_are_never_counted_as_late(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, time_control=BLITZ)
    await days_off.add_days_off(ctx, ADA, 1, await today(ctx, ADA.key), None)
    clock.now += 15 * HOUR
    await fire_timers(ctx, row.id)
    async with ctx.database.read_transaction() as tx:
        assert (await reliability.of_users(tx, [ADA.key]))[ADA.key].timeouts == 0
    clock.now += DAY
    await fire_timers(ctx, row.id)
    async with ctx.database.read_transaction() as tx:
        assert (await reliability.of_users(tx, [ADA.key]))[ADA.key].timeouts == 1
