"""A season's scheduled steps, each of which runs once, without any action by a host.

A step may run after its due time.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import TypeAlias, assert_never

from engine.core.files.library import games
from engine.core.text import text
from host.core import jobs, kinds, outbox, timers
from host.core.context import Context
from host.core.errors import user_error
from host.core.features import publish
from host.core.owners import Owner, season_owner
from host.core.timers import RETRY_DELAY, TimerDeferred
from host.leagues.lifecycle import season_log, season_opening
from host.leagues.lifecycle.effects import append_entry, step_due_at
from host.leagues.lifecycle.final_results import load_movements, update_champion_role
from host.leagues.lifecycle.inactive_members import adjudicate_table
from host.leagues.lifecycle.kinds import (
    AnnounceSeason,
    CheckSeasonGame,
    DrawTables,
    EndPostponement,
    LeagueTimer,
    ReconcileMatches,
    RefreshDivision,
    RefreshSignUp,
    ShowDivision,
    ShowSignUp,
    StepTimer,
    StrikeInactive,
)
from host.leagues.lifecycle.season_log import LoadedSeason, SeasonChanged
from host.leagues.pairing import drawing
from host.leagues.pairing.formats import FORMATS, required_members
from host.leagues.season.entries import (
    PlayBegun,
    PlayEnded,
    PlayHurried,
    PlayPaused,
    PlayResumed,
    SeasonEntry,
    SeasonFinished,
    SeasonVoided,
)
from host.leagues.season.entry_base import UNFINISHED_STATUSES, Announcement
from host.leagues.season.schedule import StepName, extension_days
from host.leagues.season.season import Status
from host.leagues.season.sign_up import SignUpClosed, SignUpExtended
from host.matches.match.timers import refuse_while_unavailable
from storage.core.database import Transaction
from storage.core.scheduling import timers as stored_timers
from storage.leagues.league import leagues, seasons
from storage.leagues.league import secrets as stored_secrets
from storage.leagues.league.seasons import SeasonRow

BATCH_SIZE = 200
"""Number of leagues per query."""


async def handle_timer(ctx: Context, tx: Transaction, owner: Owner, timer: LeagueTimer) -> None:
    """Handle a timer of a season."""
    match timer:
        case RefreshSignUp():
            await outbox.replace_pending(ctx, tx, owner, ShowSignUp())
        case RefreshDivision():
            await outbox.delete_equal(tx, owner, ShowDivision(timer.division))
            await outbox.add(ctx, tx, owner, ShowDivision(timer.division))
        case EndPostponement():
            await jobs.put(ctx, tx, owner, ReconcileMatches())
        case StepTimer():
            await _handle_step(ctx, tx, owner, timer)
        case CheckSeasonGame():
            await _check_game(ctx, tx, owner, timer)
        case _:
            assert_never(timer)


async def _handle_step(ctx: Context, tx: Transaction, owner: Owner, step: StepTimer) -> None:
    """Run a step that is due, or set the timer again if the step was postponed."""
    known = await season_log.load(tx, owner.id)
    await refuse_while_unavailable(ctx, tx, known.league.guild_id)
    if known.season.paused_since is not None:
        raise TimerDeferred
    if not known.has_game:
        await _defer_step(ctx, tx, known, step)
        return
    at = await step_due_at(tx, known, step)
    if at is None:
        return
    if at > ctx.now():
        await timers.put(tx, owner, step, at)
        await publish(ctx, tx, SeasonChanged(known))
        return
    await run_step(ctx, tx, known, step)


async def on_startup(ctx: Context) -> None:
    """Check all unfinished seasons whose game can't be loaded, or could not be loaded before."""
    async with ctx.database.transaction() as tx:
        async for row in _seasons_without_game(tx):
            await timers.put(tx, season_owner(row.id), CheckSeasonGame(), ctx.now())
        kind = CheckSeasonGame
        await stored_timers.make_due(tx, kinds.feature_of(kind), [kinds.name_of(kind)], ctx.now())


