"""Effects of settings changes on clocks.

The former settings still apply to the time before a change.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from host.core.context import Context
from host.core.errors import UserError
from host.core.features import publish
from host.matches.match import loading
from host.matches.match.events import DeadlineChanged
from host.matches.match.match import Match
from host.matches.settings.events import (
    GuildSettingsChanged,
    GuildSettingsChanging,
    PreferencesChanged,
    PreferencesChanging,
)
from host.time.clock import timing
from storage.core.database import Transaction
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow

IRRELEVANT_PREFERENCES = frozenset({"confirm", "palette", "text_first", "blocked"})
"""Preferences that affect neither clocks nor notifications."""
MAX_RUNNING = 10_000
"""Maximum number of running matches to load for a guild or user.

It is higher than any realistic count; the query requires a limit.
"""


async def on_preferences_changing(ctx: Context, tx: Transaction, event: PreferencesChanging) -> None:
    """Update the remaining time on a user's clocks before their preferences change."""
    if not event.fields <= IRRELEVANT_PREFERENCES:
        await _record_time_left(ctx, tx, event.user_key)


async def on_preferences_changed(ctx: Context, tx: Transaction, event: PreferencesChanged) -> None:
    """Reset the timers that depend on a user's clocks."""
    if not event.fields <= IRRELEVANT_PREFERENCES:
        await _reset_timers(ctx, tx, event.user_key)


@asynccontextmanager
async def change_calendar(ctx: Context, tx: Transaction, user_key: int) -> AsyncIterator[None]:
    """Update a user's clocks when the `with` block changes their days off.

    The former days off apply until the change, and the new ones from then on.
    """
    await _record_time_left(ctx, tx, user_key)
    yield
    await _reset_timers(ctx, tx, user_key)


async def _record_time_left(ctx: Context, tx: Transaction, user_key: int) -> None:
    for match in await _load_user_matches(ctx, tx, user_key):
        if _awaits(match, user_key):
            await timing.record_time_left(ctx, tx, match)


async def _reset_timers(ctx: Context, tx: Transaction, user_key: int) -> None:
    for match in await _load_user_matches(ctx, tx, user_key):
        await timing.reset_timers(ctx, tx, match)
        if match.row.time_control and _awaits(match, user_key):
            await publish(ctx, tx, DeadlineChanged(match.row))


def _awaits(match: Match, user_key: int) -> bool:
    return any(match.seats[seat].user_key == user_key for seat in match.asked)


async def on_guild_settings_changing(ctx: Context, tx: Transaction, event: GuildSettingsChanging) -> None:
    """Update the remaining time on a guild's clocks before its vacation allowance changes."""
    if "vacation_days" in event.fields:
        for match in await _load_guild_matches(ctx, tx, event.guild_id):
            await timing.record_time_left(ctx, tx, match)


async def on_guild_settings_changed(ctx: Context, tx: Transaction, event: GuildSettingsChanged) -> None:
    """Reset the timers that depend on a guild's clocks."""
    if "vacation_days" in event.fields:
        for match in await _load_guild_matches(ctx, tx, event.guild_id):
            await timing.reset_timers(ctx, tx, match)
            if match.row.time_control and match.awaited:
                await publish(ctx, tx, DeadlineChanged(match.row))


async def _load_user_matches(ctx: Context, tx: Transaction, user_key: int) -> list[Match]:
    return await _load_readable(ctx, tx, await matches.of_user(tx, user_key, ("running",), limit=MAX_RUNNING))


async def _load_guild_matches(ctx: Context, tx: Transaction, guild_id: int) -> list[Match]:
    return await _load_readable(
        ctx, tx, await matches.of_guild(tx, guild_id, ("running",), limit=MAX_RUNNING)
    )


async def _load_readable(ctx: Context, tx: Transaction, rows: Sequence[MatchRow]) -> list[Match]:
    """Return the matches for the given rows; skip matches that can't be read."""
    found = []
    for row in rows:
        try:
            found.append(await loading.load_match(ctx, tx, row))
        except UserError:
            continue
    return found
