"""Carrying out host actions: the entries in the season's log, and their effects."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from host.core import jobs, outbox
from host.core.context import Context
from host.core.errors import user_error
from host.core.owners import season_owner
from host.core.users import User, normalize_name
from host.leagues import publishing
from host.leagues.lifecycle import draws, season_log, season_opening
from host.leagues.lifecycle.effects import append_entry
from host.leagues.lifecycle.inactive_members import reassign_seats
from host.leagues.lifecycle.kinds import (
    AnnounceHostAct,
    DrawTables,
    ManageMember,
    ManageSeason,
    ManageTable,
    ReplaceMember,
    ReverseRuling,
    SeasonAct,
    SeasonCommand,
    ShiftSeason,
)
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.lifecycle.season_opening import sign_up
from host.leagues.lifecycle.steps import adjudicate, end_play
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
from host.leagues.season.fold import fold, reversed_entries
from host.leagues.season.legality import find_obstacle
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
from host.matches.permissions import Authority, authorize_for_guild
from storage.core.database import Transaction

_UNANNOUNCED = frozenset({"add", "remove", "seed", "close", "draw", "begin", "resume"})
"""Host actions whose log entries are not announced, or are announced without the host's reason."""
_NEEDS_REASON = frozenset({"redraw", "pause", "end", "void"})
"""Host actions on a whole season that require a reason."""


async def carry_out(
    ctx: Context, tx: Transaction, loaded: LoadedSeason, act: SeasonAct, by: Authority
) -> None:
    """Carry out a host action, record it in the audit log and announce it.

    Raises a UserError if the action is not possible.
    """
    if isinstance(act, ManageSeason) and act.what in _NEEDS_REASON and not by.shown_reason:
        raise user_error("reason-needed")
    number = await authorize_for_guild(
        ctx, tx, loaded.league.guild_id, by, act, is_participant=by.has_consent
    )
    if isinstance(act, ManageSeason | ManageMember) and act.what in _UNANNOUNCED and not by.has_consent:
        await outbox.add(ctx, tx, season_owner(loaded.id), AnnounceHostAct(number))
    match act:
        case ManageSeason():
            await _manage_season(ctx, tx, loaded, act, by)
        case ShiftSeason():
            dates_shifted = DatesShifted(days=act.days, reason=by.shown_reason, decided=by.user.key)
            await append_entry(ctx, tx, loaded, dates_shifted)
        case ManageMember():
            await _manage_member(ctx, tx, loaded, act, by)
        case ManageTable():
            await append_entry(ctx, tx, loaded, _table_ruling(act, by))
        case ReplaceMember():
            await _replace(ctx, tx, loaded, act, by)
        case ReverseRuling():
            await _reverse(ctx, tx, loaded, act, by)


async def _manage_season(
    ctx: Context, tx: Transaction, loaded: LoadedSeason, act: ManageSeason, by: Authority
) -> None:
    match act.what:
        case "draw":
            await _draw(ctx, tx, loaded)
        case "redraw":
            await _redraw(ctx, tx, loaded, by)
        case "end":
            await _end(ctx, tx, loaded, by)
        case _:
            await append_entry(ctx, tx, loaded, _season_entry(loaded, act.what, by))


def _season_entry(loaded: LoadedSeason, what: SeasonCommand, by: Authority) -> SeasonEntry:
    reason, host = by.shown_reason, by.user.key
    if what == "close" and len(loaded.season.members) < loaded.plan.min_members:
        raise user_error("league-too-few")
    made: Mapping[SeasonCommand, SeasonEntry] = {
        "close": SignUpClosed(by="host", decided=host),
        "begin": PlayBegun(by="host", decided=host),
        "pause": PlayPaused(reason=reason, by="host", decided=host),
        "resume": PlayResumed(by="host", decided=host),
        "void": SeasonVoided(reason=reason, by="host", decided=host),
    }
    return made[what]


async def _end(ctx: Context, tx: Transaction, loaded: LoadedSeason, by: Authority) -> None:
    if loaded.season.status != "playing":
        raise user_error("league-status")
    ended = PlayEnded(reason=by.shown_reason, by="host", decided=by.user.key)
    await end_play(ctx, tx, loaded, ended)


async def _draw(ctx: Context, tx: Transaction, loaded: LoadedSeason) -> None:
    if loaded.season.status != "confirming":
        raise user_error("league-status")
    if len(draws.members_to_draw(loaded.season)) < loaded.plan.min_members:
        raise user_error("league-too-few")
    await jobs.put(ctx, tx, season_owner(loaded.id), DrawTables())


async def _redraw(ctx: Context, tx: Transaction, loaded: LoadedSeason, by: Authority) -> None:
    bound = await season_opening.renew_secrets(ctx, tx, loaded)
    draw_discarded = DrawDiscarded(commitment=bound, reason=by.shown_reason, by="host", decided=by.user.key)
    await append_entry(ctx, tx, loaded, draw_discarded)
    await publishing.delete_division_cards(tx, loaded)


