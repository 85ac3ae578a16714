"""Pure functions that return the members whom a host action concerns, and those who may consent to it."""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import TypeAlias

from host.leagues.lifecycle.kinds import (
    ManageMember,
    ManageSeason,
    ManageTable,
    ReplaceMember,
    ReverseRuling,
    SeasonAct,
    ShiftSeason,
)
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.season.results import division_members
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
from host.leagues.season.season import Season

Users: TypeAlias = frozenset[int]
TableRuling: TypeAlias = TableRuled | TableVoided | ReplayOrdered


def interested_members(loaded: LoadedSeason, act: SeasonAct) -> Users:
    """Return the users whom a host action may affect.

    It may affect their divisions, their chances of a place, or their dates. If the host is one of these
    users, the host needs the others' consent. The members of a tier compete for promotion and relegation, so
    an action in one division concerns all divisions of its tier.
    """
    season = loaded.season
    match act:
        case ManageMember():
            return _for_member(season, act.user_key, frees_place=act.what != "excuse")
        case ManageTable():
            return _for_table(season, act.table)
        case ReplaceMember():
            freed = _for_member(season, act.left, frees_place=True)
            return freed | _for_table(season, act.table) | {act.came}
        case ReverseRuling():
            return _for_reversal(loaded, act.entry)
        case ManageSeason() | ShiftSeason():
            return frozenset(season.members)


def _for_member(season: Season, user_key: int, *, frees_place: bool) -> Users:
    """Return the users affected by a decision about a member.

    Before the draw, all members compete for places. After it, a vacated place goes to the waiting list now,
    and to the tier below in the next season.
    """
    if not season.divisions:
        return frozenset({user_key, *season.members})
    tiers = {
        division.tier
        for division in season.divisions
        if user_key in division_members(season, division.number)
    }
    if not frees_place:
        return _of_tiers(season, tiers) | {user_key}
    below = {tier + 1 for tier in tiers}
    return _of_tiers(season, tiers | below) | {user_key, *season.waiting_list}


def _for_table(season: Season, table: int) -> Users:
    state = season.tables.get(table)
    tiers = {
        division.tier for division in season.divisions if state and division.number == state.table.division
    }
    return _of_tiers(season, tiers)


def _of_tiers(season: Season, tiers: Set[int]) -> Users:
    return frozenset(
        user_key
        for division in season.divisions
        if division.tier in tiers
        for user_key in division_members(season, division.number)
    )


def _for_reversal(loaded: LoadedSeason, entry: int) -> Users:
    season = loaded.season
    match next((item.entry for item in loaded.log if item.seq == entry), None):
        case MemberStruck(person=person):
            return _for_member(season, person, frees_place=True)
        case MemberExcused(person=person):
            return _for_member(season, person, frees_place=False)
        case PlayerReplaced(table=table, person=person):
            return _for_table(season, table) | {person, *season.waiting_list}
        case TableRuled(table=table) | TableVoided(table=table) | ReplayOrdered(table=table):
            return _for_table(season, table)
        case DatesShifted():
            return frozenset(season.members)
        case RulingReversed(entry=reversed_entry):
            # Reversing a reversal makes the original ruling valid again.
            return _for_reversal(loaded, reversed_entry)
        case _:
            return frozenset()


def voters(loaded: LoadedSeason, users: Iterable[int], host: int) -> Users:
    """Return the users among the given ones who may vote: active members other than the host."""
    return (frozenset(users) & loaded.season.members.keys()) - loaded.season.removed - {host}


def concerned_voters(loaded: LoadedSeason, act: SeasonAct, host: int) -> Users:
    """Return the members whom a host action concerns, except the host."""
    return voters(loaded, interested_members(loaded, act), host)


def unconcerned_voters(loaded: LoadedSeason, act: SeasonAct, host: int) -> Users:
    """Return the members in divisions whom a host action does not concern.

    Members on the waiting list don't count, because a host could sign up friends there.
    """
    placed = {
        user_key
        for division in loaded.season.divisions
        for user_key in division_members(loaded.season, division.number)
    }
    return voters(loaded, placed - interested_members(loaded, act), host)


def table_voters(loaded: LoadedSeason, act: SeasonAct, host: int) -> Users:
    """Return the other players at the table of an urgent host action; empty for other actions.

    A replacement or a replay is urgent while the match is being played.
    """
    is_urgent = isinstance(act, ReplaceMember) or (isinstance(act, ManageTable) and act.what == "replay")
    if not is_urgent or not isinstance(act, ReplaceMember | ManageTable):
        return frozenset()
    state = loaded.season.tables.get(act.table)
    if state is None or state.is_over:
        return frozenset()
    replaced = {act.left} if isinstance(act, ReplaceMember) else frozenset[int]()
    return voters(loaded, frozenset(state.user_keys) - replaced, host)


def subject(act: SeasonAct) -> tuple[object, ...]:
    """Return a key for the subject of a host action, such as a table or a member.

    It is used to recognize a rejected action when it is proposed again in another form.
    """
    match act:
        case ManageSeason():
            return ("season", act.what)
        case ShiftSeason():
            return ("dates",)
        case ManageTable():
            return ("table", act.table)
        case ManageMember():
            return ("member", act.what, act.user_key)
        case ReplaceMember():
            return ("seat", act.table, act.left)
        case ReverseRuling():
            return ("ruling", act.entry)
