"""Commands for hosts that create, change and suspend leagues, and open their seasons."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec

from engine.core.files.library import AnyGame, UnknownGame, game
from engine.core.text import Quote
from host.core.context import Context
from host.core.errors import user_error
from host.core.users import normalize_name
from host.leagues.lifecycle import season_log, season_opening
from host.leagues.lifecycle.kinds import ManageLeague, ManageSeason
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.season.descriptions import flaw_error
from host.leagues.season.plan_validation import Flaw, min_play_days, validate
from host.leagues.season_plan import SeasonPlan
from host.matches.permissions import Authority, authorize_for_guild
from storage.core.database import Transaction
from storage.leagues.league import leagues, seasons
from storage.leagues.league.leagues import LeagueRow, LeagueStatus, NameTaken
from storage.leagues.league.seasons import SeasonRow

MAX_NAME = 32
MAX_LEAGUES = 25
"""Maximum number of leagues per guild. Discord allows at most 25 choices per command option."""
MAX_SEASONS = 100
BATCH_SIZE = 200
"""Number of leagues per query."""


def plan_for(name: str, seats: int, **changes: object) -> SeasonPlan:
    """Return a game's default settings with the given changes.

    Unless `play_days` is given, it is set to the minimum that the other settings allow. Raises a UserError if
    the game is unknown or does not support the number of seats.
    """
    try:
        rules = game(name)
    except UnknownGame:
        raise user_error("unknown-game", game=Quote(name)) from None
    if seats not in rules.seat_counts or seats < 2:
        raise flaw_error(Flaw("seats", seats))
    if _is_cooperative(rules, seats):
        raise flaw_error(Flaw("cooperative"))
    data = {"game": rules.id, "seats": seats, "turns": rules.typical_turns(seats), **changes}
    plan = msgspec.convert(msgspec.to_builtins(data), SeasonPlan)
    if "play_days" in changes or validate_without_duration(plan):
        return plan
    return msgspec.structs.replace(plan, play_days=max(plan.hurry_days + 1, min_play_days(plan)))


def validate_without_duration(plan: SeasonPlan) -> tuple[Flaw, ...]:
    """Return the validation errors in the settings, except errors about the season's length and dates."""
    return tuple(flaw for flaw in validate_plan(plan) if flaw.what not in {"days", "dates", "long", "hurry"})


def validate_plan(plan: SeasonPlan) -> tuple[Flaw, ...]:
    """Return all validation errors in the settings."""
    rules = game(plan.game)
    flaws = (Flaw("cooperative"),) if _is_cooperative(rules, plan.seats) else ()
    return flaws + validate(plan, rules.seat_counts)


def _is_cooperative(rules: AnyGame, seats: int) -> bool:
    return rules.is_cooperative(seats, rules.read_options({}))


async def validate_plan_in_thread(plan: SeasonPlan) -> tuple[Flaw, ...]:
    """Return all validation errors in the settings, computed off the event loop.

    The computation can be slow.
    """
    return await asyncio.to_thread(validate_plan, plan)


async def min_days(plan: SeasonPlan) -> int:
    """Return the minimum number of days of play with these settings, computed off the event loop."""
    return await asyncio.to_thread(min_play_days, plan)


async def create(
    ctx: Context,
    guild_id: int,
    channel_id: int,
    name: str,
    plan: SeasonPlan,
    by: Authority,
    role_id: int | None = None,
) -> LeagueRow:
    """Create a league.

    Raises a UserError if a season might not end in time, or if the guild already has a league with that name.
    """
    text = normalize_name(name, MAX_NAME + 1)
    if not text or len(text) > MAX_NAME:
        raise user_error("league-name", most=MAX_NAME)
    await _refuse_invalid(plan)
    async with ctx.database.transaction() as tx:
        if len(await leagues.of_guild(tx, guild_id)) >= MAX_LEAGUES:
            raise user_error("league-too-many", most=MAX_LEAGUES)
        await authorize_for_guild(ctx, tx, guild_id, by, ManageLeague(text, "create"))
        row = LeagueRow(
            guild_id=guild_id, name=text, game=plan.game, channel=channel_id, plan=_to_json(plan),
            creator_key=by.user.key, created=ctx.now(), role=role_id,
        )  # fmt: skip
        try:
            return await leagues.add(tx, row)
        except NameTaken:
            raise user_error("league-name-taken") from None


