"""Reconciliation: the matches of a season follow its log in seats, pauses, pace and ends.

The log comes first. The next run completes an interrupted one, since each run does only what is missing.
"""

from __future__ import annotations

import logging

from host.core import jobs, outbox
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import match_owner, season_owner
from host.core.users import User
from host.decisions.replace import seats
from host.leagues.lifecycle import logbook
from host.leagues.lifecycle.effects import append_entry, hold
from host.leagues.lifecycle.kinds import DrawTables, SeasonEnds, SeasonHurries, SeasonPaused, SeasonResumed
from host.leagues.lifecycle.logbook import LoadedSeason
from host.leagues.pairing.formats import FORMATS
from host.leagues.season.entries import Ended, Logged, SeasonEntry, TableOpened
from host.leagues.season.fold import find_taken_back
from host.leagues.season.results import struck
from host.leagues.season.rulings import Replaced, Reversed, Struck
from host.leagues.season.season import TableState
from host.matches.log.entries import SeatTaken
from host.matches.match import loading
from host.matches.match.cancellation import end
from host.matches.match.commit import commit
from host.matches.match.match import Match
from host.matches.settings import time_controls
from host.messages.posts.kinds import ArchiveThread
from host.time.clock import timing
from host.time.clock.pace import speed_up
from storage.core.database import Transaction
from storage.leagues.league import seasons
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow

log = logging.getLogger(__name__)


class _Changed(Exception):
    """Raised when the season's log has changed in the meantime."""


async def do(ctx: Context, season: int) -> None:
    """Reconcile the matches of a season with its log, and continue once all tables are over.

    The next step is another round, or the end of the season.
    """
    while True:
        try:
            known = await _strike_leavers(ctx, season)
            for match_id in await _off(ctx, known):
                await _settle(ctx, known, match_id)
            await _go_on(ctx, season)
        except _Changed:
            continue
        return


def matches_of(known: LoadedSeason) -> list[int]:
    """Return all matches that a season has begun, including those replaced by a replay."""
    return [item.entry.match for item in known.log if isinstance(item.entry, TableOpened)]


async def _strike_leavers(ctx: Context, season: int) -> LoadedSeason:
    """Strike members who have left too many tables; robots take their other seats."""
    async with ctx.database.read_transaction() as tx:
        known = await logbook.load(tx, season)
        if known.season.status != "playing" or not await _leavers(tx, known):
            return known
    async with hold(ctx, season) as (tx, known):
        made = [Struck(person=one, by="clock", cause="left") for one in await _leavers(tx, known)]
        return (
            await append_entry(ctx, tx, known, *made) if made and known.season.status == "playing" else known
        )


async def _leavers(tx: Transaction, known: LoadedSeason) -> list[int]:
    gone = struck(known.season, await logbook.outcomes_of(tx, known.season)) - known.season.out
    return sorted(gone & known.season.members.keys())


async def _off(ctx: Context, known: LoadedSeason) -> list[int]:
    """Return the matches that may have to change.

    One query reads them all, since this runs after each result.
    """
    over = {one.match_id for one in known.season.tables.values() if one.head is not None}
    async with ctx.database.read_transaction() as tx:
        running = await matches.running_of(tx, {*matches_of(known)} - over)
    return [row.id for row in running if _out_of_sync(known, row)]


async def _settle(ctx: Context, known: LoadedSeason, match_id: int) -> None:
    """Reconcile one match with the season's log."""
    try:
        async with ctx.lock(match_id), ctx.database.transaction() as tx:
            await _refuse_changed(tx, known)
            row = await loading.row_of(tx, match_id)
            if row.status == "running":
                await _reconcile_match(ctx, tx, known, row)
    except UserError as error:
        log.warning("match %d of season %d stays as it is: %s", match_id, known.id, error)
    await jobs.run(ctx, match_owner(match_id))


async def _refuse_changed(tx: Transaction, known: LoadedSeason) -> None:
    row = await seasons.get(tx, known.id)
    if row is None or row.head != known.row.head:
        raise _Changed


def _out_of_sync(known: LoadedSeason, row: MatchRow) -> bool:
    """Return whether a match may have to change; its seats are only known from its own log."""
    table = table_of(known, row.id)
    return (
        table is None
        or not _is_wanted(known, table)
        or (known.season.paused_since is not None) != (row.paused is not None)
        or _is_slow(known, row)
        or bool(known.season.out & {*table.user_keys})
        or table.user_keys != table.table.user_keys
        or any(_concerns(one.entry, table) for one, _ in _taken_back(known))
    )


def table_of(known: LoadedSeason, match_id: int) -> TableState | None:
    """Return the table of a match; None if the table is replayed in another match."""
    return next((one for one in known.season.tables.values() if one.match_id == match_id), None)


def _is_wanted(known: LoadedSeason, table: TableState) -> bool:
    """Return whether a match should continue.

    The match of a table with a ruling continues, since it may count again later.
    """
    return known.season.status == "playing" and not table.is_adjudicated


def _is_slow(known: LoadedSeason, row: MatchRow) -> bool:
    hurry = time_controls.to_json(known.plan.hurry.time_control)
    return known.season.is_hurried and row.time_control != hurry


