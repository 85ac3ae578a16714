"""The actions of hosts in a season, each recorded in the audit log.

A ruling is a log entry that can be reversed. Hosts may take part in a season. Other hosts must then rule on
their tables and on the members they play with.
"""

from __future__ import annotations

from collections.abc import Sequence

from host.core import jobs
from host.core.context import Context
from host.core.errors import user_error
from host.core.owners import season_owner
from host.core.users import User, normalize_name
from host.leagues import publishing
from host.leagues.commands.membership import sign_up
from host.leagues.lifecycle import draws, invitations, logbook
from host.leagues.lifecycle.effects import append_entry, hold
from host.leagues.lifecycle.inactive_members import MAX_BARRED, give_places
from host.leagues.lifecycle.kinds import (
    DrawTables,
    OfMember,
    OfSeason,
    OfTable,
    PersonDoing,
    ReplaceMember,
    ReverseRuling,
    SeasonDoing,
    ShiftSeason,
    TableDoing,
)
from host.leagues.lifecycle.logbook import LoadedSeason
from host.leagues.lifecycle.steps import adjudicate, end
from host.leagues.pairing.drawing import Drawn
from host.leagues.season.entries import Begun, Ended, Logged, Paused, Redrawn, Resumed, SeasonEntry, Voided
from host.leagues.season.entry import Ruling
from host.leagues.season.fold import find_taken_back, fold
from host.leagues.season.results import struck
from host.leagues.season.rulings import Excused, Replaced, Replay, Reversed, Ruled, Shifted, Struck, TableVoid
from host.leagues.season.sign_up import Closed, Confirmed, Left, Seeded
from host.matches.permissions import Act, Authority, authorize_for_server
from storage.core.database import Transaction

MAX_SHIFTED = 60
"""Maximum number of days per postponement."""


async def _authorize(
    ctx: Context,
    tx: Transaction,
    known: LoadedSeason,
    by: Authority,
    act: Act,
    *,
    concerns: Sequence[int] = (),
) -> None:
    """Record a host action in the audit log.

    Raises a UserError if it concerns the host, or members who share a table of the season with the host.
    """
    if by.guild_id not in (None, known.league.guild_id):
        raise user_error("league-no-season")
    plays = by.user.key in known.season.members and by.user.key not in known.season.out
    if plays and _shares_table(known, by.user.key, concerns):
        raise user_error("league-participant")
    await authorize_for_server(ctx, tx, known.league.guild_id, by, act, is_participant=plays)


def _shares_table(known: LoadedSeason, host: int, concerned: Sequence[int]) -> bool:
    if host in concerned:
        return True
    return any(
        host in table.user_keys and {*table.user_keys} & {*concerned}
        for table in known.season.tables.values()
    )


def _of_season(known: LoadedSeason, what: SeasonDoing) -> OfSeason:
    return OfSeason(known.league.name, known.row.number, what)


def _of_table(known: LoadedSeason, what: TableDoing, table: int) -> OfTable:
    return OfTable(known.league.name, known.row.number, what, table)


def _of_member(known: LoadedSeason, what: PersonDoing, user_key: int, name: str = "") -> OfMember:
    member = known.season.members.get(user_key)
    told = name or ("" if member is None else member.name)
    return OfMember(known.league.name, known.row.number, what, user_key, told)


def _people_at(known: LoadedSeason, table: int) -> tuple[int, ...]:
    """Return the players of a table.

    Raises a UserError if the table does not exist.
    """
    if table not in known.season.tables:
        raise user_error("league-table")
    return known.season.tables[table].user_keys


async def add(ctx: Context, season: int, user: User, by: Authority) -> None:
    """Sign up another user."""
    async with hold(ctx, season) as (tx, known):
        await _authorize(ctx, tx, known, by, _of_member(known, "add", user.key, normalize_name(user.name)))
        after = await sign_up(ctx, tx, known, user, decided=by.user.key)
        if after.season.status == "confirming" and after.season.members[user.key].status == "joined":
            await append_entry(ctx, tx, after, Confirmed(person=user.key, by="host", decided=by.user.key))


