"""Tests for the hours at which all seated players are awake."""

from __future__ import annotations

from host.core.context import Context
from host.matches.settings.settings import Preferences
from host.matches.settings.time_controls import DAY, HOUR
from host.messages.posts.shared_hours import load_shared_hours
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, CEM
from tests.host.time.test_clock_timing import set_preferences


async def shared(ctx: Context, *user_keys: int) -> tuple[tuple[int, int], ...] | None:
    """Return the shared hours as hours of the day in UTC; hours of the next day are above 24."""
    midnight = ctx.now() // DAY * DAY
    async with ctx.database.read_transaction() as tx:
        found = await load_shared_hours(ctx, tx, user_keys)
    return (
        None if found is None else tuple(((a - midnight) // HOUR, (b - midnight) // HOUR) for a, b in found)
    )


async def test_hours_are_shared_across_time_zones_and_midnight(ctx: Context, clock: Clock) -> None:
    clock.now = clock.now // DAY * DAY + 8 * HOUR + 1
    await set_preferences(ctx, ADA, Preferences(zone="UTC", sleep=(23 * 60, 7 * 60)))
    await set_preferences(ctx, BEN, Preferences(zone="Asia/Tokyo", sleep=(0, 6 * 60 + 30)))
    # In Tokyo, it is nine hours later, so Ben sleeps from 15:00 to 21:30 UTC.
    assert await shared(ctx, ADA.key, BEN.key) == ((22, 23), (31, 39))


async def test_hours_of_a_single_user_are_not_shown(ctx: Context) -> None:
    await set_preferences(ctx, ADA, Preferences(zone="UTC", sleep=(0, 6 * 60)))
    assert await shared(ctx, ADA.key) is None
    assert await shared(ctx, ADA.key, BEN.key, CEM.key) is None


async def test_users_who_are_never_awake_together_share_no_hours(ctx: Context) -> None:
    await set_preferences(ctx, ADA, Preferences(zone="UTC", sleep=(0, 12 * 60)))
    await set_preferences(ctx, BEN, Preferences(zone="UTC", sleep=(12 * 60, 24 * 60 - 1)))
    assert await shared(ctx, ADA.key, BEN.key) == ()
