"""Guild limits on the number of matches per user and on time controls."""

from __future__ import annotations

from collections.abc import Collection

from host.core.context import Context
from host.core.errors import user_error
from host.matches.settings import settings, time_controls
from host.matches.settings.settings import GuildSettings
from host.matches.settings.time_controls import TimeControl
from host.tables.tables import rates
from storage.core.database import Transaction
from storage.matches.match import matches
from storage.time import reliability


async def refuse_over_match_limit(tx: Transaction, guild_id: int, user_key: int) -> None:
    """Raise UserError if a user has reached a guild's limit on unfinished matches."""
    server_settings = await settings.load_guild_settings(tx, guild_id)
    if not server_settings.most_running:
        return
    finished = (await reliability.of_users(tx, [user_key]))[user_key].matches_finished
    most = server_settings.most_running + server_settings.more_per_finished * finished
    alive = sum(row.guild_id == guild_id for row in await matches.of_user(tx, user_key))
    if alive >= most:
        raise user_error("too-many-matches", most=most, more=server_settings.more_per_finished)


async def refuse_opening_over_limit(
    ctx: Context, guild_id: int, user_key: int, invited: Collection[int] = ()
) -> None:
    """Raise UserError if a user may not open a match and invite the given users.

    Call this before creating anything in Discord.
    """
    async with ctx.database.read_transaction() as tx:
        await refuse_over_match_limit(tx, guild_id, user_key)
        await rates.refuse_over_rate_limit(ctx, tx, user_key, "open")
        await rates.refuse_over_rate_limit(ctx, tx, user_key, "invite", invited)


def time_control_for(
    guild_settings: GuildSettings,
    name: str | None,
    bank: int | None,
    increment: int | None,
    cap: int | None,
) -> TimeControl | None:
    """Return the requested time control, or the guild's default if none was requested.

    If hours are given, they define a custom time control and `name` is ignored. Raises UserError if the guild
    does not allow the time control.
    """
    if bank is None and (increment is not None or cap is not None):
        raise user_error("bank-needed")
    wanted = time_controls.CUSTOM if bank is not None else name or guild_settings.time_control
    if guild_settings.time_controls and wanted not in guild_settings.time_controls:
        raise user_error("time-control-not-allowed")
    return (
        time_controls.find_by_name(wanted)
        if bank is None
        else time_controls.from_hours(bank, increment or 0, cap)
    )