async def remove(ctx: Context, season: int, user_key: int, by: Authority) -> None:
    """Remove a member before the draw; a reason is required."""
    async with hold(ctx, season) as (tx, known):
        await _authorize(ctx, tx, known, by, _of_member(known, "remove", user_key))
        await append_entry(
            ctx, tx, known, Left(person=user_key, reason=by.why, by="host", decided=by.user.key)
        )


async def seed(ctx: Context, season: int, user_key: int, number: int | None, by: Authority) -> None:
    """Set a member's strength before the draw; None uses the rating.

    Hosts can't set their own strength.
    """
    if number is not None and not 0 <= number <= 4000:
        raise user_error("league-seeding")
    async with hold(ctx, season) as (tx, known):
        act = _of_member(known, "seed", user_key)
        await _authorize(ctx, tx, known, by, act, concerns=(user_key,))
        await append_entry(
            ctx, tx, known, Seeded(person=user_key, seeding=number, by="host", decided=by.user.key)
        )


async def preview(ctx: Context, season: int) -> Drawn:
    """Return a sample draw of all members, which reveals nothing about the real draw."""
    found = await draws.preview(ctx, season)
    if found is None:
        raise user_error("league-too-few")
    return found


async def close_now(ctx: Context, season: int, by: Authority) -> None:
    """Close sign-up early."""
    async with hold(ctx, season) as (tx, known):
        if len(known.season.members) < known.plan.fewest:
            raise user_error("league-too-few")
        await _do(ctx, tx, known, by, "close", Closed(by="host", decided=by.user.key))


async def draw_now(ctx: Context, season: int, by: Authority) -> None:
    """Draw the confirmed members early."""
    async with hold(ctx, season) as (tx, known):
        if known.season.status != "confirming":
            raise user_error("league-status")
        if len(draws.people_to_draw(known.season)) < known.plan.fewest:
            raise user_error("league-too-few")
        await _authorize(ctx, tx, known, by, _of_season(known, "draw"))
        await jobs.put(ctx, tx, season_owner(season), DrawTables())
    await jobs.run(ctx, season_owner(season))


async def redraw(ctx: Context, season: int, by: Authority) -> None:
    """Discard a draw before play begins; a reason is required.

    A new draw from new secrets follows a day later. Hosts who are members may not do this: they could redraw
    until they like the result.
    """
    _refuse_without_reason(by)
    async with hold(ctx, season) as (tx, known):
        if by.user.key in known.season.members:
            raise user_error("league-participant")
        bound = await invitations.bind_again(ctx, tx, known)
        made = Redrawn(commitment=bound, reason=by.why, by="host", decided=by.user.key)
        await _do(ctx, tx, known, by, "redraw", made)
        await publishing.retire_divisions(tx, known)


async def begin_now(ctx: Context, season: int, by: Authority) -> None:
    """Begin play early."""
    async with hold(ctx, season) as (tx, known):
        await _do(ctx, tx, known, by, "begin", Begun(by="host", decided=by.user.key))


async def pause(ctx: Context, season: int, by: Authority) -> None:
    """Pause a season with all its matches; a reason is required."""
    _refuse_without_reason(by)
    async with hold(ctx, season) as (tx, known):
        await _do(ctx, tx, known, by, "pause", Paused(reason=by.why, by="host", decided=by.user.key))
    await jobs.run(ctx, season_owner(season))


async def resume(ctx: Context, season: int, by: Authority) -> None:
    """Resume a season; all later dates move by the length of the pause."""
    async with hold(ctx, season) as (tx, known):
        await _do(ctx, tx, known, by, "resume", Resumed(by="host", decided=by.user.key))
    await jobs.run(ctx, season_owner(season))


async def end_now(ctx: Context, season: int, by: Authority) -> None:
    """End play early and adjudicate unfinished tables; a reason is required."""
    _refuse_without_reason(by)
    async with hold(ctx, season) as (tx, known):
        if known.season.status != "playing":
            raise user_error("league-status")
        _refuse_who_plays(known, by)
        await _authorize(ctx, tx, known, by, _of_season(known, "end"))
        await end(ctx, tx, known, Ended(reason=by.why, by="host", decided=by.user.key))
    await jobs.run(ctx, season_owner(season))