async def _seasons_without_game(tx: Transaction) -> AsyncIterator[SeasonRow]:
    """Yield the unfinished seasons of the leagues whose game can't be loaded."""
    batch = await leagues.list_after(tx, 0, BATCH_SIZE)
    while batch:
        for league in batch:
            latest = [] if league.game in games() else await seasons.of_league(tx, league.id, 1)
            for row in latest:
                if row.status in UNFINISHED_STATUSES:
                    yield row
        batch = await leagues.list_after(tx, batch[-1].id, BATCH_SIZE)


async def _check_game(ctx: Context, tx: Transaction, owner: Owner, timer: CheckSeasonGame) -> None:
    """Pause a season whose game is missing, or resume it if the game is back."""
    known = await season_log.load(tx, owner.id)
    await refuse_while_unavailable(ctx, tx, known.league.guild_id)
    if known.season.status not in UNFINISHED_STATUSES:
        return
    if known.has_game:
        if _is_paused_for_game(known):
            await append_entry(ctx, tx, known, PlayResumed())
        return
    if known.season.paused_since is None:
        await append_entry(ctx, tx, known, PlayPaused(cause="game"))
    await timers.put(tx, owner, timer, ctx.now() + RETRY_DELAY)


def _is_paused_for_game(loaded: LoadedSeason) -> bool:
    """Return whether the season is paused because of its game, and not by a host."""
    pauses = [item.entry for item in loaded.log if isinstance(item.entry, PlayPaused)]
    return loaded.season.paused_since is not None and pauses[-1].cause == "game"


async def _defer_step(ctx: Context, tx: Transaction, loaded: LoadedSeason, step: StepTimer) -> None:
    """Set a step's timer again, and have the season paused, because its game is missing.

    Raises TimerDeferred if the season is over, so that it needs no pause.
    """
    if loaded.season.status not in UNFINISHED_STATUSES:
        raise TimerDeferred
    retry, now = ctx.now() + RETRY_DELAY, ctx.now()
    await timers.put_all(tx, season_owner(loaded.id), {step: retry, CheckSeasonGame(): now})


async def run_step(ctx: Context, tx: Transaction, loaded: LoadedSeason, step: StepTimer) -> None:
    """Run a step if the season is still at the step's stage.

    Otherwise a host has already run the step, or all tables were over early.
    """
    status, do = _STEP_HANDLERS[step.what]
    if loaded.season.status == status:
        await do(ctx, tx, loaded, step)


async def _announce(ctx: Context, tx: Transaction, loaded: LoadedSeason, step: StepTimer) -> None:
    await outbox.add(ctx, tx, season_owner(loaded.id), AnnounceSeason(_ANNOUNCEMENTS[step.what], step.number))


_ANNOUNCEMENTS: Mapping[StepName, Announcement] = {
    "nag": "nag",
    "idle": "idle",
    "week": "week",
    "warn": "warned",
}


async def _draw(ctx: Context, tx: Transaction, loaded: LoadedSeason, step: StepTimer) -> None:
    await jobs.put(ctx, tx, season_owner(loaded.id), DrawTables())


async def _begin(ctx: Context, tx: Transaction, loaded: LoadedSeason, step: StepTimer) -> None:
    await append_entry(ctx, tx, loaded, PlayBegun())


async def _strike(ctx: Context, tx: Transaction, loaded: LoadedSeason, step: StepTimer) -> None:
    await jobs.put(ctx, tx, season_owner(loaded.id), StrikeInactive())


async def _hurry(ctx: Context, tx: Transaction, loaded: LoadedSeason, step: StepTimer) -> None:
    if not loaded.season.is_hurried:
        await append_entry(ctx, tx, loaded, PlayHurried())


async def _end(ctx: Context, tx: Transaction, loaded: LoadedSeason, step: StepTimer) -> None:
    await end_play(ctx, tx, loaded)