async def _refuse_invalid(plan: SeasonPlan) -> None:
    if found := await validate_plan_in_thread(plan):
        raise flaw_error(found[0])


def _to_json(plan: SeasonPlan) -> str:
    return msgspec.json.encode(plan).decode()


async def change_plan(ctx: Context, league_id: int, plan: SeasonPlan, by: Authority) -> LeagueRow:
    """Change a league's settings, starting with its next season.

    The settings of an open season are frozen.
    """
    await _refuse_invalid(plan)
    async with ctx.database.transaction() as tx:
        row = await league_for_host(tx, league_id, by)
        if plan.game != row.game:
            raise user_error("league-other-game")
        await authorize_for_guild(ctx, tx, row.guild_id, by, ManageLeague(row.name, "change"))
        await leagues.set_plan(tx, league_id, _to_json(plan))
        return await season_log.load_league(tx, league_id)


async def suspend(ctx: Context, league_id: int, by: Authority) -> LeagueRow:
    """Suspend a league, so that no new seasons open for now."""
    return await _set_status(ctx, league_id, by, "resting")


async def resume(ctx: Context, league_id: int, by: Authority) -> LeagueRow:
    """Resume a suspended league, so that new seasons can open again."""
    return await _set_status(ctx, league_id, by, "live")


async def _set_status(ctx: Context, league_id: int, by: Authority, status: LeagueStatus) -> LeagueRow:
    async with ctx.database.transaction() as tx:
        row = await league_for_host(tx, league_id, by)
        act = ManageLeague(row.name, "rest" if status == "resting" else "wake")
        await authorize_for_guild(ctx, tx, row.guild_id, by, act)
        await leagues.set_status(tx, league_id, status)
        return await season_log.load_league(tx, league_id)


async def league_for_host(tx: Transaction, league_id: int, by: Authority) -> LeagueRow:
    """Return a league for a host action.

    Raises a UserError if the league belongs to another guild.
    """
    row = await season_log.load_league(tx, league_id)
    if by.guild_id not in (None, row.guild_id):
        raise user_error("league-unknown")
    return row


async def open_season(ctx: Context, league_id: int, by: Authority) -> LoadedSeason:
    """Open sign-up for a league's next season.

    Raises a UserError until the previous one is over.
    """
    async with ctx.database.transaction() as tx:
        row = await league_for_host(tx, league_id, by)
        known = await season_opening.open_season(ctx, tx, row, by.user.key)
        act = ManageSeason(row.name, known.row.number, "open")
        await authorize_for_guild(ctx, tx, row.guild_id, by, act)
        await leagues.set_status(tx, league_id, "live")
    return known


async def leagues_of(ctx: Context, guild_id: int) -> tuple[LeagueRow, ...]:
    """Return the leagues of a guild, sorted by name."""
    async with ctx.database.read_transaction() as tx:
        return tuple(await leagues.of_guild(tx, guild_id))


async def all_leagues(ctx: Context, guild_id: int | None) -> AsyncIterator[LeagueRow]:
    """Yield a guild's leagues, or the leagues of all guilds (None), in batches."""
    if guild_id is not None:
        for row in await leagues_of(ctx, guild_id):
            yield row
        return
    last = 0
    while True:
        async with ctx.database.read_transaction() as tx:
            part = await leagues.list_after(tx, last, BATCH_SIZE)
        for row in part:
            yield row
        if len(part) < BATCH_SIZE:
            return
        last = part[-1].id


async def league_of(ctx: Context, league_id: int) -> LeagueRow:
    """Return a league.

    Raises a UserError if it does not exist.
    """
    async with ctx.database.read_transaction() as tx:
        return await season_log.load_league(tx, league_id)


async def latest_season(ctx: Context, league_id: int) -> LoadedSeason | None:
    """Return a league's latest season; None if it has no season."""
    async with ctx.database.read_transaction() as tx:
        return await season_log.load_latest(tx, league_id)


async def seasons_of(ctx: Context, league_id: int) -> tuple[SeasonRow, ...]:
    """Return a league's seasons, newest first."""
    async with ctx.database.read_transaction() as tx:
        return tuple(await seasons.of_league(tx, league_id, MAX_SEASONS))
