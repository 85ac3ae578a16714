"""Pure functions that compute a season's standings from its log and its matches' outcomes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from host.history.results.outcome import Outcome
from host.leagues.pairing.entrants import Movement
from host.leagues.pairing.formats import FORMATS, RoundInput
from host.leagues.pairing.pyramid import FinishedDivision, tier_movements
from host.leagues.season.season import FixtureState, Season
from host.leagues.standings.points import BYE, PARTS, Finish, Tally, finishes_from_outcome, score
from host.leagues.standings.prospects import OpenTables, Prospect, max_parts, prospects
from host.leagues.standings.ranking import StandingsRow, rank_players, winners

Outcomes = Mapping[int, Outcome]
"""The outcomes of matches by match id."""
Finishes: TypeAlias = tuple[Finish, ...] | None
"""The results of a table's players; None if the table is not over or does not count."""


def finishes(table: FixtureState, outcomes: Outcomes) -> Finishes:
    """Return the results of a table's players.

    Return None if the table is not over or does not count.
    """
    if table.is_void:
        return None
    if table.ruled is not None:
        return table.ruled
    if table.head is None or table.match_id is None or table.match_id not in outcomes:
        return None
    return finishes_from_outcome(outcomes[table.match_id], table.user_keys)


def tallies(season: Season, table: FixtureState, outcomes: Outcomes) -> tuple[Tally, ...] | None:
    """Return each player's points at a table.

    Return None if the table is not over or does not count.
    """
    return _score(season, table, finishes(table, outcomes))


def _score(season: Season, table: FixtureState, found: Finishes) -> tuple[Tally, ...] | None:
    return None if found is None else score(found, season.plan.scale_for(len(table.user_keys)))


def removed_members(season: Season, outcomes: Outcomes) -> frozenset[int]:
    """Return the members who are out: those who withdrew, were struck, or left too many tables."""
    tables = [*season.tables.values()]
    return season.removed | _left_too_often(season, tables, [finishes(one, outcomes) for one in tables])


def _left_too_often(
    season: Season, tables: Sequence[FixtureState], came: Sequence[Finishes]
) -> frozenset[int]:
    """Return the members who left too many tables, or all of their tables.

    Tables for which a host has excused a member don't count.
    """
    sat, left, to_come = Counter[int](), Counter[int](), _rounds_to_come(season, tables)
    for table, found in zip(tables, came, strict=True):
        sat.update(table.user_keys)
        gone = (one.user_key for one in found or () if one.has_left)
        left.update(user_key for user_key in gone if not _is_excused(season, user_key, table))
    return frozenset(
        user_key
        for user_key, count in left.items()
        if count >= season.plan.strikes or count == sat[user_key] + to_come
    )


def _rounds_to_come(season: Season, tables: Sequence[FixtureState]) -> int:
    """Return the number of rounds that are not drawn yet."""
    drawn = max((one.table.round for one in tables), default=1)
    return FORMATS[season.plan.format].rounds(season.plan) - drawn


def excused_players(season: Season) -> frozenset[tuple[int, int]]:
    """Return the players whom a host has excused for leaving a match, each with the match's id."""
    return frozenset(
        (table.match_id, user_key)
        for table in season.tables.values()
        for user_key in table.user_keys
        if table.match_id is not None and _is_excused(season, user_key, table)
    )


def _is_excused(season: Season, user_key: int, table: FixtureState) -> bool:
    member = season.members.get(user_key)
    return member is not None and bool({None, table.table.number} & member.excused)


def division_members(season: Season, division: int) -> tuple[int, ...]:
    """Return the members of a division: the drawn members, and their replacements."""
    drawn = [user_key for one in season.divisions if one.number == division for user_key in one.user_keys]
    sitting = [user_key for one in _tables(season, division) for user_key in one.user_keys]
    return tuple(dict.fromkeys(drawn + sitting))