async def void(ctx: Context, season: int, by: Authority) -> None:
    """Void a season with all its matches; a reason is required.

    After the draw, hosts who are members may neither void nor end it, since they could choose a time that
    suits them.
    """
    _refuse_without_reason(by)
    async with hold(ctx, season) as (tx, known):
        if known.season.divisions:
            _refuse_who_plays(known, by)
        await _do(ctx, tx, known, by, "void", Voided(reason=by.why, by="host", decided=by.user.key))
    await jobs.run(ctx, season_owner(season))


def _refuse_who_plays(known: LoadedSeason, by: Authority) -> None:
    if by.user.key in known.season.members:
        raise user_error("league-plays")


def _refuse_without_reason(by: Authority) -> None:
    if not by.why:
        raise user_error("reason-needed")


async def _do(
    ctx: Context, tx: Transaction, known: LoadedSeason, by: Authority, what: SeasonDoing, made: SeasonEntry
) -> None:
    await _authorize(ctx, tx, known, by, _of_season(known, what))
    await append_entry(ctx, tx, known, made)


async def shift(ctx: Context, season: int, days: int, by: Authority) -> None:
    """Postpone all later dates of a season; a reason is required."""
    if not 1 <= days <= MAX_SHIFTED:
        raise user_error("league-shift", most=MAX_SHIFTED)
    async with hold(ctx, season) as (tx, known):
        await _authorize(ctx, tx, known, by, ShiftSeason(known.league.name, known.row.number, days))
        await append_entry(ctx, tx, known, Shifted(days=days, reason=by.why, decided=by.user.key))


async def rule(
    ctx: Context, season: int, table: int, places: Sequence[tuple[int, int | None]], by: Authority
) -> None:
    """Set the result of a table: a place for each player, None for no points.

    A reason is required.
    """
    made = Ruled(table=table, places=tuple(places), means_left=False, reason=by.why, decided=by.user.key)
    await _rule_table(ctx, season, table, by, "rule", made)


async def void_table(ctx: Context, season: int, table: int, by: Authority) -> None:
    """Void a table so that it does not count; a reason is required."""
    made = TableVoid(table=table, reason=by.why, decided=by.user.key)
    await _rule_table(ctx, season, table, by, "void", made)


async def replay(ctx: Context, season: int, table: int, by: Authority) -> None:
    """Replay a table in a new match; a reason is required."""
    made = Replay(table=table, reason=by.why, decided=by.user.key)
    await _rule_table(ctx, season, table, by, "replay", made)


async def _rule_table(
    ctx: Context, season: int, table: int, by: Authority, what: TableDoing, made: SeasonEntry
) -> None:
    async with hold(ctx, season) as (tx, known):
        sitting = _people_at(known, table)
        await _authorize(ctx, tx, known, by, _of_table(known, what, table), concerns=sitting)
        await append_entry(ctx, tx, known, made)
    await jobs.run(ctx, season_owner(season))


async def excuse(ctx: Context, season: int, user_key: int, by: Authority, table: int | None = None) -> None:
    """Excuse a member for leaving a table, or all tables (None); a reason is required.

    If they were struck for leaving too many tables, that is reversed, unless there are still too many.
    """
    async with hold(ctx, season) as (tx, known):
        act = _of_member(known, "excuse", user_key)
        await _authorize(ctx, tx, known, by, act, concerns=(user_key,))
        made = Excused(person=user_key, table=table, reason=by.why, decided=by.user.key)
        after = await append_entry(ctx, tx, known, made)
        for one in _strikes_for_leaving(after, user_key):
            if not await _is_struck_without(tx, after, one):
                await append_entry(
                    ctx, tx, after, Reversed(entry=one.seq, reason=by.why, decided=by.user.key)
                )
    await jobs.run(ctx, season_owner(season))


def _strikes_for_leaving(known: LoadedSeason, user_key: int) -> list[Logged]:
    """Return the valid strike of a member for leaving too many tables; at most one entry."""
    gone = find_taken_back(known.log)
    return [
        item
        for item in known.log
        if isinstance(item.entry, Struck)
        and (item.entry.person, item.entry.by, item.entry.cause) == (user_key, "clock", "left")
        and item.seq not in gone
    ]


