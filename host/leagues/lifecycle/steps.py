"""A season's scheduled steps, each of which runs once, without any action by a host.

A step may run after its due time.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias, assert_never

from host.core import jobs, outbox, timers
from host.core.context import Context
from host.core.features import publish
from host.core.owners import Owner, season_owner
from host.core.timers import TimerDeferred
from host.leagues.lifecycle import season_log, season_opening
from host.leagues.lifecycle.effects import append_entry, step_due_at
from host.leagues.lifecycle.final_results import load_movements, update_champion_role
from host.leagues.lifecycle.inactive_members import adjudicate_table
from host.leagues.lifecycle.kinds import (
    AnnounceSeason,
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
    SeasonEntry,
    SeasonFinished,
    SeasonVoided,
)
from host.leagues.season.entry_base import Announcement
from host.leagues.season.schedule import StepName, extension_days
from host.leagues.season.season import Status
from host.leagues.season.sign_up import SignUpClosed, SignUpExtended
from host.matches.match.timers import refuse_while_unavailable
from storage.core.database import Transaction
from storage.leagues.league import secrets as stored_secrets


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
        case _:
            assert_never(timer)


async def _handle_step(ctx: Context, tx: Transaction, owner: Owner, step: StepTimer) -> None:
    """Run a step that is due, or set the timer again if the step was postponed."""
    known = await season_log.load(tx, owner.id)
    await refuse_while_unavailable(ctx, tx, known.league.guild_id)
    if known.season.paused_since is not None:
        raise TimerDeferred
    at = await step_due_at(tx, known, step)
    if at is None:
        return
    if at > ctx.now():
        await timers.put(tx, owner, step, at)
        await publish(ctx, tx, SeasonChanged(known))
        return
    await run_step(ctx, tx, known, step)


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
    """Return the adjudications for unfinished tables."""
    unfinished = [table for table in loaded.season.tables.values() if not table.is_over]
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
