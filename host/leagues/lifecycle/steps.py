"""The steps of a season: each is done once, when it is due or later, without any host."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias, assert_never

from host.core import jobs, outbox, timers
from host.core.context import Context
from host.core.owners import Owner, season_owner
from host.core.timers import NotNow
from host.leagues.lifecycle import invitations, logbook
from host.leagues.lifecycle.champions import follow_final
from host.leagues.lifecycle.effects import append_entry, due
from host.leagues.lifecycle.inactive_members import late_at
from host.leagues.lifecycle.kinds import (
    AnnounceSeason,
    DrawTables,
    LeagueTimer,
    RefreshDivision,
    RefreshSignUp,
    ShowDivision,
    ShowSignUp,
    StepDue,
    StrikeSilent,
)
from host.leagues.lifecycle.logbook import LoadedSeason
from host.leagues.pairing import drawing
from host.leagues.pairing.formats import FORMATS, needed
from host.leagues.season.agenda import What, extension_days
from host.leagues.season.entries import Adjudicated, Begun, Ended, Final, Hurried, SeasonEntry, Voided
from host.leagues.season.entry import Announcement
from host.leagues.season.results import moves_of
from host.leagues.season.season import Status
from host.leagues.season.sign_up import Closed, Extended
from host.matches.match.timers import refuse_while_away
from storage.core.database import Transaction
from storage.leagues.league import secrets as stored_secrets


async def ring(ctx: Context, tx: Transaction, owner: Owner, timer: LeagueTimer) -> None:
    """Handle a timer of a season."""
    match timer:
        case RefreshSignUp():
            await outbox.replace_pending(ctx, tx, owner, ShowSignUp())
        case RefreshDivision():
            await outbox.drop_exactly(tx, owner, ShowDivision(timer.division))
            await outbox.add(ctx, tx, owner, ShowDivision(timer.division))
        case StepDue():
            await _step(ctx, tx, owner, timer)
        case _:
            assert_never(timer)


async def _step(ctx: Context, tx: Transaction, owner: Owner, step: StepDue) -> None:
    """Do a step that is due; set the timer again for a step that was postponed."""
    known = await logbook.load(tx, owner.id)
    await refuse_while_away(ctx, tx, known.league.guild_id)
    if known.season.paused_since is not None:
        raise NotNow
    at = await due(tx, known, step)
    if at is None:
        return
    if at > ctx.now():
        await timers.put(tx, owner, step, at)
        return
    await take(ctx, tx, known, step)


async def take(ctx: Context, tx: Transaction, known: LoadedSeason, step: StepDue) -> None:
    """Do a step if the season is at its stage.

    At another stage, a host has done it already, or all tables are over.
    """
    status, do = _STEPS[step.what]
    if known.season.status == status:
        await do(ctx, tx, known, step)


async def _tell(ctx: Context, tx: Transaction, known: LoadedSeason, step: StepDue) -> None:
    await outbox.add(ctx, tx, season_owner(known.id), AnnounceSeason(_TOLD[step.what], step.number))


_TOLD: Mapping[What, Announcement] = {"nag": "nag", "idle": "idle", "week": "week", "warn": "warned"}


async def _draw(ctx: Context, tx: Transaction, known: LoadedSeason, step: StepDue) -> None:
    await jobs.put(ctx, tx, season_owner(known.id), DrawTables())


async def _begin(ctx: Context, tx: Transaction, known: LoadedSeason, step: StepDue) -> None:
    await append_entry(ctx, tx, known, Begun())


async def _strike(ctx: Context, tx: Transaction, known: LoadedSeason, step: StepDue) -> None:
    await jobs.put(ctx, tx, season_owner(known.id), StrikeSilent())


async def _hurry(ctx: Context, tx: Transaction, known: LoadedSeason, step: StepDue) -> None:
    if not known.season.is_hurried:
        await append_entry(ctx, tx, known, Hurried())


async def _end(ctx: Context, tx: Transaction, known: LoadedSeason, step: StepDue) -> None:
    await end(ctx, tx, known)


async def _close(ctx: Context, tx: Transaction, known: LoadedSeason, step: StepDue) -> None:
    """Close sign-up.

    With too few members, sign-up is extended once, and then the season is voided.
    """
    if len(known.season.members) >= needed(known.plan):
        await append_entry(ctx, tx, known, Closed())
    elif not known.season.extended:
        await append_entry(ctx, tx, known, Extended(days=extension_days()))
    else:
        await append_entry(ctx, tx, known, Voided())


async def _next_round(ctx: Context, tx: Transaction, known: LoadedSeason, step: StepDue) -> None:
    """Queue the draw of the next round at its time, and adjudicate unfinished tables first."""
    drawn = max((one.table.round for one in known.season.tables.values()), default=0)
    if step.number == drawn + 1:
        await append_entry(ctx, tx, known, *await adjudicate(tx, known))
        await jobs.put(ctx, tx, season_owner(known.id), DrawTables(step.number))


async def end(ctx: Context, tx: Transaction, known: LoadedSeason, ended: Ended | None = None) -> LoadedSeason:
    """End the play of a season and adjudicate unfinished tables.

    `ended` has the host and the reason, if a host ended it.
    """
    return await append_entry(ctx, tx, known, *await adjudicate(tx, known), ended or Ended())


async def adjudicate(tx: Transaction, known: LoadedSeason) -> list[SeasonEntry]:
    """Return the adjudications of unfinished tables.

    Members who have timed out at a table or left it get no points there.
    """
    unfinished = [one for one in known.season.tables.values() if not one.is_over]
    return [Adjudicated(table=one.table.number, late=await late_at(tx, one)) for one in unfinished]


async def _finish(ctx: Context, tx: Transaction, known: LoadedSeason, step: StepDue) -> None:
    """Publish promotions, relegations and the secret of the lots."""
    secrets = await stored_secrets.get(tx, known.id)
    assert secrets is not None
    lots = drawing.lots(secrets.lots, known.season.transcript)
    outcomes = await logbook.outcomes_of(tx, known.season)
    found = await asyncio.to_thread(moves_of, known.season, outcomes, lots)
    after = await append_entry(ctx, tx, known, Final(moved=tuple(sorted(found.items())), secret=secrets.lots))
    await follow_final(ctx, tx, after)


async def _open_next(ctx: Context, tx: Transaction, known: LoadedSeason, step: StepDue) -> None:
    """Open sign-up for the next season, unless the league is suspended; a cup is played once."""
    newest = await logbook.latest(tx, known.league.id)
    is_last = newest is not None and newest.id == known.id
    if is_last and known.league.status == "live" and not FORMATS[known.plan.format].begins_when_full:
        await invitations.open_season(ctx, tx, known.league, by=None)


_Do: TypeAlias = Callable[[Context, Transaction, LoadedSeason, StepDue], Awaitable[None]]
_STEPS: Mapping[What, tuple[Status, _Do]] = {
    "nag": ("sign-up", _tell),
    "close": ("sign-up", _close),
    "draw": ("confirming", _draw),
    "begin": ("drawn", _begin),
    "idle": ("playing", _tell),
    "strike": ("playing", _strike),
    "round": ("playing", _next_round),
    "week": ("playing", _tell),
    "hurry": ("playing", _hurry),
    "warn": ("playing", _tell),
    "end": ("playing", _end),
    "final": ("protest", _finish),
    "next": ("over", _open_next),
}
"""The handler of each step, and the stage at which it runs."""
