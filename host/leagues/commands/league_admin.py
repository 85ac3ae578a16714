"""Actions by hosts in a season, each recorded in the audit log.

A ruling is a log entry that can be reversed. Hosts may take part in a season. If they do, only other hosts
may rule on their tables and on the members who share a table with them.
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
from host.leagues.lifecycle import draws, season_log, season_opening
from host.leagues.lifecycle.effects import append_entry, locked_season
from host.leagues.lifecycle.inactive_members import MAX_BARRED, reassign_seats
from host.leagues.lifecycle.kinds import (
    DrawTables,
    ManageMember,
    ManageSeason,
    ManageTable,
    MemberCommand,
    ReplaceMember,
    ReverseRuling,
    SeasonCommand,
    ShiftSeason,
    TableCommand,
)
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.lifecycle.steps import adjudicate, end_play
from host.leagues.pairing.drawing import DrawResult
from host.leagues.season.entries import (
    DrawDiscarded,
    LoggedSeasonEntry,
    PlayBegun,
    PlayEnded,
    PlayPaused,
    PlayResumed,
    SeasonEntry,
    SeasonVoided,
)
from host.leagues.season.entry_base import SeasonRuling
from host.leagues.season.fold import fold, reversed_entries
from host.leagues.season.results import removed_members
from host.leagues.season.rulings import (
    DatesShifted,
    MemberExcused,
    MemberStruck,
    PlayerReplaced,
    ReplayOrdered,
    RulingReversed,
    TableRuled,
    TableVoided,
)
from host.leagues.season.sign_up import MemberConfirmed, MemberLeft, MemberSeeded, SignUpClosed
from host.matches.permissions import Act, Authority, authorize_for_guild
from storage.core.database import Transaction

MAX_SHIFT_DAYS = 60
"""Maximum number of days by which a host may postpone dates at once."""


async def _authorize(
    ctx: Context,
    tx: Transaction,
    loaded: LoadedSeason,
    by: Authority,
    act: Act,
    *,
    concerns: Sequence[int] = (),
) -> None:
    """Record a host action in the audit log.

    Raises a UserError if the action concerns the host, or a member who shares a table with the host.
    """
    if by.guild_id not in (None, loaded.league.guild_id):
        raise user_error("league-no-season")
    plays = by.user.key in loaded.season.members and by.user.key not in loaded.season.removed
    if plays and _shares_table(loaded, by.user.key, concerns):
        raise user_error("league-participant")
    await authorize_for_guild(ctx, tx, loaded.league.guild_id, by, act, is_participant=plays)


def _shares_table(loaded: LoadedSeason, host: int, concerned: Sequence[int]) -> bool:
    if host in concerned:
        return True
    return any(
        host in table.user_keys and {*table.user_keys} & {*concerned}
        for table in loaded.season.tables.values()
    )


def _season_act(loaded: LoadedSeason, what: SeasonCommand) -> ManageSeason:
    return ManageSeason(loaded.league.name, loaded.row.number, what)


def _table_act(loaded: LoadedSeason, what: TableCommand, table: int) -> ManageTable:
    return ManageTable(loaded.league.name, loaded.row.number, what, table)


def _member_act(loaded: LoadedSeason, what: MemberCommand, user_key: int, name: str = "") -> ManageMember:
    member = loaded.season.members.get(user_key)
    told = name or ("" if member is None else member.name)
    return ManageMember(loaded.league.name, loaded.row.number, what, user_key, told)


def _players_at(loaded: LoadedSeason, table: int) -> tuple[int, ...]:
    """Return a table's players.

    Raises a UserError if the table does not exist.
    """
    if table not in loaded.season.tables:
        raise user_error("league-table")
    return loaded.season.tables[table].user_keys


async def add(ctx: Context, season_id: int, user: User, by: Authority) -> None:
    """Sign up a user on a host's authority."""
    async with locked_season(ctx, season_id) as (tx, known):
        await _authorize(ctx, tx, known, by, _member_act(known, "add", user.key, normalize_name(user.name)))
        after = await sign_up(ctx, tx, known, user, decided=by.user.key)
        if after.season.status == "confirming" and after.season.members[user.key].status == "joined":
            await append_entry(
                ctx, tx, after, MemberConfirmed(person=user.key, by="host", decided=by.user.key)
            )


async def remove(ctx: Context, season_id: int, user_key: int, by: Authority) -> None:
    """Remove a member before the draw; a reason is required."""
    async with locked_season(ctx, season_id) as (tx, known):
        await _authorize(ctx, tx, known, by, _member_act(known, "remove", user_key))
        await append_entry(
            ctx,
            tx,
            known,
            MemberLeft(person=user_key, reason=by.shown_reason, by="host", decided=by.user.key),
        )


