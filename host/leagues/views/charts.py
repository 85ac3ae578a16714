"""Pure functions for season charts: a division's standings and crosstable, and the pyramid of divisions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Literal, TypeAlias

from msgspec import Struct

from host.leagues.pairing import drawing
from host.leagues.pairing.entrants import Division, Entrant, Movement
from host.leagues.pairing.formats import FORMATS
from host.leagues.pairing.pyramid import claimed_tier
from host.leagues.season.results import (
    Outcomes,
    final_movements,
    finishes,
    reachable_places,
    standings,
    tallies,
)
from host.leagues.season.season import FixtureState, Season, Status
from host.leagues.standings.points import UNPLACED, Tally
from host.leagues.standings.prospects import Prospect
from host.leagues.standings.ranking import StandingsRow, place_ranges

MeetingResult: TypeAlias = Literal["beaten", "lost", "tied"]
Sign: TypeAlias = Literal["champion", "up", "stays", "down", "out", "new"]


class TableResult(Struct, frozen=True):
    """A member's result at a table."""

    table: int
    kind: Literal["open", "place", "left", "void"]
    place: int = 0
    """The member's place among the players who played to the end."""


class StandingsLine(Struct, frozen=True):
    """A member's line in the standings, with all displayed details."""

    row: StandingsRow
    place: int
    """The member's place.

    Members share a place if their order is decided by lots that have not been published yet.
    """
    prospect: Prospect | None
    """The places that the member can still reach; None if the place is certain."""
    tables: int
    """The number of tables that count, including unfinished ones."""
    results: tuple[TableResult, ...]
    movement: Movement | None
    """The promotion or relegation that would follow if the season ended now; None while it is undecided."""

    @property
    def firsts(self) -> int:
        """Return the number of tables that the member has won."""
        return self.row.places[0] if self.row.places else 0


class DivisionChart(Struct, frozen=True):
    """The current state of a division."""

    number: int
    divisions: int
    """The number of divisions in the season."""
    status: Status
    finished_tables: int
    """The number of finished tables."""
    tables: int
    lines: tuple[StandingsLine, ...]

    @property
    def leaders(self) -> frozenset[int]:
        """Return the members in first place; empty until a table is over."""
        return frozenset(line.row.user_key for line in self.lines if line.place == 1 and self.finished_tables)


def division_chart(
    season: Season, division: int, outcomes: Outcomes, lots: Mapping[int, int]
) -> DivisionChart:
    """Compute the current state of a division for display."""
    tables = sorted(fixtures_of(season, division), key=lambda fixture_state: fixture_state.table.number)
    brought = {table.table.number: tallies(season, table, outcomes) for table in tables}
    still = reachable_places(season, division, outcomes, lots)
    found = standings(season, division, outcomes, lots)
    places = place_ranges(found, is_drawn=bool(lots))
    becomes = _drop_lot_decisions(_current_movements(season, outcomes, lots), places)
    lines = tuple(
        _standings_line(
            line,
            places[line.user_key][0],
            tables,
            brought,
            still.get(line.user_key),
            becomes.get(line.user_key),
        )
        for line in found
    )
    over = sum(one.is_void or finishes(one, outcomes) is not None for one in tables)
    return DivisionChart(division, len(season.divisions), season.status, over, len(tables), lines)


def fixtures_of(season: Season, division: int) -> list[FixtureState]:
    """Return the tables of a division, from all rounds."""
    return [table for table in season.tables.values() if table.table.division == division]


def _drop_lot_decisions(
    becomes: Mapping[int, Movement], places: Mapping[int, tuple[int, int]]
) -> dict[int, Movement]:
    """Remove promotions and relegations that will be decided by lots between tied members."""
    several = dict[tuple[int, int], set[Movement]]()
    for user_key, span in places.items():
        if user_key in becomes:
            several.setdefault(span, set()).add(becomes[user_key])
    return {
        user_key: one
        for user_key, one in becomes.items()
        if len(several.get(places.get(user_key, (0, 0)), ())) == 1
    }


def _standings_line(
    row: StandingsRow,
    place: int,
    tables: Iterable[FixtureState],
    tallies_by_table: Mapping[int, tuple[Tally, ...] | None],
    prospect: Prospect | None,
    movement: Movement | None,
) -> StandingsLine:
    sat = [table for table in tables if row.user_key in table.user_keys]
    seats = tuple(
        _table_result(row.user_key, fixture_state, tallies_by_table[fixture_state.table.number])
        for fixture_state in sat
    )
    to_come = sum(seat.kind == "open" for seat in seats)
    is_open = prospect is not None and prospect.best != prospect.worst
    return StandingsLine(row, place, prospect if is_open else None, row.played + to_come, seats, movement)


