"""Pure functions that compute the best and worst place that each player can still reach.

The final place is always within the range, and the range never widens. This holds for players who stay in the
season, as long as no host changes the result of a table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from host.leagues.standings.points import PARTS
from host.leagues.standings.ranking import StandingsRow, place_ranges


class Prospect(Struct, frozen=True):
    """The best and worst final place that a player can still reach."""

    best: int
    worst: int


class OpenTables(Struct, frozen=True):
    """The tables that a player has not finished."""

    tables: int = 0
    """The number of unfinished tables."""
    parts: int = 0
    """Maximum gain that is still possible from unfinished and void tables, in parts of a point."""
    loss: int = 0
    """Maximum loss that is still possible, in parts of a point. The points for void tables can still decrease."""


def open_tables(
    brought: Sequence[int], tables: int, voids: int, void_parts: int, scale: Sequence[int]
) -> OpenTables:
    """Return a player's open tables.

    `brought` contains the player's points from finished tables. `void_parts` is the player's current total
    for void tables. A void table is worth the average of the player's other tables. If there are none, it is
    worth the division's average. Both averages can change while tables are open.
    """
    most, count = max_parts(tables, scale), len(brought) + tables
    if not voids:
        return OpenTables(tables, most)
    if not count:
        return OpenTables(0, voids * max_parts(1, scale) - void_parts, void_parts)
    best = round(Fraction(sum(brought) + most, count))
    worst = round(Fraction(sum(brought), count))
    return OpenTables(tables, most + voids * best - void_parts, void_parts - voids * worst)


def prospects(
    lines: Sequence[StandingsRow],
    open_tables: Mapping[int, OpenTables],
    strikes: int,
    *,
    is_drawn: bool = True,
) -> dict[int, Prospect]:
    """Return the range of places that each player can still reach.

    If all tables are finished, only lots that have not been drawn yet can change the order. Otherwise, the
    best place assumes that the player wins all open tables and the others win nothing. The worst place
    assumes the reverse.

    A player who leaves `strikes` tables is removed from the season. A player who may still be removed can be
    passed by any other player.
    """
    unknown = OpenTables()
    opened = {line.user_key: open_tables.get(line.user_key, unknown) for line in lines}
    certain = {user_key: Prospect(*span) for user_key, span in place_ranges(lines, is_drawn=is_drawn).items()}
    if not any(one.tables or one.parts or one.loss for one in opened.values()):
        return certain
    staying = [line for line in lines if not line.is_struck]
    found = {line.user_key: _prospect_of(line, staying, opened, strikes) for line in staying}
    return found | {line.user_key: certain[line.user_key] for line in lines if line.is_struck}


def _prospect_of(
    line: StandingsRow, lines: Sequence[StandingsRow], opened: Mapping[int, OpenTables], strikes: int
) -> Prospect:
    def least(one: StandingsRow) -> int:
        return one.parts - opened[one.user_key].loss

    most = line.parts + opened[line.user_key].parts
    others = [other for other in lines if other.user_key != line.user_key]
    ahead = sum(least(other) > most and not _can_be_struck(other, opened, strikes) for other in others)
    passing = sum(other.parts + opened[other.user_key].parts >= least(line) for other in others)
    return Prospect(1 + ahead, 1 + passing)


def _can_be_struck(line: StandingsRow, opened: Mapping[int, OpenTables], strikes: int) -> bool:
    still = opened[line.user_key].tables
    return still > 0 and line.left + still >= min(strikes, line.played + still)


def max_parts(tables: int, scale: Sequence[int]) -> int:
    """Return the maximum number of points for the given number of tables, in parts of a point."""
    return tables * PARTS * scale[0]