async def seed(ctx: Context, season_id: int, user_key: int, number: int | None, by: Authority) -> None:
    """Set a member's strength before the draw; None uses the rating.

    Hosts can't set their own strength.
    """
    if number is not None and not 0 <= number <= 4000:
        raise user_error("league-seeding")
    async with locked_season(ctx, season_id) as (tx, known):
        act = _member_act(known, "seed", user_key)
        await _authorize(ctx, tx, known, by, act, concerns=(user_key,))
        await append_entry(
            ctx, tx, known, MemberSeeded(person=user_key, seeding=number, by="host", decided=by.user.key)
        )


async def preview(ctx: Context, season_id: int) -> DrawResult:
    """Return a sample draw of all members; the sample reveals nothing about the real draw."""
    found = await draws.preview(ctx, season_id)
    if found is None:
        raise user_error("league-too-few")
    return found


async def close_now(ctx: Context, season_id: int, by: Authority) -> None:
    """Close sign-up early."""
    async with locked_season(ctx, season_id) as (tx, known):
        if len(known.season.members) < known.plan.min_members:
            raise user_error("league-too-few")
        await _append_with_act(ctx, tx, known, by, "close", SignUpClosed(by="host", decided=by.user.key))


async def draw_now(ctx: Context, season_id: int, by: Authority) -> None:
    """Draw the confirmed members early."""
    async with locked_season(ctx, season_id) as (tx, known):
        if known.season.status != "confirming":
            raise user_error("league-status")
        if len(draws.members_to_draw(known.season)) < known.plan.min_members:
            raise user_error("league-too-few")
        await _authorize(ctx, tx, known, by, _season_act(known, "draw"))
        await jobs.put(ctx, tx, season_owner(season_id), DrawTables())
    await jobs.run(ctx, season_owner(season_id))


async def redraw(ctx: Context, season_id: int, by: Authority) -> None:
    """Discard a draw before play begins; a reason is required.

    A day later, a new draw is made with new secrets. Hosts who are members may not do this, since they could
    redraw until they like the result.
    """
    _refuse_without_reason(by)
    async with locked_season(ctx, season_id) as (tx, known):
        if by.user.key in known.season.members:
            raise user_error("league-participant")
        bound = await season_opening.renew_secrets(ctx, tx, known)
        made = DrawDiscarded(commitment=bound, reason=by.shown_reason, by="host", decided=by.user.key)
        await _append_with_act(ctx, tx, known, by, "redraw", made)
        await publishing.delete_division_cards(tx, known)


async def begin_now(ctx: Context, season_id: int, by: Authority) -> None:
    """Begin play early."""
    async with locked_season(ctx, season_id) as (tx, known):
        await _append_with_act(ctx, tx, known, by, "begin", PlayBegun(by="host", decided=by.user.key))


async def pause(ctx: Context, season_id: int, by: Authority) -> None:
    """Pause a season with all its matches; a reason is required."""
    _refuse_without_reason(by)
    async with locked_season(ctx, season_id) as (tx, known):
        await _append_with_act(
            ctx, tx, known, by, "pause", PlayPaused(reason=by.shown_reason, by="host", decided=by.user.key)
        )
    await jobs.run(ctx, season_owner(season_id))


async def resume(ctx: Context, season_id: int, by: Authority) -> None:
    """Resume a season; all later dates are postponed by the length of the pause."""
    async with locked_season(ctx, season_id) as (tx, known):
        await _append_with_act(ctx, tx, known, by, "resume", PlayResumed(by="host", decided=by.user.key))
    await jobs.run(ctx, season_owner(season_id))


async def end_now(ctx: Context, season_id: int, by: Authority) -> None:
    """End play early and adjudicate unfinished tables; a reason is required."""
    _refuse_without_reason(by)
    async with locked_season(ctx, season_id) as (tx, known):
        if known.season.status != "playing":
            raise user_error("league-status")
        _refuse_member(known, by)
        await _authorize(ctx, tx, known, by, _season_act(known, "end"))
        await end_play(ctx, tx, known, PlayEnded(reason=by.shown_reason, by="host", decided=by.user.key))
    await jobs.run(ctx, season_owner(season_id))