async def _reconcile_match(ctx: Context, tx: Transaction, known: LoadedSeason, row: MatchRow) -> None:
    table = table_of(known, row.id)
    if table is None or not _is_wanted(known, table):
        await _end(ctx, tx, row)
        return
    match = await loading.match_of(ctx, tx, row, whole=True)
    for seat in range(len(match.seats)):
        match = await _seat(ctx, tx, known, match, table, seat)
    if match.row.status == "running" and _is_slow(known, match.row):
        match = await speed_up(ctx, tx, match, known.plan.hurry.time_control)
        match = await commit(ctx, tx, match, [SeasonHurries()])
    await _pause(ctx, tx, known, match)


async def _end(ctx: Context, tx: Transaction, row: MatchRow) -> None:
    """End a match that no longer counts; if it can't be read, end it without a log entry."""
    try:
        match = await loading.match_of(ctx, tx, row)
    except UserError:
        await end(ctx, tx, row)
    else:
        await end(ctx, tx, (await commit(ctx, tx, match, [SeasonEnds()])).row)
    await outbox.add(ctx, tx, match_owner(row.id), ArchiveThread())


async def _seat(
    ctx: Context, tx: Transaction, known: LoadedSeason, match: Match, table: TableState, seat: int
) -> Match:
    """Give a seat to the member whom the season assigns to it.

    A robot plays for members who are out of the season.
    """
    wanted, sits = table.user_keys[seat], match.seats[seat].user_key
    is_lost = _is_lost_by_mistake(known, match, table, seat)
    if wanted in known.season.out:
        if sits is not None and (sits == wanted or is_lost) and match.game.robots:
            return await seats.to_robot(ctx, tx, match, seat, "resigned", decided=wanted)
        return match
    stays = wanted == table.table.user_keys[seat] or _has_sat(match, seat, wanted)
    if sits == wanted or (stays and not is_lost):
        return match
    new = User(wanted, known.season.members[wanted].name)
    if await seats.knows(tx, match, seat, new):
        return match
    return await seats.to_person(ctx, tx, match, seat, new)


def _is_lost_by_mistake(known: LoadedSeason, match: Match, table: TableState, seat: int) -> bool:
    """Return whether the assigned member lost the seat only by rulings that were reversed.

    A member who has had the seat since does not count.
    """
    undone, is_lost = _taken_back(known), False
    for item in match.line.entries:
        entry = item.entry
        if isinstance(entry, SeatTaken) and entry.seat == seat:
            by_them = any(
                # Before the ruling, and after its reversal, the players gave up the seat voluntarily.
                one.at <= item.at <= until and _brought(one.entry, table, entry)
                for one, until in undone
            )
            is_lost = entry.person != table.user_keys[seat] and (is_lost or by_them)
    return is_lost


def _taken_back(known: LoadedSeason) -> list[tuple[Logged, int]]:
    """Return the reversed rulings, each with the time of its reversal."""
    gone = find_taken_back(known.log)
    return [
        (known.log[one.entry.entry - 1], one.at)
        for one in known.log
        if isinstance(one.entry, Reversed) and one.seq not in gone
    ]


def _concerns(ruling: SeasonEntry, table: TableState) -> bool:
    """Return whether a ruling may have cost a member their seat at a table."""
    if isinstance(ruling, Struck):
        return ruling.person in table.user_keys
    return isinstance(ruling, Replaced) and ruling.table == table.table.number


def _brought(ruling: SeasonEntry, table: TableState, taken: SeatTaken) -> bool:
    """Return whether a ruling about the player of a seat caused the change of that seat."""
    match ruling:
        case Struck():
            return (taken.why, taken.left) == ("resigned", ruling.person)
        case Replaced():
            came = (ruling.table, ruling.seat, ruling.person)
            return came == (table.table.number, taken.seat, taken.person)
        case _:
            return False


def _has_sat(match: Match, seat: int, user_key: int) -> bool:
    """Return whether a member has had a seat before.

    If they have left it since, reconciliation does not give it back.
    """
    taken = (item.entry for item in match.line.entries if isinstance(item.entry, SeatTaken))
    return any(entry.seat == seat and user_key in (entry.person, entry.left) for entry in taken)


async def _pause(ctx: Context, tx: Transaction, known: LoadedSeason, match: Match) -> None:
    """Stop running clocks while the season is paused, and restart those that the pause stopped."""
    rests, row = known.season.paused_since is not None, match.row
    if rests and row.paused is None:
        await timing.pause(ctx, tx, await commit(ctx, tx, match, [SeasonPaused()]))
    elif not rests and row.paused is not None and row.channel_lost is None and _was_by_season(match):
        await timing.resume(ctx, tx, await commit(ctx, tx, match, [SeasonResumed()]))


def _was_by_season(match: Match) -> bool:
    said = [item.entry for item in match.line.entries if isinstance(item.entry, SeasonPaused | SeasonResumed)]
    return bool(said) and isinstance(said[-1], SeasonPaused)


async def _go_on(ctx: Context, season: int) -> None:
    """Draw the next round, or end the season, once all tables are over."""
    async with hold(ctx, season) as (tx, known):
        now = known.season
        is_over = all(one.is_over for one in now.tables.values())
        if now.status != "playing" or now.paused_since is not None or not is_over:
            return
        drawn = max((one.table.round for one in now.tables.values()), default=1)
        if drawn < FORMATS[known.plan.format].rounds(known.plan):
            await jobs.put(ctx, tx, season_owner(known.id), DrawTables(drawn + 1))
        else:
            await append_entry(ctx, tx, known, Ended())
