"""Which places can still be reached: the best and the worst, never too narrow, and never wider again. Pure.

They hold for whoever is not struck from the season, and as long as no host corrects a table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from host.leagues.standings.order import Line, spans
from host.leagues.standings.points import PARTS


class Prospect(Struct, frozen=True):
    """The places somebody can still have at the end."""

    best: int
    worst: int


class Open(Struct, frozen=True):
    """What is still open for somebody."""

    tables: int = 0
    """Tables that are not over."""
    parts: int = 0
    """The most that these can bring."""


def prospects(
    lines: Sequence[Line], left_open: Mapping[int, Open], strikes: int, *, is_drawn: bool = True
) -> dict[int, Prospect]:
    """Return for everybody which places they can still have; `strikes` left tables strike from the season.

    Where no table is open, only lots that are not drawn yet leave anything open. Of open tables somebody
    wins all, and the others none, or the other way round; whoever could still be struck may be passed by anybody.
    """
    unknown = Open()
    opened = {line.person: left_open.get(line.person, unknown) for line in lines}
    certain = {person: Prospect(*span) for person, span in spans(lines, is_drawn=is_drawn).items()}
    if not any(one.tables for one in opened.values()):
        return certain
    staying = [line for line in lines if not line.is_struck]
    found = {line.person: _of(line, staying, opened, strikes) for line in staying}
    return found | {line.person: certain[line.person] for line in lines if line.is_struck}


def _of(line: Line, lines: Sequence[Line], opened: Mapping[int, Open], strikes: int) -> Prospect:
    most = line.parts + opened[line.person].parts
    others = [other for other in lines if other.person != line.person]
    ahead = sum(other.parts > most and not _can_be_struck(other, opened, strikes) for other in others)
    passing = sum(other.parts + opened[other.person].parts >= line.parts for other in others)
    return Prospect(1 + ahead, 1 + passing)


def _can_be_struck(line: Line, opened: Mapping[int, Open], strikes: int) -> bool:
    still = opened[line.person].tables
    return still > 0 and line.left + still >= min(strikes, line.played + still)


def open_parts(tables: int, scale: Sequence[int]) -> int:
    """Return the most that so many tables can bring."""
    return tables * PARTS * scale[0]