async def void(ctx: Context, season_id: int, by: Authority) -> None:
    """Void a season with all its matches; a reason is required.

    After the draw, hosts who are members may neither void the season nor end it, since they could choose a
    time that suits them.
    """
    _refuse_without_reason(by)
    async with locked_season(ctx, season_id) as (tx, known):
        if known.season.divisions:
            _refuse_member(known, by)
        await _append_with_act(
            ctx, tx, known, by, "void", SeasonVoided(reason=by.shown_reason, by="host", decided=by.user.key)
        )
    await jobs.run(ctx, season_owner(season_id))


def _refuse_member(loaded: LoadedSeason, by: Authority) -> None:
    if by.user.key in loaded.season.members:
        raise user_error("league-plays")


def _refuse_without_reason(by: Authority) -> None:
    if not by.shown_reason:
        raise user_error("reason-needed")


async def _append_with_act(
    ctx: Context,
    tx: Transaction,
    loaded: LoadedSeason,
    by: Authority,
    what: SeasonCommand,
    entry: SeasonEntry,
) -> None:
    await _authorize(ctx, tx, loaded, by, _season_act(loaded, what))
    await append_entry(ctx, tx, loaded, entry)


async def shift(ctx: Context, season_id: int, days: int, by: Authority) -> None:
    """Postpone all later dates of a season; a reason is required."""
    if not 1 <= days <= MAX_SHIFT_DAYS:
        raise user_error("league-shift", most=MAX_SHIFT_DAYS)
    async with locked_season(ctx, season_id) as (tx, known):
        await _authorize(ctx, tx, known, by, ShiftSeason(known.league.name, known.row.number, days))
        await append_entry(
            ctx, tx, known, DatesShifted(days=days, reason=by.shown_reason, decided=by.user.key)
        )


async def set_result(
    ctx: Context, season_id: int, table: int, places: Sequence[tuple[int, int | None]], by: Authority
) -> None:
    """Set a table's result: a place for each player, or None for no points.

    A reason is required.
    """
    made = TableRuled(
        table=table, places=tuple(places), means_left=False, reason=by.shown_reason, decided=by.user.key
    )
    await _append_table_ruling(ctx, season_id, table, by, "rule", made)


async def void_table(ctx: Context, season_id: int, table: int, by: Authority) -> None:
    """Void a table so that it does not count; a reason is required."""
    made = TableVoided(table=table, reason=by.shown_reason, decided=by.user.key)
    await _append_table_ruling(ctx, season_id, table, by, "void", made)


async def replay(ctx: Context, season_id: int, table: int, by: Authority) -> None:
    """Replay a table in a new match; a reason is required."""
    made = ReplayOrdered(table=table, reason=by.shown_reason, decided=by.user.key)
    await _append_table_ruling(ctx, season_id, table, by, "replay", made)


async def _append_table_ruling(
    ctx: Context, season_id: int, table: int, by: Authority, what: TableCommand, entry: SeasonEntry
) -> None:
    async with locked_season(ctx, season_id) as (tx, known):
        sitting = _players_at(known, table)
        await _authorize(ctx, tx, known, by, _table_act(known, what, table), concerns=sitting)
        await append_entry(ctx, tx, known, entry)
    await jobs.run(ctx, season_owner(season_id))


async def excuse(
    ctx: Context, season_id: int, user_key: int, by: Authority, table: int | None = None
) -> None:
    """Excuse a member for leaving a table, or all tables (None); a reason is required.

    If the member was struck for leaving too many tables, reverse the strike, unless the remaining tables are
    still too many.
    """
    async with locked_season(ctx, season_id) as (tx, known):
        act = _member_act(known, "excuse", user_key)
        await _authorize(ctx, tx, known, by, act, concerns=(user_key,))
        made = MemberExcused(person=user_key, table=table, reason=by.shown_reason, decided=by.user.key)
        after = await append_entry(ctx, tx, known, made)
        for one in _strikes_for_leaving(after, user_key):
            if not await _would_be_struck_again(tx, after, one):
                await append_entry(
                    ctx, tx, after, RulingReversed(entry=one.seq, reason=by.shown_reason, decided=by.user.key)
                )
    await jobs.run(ctx, season_owner(season_id))


def _strikes_for_leaving(loaded: LoadedSeason, user_key: int) -> list[LoggedSeasonEntry]:
    """Return the member's valid strike for leaving too many tables, as a list of at most one entry."""
    gone = reversed_entries(loaded.log)
    return [
        item
        for item in loaded.log
        if isinstance(item.entry, MemberStruck)
        and (item.entry.person, item.entry.by, item.entry.cause) == (user_key, "clock", "left")
        and item.seq not in gone
    ]


