"""Pure functions that compute a season's standings from its log and the outcomes of its matches."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import TypeAlias

from host.history.results.outcome import Outcome
from host.leagues.pairing.entrants import Movement
from host.leagues.pairing.formats import FORMATS, RoundInput
from host.leagues.pairing.pyramid import FinishedDivision, tier_movements
from host.leagues.season.season import FixtureState, Season
from host.leagues.standings.points import (
    PARTS,
    UNPLACED,
    Finish,
    Tally,
    confirms,
    finishes_from_outcome,
    score,
)
from host.leagues.standings.prospects import OpenTables, Prospect, open_tables, prospects
from host.leagues.standings.ranking import StandingsRow, rank_players, winners
from host.matches.commit_reveal.scheme import digest

Outcomes = Mapping[int, Outcome]
"""Match outcomes, keyed by match id."""
Finishes: TypeAlias = tuple[Finish, ...] | None
"""The players' results at a table; None if the table is unfinished or void."""


def finishes(table: FixtureState, outcomes: Outcomes) -> Finishes:
    """Return the players' results at a table, or None if it is unfinished or void.

    A ruling overrides the match result. If both have the same ranking, the match result is used, because it
    includes the game points.
    """
    if table.is_void:
        return None
    played = _played_finishes(table, outcomes)
    if table.ruled is None or table.is_adjudicated or played is None:
        return table.ruled or played
    return played if confirms(table.ruled, played) else table.ruled


def _played_finishes(table: FixtureState, outcomes: Outcomes) -> Finishes:
    if table.head is None or table.match_id is None or table.match_id not in outcomes:
        return None
    return finishes_from_outcome(outcomes[table.match_id], table.user_keys)


def tallies(season: Season, table: FixtureState, outcomes: Outcomes) -> tuple[Tally, ...] | None:
    """Return each player's points at a table, or None if the table is unfinished or void."""
    return _score(season, table, finishes(table, outcomes))


def _score(season: Season, table: FixtureState, found: Finishes) -> tuple[Tally, ...] | None:
    return None if found is None else score(found, season.plan.scale_for(len(table.user_keys)))


def removed_members(season: Season, outcomes: Outcomes) -> frozenset[int]:
    """Return the members who withdrew, were struck, or left too many tables."""
    tables = [*season.tables.values()]
    return season.removed | _left_too_often(season, tables, [finishes(table, outcomes) for table in tables])


def _left_too_often(
    season: Season, tables: Sequence[FixtureState], came: Sequence[Finishes]
) -> frozenset[int]:
    """Return the members who left too many tables, or all of their tables.

    Tables for which a host has excused a member don't count.
    """
    sat, left, to_come = Counter[int](), Counter[int](), _rounds_to_come(season, tables)
    for table, found in zip(tables, came, strict=True):
        sat.update(table.user_keys)
        leavers = (finish.user_key for finish in found or () if finish.has_left)
        left.update(user_key for user_key in leavers if not _is_excused(season, user_key, table))
    return frozenset(
        user_key
        for user_key, count in left.items()
        if count >= season.plan.strikes or count == sat[user_key] + to_come
    )


def _rounds_to_come(season: Season, tables: Sequence[FixtureState]) -> int:
    """Return the number of rounds that still have to be drawn."""
    drawn = max((table.table.round for table in tables), default=1)
    return FORMATS[season.plan.format].rounds(season.plan) - drawn


def excused_players(season: Season) -> frozenset[tuple[int, int]]:
    """Return (match id, user key) pairs for players whom a host excused for leaving a match."""
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
    """Return the members of a division, including replacement players."""
    drawn = [user_key for one in season.divisions if one.number == division for user_key in one.user_keys]
    sitting = [user_key for one in _tables(season, division) for user_key in one.user_keys]
    return tuple(dict.fromkeys(drawn + sitting))


def standings(
    season: Season, division: int, outcomes: Outcomes, lots: Mapping[int, int]
) -> tuple[StandingsRow, ...]:
    """Return the standings of a division.

    Until the lots are published, tied members are in an arbitrary order and their rows have `by="lot"`.
    """
    user_keys, tables = division_members(season, division), _tables(season, division)
    came = [finishes(table, outcomes) for table in tables]
    leavers = (season.removed & {*user_keys}) | _left_too_often(season, tables, came)
    # Placeholder order for tied members until the lots are published.
    drawn = _complete_lots(season, lots) or {user_key: n for n, user_key in enumerate(user_keys)}
    over = _division_tallies(season, division, outcomes)
    return rank_players(user_keys, over, drawn, struck=leavers, steps=season.plan.order)


def _division_tallies(season: Season, division: int, outcomes: Outcomes) -> list[tuple[Tally, ...]]:
    """Return all points earned in a division, from finished tables, byes and void tables."""
    tables = _tables(season, division)
    over = [found for table in tables if (found := tallies(season, table, outcomes)) is not None]
    return [*over, *_bye_points(season, division, tables), *_void_points(tables, over, outcomes)]


def _void_points(
    tables: Sequence[FixtureState], over: Sequence[Sequence[Tally]], outcomes: Outcomes
) -> Iterator[tuple[Tally, ...]]:
    """Yield the points awarded for void tables.

    A player gets their average over finished tables, or the division's average if they have none. Players who
    left a void table get no points for it.
    """
    brought = _parts_by_player(over)
    every = [parts for several in brought.values() for parts in several]
    for table in tables if every else ():
        yield tuple(
            Tally(user_key, round(Fraction(sum(parts), len(parts))), UNPLACED, None)
            for user_key in _compensated_players(table, outcomes)
            for parts in (brought.get(user_key, every),)
        )


