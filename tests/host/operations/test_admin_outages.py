"""Tests of declared outages: clocks are credited exactly once, and all tables are notified."""

from __future__ import annotations

import pytest

from host.core.context import Context
from host.core.errors import UserError
from host.matches import permissions
from host.matches.permissions import Authority
from host.matches.settings import updates
from host.matches.settings.time_controls import DAY, HOUR, MINUTE, TIME_CONTROLS
from host.operations.admin import outages as declared_outages
from host.operations.admin import tools
from host.time.clock import outages
from storage.matches.match.matches import MatchRow
from storage.time.clock import clocks
from tests.host.conftest import Clock
from tests.host.players import (
    ADA,
    BEN,
    CEM,
    DEA,
    clear_outbox,
    deadline,
    error_key,
    fire_timers,
    pending_messages,
    start_match,
    take_turn,
    timers_of,
)

DAILY = TIME_CONTROLS["daily"]
HOST = Authority(DEA, "nobody could click")


async def time_left(ctx: Context, row: MatchRow) -> int:
    """Return the milliseconds until the player to move runs out of time."""
    due = await deadline(ctx, row.id)
    assert due is not None
    return due - ctx.now()


async def declare_outage(ctx: Context, hours: int, ago: int = 0) -> int:
    return await declared_outages.declare(ctx, 1, hours, ago, HOST)


@pytest.fixture
async def running_match(ctx: Context) -> MatchRow:
    return await start_match(ctx, BEN, CEM, time_control=DAILY)


async def test_declared_outage_extends_running_clocks_and_is_announced(
    ctx: Context, clock: Clock, running_match: MatchRow
) -> None:
    other = await start_match(ctx, BEN, time_control=DAILY, channel=2)
    elsewhere = await start_match(ctx, BEN, time_control=DAILY, channel=3, guild_id=2)
    untimed = await start_match(ctx, BEN, channel=4)
    before = [await time_left(ctx, one) for one in (running_match, other, elsewhere)]
    clock.now += 10 * HOUR
    for one in (running_match, untimed):
        await clear_outbox(ctx, one.id)
    assert await declare_outage(ctx, 4, 2) == 2
    assert [await time_left(ctx, one) for one in (running_match, other)] == [
        time - 6 * HOUR for time in before[:2]
    ]
    assert await time_left(ctx, elsewhere) == before[2] - 10 * HOUR
    assert await pending_messages(ctx, running_match.id) == ["card", "told:2"]
    assert await pending_messages(ctx, untimed.id) == []
    acts = (await permissions.load_page(ctx, 1, 1)).entries
    assert {(noted.host_name, noted.reason, noted.match_id) for noted in acts} == {
        ("Dea", "nobody could click", running_match.id),
        ("Dea", "nobody could click", other.id),
    }
    assert (await timers_of(ctx, running_match.id))["out:0"] == await deadline(ctx, running_match.id)


async def test_outage_time_is_never_credited_twice(
    ctx: Context, clock: Clock, running_match: MatchRow
) -> None:
    before = await time_left(ctx, running_match)
    clock.now += HOUR
    await outages.heartbeat(ctx)
    clock.now += 3 * HOUR
    await outages.end_outage(ctx)
    assert await time_left(ctx, running_match) == before - HOUR
    await declare_outage(ctx, 4)
    assert await time_left(ctx, running_match) == before
    with pytest.raises(UserError) as refused:
        await declare_outage(ctx, 4)
    assert error_key(refused) == "refusal-outage-known"
    with pytest.raises(UserError):
        await declare_outage(ctx, 2, 1)
    clock.now += HOUR
    await declare_outage(ctx, 5)
    assert await time_left(ctx, running_match) == before


async def test_outage_during_sleep_is_not_credited(
    ctx: Context, clock: Clock, running_match: MatchRow
) -> None:
    hour = clock.now % DAY // HOUR
    await updates.update_preferences(ctx, ADA, sleep=((hour + 1) * 60, (hour + 3) * 60))
    before = await time_left(ctx, running_match)
    clock.now += 4 * HOUR
    await declare_outage(ctx, 4)
    assert await time_left(ctx, running_match) == before - 2 * HOUR


