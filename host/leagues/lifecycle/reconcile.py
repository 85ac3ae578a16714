"""Reconciliation: applying a season's log to its matches (seats, pauses, pace and endings).

The log is written first. Each run makes only the changes that are missing, so the next run completes an
interrupted one.
"""

from __future__ import annotations

import logging

from host.core import jobs, outbox
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import match_owner, season_owner
from host.core.users import User
from host.decisions.replace import seat_changes
from host.leagues.lifecycle import season_log
from host.leagues.lifecycle.effects import append_entry, locked_season
from host.leagues.lifecycle.kinds import (
    DrawTables,
    MatchContinued,
    MatchPostponed,
    SeasonEnded,
    SeasonHurried,
    SeasonPaused,
    SeasonResumed,
)
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.pairing.formats import FORMATS
from host.leagues.season.entries import LoggedSeasonEntry, PlayEnded, SeasonEntry, TableOpened
from host.leagues.season.fold import reversed_entries
from host.leagues.season.results import removed_members
from host.leagues.season.rulings import MemberStruck, PlayerReplaced, RulingReversed
from host.leagues.season.season import FixtureState
from host.matches.log.entries import Entry, SeatTaken
from host.matches.match import loading
from host.matches.match.cancellation import cancel_match
from host.matches.match.commit import commit
from host.matches.match.match import Match
from host.matches.settings import time_controls
from host.matches.settings.time_controls import DAY
from host.messages.posts.kinds import ArchiveThread
from host.time.clock import timing
from host.time.clock.pace import speed_up
from storage.core.database import Transaction
from storage.leagues.league import seasons
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow

log = logging.getLogger(__name__)


class _SeasonChanged(Exception):
    """Raised if the season's log has changed since it was loaded."""


async def reconcile_matches(ctx: Context, season_id: int) -> None:
    """Reconcile a season's matches with its log, and continue the season once all tables are over.

    The season continues with another round, or it ends.
    """
    while True:
        try:
            known = await _strike_leavers(ctx, season_id)
            for match_id in await _out_of_sync_matches(ctx, known):
                await _try_reconcile(ctx, known, match_id)
            await _continue_season(ctx, season_id)
        except _SeasonChanged:
            continue
        return


def matches_of(loaded: LoadedSeason) -> list[int]:
    """Return all matches that were started in a season, including matches that were replayed later."""
    return [item.entry.match for item in loaded.log if isinstance(item.entry, TableOpened)]


async def _strike_leavers(ctx: Context, season_id: int) -> LoadedSeason:
    """Strike members who have left too many tables; robots take over their other seats."""
    async with ctx.database.read_transaction() as tx:
        known = await season_log.load(tx, season_id)
        if known.season.status != "playing" or not await _leavers(tx, known):
            return known
    async with locked_season(ctx, season_id) as (tx, known):
        member_strucks = [
            MemberStruck(person=one, by="clock", cause="left") for one in await _leavers(tx, known)
        ]
        return (
            await append_entry(ctx, tx, known, *member_strucks)
            if member_strucks and known.season.status == "playing"
            else known
        )


async def _leavers(tx: Transaction, loaded: LoadedSeason) -> list[int]:
    reversed_seqs = (
        removed_members(loaded.season, await season_log.load_outcomes(tx, loaded.season))
        - loaded.season.removed
    )
    return sorted(reversed_seqs & loaded.season.members.keys())


async def _out_of_sync_matches(ctx: Context, loaded: LoadedSeason) -> list[int]:
    """Return the matches that may need changes.

    All matches are read with one query, since this function runs after each result.
    """
    over = {table.match_id for table in loaded.season.tables.values() if table.head is not None}
    async with ctx.database.read_transaction() as tx:
        running = await matches.filter_running(tx, {*matches_of(loaded)} - over)
    return [row.id for row in running if _is_out_of_sync(loaded, row, ctx.now())]


async def _try_reconcile(ctx: Context, loaded: LoadedSeason, match_id: int) -> None:
    """Reconcile one match with the season's log."""
    try:
        async with ctx.lock(match_id), ctx.database.transaction() as tx:
            await _check_unchanged(tx, loaded)
            row = await loading.load_row(tx, match_id)
            if row.status == "running":
                await _reconcile_match(ctx, tx, loaded, row)
    except UserError as error:
        log.warning("match %d of season %d stays as it is: %s", match_id, loaded.id, error)
    await jobs.run(ctx, match_owner(match_id))


