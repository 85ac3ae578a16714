"""Load and change user preferences and guild settings, within limits that are fair to other players."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.core.text import Quote
from host.core.context import Context
from host.core.errors import user_error
from host.core.features import publish
from host.core.users import User
from host.matches.settings import settings, time_controls
from host.matches.settings.calendars import MINUTES
from host.matches.settings.events import (
    GuildSettingsChanged,
    GuildSettingsChanging,
    PreferencesChanged,
    PreferencesChanging,
)
from host.matches.settings.former_rest import CORRECTION_PERIOD, with_former_rest
from host.matches.settings.settings import GuildSettings, Preferences
from host.matches.settings.time_controls import DAY, HOUR
from host.matches.settings.zones import is_zone
from storage.core.database import Transaction
from storage.matches import settings as stored
from storage.matches import users

MAX_SLEEP = 12 * 60
MAX_QUIET = 16 * 60
"""Maximum length of the quiet hours, in minutes per day."""
MAX_WEEKDAYS = 3
"""Maximum number of weekdays off, so that other players don't wait too long."""
Window = tuple[int, int] | None


async def get_preferences(ctx: Context, user_key: int) -> Preferences:
    """Return a user's preferences."""
    async with ctx.database.read_transaction() as tx:
        return await settings.load_preferences(tx, user_key)


async def update_preferences(ctx: Context, user: User, **changes: Any) -> Preferences:
    """Change the given fields of a user's preferences.

    On running clocks, the time before the change is still computed with the former preferences.
    """
    async with ctx.database.transaction() as tx:
        former = await settings.load_preferences(tx, user.key)
        changed = _record_rest_change(former, replace(former, **changes), ctx.now())
        if "zone" in changes and not is_zone(changed.zone):
            raise user_error("unknown-zone", zone=Quote(changed.zone))
        _refuse_unfair(changed)
        await publish(ctx, tx, PreferencesChanging(user.key, frozenset(changes)))
        await users.set_settings(tx, user.key, settings.serialize(changed))
        await publish(ctx, tx, PreferencesChanged(user.key, frozenset(changes)))
    return changed


def _record_rest_change(former: Preferences, changed: Preferences, now: int) -> Preferences:
    """Record when the rest time was last changed.

    Raises UserError if it was already changed within the last day, unless the change only reduces rest time.
    Otherwise a user could keep moving their night so that it never ends.
    """
    is_less = (
        changed.zone == former.zone
        and changed.sleep in {None, former.sleep}
        and set(changed.weekdays) <= set(former.weekdays)
    )
    since = now - former.rest_set
    if is_less or since <= CORRECTION_PERIOD:
        return with_former_rest(former, changed, now)
    if since < DAY:
        raise user_error("rest-set-today", hours=-(-(DAY - since) // HOUR))
    return with_former_rest(former, replace(changed, rest_set=now), now)


def _refuse_unfair(changed: Preferences) -> None:
    if minutes_of(changed.sleep) > MAX_SLEEP:
        raise user_error("sleep-too-long", most=MAX_SLEEP // 60)
    if minutes_of(changed.quiet) > MAX_QUIET:
        raise user_error("quiet-too-long", most=MAX_QUIET // 60)
    if len(changed.weekdays) > MAX_WEEKDAYS:
        raise user_error("too-many-weekdays", most=MAX_WEEKDAYS)


def minutes_of(window: Window) -> int:
    """Return the length of a daily window in minutes.

    A window whose start equals its end lasts a whole day.
    """
    return 0 if window is None else (window[1] - window[0] - 1) % MINUTES + 1


def changed_window(window: Window, began: int | None, ended: int | None) -> Window:
    """Return a window with a new start, a new end or both.

    Raises UserError if the new window has no start or no end.
    """
    old = window or (None, None)
    new = (old[0] if began is None else began, old[1] if ended is None else ended)
    if new[0] is None or new[1] is None:
        raise user_error("both-times")
    return new[0], new[1]


async def get_guild_settings(ctx: Context, guild_id: int) -> GuildSettings:
    """Return a guild's settings."""
    async with ctx.database.read_transaction() as tx:
        return await settings.load_guild_settings(tx, guild_id)


async def update_guild_settings(ctx: Context, guild_id: int, **changes: Any) -> GuildSettings:
    """Change the given fields of a guild's settings.

    On running clocks, the time before the change is still computed with the former settings.
    """
    async with ctx.database.transaction() as tx:
        former = await settings.load_guild_settings(tx, guild_id)
        changed = _with_valid_time_control(replace(former, **changes))
        await store_guild_settings(ctx, tx, guild_id, former, changed, frozenset(changes))
    return changed


async def store_guild_settings(
    ctx: Context,
    tx: Transaction,
    guild_id: int,
    former: GuildSettings,
    changed: GuildSettings,
    fields: frozenset[str],
) -> None:
    """Store a guild's settings, and publish the names of the changed fields."""
    await publish(ctx, tx, GuildSettingsChanging(guild_id, fields))
    known = await stored.get_guild(tx, guild_id)
    await stored.upsert_guild(tx, replace(known, settings=settings.serialize(changed)))
    await publish(ctx, tx, GuildSettingsChanged(guild_id, fields, former, changed))


def _with_valid_time_control(guild_settings: GuildSettings) -> GuildSettings:
    """Return the settings, replacing the default time control if it is no longer allowed."""
    known = (*time_controls.TIME_CONTROLS, time_controls.NONE)
    allowed = tuple(name for name in known if name in guild_settings.time_controls)
    usual = (
        guild_settings.time_control
        if guild_settings.time_control in (allowed or known)
        else (allowed or (time_controls.DEFAULT,))[0]
    )
    return replace(guild_settings, time_controls=allowed, time_control=usual)