async def _is_struck_without(tx: Transaction, known: LoadedSeason, strike: Logged) -> bool:
    """Return whether the member would be struck again at once if the strike were reversed."""
    assert isinstance(strike.entry, Struck)
    season = fold([*known.log, Logged(len(known.log) + 1, strike.at, Reversed(entry=strike.seq))])
    return strike.entry.person in struck(season, await logbook.outcomes_of(tx, season))


async def strike(ctx: Context, season: int, user_key: int, by: Authority, seasons: int = 0) -> None:
    """Strike a member from a season and bar them from later seasons; a reason is required."""
    if not 0 <= seasons <= MAX_BARRED:
        raise user_error("league-bar", most=MAX_BARRED)
    async with hold(ctx, season) as (tx, known):
        act = _of_member(known, "strike", user_key)
        await _authorize(ctx, tx, known, by, act, concerns=(user_key,))
        made = Struck(person=user_key, seasons=seasons, reason=by.why, decided=by.user.key)
        await give_places(ctx, tx, await append_entry(ctx, tx, known, made), user_key)
    await jobs.run(ctx, season_owner(season))


async def replace(ctx: Context, season: int, table: int, seat: int, new: User, by: Authority) -> None:
    """Replace a player of a table; a reason is required.

    Hosts can't take the seat themselves.
    """
    async with hold(ctx, season) as (tx, known):
        sitting = _people_at(known, table)
        if not 0 <= seat < len(sitting):
            raise user_error("league-places")
        act = ReplaceMember(
            known.league.name,
            known.row.number,
            table,
            _of_member(known, "add", sitting[seat]).name,
            normalize_name(new.name),
            left=sitting[seat],
            came=new.key,
        )
        await _authorize(ctx, tx, known, by, act, concerns=(*sitting, new.key))
        if new.key == by.user.key:
            raise user_error("league-participant")
        # A member of the season would have more tables than all others.
        if new.key in known.season.members and new.key not in known.season.reserve:
            raise user_error("league-plays-already")
        made = Replaced(
            table=table,
            seat=seat,
            person=new.key,
            name=normalize_name(new.name),
            reason=by.why,
            decided=by.user.key,
        )
        await append_entry(ctx, tx, known, made)
    await jobs.run(ctx, season_owner(season))


async def reverse(ctx: Context, season: int, entry: int, by: Authority) -> None:
    """Reverse a ruling as if it had never been made; a reason is required.

    A table that reopens after the end of play is adjudicated as it would have been then.
    """
    async with hold(ctx, season) as (tx, known):
        meant = next((item.entry for item in known.log if item.seq == entry), None)
        act = ReverseRuling(known.league.name, known.row.number, entry)
        await _authorize(ctx, tx, known, by, act, concerns=_people_concerned(known, meant))
        for one in _strikes_for_leaving(known, meant.person) if isinstance(meant, Struck) else ():
            if one.seq == entry and await _is_struck_without(tx, known, one):
                raise user_error("league-excuse")
        after = await append_entry(ctx, tx, known, Reversed(entry=entry, reason=by.why, decided=by.user.key))
        if after.season.status in {"protest", "over"} and (unfinished := await adjudicate(tx, after)):
            await append_entry(ctx, tx, after, *unfinished)
    await jobs.run(ctx, season_owner(season))


def _people_concerned(known: LoadedSeason, entry: SeasonEntry | None) -> tuple[int, ...]:
    """Return the members whom a ruling concerns."""
    match entry:
        case Ruled() | TableVoid() | Replay():
            return known.season.tables[entry.table].user_keys
        case Replaced():
            return (*known.season.tables[entry.table].user_keys, entry.person)
        case Struck() | Excused():
            return (entry.person,)
        case _:
            return ()


async def rulings(ctx: Context, season: int) -> tuple[Logged, ...]:
    """Return the valid rulings of a season, oldest first."""
    async with ctx.database.read_transaction() as tx:
        known = await logbook.load(tx, season)
    gone = find_taken_back(known.log)
    found = (item for item in known.log if isinstance(item.entry, Ruling) and item.seq not in gone)
    return tuple(item for item in found if not isinstance(item.entry, Reversed))