async def _would_be_struck_again(tx: Transaction, loaded: LoadedSeason, strike: LoggedSeasonEntry) -> bool:
    """Return whether the member would be struck again at once if the strike were reversed."""
    assert isinstance(strike.entry, MemberStruck)
    season = fold(
        [*loaded.log, LoggedSeasonEntry(len(loaded.log) + 1, strike.at, RulingReversed(entry=strike.seq))]
    )
    return strike.entry.person in removed_members(season, await season_log.load_outcomes(tx, season))


async def strike(ctx: Context, season_id: int, user_key: int, by: Authority, seasons: int = 0) -> None:
    """Strike a member from a season and bar them from later seasons; a reason is required."""
    if not 0 <= seasons <= MAX_BARRED:
        raise user_error("league-bar", most=MAX_BARRED)
    async with locked_season(ctx, season_id) as (tx, known):
        act = _member_act(known, "strike", user_key)
        await _authorize(ctx, tx, known, by, act, concerns=(user_key,))
        made = MemberStruck(person=user_key, seasons=seasons, reason=by.shown_reason, decided=by.user.key)
        await reassign_seats(ctx, tx, await append_entry(ctx, tx, known, made), user_key)
    await jobs.run(ctx, season_owner(season_id))


async def replace(ctx: Context, season_id: int, table: int, seat: int, new: User, by: Authority) -> None:
    """Replace a player at a table; a reason is required.

    Hosts can't take the seat themselves.
    """
    async with locked_season(ctx, season_id) as (tx, known):
        sitting = _players_at(known, table)
        if not 0 <= seat < len(sitting):
            raise user_error("league-places")
        act = ReplaceMember(
            known.league.name,
            known.row.number,
            table,
            _member_act(known, "add", sitting[seat]).name,
            normalize_name(new.name),
            left=sitting[seat],
            came=new.key,
        )
        await _authorize(ctx, tx, known, by, act, concerns=(*sitting, new.key))
        if new.key == by.user.key:
            raise user_error("league-participant")
        # A member of the season would then have more tables than the other members.
        if new.key in known.season.members and new.key not in known.season.waiting_list:
            raise user_error("league-plays-already")
        made = PlayerReplaced(
            table=table,
            seat=seat,
            person=new.key,
            name=normalize_name(new.name),
            reason=by.shown_reason,
            decided=by.user.key,
        )
        await append_entry(ctx, tx, known, made)
    await jobs.run(ctx, season_owner(season_id))


async def reverse(ctx: Context, season_id: int, entry: int, by: Authority) -> None:
    """Reverse a ruling as if it had never been made; a reason is required.

    If this reopens a table after the end of play, adjudicate the table as at the end of play.
    """
    async with locked_season(ctx, season_id) as (tx, known):
        meant = next((item.entry for item in known.log if item.seq == entry), None)
        act = ReverseRuling(known.league.name, known.row.number, entry)
        await _authorize(ctx, tx, known, by, act, concerns=_affected_members(known, meant))
        for one in _strikes_for_leaving(known, meant.person) if isinstance(meant, MemberStruck) else ():
            if one.seq == entry and await _would_be_struck_again(tx, known, one):
                raise user_error("league-excuse")
        after = await append_entry(
            ctx, tx, known, RulingReversed(entry=entry, reason=by.shown_reason, decided=by.user.key)
        )
        if after.season.status in {"protest", "over"} and (unfinished := await adjudicate(ctx, tx, after)):
            await append_entry(ctx, tx, after, *unfinished)
    await jobs.run(ctx, season_owner(season_id))


def _affected_members(loaded: LoadedSeason, entry: SeasonEntry | None) -> tuple[int, ...]:
    """Return the members whom a ruling concerns."""
    match entry:
        case TableRuled() | TableVoided() | ReplayOrdered():
            return loaded.season.tables[entry.table].user_keys
        case PlayerReplaced():
            return (*loaded.season.tables[entry.table].user_keys, entry.person)
        case MemberStruck() | MemberExcused():
            return (entry.person,)
        case _:
            return ()


async def rulings(ctx: Context, season_id: int) -> tuple[LoggedSeasonEntry, ...]:
    """Return a season's valid rulings, oldest first."""
    async with ctx.database.read_transaction() as tx:
        known = await season_log.load(tx, season_id)
    gone = reversed_entries(known.log)
    found = (item for item in known.log if isinstance(item.entry, SeasonRuling) and item.seq not in gone)
    return tuple(item for item in found if not isinstance(item.entry, RulingReversed))
