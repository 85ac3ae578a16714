"""Inactive members: finding them, striking them from the season, and reassigning their seats."""

from __future__ import annotations

from msgspec import Struct

from host.core.context import Context
from host.core.errors import UserError
from host.history.results.participation import is_valid_substitute, starter_participation
from host.history.results.turn_counts import TurnCounts, count_turns, starting_players
from host.leagues.lifecycle import season_log
from host.leagues.lifecycle.effects import append_entry, locked_season
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.season.entries import MemberWithdrew, TableAdjudicated
from host.leagues.season.rulings import MemberStruck, PlayerReplaced
from host.leagues.season.season import FixtureState, Status
from host.leagues.season.sign_up import MemberLeft, MemberSeeded, SignUpClosed
from host.matches.log.entries import Move, SeatTaken, TimedOut
from host.matches.match import loading
from host.matches.match.match import Match
from host.time.clock import turn_records
from storage.core.database import Transaction
from storage.matches.match import matches
from storage.matches.match import seats as stored_seats

SIGN_UP_STATUSES: tuple[Status, ...] = ("sign-up", "confirming")
"""The stages at which members may sign up or cancel their sign-up."""
MAX_BARRED = 10
"""Maximum number of further seasons from which a member may be barred."""
MAX_REPLACE_PERCENT = 10
"""Percentage of a match's typical number of turns after which no new member may join the match."""


class MemberActivity(Struct, frozen=True):
    """A member's activity at a table, which shows whether they are inactive."""

    has_moved: bool
    was_late: bool
    is_awaited: bool = False


async def adjudicate_table(ctx: Context, tx: Transaction, table: FixtureState) -> TableAdjudicated:
    """Return the adjudication of an unfinished table.

    Players count as late if they have timed out, lost their seat, or taken too few of the seat's turns.
    """
    number, late = table.table.number, await _late_players(tx, table)
    match = await _load_match(ctx, tx, table)
    if match is None:
        return TableAdjudicated(table=number, late=late)
    turns = count_turns(match)
    absent = {one for seat, one in enumerate(table.user_keys) if not _plays(match, turns, seat, one)}
    moved = {user_key for (_, user_key), count in turns.counts.items() if user_key and count.count}
    return TableAdjudicated(
        table=number,
        late=tuple(one for one in table.user_keys if one in {*late, *absent}),
        active=tuple(sorted(moved)),
    )


async def _late_players(tx: Transaction, table: FixtureState) -> tuple[int, ...]:
    """Return the players at a table who have timed out in its match or lost their seat."""
    if table.match_id is None:
        return ()
    sitting = {
        seat_row.seat: seat_row.user_key for seat_row in await stored_seats.of_match(tx, table.match_id)
    }
    late = [
        user_key
        for seat, user_key in enumerate(table.user_keys)
        if sitting.get(seat) != user_key
        or await turn_records.count_time_outs(tx, table.match_id, seat, user_key)
    ]
    return tuple(late)


async def _load_match(ctx: Context, tx: Transaction, table: FixtureState) -> Match | None:
    """Load the match of a table from its beginning.

    Return None if the table has no match or the match can't be loaded.
    """
    row = None if table.match_id is None else await matches.get(tx, table.match_id)
    if row is None:
        return None
    try:
        return await loading.load_match(ctx, tx, row, from_deal=True)
    except UserError:
        return None


def _plays(match: Match, turns: TurnCounts, seat: int, user_key: int) -> bool:
    """Return whether a player would count as having played if their match ended now."""
    if starting_players(match)[seat] == user_key:
        return starter_participation(match, turns, seat) == "played"
    return is_valid_substitute(match, turns, seat)


async def load_inactive(ctx: Context, tx: Transaction, loaded: LoadedSeason) -> dict[int, bool]:
    """Return the members who have not moved at any running table.

    Each member is mapped to True if they have timed out or lost a seat.
    """
    found = await _load_activity(ctx, tx, loaded)
    return {
        user_key: any(member_activity.was_late for member_activity in several)
        for user_key, several in found.items()
    }


async def find_awaited_inactive(ctx: Context, tx: Transaction, loaded: LoadedSeason) -> tuple[int, ...]:
    """Return the inactive members who have to move at one of their tables.

    The other inactive members have not had a chance to move yet.
    """
    found = await _load_activity(ctx, tx, loaded)
    return tuple(
        sorted(
            user_key
            for user_key, several in found.items()
            if any(member_activity.is_awaited for member_activity in several)
        )
    )


async def _load_activity(
    ctx: Context, tx: Transaction, loaded: LoadedSeason
) -> dict[int, list[MemberActivity]]:
    found: dict[int, list[MemberActivity]] = {}
    for table in loaded.season.tables.values():
        if table.match_id is None:
            continue
        for user_key, member_activity in (await _activity_at(ctx, tx, table)).items():
            found.setdefault(user_key, []).append(member_activity)
    out = loaded.season.removed
    return {
        user_key: several
        for user_key, several in found.items()
        if user_key not in out and not any(one.has_moved for one in several)
    }


