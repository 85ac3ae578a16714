"""Members who keep tables waiting or leave a season, and who gets their seats."""

from __future__ import annotations

from msgspec import Struct

from host.core.context import Context
from host.core.errors import UserError
from host.leagues.lifecycle import logbook
from host.leagues.lifecycle.effects import append_entry, hold
from host.leagues.lifecycle.logbook import LoadedSeason
from host.leagues.season.entries import Withdrew
from host.leagues.season.rulings import Replaced, Struck
from host.leagues.season.season import Status, TableState
from host.leagues.season.sign_up import Left
from host.matches.log.entries import Move, SeatTaken, TimedOut
from host.matches.match import loading
from host.matches.match.match import Match
from host.time.clock import turns
from storage.core.database import Transaction
from storage.matches.match import matches
from storage.matches.match import seats as stored_seats

SIGNING: tuple[Status, ...] = ("sign-up", "confirming")
"""The stages at which members may sign up and off."""
MAX_BARRED = 10
"""Maximum number of seasons from which a member may be barred."""
BEGINNING = 10
"""Percentage of a match's usual turns, after which no new player may join it."""


class MemberActivity(Struct, frozen=True):
    """The activity of a member at a table."""

    has_moved: bool
    was_late: bool
    is_awaited: bool = False


async def late_at(tx: Transaction, table: TableState) -> tuple[int, ...]:
    """Return the members of a table who have timed out in its match or lost their seat."""
    if table.match is None:
        return ()
    sitting = {one.seat: one.person for one in await stored_seats.of_match(tx, table.match)}
    late = [
        person
        for seat, person in enumerate(table.people)
        if sitting.get(seat) != person or await turns.count_missed(tx, table.match, seat, person)
    ]
    return tuple(late)


async def silent(ctx: Context, tx: Transaction, known: LoadedSeason) -> dict[int, bool]:
    """Return the members who have not moved at any running table, and whether they timed out."""
    found = await _silent(ctx, tx, known)
    return {person: any(one.was_late for one in several) for person, several in found.items()}


async def find_silent(ctx: Context, tx: Transaction, known: LoadedSeason) -> tuple[int, ...]:
    """Return the inactive members who have to move at one of their tables.

    The other inactive members could not have moved yet.
    """
    found = await _silent(ctx, tx, known)
    return tuple(
        sorted(person for person, several in found.items() if any(one.is_awaited for one in several))
    )


async def _silent(ctx: Context, tx: Transaction, known: LoadedSeason) -> dict[int, list[MemberActivity]]:
    found: dict[int, list[MemberActivity]] = {}
    for table in known.season.tables.values():
        if table.match is None:
            continue
        for person, one in (await _at(ctx, tx, table)).items():
            found.setdefault(person, []).append(one)
    out = known.season.out
    return {
        person: several
        for person, several in found.items()
        if person not in out and not any(one.has_moved for one in several)
    }


async def _at(ctx: Context, tx: Transaction, table: TableState) -> dict[int, MemberActivity]:
    """Return the activity of each member of a table."""
    assert table.match is not None
    row = await matches.get(tx, table.match)
    if row is None or row.status != "running":
        return dict.fromkeys(table.people, MemberActivity(has_moved=True, was_late=False))
    try:
        match = await loading.match_of(ctx, tx, row, whole=True)
    except UserError:
        return {}
    return {person: _silence(match, seat, person) for seat, person in enumerate(table.people)}


def _silence(match: Match, seat: int, person: int) -> MemberActivity:
    made = [item.entry for item in match.line.entries]
    has_moved = any(
        isinstance(one, Move) and one.seat == seat and one.by in {"player", "plan"} for one in made
    )
    sits = match.seats[seat].person == person
    was_late = any(
        (isinstance(one, TimedOut) and one.seat == seat)
        or (isinstance(one, SeatTaken) and one.seat == seat and one.left == person and not sits)
        for one in made
    )
    return MemberActivity(has_moved, was_late, seat in match.awaited)


async def strike(ctx: Context, season: int) -> None:
    """Strike members who have timed out and have not moved at any table since the start.

    Members of the waiting list may get their seats.
    """
    async with ctx.database.read_transaction() as tx:
        known = await logbook.load(tx, season)
        found = await silent(ctx, tx, known) if known.season.status == "playing" else {}
    late = sorted(person for person, was_late in found.items() if was_late)
    async with hold(ctx, season) as (tx, now):
        meant = [person for person in late if person not in now.season.out]
        if now.season.status == "playing" and meant:
            # All at once, so that one message announces them.
            after = await append_entry(ctx, tx, now, *(Struck(person=person, by="clock") for person in meant))
            for person in meant:
                after = await give_places(ctx, tx, after, person)


async def give_up(ctx: Context, tx: Transaction, known: LoadedSeason, person: int) -> LoadedSeason:
    """Sign a member off or withdraw them, depending on the stage, in the caller's transaction."""
    status = known.season.status
    if person not in known.season.members or person in known.season.out:
        return known
    if status in SIGNING:
        return await append_entry(ctx, tx, known, Left(person=person))
    if status in {"drawn", "playing"}:
        return await give_places(ctx, tx, await append_entry(ctx, tx, known, Withdrew(person=person)), person)
    return known


async def give_places(ctx: Context, tx: Transaction, known: LoadedSeason, person: int) -> LoadedSeason:
    """Give a member's seats to the first of the waiting list, in matches that have hardly begun."""
    reserve = known.season.reserve
    if not reserve or known.season.status not in {"drawn", "playing"}:
        return known
    new = known.season.members[reserve[0]]
    made = [
        Replaced(
            table=table.table.number,
            seat=table.people.index(person),
            person=new.person,
            name=new.name,
            by="clock",
        )
        for table in known.season.tables_of(person)
        if not table.is_over and await _has_hardly_begun(tx, known, table)
    ]
    return await append_entry(ctx, tx, known, *made) if made else known


async def _has_hardly_begun(tx: Transaction, known: LoadedSeason, table: TableState) -> bool:
    row = None if table.match is None else await matches.get(tx, table.match)
    # A turn has at least one entry, so this errs in favour of the current players.
    return row is None or row.head <= max(2, known.plan.turns * BEGINNING // 100)


def was_removed(known: LoadedSeason, person: int) -> bool:
    """Return whether the user's last sign-off was by a host."""
    left = [item.entry for item in known.log if isinstance(item.entry, Left) and item.entry.person == person]
    return bool(left) and left[-1].by == "host" and person not in known.season.members