async def _check_unchanged(tx: Transaction, loaded: LoadedSeason) -> None:
    row = await seasons.get(tx, loaded.id)
    if row is None or row.head != loaded.row.head:
        raise _SeasonChanged


def _is_out_of_sync(loaded: LoadedSeason, row: MatchRow, now: int) -> bool:
    """Return whether a match may need changes.

    This may be a false positive, because only the match's own log shows its seats.
    """
    table = fixture_of_match(loaded, row.id)
    return (
        table is None
        or not _should_continue(loaded, table)
        or _is_at_rest(loaded, table, now) != (row.paused_since is not None)
        or _is_slow(loaded, row)
        or bool(loaded.season.removed & {*table.user_keys})
        or table.user_keys != table.table.user_keys
        or any(_concerns(one.entry, table) for one, _ in _reversed_rulings(loaded))
    )


def fixture_of_match(loaded: LoadedSeason, match_id: int) -> FixtureState | None:
    """Return the table of a match.

    Return None if the match was replaced by a replay.
    """
    return next((table for table in loaded.season.tables.values() if table.match_id == match_id), None)


def _should_continue(loaded: LoadedSeason, table: FixtureState) -> bool:
    """Return whether a match should continue.

    A match continues even after a host has ruled on its table, since the ruling may be reversed.
    """
    return loaded.season.status == "playing" and not table.is_adjudicated


def _is_at_rest(loaded: LoadedSeason, table: FixtureState, now: int) -> bool:
    """Return whether a table's clocks must be stopped, because the season is paused or the match is postponed."""
    return loaded.season.paused_since is not None or table.postponed_until > now


def _is_slow(loaded: LoadedSeason, row: MatchRow) -> bool:
    hurry = time_controls.to_json(loaded.plan.time_control(loaded.plan.hurry))
    return loaded.season.is_hurried and row.time_control != hurry


async def _reconcile_match(ctx: Context, tx: Transaction, loaded: LoadedSeason, row: MatchRow) -> None:
    table = fixture_of_match(loaded, row.id)
    if table is None or not _should_continue(loaded, table):
        await _end_match(ctx, tx, row)
        return
    match = await loading.load_match(ctx, tx, row, from_deal=True)
    for seat in range(len(match.seats)):
        match = await _reconcile_seat(ctx, tx, loaded, match, table, seat)
    if match.row.status == "running" and _is_slow(loaded, match.row):
        match = await speed_up(ctx, tx, match, loaded.plan.time_control(loaded.plan.hurry))
        match = await commit(ctx, tx, match, [SeasonHurried()])
    await _reconcile_pause(ctx, tx, loaded, match, table)


async def _end_match(ctx: Context, tx: Transaction, row: MatchRow) -> None:
    """End a match that no longer counts.

    If the match can't be read, no log entry is written.
    """
    try:
        match = await loading.load_match(ctx, tx, row)
    except UserError:
        await cancel_match(ctx, tx, row)
    else:
        await cancel_match(ctx, tx, (await commit(ctx, tx, match, [SeasonEnded()])).row)
    await outbox.add(ctx, tx, match_owner(row.id), ArchiveThread())


async def _reconcile_seat(
    ctx: Context, tx: Transaction, loaded: LoadedSeason, match: Match, table: FixtureState, seat: int
) -> Match:
    """Assign a seat to the member who should have it according to the season's log.

    A robot plays for members who are no longer in the season.
    """
    wanted, sits = table.user_keys[seat], match.seats[seat].user_key
    is_lost = _is_lost_by_reversed_ruling(loaded, match, table, seat)
    if wanted in loaded.season.removed:
        if sits is not None and (sits == wanted or is_lost) and match.game.robots:
            return await seat_changes.replace_by_robot(ctx, tx, match, seat, "resigned", decided=wanted)
        return match
    stays = wanted == table.table.user_keys[seat] or _has_had_seat(match, seat, wanted)
    if sits == wanted or (stays and not is_lost):
        return match
    new = User(wanted, loaded.season.members[wanted].name)
    if await seat_changes.has_had_other_seat(tx, match, seat, new):
        return match
    return await seat_changes.replace_by_user(ctx, tx, match, seat, new)


