"""Private warnings for a user about a season: blocked users, parallel tables and days off."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from msgspec import Struct

from host.core.context import Context
from host.leagues.lifecycle import season_log
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.season.schedule import play_schedule, sign_up_schedule
from host.leagues.views.cards import BlockedPlayers, load_blocked_players
from host.matches.settings import settings
from host.matches.settings.time_controls import DAY
from storage.core.database import Transaction
from storage.leagues.league import projections
from storage.time.clock import days_off

MANY_DAYS_OFF = 14
"""A user who has more days off than this during a season gets a warning."""
MANY_TABLES = 6
"""A user who has more parallel season tables than this gets a warning."""
MAX_SEASONS = 20


class SignUpWarnings(Struct, frozen=True):
    """Warnings for a user who signs up for a season."""

    has_block_list: bool
    """Whether the user has a block list, which a season's draw ignores."""
    tables: int
    """The number of parallel tables in all of the user's seasons in the guild; 0 if no warning is needed."""
    days_off: int
    """The user's days off during the season; 0 if no warning is needed."""


async def sign_up_warnings(ctx: Context, season_id: int, user_key: int) -> SignUpWarnings:
    """Return the warnings to show a user who signs up for a season."""
    async with ctx.database.read_transaction() as tx:
        known = await season_log.load(tx, season_id)
        avoids = bool((await settings.load_preferences(tx, user_key)).blocked)
        tables, off = await _parallel_tables(tx, known, user_key), await _days_off(tx, known, user_key)
    return SignUpWarnings(avoids, tables if tables > MANY_TABLES else 0, off if off > MANY_DAYS_OFF else 0)


async def _parallel_tables(tx: Transaction, loaded: LoadedSeason, user_key: int) -> int:
    """Return the estimated number of tables that a user will play at once in all of a guild's seasons."""
    count = 0
    for season in await projections.seasons_of_user(tx, user_key, MAX_SEASONS):
        loaded_season = await season_log.load(tx, season)
        if (
            loaded_season.league.guild_id == loaded.league.guild_id
            and user_key not in loaded_season.season.removed
        ):
            count += _planned_tables(loaded_season, user_key)
    return count


def _planned_tables(loaded: LoadedSeason, user_key: int) -> int:
    plan, status = loaded.plan, loaded.season.status
    if status in {"sign-up", "confirming"}:
        planned = plan.seats * plan.each
    elif status in {"drawn", "playing"}:
        planned = sum(not fixture_state.is_over for fixture_state in loaded.season.tables_of(user_key))
    else:
        return 0
    return min(planned, plan.load or planned)


async def _days_off(tx: Transaction, loaded: LoadedSeason, user_key: int) -> int:
    """Return the number of a user's days off during a season, assuming that the season is not postponed."""
    begins = max(scheduled_step.at for scheduled_step in sign_up_schedule(loaded.plan, loaded.log[0].at))
    ends = max(one.at for one in play_schedule(loaded.plan, begins) if one.what == "end")
    first, last = _day(begins), _day(ends)
    return sum(first <= day_off_row.day <= last for day_off_row in await days_off.of_user(tx, user_key))


def _day(at: int) -> str:
    return (datetime(1970, 1, 1, tzinfo=UTC) + timedelta(days=at // DAY)).date().isoformat()


async def blocked_players(ctx: Context, season_id: int, user_key: int) -> BlockedPlayers:
    """Return the blocked users with whom a user shares tables in a season."""
    async with ctx.database.read_transaction() as tx:
        return await load_blocked_players(tx, await season_log.load(tx, season_id), user_key)