def _table_result(user_key: int, table: FixtureState, brought: tuple[Tally, ...] | None) -> TableResult:
    number = table.table.number
    if table.is_void:
        return TableResult(number, "void")
    if brought is None:
        return TableResult(number, "open")
    own = next((tally for tally in brought if tally.user_key == user_key), None)
    if own is None or own.has_left:
        return TableResult(number, "left")
    place = own.place or UNPLACED
    return TableResult(number, "void") if place == UNPLACED else TableResult(number, "place", place)


def _current_movements(season: Season, outcomes: Outcomes, lots: Mapping[int, int]) -> Mapping[int, Movement]:
    """Return the promotions and relegations that would follow if the season ended now.

    The result is empty until a table is over.
    """
    if season.status == "over":
        return season.moved
    if not any(finishes(table, outcomes) for table in season.tables.values()):
        return {}
    found = final_movements(season, outcomes, lots)
    # The champion is not known until the end.
    data: dict[int, Movement] = {
        user_key: "stays" if one == "champion" else one for user_key, one in found.items()
    }
    return (
        data if FORMATS[season.plan.format].has_promotion else {p: m for p, m in data.items() if m == "out"}
    )


class Meeting(Struct, frozen=True):
    """A table that two members played to the end."""

    table: int
    result: MeetingResult
    """The result from the first member's point of view."""


class CrosstableData(Struct, frozen=True):
    """The members of a division in the order of its standings, and their meetings."""

    number: int
    user_keys: tuple[int, ...]
    meetings: Mapping[tuple[int, int], tuple[Meeting, ...]]
    """The meetings by pair of members, in both orders.

    Pairs that have not met are missing.
    """


def load_crosstable(
    season: Season, division: int, outcomes: Outcomes, lots: Mapping[int, int]
) -> CrosstableData:
    """Compute a division's crosstable from its finished tables."""
    user_keys = tuple(line.user_key for line in standings(season, division, outcomes, lots))
    met = dict[tuple[int, int], tuple[Meeting, ...]]()
    for table in sorted(fixtures_of(season, division), key=lambda fixture_state: fixture_state.table.number):
        for tally in tallies(season, table, outcomes) or ():
            for other in tally.beaten:
                _add(met, (tally.user_key, other), Meeting(table.table.number, "beaten"))
                _add(met, (other, tally.user_key), Meeting(table.table.number, "lost"))
            for other in tally.tied:
                _add(met, (tally.user_key, other), Meeting(table.table.number, "tied"))
    return CrosstableData(division, user_keys, met)


def _add(met: dict[tuple[int, int], tuple[Meeting, ...]], pair: tuple[int, int], one: Meeting) -> None:
    met[pair] = (*met.get(pair, ()), one)


class PyramidDivision(Struct, frozen=True):
    """A division and its members in order.

    Each member has a sign such as `up` or `new`, which shows how the member has moved.
    """

    number: int
    members: tuple[tuple[int, Sign], ...]


class PyramidChart(Struct, frozen=True):
    """The tiers of a season, highest first."""

    at: Literal["draw", "end"]
    tiers: tuple[tuple[int, tuple[PyramidDivision, ...]], ...]


def pyramid_of_draw(season: Season) -> PyramidChart:
    """Return a drawn season's divisions.

    Each member has a sign, such as `up`, that shows how they entered the division.
    """
    entrants = {entrant.user_key: entrant for entrant in drawing.parse(season.transcript).entrants}
    shown = [
        (
            division.tier,
            PyramidDivision(
                division.number, tuple((p, _sign_of(entrants[p], division)) for p in division.user_keys)
            ),
        )
        for division in season.divisions
    ]
    return PyramidChart("draw", _by_tier(shown))


def pyramid_of_end(season: Season, outcomes: Outcomes, lots: Mapping[int, int]) -> PyramidChart:
    """Return the final standings of each division, with promotions and relegations."""
    becomes = season.moved or final_movements(season, outcomes, lots)
    shown = [
        (
            division.tier,
            PyramidDivision(
                division.number,
                tuple(
                    (line.user_key, becomes.get(line.user_key, "stays"))
                    for line in standings(season, division.number, outcomes, lots)
                ),
            ),
        )
        for division in season.divisions
    ]
    return PyramidChart("end", _by_tier(shown))


def _sign_of(entrant: Entrant, division: Division) -> Sign:
    """Return a member's sign: champion, promoted, relegated, staying or new."""
    former = entrant.former
    if former is None or claimed_tier(entrant) is None:
        return "new"
    if former.moved == "champion":
        return "champion"
    if division.tier == former.tier:
        return "stays"
    return "up" if division.tier < former.tier else "down"


def _by_tier(
    shown: Iterable[tuple[int, PyramidDivision]],
) -> tuple[tuple[int, tuple[PyramidDivision, ...]], ...]:
    ordered = sorted(shown, key=lambda one: (one[0], one[1].number))
    grouped = groupby(ordered, key=lambda one: one[0])
    return tuple((tier, tuple(division for _, division in group)) for tier, group in grouped)