def standings(
    season: Season, division: int, outcomes: Outcomes, lots: Mapping[int, int]
) -> tuple[StandingsRow, ...]:
    """Return the standings of a division.

    Until the lots are published, tied members are in an arbitrary order, and `by` is `lot` in their rows.
    """
    user_keys, tables = division_members(season, division), _tables(season, division)
    came = [finishes(one, outcomes) for one in tables]
    found = (_score(season, table, one) for table, one in zip(tables, came, strict=True))
    over = [*(one for one in found if one is not None), *_bye_points(season, division, tables)]
    gone = (season.removed & {*user_keys}) | _left_too_often(season, tables, came)
    drawn = {user_key: lots.get(user_key, len(lots) + n) for n, user_key in enumerate(user_keys)}
    return rank_players(user_keys, over, drawn, struck=gone, steps=season.plan.order)


def reachable_places(
    season: Season, division: int, outcomes: Outcomes, lots: Mapping[int, int]
) -> dict[int, Prospect]:
    """Return the places that each member of a division can still reach."""
    lines = standings(season, division, outcomes, lots)
    still = {line.user_key: 0 for line in lines}
    for table in _tables(season, division):
        if not table.is_void and finishes(table, outcomes) is None:
            for user_key in table.user_keys:
                still[user_key] = still.get(user_key, 0) + 1
    # If play ended before all rounds were drawn, no more rounds follow.
    is_on = season.status in {"drawn", "playing"}
    to_come = _rounds_to_come(season, _tables(season, division)) if is_on else 0
    scale = season.plan.scale
    opened = {
        user_key: OpenTables(count + to_come, max_parts(count + to_come, scale))
        for user_key, count in still.items()
    }
    return prospects(lines, opened, season.plan.strikes, is_drawn=bool(lots))


def _bye_points(season: Season, division: int, tables: Sequence[FixtureState]) -> list[tuple[Tally, ...]]:
    """Return the points for byes.

    A bye earns the mean of the points for all places.
    """
    drawn = {one.table.round for one in tables}
    if not drawn or FORMATS[season.plan.format].rounds(season.plan) == 1:
        return []
    sat = {(one.table.round, user_key) for one in tables for user_key in one.table.user_keys}
    mean = PARTS * sum(season.plan.scale) // season.plan.seats
    user_keys = [user_key for one in season.divisions if one.number == division for user_key in one.user_keys]
    return [
        (Tally(user_key, mean, BYE, None),)
        for number in sorted(drawn)
        for user_key in user_keys
        if (number, user_key) not in sat and user_key not in season.removed
    ]


def round_input(season: Season, outcomes: Outcomes) -> RoundInput:
    """Return the current state of a season as input for the draw of the next round."""
    points = dict[int, int]()
    over = [tallies(season, table, outcomes) or () for table in season.tables.values()]
    for one in season.divisions:
        over += _bye_points(season, one.number, _tables(season, one.number))
    for tally in (tally for table in over for tally in table):
        points[tally.user_key] = points.get(tally.user_key, 0) + tally.parts
    whole = {user_key: parts // PARTS for user_key, parts in points.items()}
    return RoundInput(
        tuple(one.table for one in season.tables.values()), whole, removed_members(season, outcomes)
    )


def _tables(season: Season, division: int) -> list[FixtureState]:
    return [one for one in season.tables.values() if one.table.division == division]


def final_movements(season: Season, outcomes: Outcomes, lots: Mapping[int, int]) -> dict[int, Movement]:
    """Return promotions and relegations at the end of a season."""
    ends = [
        FinishedDivision(one.number, one.tier, standings(season, one.number, outcomes, lots))
        for one in season.divisions
    ]
    if FORMATS[season.plan.format].has_promotion:
        return tier_movements(ends)
    won = {user_key for end in ends for user_key in winners(end.lines)}
    return {
        line.user_key: "out" if line.is_struck else "champion" if line.user_key in won else "stays"
        for end in ends
        for line in end.lines
    }
