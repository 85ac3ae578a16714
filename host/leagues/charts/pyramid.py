"""The tiers of a season: where people come from when it is drawn, where they go when it is over. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Literal, TypeAlias

from msgspec import Struct

from host.leagues.pairing import drawing
from host.leagues.pairing.field import Division, Entrant
from host.leagues.pairing.pyramid import claim
from host.leagues.season.results import Outcomes, moves_of, standings
from host.leagues.season.season import Season

Sign: TypeAlias = Literal["champion", "up", "stays", "down", "out", "new"]


class DivisionShown(Struct, frozen=True):
    """A division with its people in order, and what is marked of each."""

    number: int
    people: tuple[tuple[int, Sign], ...]


class PyramidChart(Struct, frozen=True):
    """The tiers of a season, the highest first."""

    at: Literal["draw", "end"]
    tiers: tuple[tuple[int, tuple[DivisionShown, ...]], ...]


def pyramid_of_draw(season: Season) -> PyramidChart:
    """Return where people play and from where they come; the season is drawn."""
    entrants = {one.person: one for one in drawing.read(season.transcript).entrants}
    shown = [
        (one.tier, DivisionShown(one.number, tuple((p, _came(entrants[p], one)) for p in one.people)))
        for one in season.divisions
    ]
    return PyramidChart("draw", _by_tier(shown))


def pyramid_of_end(season: Season, outcomes: Outcomes, lots: Mapping[int, int]) -> PyramidChart:
    """Return how people came out of a season, and where they go."""
    becomes = season.moved or moves_of(season, outcomes, lots)
    shown = [
        (
            one.tier,
            DivisionShown(
                one.number,
                tuple(
                    (line.person, becomes.get(line.person, "stays"))
                    for line in standings(season, one.number, outcomes, lots)
                ),
            ),
        )
        for one in season.divisions
    ]
    return PyramidChart("end", _by_tier(shown))


def _came(entrant: Entrant, division: Division) -> Sign:
    """Return how somebody came to a division: as champion, or from above, below or the same tier."""
    former = entrant.former
    if former is None or claim(entrant) is None:
        return "new"
    if former.moved == "champion":
        return "champion"
    if division.tier == former.tier:
        return "stays"
    return "up" if division.tier < former.tier else "down"


def _by_tier(
    shown: Iterable[tuple[int, DivisionShown]],
) -> tuple[tuple[int, tuple[DivisionShown, ...]], ...]:
    ordered = sorted(shown, key=lambda one: (one[0], one[1].number))
    grouped = groupby(ordered, key=lambda one: one[0])
    return tuple((tier, tuple(division for _, division in group)) for tier, group in grouped)