def _compensated_players(table: FixtureState, outcomes: Outcomes) -> tuple[int, ...]:
    """Return the players who get points for a void table; empty if the table is not void."""
    if not table.is_void:
        return ()
    left = {finish.user_key for finish in _played_finishes(table, outcomes) or () if finish.has_left}
    return tuple(user_key for user_key in table.user_keys if user_key not in left)


def reachable_places(
    season: Season, division: int, outcomes: Outcomes, lots: Mapping[int, int]
) -> dict[int, Prospect]:
    """Return the places that each member of a division can still reach."""
    lines = standings(season, division, outcomes, lots)
    opened = _open_tables(season, division, outcomes)
    return prospects(lines, opened, season.plan.strikes, is_drawn=bool(lots))


def _open_tables(season: Season, division: int, outcomes: Outcomes) -> dict[int, OpenTables]:
    """Return the open tables of each member of a division."""
    tables = _tables(season, division)
    opened = [table for table in tables if not table.is_void and finishes(table, outcomes) is None]
    still = Counter(user_key for fixture_state in opened for user_key in fixture_state.user_keys)
    # If play ended before all rounds were drawn, no more rounds follow.
    to_come = _rounds_to_come(season, tables) if season.status in {"drawn", "playing"} else 0
    over = [found for one in tables if (found := tallies(season, one, outcomes)) is not None]
    brought = _parts_by_player(over)
    void_parts = _parts_by_player(_void_points(tables, over, outcomes))
    # Points for void tables change only while other tables are open.
    void = tables if opened or to_come else []
    voids = Counter(user_key for one in void for user_key in _compensated_players(one, outcomes))
    return {
        user_key: open_tables(
            brought.get(user_key, ()), still[user_key] + to_come, voids[user_key], sum(void_parts.get(user_key, ())),
            season.plan.scale,
        )
        for user_key in division_members(season, division)
    }  # fmt: skip


def _parts_by_player(tables: Iterable[Sequence[Tally]]) -> dict[int, list[int]]:
    found = defaultdict[int, list[int]](list)
    for tally in (tally for table in tables for tally in table):
        found[tally.user_key].append(tally.parts)
    return dict(found)


def _bye_points(season: Season, division: int, tables: Sequence[FixtureState]) -> list[tuple[Tally, ...]]:
    """Return the points for byes.

    A bye earns the mean of the points for all places.
    """
    drawn = {table.table.round for table in tables}
    if not drawn or FORMATS[season.plan.format].rounds(season.plan) == 1:
        return []
    sat = {(one.table.round, user_key) for one in tables for user_key in one.table.user_keys}
    mean = PARTS * sum(season.plan.scale) // season.plan.seats
    user_keys = [user_key for one in season.divisions if one.number == division for user_key in one.user_keys]
    return [
        (Tally(user_key, mean, UNPLACED, None),)
        for number in sorted(drawn)
        for user_key in user_keys
        if (number, user_key) not in sat and user_key not in season.removed
    ]


def round_input(season: Season, outcomes: Outcomes) -> RoundInput:
    """Return the data from which the next round of a season is drawn."""
    points = dict[int, int]()
    over = [
        table
        for division in season.divisions
        for table in _division_tallies(season, division.number, outcomes)
    ]
    for tally in (tally for table in over for tally in table):
        points[tally.user_key] = points.get(tally.user_key, 0) + tally.parts
    whole = {user_key: parts // PARTS for user_key, parts in points.items()}
    return RoundInput(
        tuple(one.table for one in season.tables.values()), whole, removed_members(season, outcomes)
    )


def _tables(season: Season, division: int) -> list[FixtureState]:
    return [table for table in season.tables.values() if table.table.division == division]


def _members_with_turns(season: Season, outcomes: Outcomes) -> frozenset[int]:
    """Return the users who took at least one turn in the season or who got a place by a ruling."""
    tables = season.tables.values()
    over = (outcomes.get(one.match_id or 0) for one in tables if one.head is not None)
    played = [outcome for outcome in over if outcome is not None]
    rows = [row for one in played for row in (*one.seats, *one.substitutes)]
    ruled = [finish for table in tables if not table.is_adjudicated for finish in table.ruled or ()]
    return frozenset(
        [row.user_key for row in rows if row.user_key is not None and row.turns]
        + [one.user_key for one in ruled if one.place is not None]
        + [user_key for one in tables for user_key in one.active]
    )


def _complete_lots(season: Season, lots: Mapping[int, int]) -> dict[int, int]:
    """Return the lots, with additional lots for members who joined after the draw.

    The result is empty until the lots are published.
    """
    if not lots:
        return {}
    key = " ".join(map(str, sorted(lots, key=lots.__getitem__)))
    later = sorted(season.members.keys() - lots.keys(), key=lambda one: digest(f"{key} {one}"))
    return {**lots, **{user_key: len(lots) + n for n, user_key in enumerate(later)}}


def final_movements(season: Season, outcomes: Outcomes, lots: Mapping[int, int]) -> dict[int, Movement]:
    """Return each member's movement at the end of a season, such as a promotion."""
    active = _members_with_turns(season, outcomes)
    ends = [
        FinishedDivision(
            division.number, division.tier, standings(season, division.number, outcomes, lots), active
        )
        for division in season.divisions
    ]
    if FORMATS[season.plan.format].has_promotion:
        return tier_movements(ends, _complete_lots(season, lots), is_drawn=bool(lots))
    won = {user_key for end in ends for user_key in winners(end.lines)}
    return {
        line.user_key: "out" if line.is_struck else "champion" if line.user_key in won else "stays"
        for end in ends
        for line in end.lines
    }
