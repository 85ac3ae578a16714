"""Tests for the uptime monitor: a gap between heartbeats is an outage; a change of the system clock is not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from host.core.context import Context
from host.matches.settings.time_controls import DAY, HOUR, TIME_CONTROLS
from host.time.clock import outages
from host.time.clock.uptime_monitor import UptimeMonitor
from storage.core import claimed_interactions
from storage.core.database import Database
from storage.core.sql.database_errors import DatabaseUnavailable
from storage.time.clock import clocks
from storage.time.clock import outages as stored
from tests.host.conftest import Clock
from tests.host.players import deadline, start_match, timers_of

DAILY = TIME_CONTROLS["daily"]
HEARTBEAT_INTERVAL = 41_000
MONTH = 30 * DAY


class Machine:
    """A fake machine.

    A test can suspend it or set its clock.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._up = 1_000_000

    def uptime(self) -> int:
        return self._up

    def wait(self, time: int) -> None:
        self._clock.now += time
        self._up += time

    def set_clock(self, by: int) -> None:
        self._clock.now += by


@pytest.fixture
def machine(clock: Clock) -> Machine:
    return Machine(clock)


@pytest.fixture
def monitor(ctx: Context, machine: Machine) -> UptimeMonitor:
    uptime_monitor = UptimeMonitor(ctx, machine.uptime)
    uptime_monitor.require_proofs()
    return uptime_monitor


async def outage_lengths(ctx: Context) -> list[int]:
    """Return the lengths of all recorded outages in milliseconds."""
    async with ctx.database.read_transaction() as tx:
        return [outage.ended - outage.began for outage in await stored.ended_after(tx, 0)]


async def send_heartbeats(monitor: UptimeMonitor, machine: Machine, beats: int = 3) -> None:
    """Let the bot run for the given number of heartbeats."""
    for _ in range(beats):
        await monitor.record()
        machine.wait(HEARTBEAT_INTERVAL)


async def test_regular_heartbeats_record_no_outage(
    ctx: Context, monitor: UptimeMonitor, machine: Machine
) -> None:
    await send_heartbeats(monitor, machine, beats=100)
    assert await outage_lengths(ctx) == []


async def test_uptime_is_known_only_up_to_the_last_heartbeat(
    ctx: Context, monitor: UptimeMonitor, machine: Machine, clock: Clock
) -> None:
    assert UptimeMonitor(ctx, machine.uptime).known_until is None, "a simulation needs no proofs"
    assert monitor.known_until == -1
    await monitor.record()
    machine.wait(HOUR)
    assert monitor.known_until == clock.now - HOUR


@pytest.mark.parametrize("seen_by", ["both clocks", "the system's clock alone", "the other clock alone"])
async def test_gap_on_either_clock_is_recorded_as_outage(
    ctx: Context, monitor: UptimeMonitor, machine: Machine, clock: Clock, seen_by: str
) -> None:
    await send_heartbeats(monitor, machine)
    last = monitor.known_until
    if seen_by == "the system's clock alone":
        machine.set_clock(8 * HOUR)
    else:
        machine.wait(8 * HOUR)
    if seen_by == "the other clock alone":
        machine.set_clock(-8 * HOUR)
    await monitor.record()
    assert await outage_lengths(ctx) == [8 * HOUR + HEARTBEAT_INTERVAL]
    assert monitor.known_until == clock.now
    if seen_by != "the other clock alone":
        assert last == clock.now - 8 * HOUR - HEARTBEAT_INTERVAL


async def test_handled_click_does_not_count_as_uptime(
    ctx: Context, monitor: UptimeMonitor, machine: Machine, clock: Clock, new_context: Callable[[], Context]
) -> None:
    row = await start_match(ctx, time_control=DAILY)
    await send_heartbeats(monitor, machine)
    machine.wait(8 * HOUR)
    async with ctx.database.transaction() as tx:
        await claimed_interactions.claim(tx, 1, clock.now)
    before = await deadline(ctx, row.id)
    started = UptimeMonitor(new_context(), machine.uptime)
    started.require_proofs()
    await started.record()
    assert await outage_lengths(ctx) == [8 * HOUR + HEARTBEAT_INTERVAL]
    assert before is not None
    assert await deadline(ctx, row.id) == before + 8 * HOUR + HEARTBEAT_INTERVAL