async def _close(ctx: Context, tx: Transaction, loaded: LoadedSeason, step: StepTimer) -> None:
    """Close sign-up.

    If there are too few members, extend sign-up once. If there are still too few after that, void the season.
    """
    if len(loaded.season.members) >= required_members(loaded.plan):
        await append_entry(ctx, tx, loaded, SignUpClosed())
    elif not loaded.season.extended:
        await append_entry(ctx, tx, loaded, SignUpExtended(days=extension_days()))
    else:
        await append_entry(ctx, tx, loaded, SeasonVoided())


async def _next_round(ctx: Context, tx: Transaction, loaded: LoadedSeason, step: StepTimer) -> None:
    """Adjudicate unfinished tables and queue the draw of the next round, unless that round is already drawn."""
    drawn = max((table.table.round for table in loaded.season.tables.values()), default=0)
    if step.number == drawn + 1:
        await append_entry(ctx, tx, loaded, *await adjudicate(ctx, tx, loaded))
        await jobs.put(ctx, tx, season_owner(loaded.id), DrawTables(step.number))


async def end_play(
    ctx: Context, tx: Transaction, loaded: LoadedSeason, entry: PlayEnded | None = None
) -> LoadedSeason:
    """End a season's play and adjudicate unfinished tables.

    If a host ends play, `entry` contains the host and the reason.
    """
    return await append_entry(ctx, tx, loaded, *await adjudicate(ctx, tx, loaded), entry or PlayEnded())


async def adjudicate(ctx: Context, tx: Transaction, loaded: LoadedSeason) -> list[SeasonEntry]:
    """Return the adjudications for unfinished tables.

    Raises UserError if there are any and their matches can't be read, because the season's game is missing.
    """
    unfinished = [table for table in loaded.season.tables.values() if not table.is_over]
    if unfinished and not loaded.has_game:
        raise user_error("league-game-missing", game=text(f"{loaded.plan.game}-name"))
    return [await adjudicate_table(ctx, tx, fixture_state) for fixture_state in unfinished]


async def _finish(ctx: Context, tx: Transaction, loaded: LoadedSeason, step: StepTimer) -> None:
    """Publish the promotions and relegations, and the secret behind the lots."""
    secrets = await stored_secrets.get(tx, loaded.id)
    assert secrets is not None
    lots = drawing.lots(secrets.lots, loaded.season.transcript)
    found = await load_movements(tx, loaded, lots)
    after = await append_entry(
        ctx, tx, loaded, SeasonFinished(moved=tuple(sorted(found.items())), secret=secrets.lots)
    )
    await update_champion_role(ctx, tx, after)


async def _open_next(ctx: Context, tx: Transaction, loaded: LoadedSeason, step: StepTimer) -> None:
    """Open sign-up for the next season, unless the league is suspended or is a cup."""
    newest = await season_log.load_latest(tx, loaded.league.id)
    is_last = newest is not None and newest.id == loaded.id
    if is_last and loaded.league.status == "live" and not FORMATS[loaded.plan.format].begins_when_full:
        await season_opening.open_season(ctx, tx, loaded.league, by=None)


_StepHandler: TypeAlias = Callable[[Context, Transaction, LoadedSeason, StepTimer], Awaitable[None]]
_STEP_HANDLERS: Mapping[StepName, tuple[Status, _StepHandler]] = {
    "nag": ("sign-up", _announce),
    "close": ("sign-up", _close),
    "draw": ("confirming", _draw),
    "begin": ("drawn", _begin),
    "idle": ("playing", _announce),
    "strike": ("playing", _strike),
    "round": ("playing", _next_round),
    "week": ("playing", _announce),
    "hurry": ("playing", _hurry),
    "warn": ("playing", _announce),
    "end": ("playing", _end),
    "final": ("protest", _finish),
    "next": ("over", _open_next),
}
"""The handler for each step, and the stage at which the step runs."""