async def _activity_at(ctx: Context, tx: Transaction, table: FixtureState) -> dict[int, MemberActivity]:
    """Return the activity of each member at a table."""
    assert table.match_id is not None
    row = await matches.get(tx, table.match_id)
    if row is None or row.status != "running":
        return dict.fromkeys(table.user_keys, MemberActivity(has_moved=True, was_late=False))
    match = await _load_match(ctx, tx, table)
    if match is None:
        return {}
    return {user_key: _activity_of(match, seat, user_key) for seat, user_key in enumerate(table.user_keys)}


def _activity_of(match: Match, seat: int, user_key: int) -> MemberActivity:
    made = [item.entry for item in match.folded_log.entries]
    has_moved = any(
        isinstance(one, Move) and one.seat == seat and one.by in {"player", "plan"} for one in made
    )
    sits = match.seats[seat].user_key == user_key
    was_late = any(
        (isinstance(one, TimedOut) and one.seat == seat)
        or (isinstance(one, SeatTaken) and one.seat == seat and one.left == user_key and not sits)
        for one in made
    )
    is_awaited = seat in match.awaited and match.row.paused_since is None
    return MemberActivity(has_moved, was_late, is_awaited)


async def strike(ctx: Context, season_id: int) -> None:
    """Strike members who have timed out and have not moved at any table since play began.

    Members on the waiting list may take over their seats.
    """
    async with ctx.database.read_transaction() as tx:
        known = await season_log.load(tx, season_id)
        found = await load_inactive(ctx, tx, known) if known.season.status == "playing" else {}
    late = sorted(user_key for user_key, was_late in found.items() if was_late)
    async with locked_season(ctx, season_id) as (tx, now):
        meant = [user_key for user_key in late if user_key not in now.season.removed]
        if now.season.status == "playing" and meant:
            # Append all strikes at once, so that one message announces them.
            after = await append_entry(
                ctx, tx, now, *(MemberStruck(person=user_key, by="clock") for user_key in meant)
            )
            for user_key in meant:
                after = await reassign_seats(ctx, tx, after, user_key)


async def drop_out(ctx: Context, tx: Transaction, loaded: LoadedSeason, user_key: int) -> LoadedSeason:
    """Withdraw a member, or cancel their sign-up before the draw, in the caller's transaction."""
    status = loaded.season.status
    if user_key not in loaded.season.members or user_key in loaded.season.removed:
        return loaded
    if status in SIGN_UP_STATUSES:
        return await append_entry(ctx, tx, loaded, MemberLeft(person=user_key))
    if status in {"drawn", "playing"}:
        return await reassign_seats(
            ctx, tx, await append_entry(ctx, tx, loaded, MemberWithdrew(person=user_key)), user_key
        )
    return loaded


async def reassign_seats(ctx: Context, tx: Transaction, loaded: LoadedSeason, user_key: int) -> LoadedSeason:
    """Assign a member's seats to the first user on the waiting list.

    Only seats in matches that have hardly begun are reassigned.
    """
    reserve = loaded.season.waiting_list
    if not reserve or loaded.season.status not in {"drawn", "playing"}:
        return loaded
    new = loaded.season.members[reserve[0]]
    player_replaceds = [
        PlayerReplaced(
            table=table.table.number,
            seat=table.user_keys.index(user_key),
            person=new.user_key,
            name=new.name,
            by="clock",
        )
        for table in loaded.season.tables_of(user_key)
        if not table.is_over and await _has_hardly_begun(tx, loaded, table)
    ]
    return await append_entry(ctx, tx, loaded, *player_replaceds) if player_replaceds else loaded


async def _has_hardly_begun(tx: Transaction, loaded: LoadedSeason, table: FixtureState) -> bool:
    row = None if table.match_id is None else await matches.get(tx, table.match_id)
    # The number of log entries is at least the number of turns played, so this check errs in favour of the
    # current player.
    return row is None or row.head <= max(2, loaded.plan.turns * MAX_REPLACE_PERCENT // 100)


def was_removed(loaded: LoadedSeason, user_key: int) -> bool:
    """Return whether a host removed the user and the user has not signed up again since."""
    left = [
        item.entry
        for item in loaded.log
        if isinstance(item.entry, MemberLeft) and item.entry.person == user_key
    ]
    return bool(left) and left[-1].by == "host" and user_key not in loaded.season.members


def has_arranged(loaded: LoadedSeason, user_key: int) -> bool:
    """Return whether a user, as a host, has influenced other members' places or seedings in this season.

    Such a host can only be signed up by another host.
    """
    return any(
        isinstance(item.entry, MemberSeeded | MemberLeft | SignUpClosed)
        and (item.entry.by, item.entry.decided) == ("host", user_key)
        for item in loaded.log
    )