async def test_time_served_by_another_process_is_not_an_outage(
    ctx: Context, monitor: UptimeMonitor, machine: Machine, new_context: Callable[[], Context]
) -> None:
    other = UptimeMonitor(new_context(), machine.uptime)
    other.require_proofs()
    await send_heartbeats(monitor, machine)
    await send_heartbeats(other, machine, beats=800)
    await monitor.record()
    assert await outage_lengths(ctx) == []


async def test_clock_jump_ahead_and_back_does_not_hide_outages(
    ctx: Context, monitor: UptimeMonitor, machine: Machine, clock: Clock
) -> None:
    row = await start_match(ctx, time_control=DAILY)
    due = await deadline(ctx, row.id)
    await send_heartbeats(monitor, machine)
    machine.set_clock(MONTH)
    assert monitor.known_until is not None
    assert monitor.known_until < clock.now - MONTH + 1, "no timer of the month ahead may ring"
    await send_heartbeats(monitor, machine)
    assert due is not None
    assert await deadline(ctx, row.id) == due + MONTH + HEARTBEAT_INTERVAL
    machine.set_clock(-MONTH)
    await send_heartbeats(monitor, machine)
    moved = await deadline(ctx, row.id)
    assert moved is not None
    assert due <= moved <= due + 10 * HEARTBEAT_INTERVAL
    assert (await timers_of(ctx, row.id))["out:0"] <= clock.now, "it looks when it is due"
    noted = await outage_lengths(ctx)
    machine.wait(8 * HOUR)
    await monitor.record()
    assert (await outage_lengths(ctx))[len(noted) :] == [8 * HOUR + HEARTBEAT_INTERVAL]


async def test_turn_started_in_the_future_counts_from_clock_correction(
    ctx: Context, monitor: UptimeMonitor, machine: Machine, clock: Clock
) -> None:
    await monitor.record()
    machine.set_clock(MONTH)
    await monitor.record()
    row = await start_match(ctx, time_control=DAILY)
    machine.set_clock(-MONTH)
    await monitor.record()
    async with ctx.database.read_transaction() as tx:
        assert (await clocks.of_match(tx, row.id))[0].running_since == clock.now
    machine.wait(HOUR)
    assert await deadline(ctx, row.id) == clock.now - HOUR + DAILY.bank + DAILY.increment


async def test_outages_are_recorded_after_clock_was_set_back_offline(
    ctx: Context, machine: Machine, clock: Clock
) -> None:
    machine.set_clock(MONTH)
    await outages.heartbeat(ctx)
    machine.set_clock(-MONTH)
    proofs = UptimeMonitor(ctx, machine.uptime)
    proofs.require_proofs()
    await send_heartbeats(proofs, machine)
    machine.wait(HOUR)
    await proofs.record()
    assert await outage_lengths(ctx) == [HOUR + HEARTBEAT_INTERVAL]


async def test_unsaved_heartbeat_does_not_count_as_uptime(
    ctx: Context,
    monitor: UptimeMonitor,
    machine: Machine,
    database: Database,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await send_heartbeats(monitor, machine)
    last = monitor.known_until
    machine.wait(HOUR)

    def away(*_: object) -> None:
        raise DatabaseUnavailable("disk", "full")

    with monkeypatch.context() as patched:
        patched.setattr(database, "transaction", away)
        await monitor.record()
    assert monitor.known_until == last
    await monitor.record()
    assert await outage_lengths(ctx) == [HOUR + HEARTBEAT_INTERVAL]


async def test_close_saves_the_last_heartbeat(ctx: Context, monitor: UptimeMonitor, machine: Machine) -> None:
    await monitor.record()
    machine.wait(1000)
    await monitor.record()
    last = monitor.known_until
    machine.wait(HOUR)
    await monitor.close()
    async with ctx.database.read_transaction() as tx:
        assert await stored.last_heartbeat(tx) == last
