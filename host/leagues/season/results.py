"""Pure functions for the standings of a season, from its log and the outcomes of its matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from host.history.results.outcome import Outcome
from host.leagues.pairing.field import Moved
from host.leagues.pairing.formats import FORMATS, SoFar
from host.leagues.pairing.pyramid import Played, movement
from host.leagues.season.season import Season, TableState
from host.leagues.standings.order import StandingsRow, firsts, order
from host.leagues.standings.points import PARTS, SAT_OUT, Finish, Tally, finishes_of, score
from host.leagues.standings.prospects import Open, Prospect, open_parts, prospects

Outcomes = Mapping[int, Outcome]
"""By match id."""
Finishes: TypeAlias = tuple[Finish, ...] | None
"""The results of a table's players; None if the table is not over or does not count."""


def finishes(table: TableState, outcomes: Outcomes) -> Finishes:
    """Return the results of a table's players; None if it is not over or does not count."""
    if table.is_void:
        return None
    if table.ruled is not None:
        return table.ruled
    if table.head is None or table.match_id is None or table.match_id not in outcomes:
        return None
    return finishes_of(outcomes[table.match_id], table.user_keys)


def tallies(season: Season, table: TableState, outcomes: Outcomes) -> tuple[Tally, ...] | None:
    """Return the points from a table; None if it is not over or does not count."""
    return _score(season, table, finishes(table, outcomes))


def _score(season: Season, table: TableState, found: Finishes) -> tuple[Tally, ...] | None:
    return None if found is None else score(found, season.plan.scale_for(len(table.user_keys)))


def struck(season: Season, outcomes: Outcomes) -> frozenset[int]:
    """Return the members who are out: withdrawn, struck, or with too many tables left."""
    tables = [*season.tables.values()]
    return season.out | _left_too_often(season, tables, [finishes(one, outcomes) for one in tables])


def _left_too_often(season: Season, tables: Sequence[TableState], came: Sequence[Finishes]) -> frozenset[int]:
    """Return the members who left too many tables, or all of theirs.

    Tables for which a host has excused them don't count.
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


def _rounds_to_come(season: Season, tables: Sequence[TableState]) -> int:
    """Return the number of rounds that are not drawn yet."""
    drawn = max((one.table.round for one in tables), default=1)
    return FORMATS[season.plan.format].rounds(season.plan) - drawn


def _is_excused(season: Season, user_key: int, table: TableState) -> bool:
    member = season.members.get(user_key)
    return member is not None and bool({None, table.table.number} & member.excused)


def people_of(season: Season, division: int) -> tuple[int, ...]:
    """Return the members of a division: those drawn, and those who replaced one of them."""
    drawn = [user_key for one in season.divisions if one.number == division for user_key in one.user_keys]
    sitting = [user_key for one in _tables(season, division) for user_key in one.user_keys]
    return tuple(dict.fromkeys(drawn + sitting))


def standings(
    season: Season, division: int, outcomes: Outcomes, lots: Mapping[int, int]
) -> tuple[StandingsRow, ...]:
    """Return the standings of a division.

    Before the lots are published, tied members are in an arbitrary order. Their lines say so.
    """
    user_keys, tables = people_of(season, division), _tables(season, division)
    came = [finishes(one, outcomes) for one in tables]
    found = (_score(season, table, one) for table, one in zip(tables, came, strict=True))
    over = [*(one for one in found if one is not None), *_sat_out(season, division, tables)]
    gone = (season.out & {*user_keys}) | _left_too_often(season, tables, came)
    drawn = {user_key: lots.get(user_key, len(lots) + n) for n, user_key in enumerate(user_keys)}
    return order(user_keys, over, drawn, struck=gone, steps=season.plan.order)


def still_possible(
    season: Season, division: int, outcomes: Outcomes, lots: Mapping[int, int]
) -> dict[int, Prospect]:
    """Return the places that each member of a division can still reach."""
    lines = standings(season, division, outcomes, lots)
    still = {line.user_key: 0 for line in lines}
    for table in _tables(season, division):
        if not table.is_void and finishes(table, outcomes) is None:
            for user_key in table.user_keys:
                still[user_key] = still.get(user_key, 0) + 1
    # Play may have ended before all rounds were drawn.
    is_on = season.status in {"drawn", "playing"}
    to_come = _rounds_to_come(season, _tables(season, division)) if is_on else 0
    scale = season.plan.scale
    opened = {
        user_key: Open(count + to_come, open_parts(count + to_come, scale))
        for user_key, count in still.items()
    }
    return prospects(lines, opened, season.plan.strikes, is_drawn=bool(lots))


def _sat_out(season: Season, division: int, tables: Sequence[TableState]) -> list[tuple[Tally, ...]]:
    """Return the points of byes: the mean of the points of all places."""
    drawn = {one.table.round for one in tables}
    if not drawn or FORMATS[season.plan.format].rounds(season.plan) == 1:
        return []
    sat = {(one.table.round, user_key) for one in tables for user_key in one.table.user_keys}
    mean = PARTS * sum(season.plan.scale) // season.plan.seats
    user_keys = [user_key for one in season.divisions if one.number == division for user_key in one.user_keys]
    return [
        (Tally(user_key, mean, SAT_OUT, None),)
        for number in sorted(drawn)
        for user_key in user_keys
        if (number, user_key) not in sat and user_key not in season.out
    ]


def so_far(season: Season, outcomes: Outcomes) -> SoFar:
    """Return the current state of a season as input for the draw of the next round."""
    points = dict[int, int]()
    over = [tallies(season, table, outcomes) or () for table in season.tables.values()]
    for one in season.divisions:
        over += _sat_out(season, one.number, _tables(season, one.number))
    for tally in (tally for table in over for tally in table):
        points[tally.user_key] = points.get(tally.user_key, 0) + tally.parts
    whole = {user_key: parts // PARTS for user_key, parts in points.items()}
    return SoFar(tuple(one.table for one in season.tables.values()), whole, struck(season, outcomes))


def _tables(season: Season, division: int) -> list[TableState]:
    return [one for one in season.tables.values() if one.table.division == division]


def moves_of(season: Season, outcomes: Outcomes, lots: Mapping[int, int]) -> dict[int, Moved]:
    """Return promotions and relegations at the end of a season."""
    ends = [
        Played(one.number, one.tier, standings(season, one.number, outcomes, lots))
        for one in season.divisions
    ]
    if FORMATS[season.plan.format].moves:
        return movement(ends)
    won = {user_key for end in ends for user_key in firsts(end.lines)}
    return {
        line.user_key: "out" if line.is_struck else "champion" if line.user_key in won else "stays"
        for end in ends
        for line in end.lines
    }