def _is_lost_by_reversed_ruling(loaded: LoadedSeason, match: Match, table: FixtureState, seat: int) -> bool:
    """Return whether the assigned member lost the seat only because of rulings that were reversed.

    Return False if the member has had the seat again in the meantime.
    """
    undone, is_lost = _reversed_rulings(loaded), False
    for item in match.folded_log.entries:
        entry = item.entry
        if isinstance(entry, SeatTaken) and entry.seat == seat:
            by_them = any(
                # Seat changes before the ruling or after its reversal were voluntary.
                one.at <= item.at <= until and _caused_change(one.entry, table, entry)
                for one, until in undone
            )
            is_lost = entry.person != table.user_keys[seat] and (is_lost or by_them)
    return is_lost


def _reversed_rulings(loaded: LoadedSeason) -> list[tuple[LoggedSeasonEntry, int]]:
    """Return the reversed rulings, each with the time of its reversal."""
    reversed_seqs = reversed_entries(loaded.log)
    return [
        (loaded.log[one.entry.entry - 1], one.at)
        for one in loaded.log
        if isinstance(one.entry, RulingReversed) and one.seq not in reversed_seqs
    ]


def _concerns(ruling: SeasonEntry, table: FixtureState) -> bool:
    """Return whether a ruling may have cost a member their seat at a table."""
    if isinstance(ruling, MemberStruck):
        return ruling.person in table.user_keys
    return isinstance(ruling, PlayerReplaced) and ruling.table == table.table.number


def _caused_change(ruling: SeasonEntry, table: FixtureState, taken: SeatTaken) -> bool:
    """Return whether a ruling caused the given seat change at a table."""
    match ruling:
        case MemberStruck():
            return (taken.why, taken.left) == ("resigned", ruling.person)
        case PlayerReplaced():
            came = (ruling.table, ruling.seat, ruling.person)
            return came == (table.table.number, taken.seat, taken.person)
        case _:
            return False


def _has_had_seat(match: Match, seat: int, user_key: int) -> bool:
    """Return whether a member has had a seat before.

    If so, and the member has left the seat, reconciliation does not give the seat back.
    """
    taken = (item.entry for item in match.folded_log.entries if isinstance(item.entry, SeatTaken))
    return any(entry.seat == seat and user_key in (entry.person, entry.left) for entry in taken)


async def _reconcile_pause(
    ctx: Context, tx: Transaction, loaded: LoadedSeason, match: Match, table: FixtureState
) -> None:
    """Stop running clocks while the season is paused or the match is postponed, and restart them afterwards."""
    rests, row = _is_at_rest(loaded, table, ctx.now()), match.row
    if rests and row.paused_since is None:
        why = _postponed_for(ctx, table) if loaded.season.paused_since is None else SeasonPaused()
        await timing.pause(ctx, tx, await commit(ctx, tx, match, [why]))
    elif not rests and row.paused_since is not None and row.channel_missing_since is None:
        match _last_pause(match):
            case SeasonPaused():
                await timing.resume(ctx, tx, await commit(ctx, tx, match, [SeasonResumed()]))
            case MatchPostponed():
                await timing.resume(ctx, tx, await commit(ctx, tx, match, [MatchContinued()]))
            case _:
                pass  # A host has paused the match.


def _postponed_for(ctx: Context, table: FixtureState) -> MatchPostponed:
    return MatchPostponed(days=max(1, round((table.postponed_until - ctx.now()) / DAY)))


def _last_pause(match: Match) -> Entry | None:
    """Return the season's latest ruling about the clocks of a match."""
    pauses = (
        item.entry
        for item in reversed(match.folded_log.entries)
        if isinstance(item.entry, SeasonPaused | SeasonResumed | MatchPostponed | MatchContinued)
    )
    return next(pauses, None)


async def _continue_season(ctx: Context, season_id: int) -> None:
    """Draw the next round, or end the season, once all tables are over."""
    async with locked_season(ctx, season_id) as (tx, known):
        now = known.season
        is_over = all(table.is_over for table in now.tables.values())
        if now.status != "playing" or now.paused_since is not None or not is_over:
            return
        drawn = max((one.table.round for one in now.tables.values()), default=1)
        if drawn < FORMATS[known.plan.format].rounds(known.plan):
            await jobs.put(ctx, tx, season_owner(known.id), DrawTables(drawn + 1))
        else:
            await append_entry(ctx, tx, known, PlayEnded())