async def test_declared_outage_reverts_a_timeout_and_closes_its_vote(
    ctx: Context, clock: Clock, running_match: MatchRow
) -> None:
    clock.now += await time_left(ctx, running_match)
    await fire_timers(ctx, running_match.id)
    assert any(timer.startswith("close") for timer in await timers_of(ctx, running_match.id))
    async with ctx.database.read_transaction() as tx:
        assert (await clocks.of_match(tx, running_match.id))[0].timeouts == 1
    clock.now += HOUR
    await declare_outage(ctx, 30)
    assert not any(timer.startswith("close") for timer in await timers_of(ctx, running_match.id))
    assert await time_left(ctx, running_match) == 29 * HOUR
    async with ctx.database.read_transaction() as tx:
        assert (await clocks.of_match(tx, running_match.id))[0].timeouts == 0


async def test_outage_credits_time_outside_a_pause_only(
    ctx: Context, clock: Clock, running_match: MatchRow
) -> None:
    before = await time_left(ctx, running_match)
    clock.now += 2 * HOUR
    await tools.pause(ctx, running_match.id, HOST)
    clock.now += 3 * HOUR
    await tools.resume(ctx, running_match.id, HOST)
    clock.now += HOUR
    assert await time_left(ctx, running_match) == before - 3 * HOUR
    await declare_outage(ctx, 6)
    assert await time_left(ctx, running_match) == before


async def test_outage_credit_of_paused_match_applies_on_resume(
    ctx: Context, clock: Clock, running_match: MatchRow
) -> None:
    before = await time_left(ctx, running_match)
    clock.now += 2 * HOUR
    await tools.pause(ctx, running_match.id, HOST)
    clock.now += HOUR
    await declare_outage(ctx, 2, 1)
    assert await deadline(ctx, running_match.id) is None
    await tools.resume(ctx, running_match.id, HOST)
    assert await time_left(ctx, running_match) == before


async def test_matches_and_turns_started_after_outage_get_no_credit(
    ctx: Context, clock: Clock, running_match: MatchRow
) -> None:
    clock.now += 4 * HOUR
    await take_turn(ctx, running_match.id, ADA, 1)
    later = await start_match(ctx, BEN, time_control=DAILY, channel=2)
    before = [await time_left(ctx, one) for one in (running_match, later)]
    clock.now += HOUR
    assert await declare_outage(ctx, 2, 2) == 1
    assert [await time_left(ctx, one) for one in (running_match, later)] == [time - HOUR for time in before]


@pytest.mark.parametrize(("hours", "ago"), [(73, 0), (0, 0), (-1, 0), (1, -1), (2, 167)])
async def test_outage_outside_allowed_bounds_is_rejected(
    ctx: Context, running_match: MatchRow, hours: int, ago: int
) -> None:
    with pytest.raises(UserError) as refused:
        await declare_outage(ctx, hours, ago)
    assert error_key(refused) == "refusal-outage-bounds"


async def test_outage_requires_a_reason_and_an_affected_match(ctx: Context, clock: Clock) -> None:
    with pytest.raises(UserError) as refused:
        await declared_outages.declare(ctx, 1, 1, 0, Authority(DEA, " "))
    assert error_key(refused) == "refusal-reason-needed"
    with pytest.raises(UserError) as refused:
        await declare_outage(ctx, 1)
    assert error_key(refused) == "refusal-outage-of-nothing"


async def test_outages_with_the_same_start_are_both_recorded(
    ctx: Context, clock: Clock, running_match: MatchRow
) -> None:
    before = await time_left(ctx, running_match)
    clock.now += 10 * HOUR
    await declare_outage(ctx, 2, 8)
    await declare_outage(ctx, 4, 6)
    assert abs(await time_left(ctx, running_match) - (before - 6 * HOUR)) <= MINUTE
