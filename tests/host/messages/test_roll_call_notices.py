"""Tests for notifications that ask players to confirm their seats."""

from __future__ import annotations

from host.core import timers
from host.core.context import Context
from host.core.owners import match_owner
from host.matches.settings.settings import Preferences
from host.matches.settings.time_controls import DAY, HOUR
from host.tables.roll_call import confirming
from host.tables.tables import tables
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, CEM, all_pending_messages, open_match
from tests.host.time.test_clock_timing import set_preferences


async def start_roll_call(ctx: Context, clock: Clock) -> int:
    """Start a roll call that waits for Ada and Ben, and return the match id."""
    row = await open_match(ctx, seats=3)
    await tables.join(ctx, row.id, BEN)
    clock.now += DAY + HOUR
    await tables.join(ctx, row.id, CEM)
    return row.id


async def asked_users(ctx: Context, match_id: int) -> list[int]:
    """Return the users to whom a notification is pending."""
    found = await all_pending_messages(ctx, match_id)
    return [int(text.split(":")[1]) for feature, text in found if feature == "roll_call_notices"]


async def test_only_players_who_have_not_confirmed_are_asked(ctx: Context, clock: Clock) -> None:
    match_id = await start_roll_call(ctx, clock)
    assert await asked_users(ctx, match_id) == [ADA.key, BEN.key]


async def test_quiet_hours_postpone_the_question(ctx: Context, clock: Clock) -> None:
    hour = clock.now // HOUR % 24
    quiet = ((hour + 1) % 24 * 60, (hour + 4) % 24 * 60)
    await set_preferences(ctx, BEN, Preferences(quiet=quiet, zone="UTC"))
    match_id = await start_roll_call(ctx, clock)
    assert await asked_users(ctx, match_id) == [ADA.key]
    clock.now += 4 * HOUR
    await timers.fire_due(ctx, match_owner(match_id))
    assert await asked_users(ctx, match_id) == [ADA.key, BEN.key]


async def test_player_who_confirmed_in_quiet_hours_is_not_asked(ctx: Context, clock: Clock) -> None:
    hour = clock.now // HOUR % 24
    quiet = ((hour + 1) % 24 * 60, (hour + 4) % 24 * 60)
    await set_preferences(ctx, BEN, Preferences(quiet=quiet, zone="UTC"))
    match_id = await start_roll_call(ctx, clock)
    await confirming.confirm(ctx, match_id, BEN)
    clock.now += 4 * HOUR
    await timers.fire_due(ctx, match_owner(match_id))
    assert await asked_users(ctx, match_id) == [ADA.key]


async def test_leaving_and_joining_again_does_not_repeat_pending_questions(
    ctx: Context, clock: Clock
) -> None:
    match_id = await start_roll_call(ctx, clock)
    for _ in range(3):
        await tables.leave(ctx, match_id, CEM)
        clock.now += 1
        await tables.join(ctx, match_id, CEM)
    assert await asked_users(ctx, match_id) == [ADA.key, BEN.key]