async def _manage_member(
    ctx: Context, tx: Transaction, loaded: LoadedSeason, act: ManageMember, by: Authority
) -> None:
    person, reason, host = act.user_key, by.shown_reason, by.user.key
    match act.what:
        case "add":
            await _add(ctx, tx, loaded, User(person, act.name), host)
        case "remove":
            member_left = MemberLeft(person=person, reason=reason, by="host", decided=host)
            await append_entry(ctx, tx, loaded, member_left)
        case "seed":
            seeded = MemberSeeded(person=person, seeding=act.seeding, by="host", decided=host)
            await append_entry(ctx, tx, loaded, seeded)
        case "excuse":
            await _excuse(ctx, tx, loaded, act, by)
        case "strike":
            struck = MemberStruck(person=person, seasons=act.seasons, reason=reason, decided=host)
            await reassign_seats(ctx, tx, await append_entry(ctx, tx, loaded, struck), person)


async def _add(ctx: Context, tx: Transaction, loaded: LoadedSeason, user: User, host: int) -> None:
    after = await sign_up(ctx, tx, loaded, user, decided=host)
    if after.season.status == "confirming" and after.season.members[user.key].status == "joined":
        await append_entry(ctx, tx, after, MemberConfirmed(person=user.key, by="host", decided=host))


def _table_ruling(act: ManageTable, by: Authority) -> SeasonEntry:
    reason, host = by.shown_reason, by.user.key
    match act.what:
        case "rule":
            return TableRuled(
                table=act.table, places=act.places, means_left=False, reason=reason, decided=host
            )
        case "void":
            return TableVoided(table=act.table, reason=reason, decided=host)
        case "replay":
            return ReplayOrdered(table=act.table, reason=reason, decided=host)


async def _excuse(
    ctx: Context, tx: Transaction, loaded: LoadedSeason, act: ManageMember, by: Authority
) -> None:
    """Excuse a member.

    If the member was struck for leaving too many tables, reverse the strike, unless they have also left too
    many other tables.
    """
    reason, host = by.shown_reason, by.user.key
    member_excused = MemberExcused(person=act.user_key, table=act.table, reason=reason, decided=host)
    after = await append_entry(ctx, tx, loaded, member_excused)
    for one in _strikes_for_leaving(after, act.user_key):
        if not await _would_be_struck_again(tx, after, one):
            await append_entry(ctx, tx, after, RulingReversed(entry=one.seq, reason=reason, decided=host))


def _strikes_for_leaving(loaded: LoadedSeason, user_key: int) -> list[LoggedSeasonEntry]:
    """Return the member's valid strike for leaving too many tables, in a list with at most one entry."""
    reversed_seqs = reversed_entries(loaded.log)
    return [
        item
        for item in loaded.log
        if isinstance(item.entry, MemberStruck)
        and (item.entry.person, item.entry.by, item.entry.cause) == (user_key, "clock", "left")
        and item.seq not in reversed_seqs
    ]


async def _would_be_struck_again(tx: Transaction, loaded: LoadedSeason, strike: LoggedSeasonEntry) -> bool:
    """Return whether the member would be struck again at once if the strike were reversed."""
    assert isinstance(strike.entry, MemberStruck)
    season = _after(loaded, RulingReversed(entry=strike.seq)).season
    return strike.entry.person in removed_members(season, await season_log.load_outcomes(tx, season))


async def _replace(
    ctx: Context, tx: Transaction, loaded: LoadedSeason, act: ReplaceMember, by: Authority
) -> None:
    """Assign a member's seat to another user.

    The host and members with a place in a division can't take it.
    """
    table = loaded.season.tables.get(act.table)
    if table is None:
        raise user_error("league-table")
    if act.left not in table.user_keys:
        raise user_error("league-places")
    if act.came == by.user.key:
        raise user_error("league-participant")
    # Members of the season who took over a table would have more tables than the others.
    if act.came in loaded.season.members and act.came not in loaded.season.waiting_list:
        raise user_error("league-plays-already")
    player_replaced = PlayerReplaced(
        table=act.table, seat=table.user_keys.index(act.left), person=act.came, name=normalize_name(act.by),
        reason=by.shown_reason, decided=by.user.key,
    )  # fmt: skip
    await append_entry(ctx, tx, loaded, player_replaced)


async def _reverse(
    ctx: Context, tx: Transaction, loaded: LoadedSeason, act: ReverseRuling, by: Authority
) -> None:
    """Reverse a ruling.

    If this reopens a table after the end of play, adjudicate the table again.
    """
    meant = next((item.entry for item in loaded.log if item.seq == act.entry), None)
    for one in _strikes_for_leaving(loaded, meant.person) if isinstance(meant, MemberStruck) else ():
        if one.seq == act.entry and await _would_be_struck_again(tx, loaded, one):
            raise user_error("league-excuse")
    ruling_reversed = RulingReversed(entry=act.entry, reason=by.shown_reason, decided=by.user.key)
    unfinished = list[SeasonEntry]()
    if loaded.season.status in {"protest", "over"} and not find_obstacle(
        loaded.season, loaded.log, ruling_reversed
    ):
        # Append all entries at once, so that the final results are corrected only once.
        unfinished = await adjudicate(ctx, tx, _after(loaded, ruling_reversed))
    await append_entry(ctx, tx, loaded, ruling_reversed, *unfinished)


def _after(loaded: LoadedSeason, entry: SeasonEntry) -> LoadedSeason:
    """Return the season as it would be after an entry.

    The entry is not stored.
    """
    log = (*loaded.log, LoggedSeasonEntry(len(loaded.log) + 1, loaded.log[-1].at, entry))
    return replace(loaded, log=log, season=fold(log))
