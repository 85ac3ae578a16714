"""The standings of a season: its log, and the outcomes of its matches. Pure."""

from __future__ import annotations

from collections.abc import Mapping

from host.league.pairing.field import Moved
from host.league.pairing.formats import FORMATS, SoFar
from host.league.pairing.pyramid import Played, movement
from host.league.season import Season, TableState
from host.league.standings.order import Line, order
from host.league.standings.points import PARTS, Finish, Tally, finishes_of, score
from host.league.standings.prospects import Open, Prospect, open_parts, prospects
from host.results.outcome import Outcome

Outcomes = Mapping[int, Outcome]
"""By the number of the match."""


def finishes(table: TableState, outcomes: Outcomes) -> tuple[Finish, ...] | None:
    """Return how people came out of a table; None where it is not over, or does not count."""
    if table.is_void:
        return None
    if table.ruled is not None:
        return table.ruled
    if table.head is None or table.match is None or table.match not in outcomes:
        return None
    return finishes_of(outcomes[table.match], table.people)


def tallies(season: Season, table: TableState, outcomes: Outcomes) -> tuple[Tally, ...] | None:
    """Return what a table brought; None where it is not over, or does not count."""
    found = finishes(table, outcomes)
    return None if found is None else score(found, season.plan.scale_for(len(table.people)))


def struck(season: Season, outcomes: Outcomes) -> frozenset[int]:
    """Return who is out of a season: by their own will, a ruling, or because they left too many tables."""
    playing = {person for one in season.divisions for person in people_of(season, one.number)}
    return season.out | {person for person in playing if _has_left_too_often(season, person, outcomes)}


def people_of(season: Season, division: int) -> tuple[int, ...]:
    """Return the people of a division: those it was drawn with, and who has taken the place of one."""
    drawn = [person for one in season.divisions if one.number == division for person in one.people]
    sitting = [person for one in _tables(season, division) for person in one.people]
    return tuple(dict.fromkeys(drawn + sitting))


def _has_left_too_often(season: Season, person: int, outcomes: Outcomes) -> bool:
    excused = season.members[person].excused if person in season.members else frozenset()
    mine = season.tables_of(person)
    ends = {one.table.number: finishes(one, outcomes) for one in mine}
    left = [
        number
        for number, found in ends.items()
        if found is not None and any(one.person == person and one.place is None for one in found)
    ]
    left = [number for number in left if None not in excused and number not in excused]
    return len(left) >= season.plan.strikes or (bool(left) and len(left) == len(mine))


def standings(season: Season, division: int, outcomes: Outcomes, lots: Mapping[int, int]) -> tuple[Line, ...]:
    """Return the standings of a division.

    Before the lots are told, any will do to put those in an order whom nothing parts: their line says so.
    """
    people = people_of(season, division)
    found = (tallies(season, one, outcomes) for one in _tables(season, division))
    over = [one for one in found if one is not None]
    gone = struck(season, outcomes) & {*people}
    drawn = {person: lots.get(person, len(lots) + n) for n, person in enumerate(people)}
    return order(people, over, drawn, struck=gone, steps=season.plan.order)


def still_possible(
    season: Season, division: int, outcomes: Outcomes, lots: Mapping[int, int]
) -> dict[int, Prospect]:
    """Return which places everybody in a division can still have."""
    lines = standings(season, division, outcomes, lots)
    still = {line.person: 0 for line in lines}
    for table in _tables(season, division):
        if not table.is_void and finishes(table, outcomes) is None:
            for person in table.people:
                still[person] = still.get(person, 0) + 1
    rounds = FORMATS[season.plan.format].rounds(season.plan)
    drawn = max((one.table.round for one in _tables(season, division)), default=1)
    scale = season.plan.scale
    opened = {
        person: Open(count + rounds - drawn, open_parts(count + rounds - drawn, scale))
        for person, count in still.items()
    }
    return prospects(lines, opened, season.plan.strikes)


def so_far(season: Season, outcomes: Outcomes) -> SoFar:
    """Return what a season has come to, as the draw of its next round looks at it."""
    points = dict[int, int]()
    for table in season.tables.values():
        for tally in tallies(season, table, outcomes) or ():
            points[tally.person] = points.get(tally.person, 0) + tally.parts
    whole = {person: parts // PARTS for person, parts in points.items()}
    return SoFar(tuple(one.table for one in season.tables.values()), whole, struck(season, outcomes))


def _tables(season: Season, division: int) -> list[TableState]:
    return [one for one in season.tables.values() if one.table.division == division]


def moved(season: Season, outcomes: Outcomes, lots: Mapping[int, int]) -> dict[int, Moved]:
    """Return what becomes of everybody at the end of a season."""
    ends = [
        Played(one.number, one.tier, standings(season, one.number, outcomes, lots))
        for one in season.divisions
    ]
    if FORMATS[season.plan.format].moves:
        return movement(ends)
    return {
        line.person: "out" if line.is_struck else "champion" if line.place == 1 else "stays"
        for end in ends
        for line in end.lines
    }
