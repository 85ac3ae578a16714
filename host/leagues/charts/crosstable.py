"""Who has met whom in a division, and how it ended. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from host.leagues.charts.division import tables_of
from host.leagues.season.results import Outcomes, standings, tallies
from host.leagues.season.season import Season

How: TypeAlias = Literal["beaten", "lost", "tied"]


class Met(Struct, frozen=True):
    """A table at which two people played to the end."""

    table: int
    how: How
    """As the first of the two sees it."""


class CrossChart(Struct, frozen=True):
    """The people of a division in the order of its standings, and their meetings."""

    number: int
    people: tuple[int, ...]
    met: Mapping[tuple[int, int], tuple[Met, ...]]
    """By two people, each pair both ways; only those who have met are in it."""


def cross_chart(season: Season, division: int, outcomes: Outcomes, lots: Mapping[int, int]) -> CrossChart:
    """Return who has met whom in a division, by the tables that are over."""
    people = tuple(line.person for line in standings(season, division, outcomes, lots))
    met = dict[tuple[int, int], tuple[Met, ...]]()
    for table in sorted(tables_of(season, division), key=lambda one: one.table.number):
        for tally in tallies(season, table, outcomes) or ():
            for other in tally.beaten:
                _add(met, (tally.person, other), Met(table.table.number, "beaten"))
                _add(met, (other, tally.person), Met(table.table.number, "lost"))
            for other in tally.tied:
                _add(met, (tally.person, other), Met(table.table.number, "tied"))
    return CrossChart(division, people, met)


def _add(met: dict[tuple[int, int], tuple[Met, ...]], pair: tuple[int, int], one: Met) -> None:
    met[pair] = (*met.get(pair, ()), one)
