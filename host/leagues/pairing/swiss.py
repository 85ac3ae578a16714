"""Pure functions for Swiss pairing at multiplayer tables, with similar points and few rematches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations

from host.leagues.pairing.drawing import lots_from

REMATCH_COST = 400
"""The cost of a rematch.

For comparison, a difference in points costs the square of the difference.
"""
MAX_PASSES = 12


def pair(
    user_keys: Sequence[int], seats: int, points: Mapping[int, int], earlier: Sequence[tuple[int, ...]], key: str,
    *, takes_fewer: bool,
) -> tuple[tuple[int, ...], ...]:  # fmt: skip
    """Return the tables of a round in seat order; members without a table have a bye.

    With `takes_fewer`, some tables may have one seat fewer to avoid byes. `earlier` contains the tables of
    all previous rounds. `points` are integers.
    """
    lots = lots_from(key, "lots", user_keys)
    ordered = sorted(user_keys, key=lambda one: (-points.get(one, 0), lots[one]))
    out = _byes(ordered, seats, earlier, takes_fewer=takes_fewer)
    tables = _split_tables([one for one in ordered if one not in out], seats)
    met = Counter(pair for table in earlier for pair in combinations(sorted(table), 2))
    for _ in range(MAX_PASSES):
        if not _improve(tables, points, met):
            break
    return tuple(_order_seats(table, earlier) for table in tables)


def table_sizes(member_count: int, seats: int, *, takes_fewer: bool) -> tuple[int, ...]:
    """Return the sizes of tables that seat as many members as possible, largest first."""
    fewest = seats - 1 if takes_fewer and seats > 2 else seats
    for seated in range(member_count, 0, -1):
        count = -(-seated // seats)
        short = count * seats - seated
        if short <= count * (seats - fewest):
            return (seats,) * (count - short) + (fewest,) * short
    return ()


def _byes(
    ordered: Sequence[int], seats: int, earlier: Sequence[tuple[int, ...]], *, takes_fewer: bool
) -> frozenset[int]:
    """Return the members with a bye.

    Members who have played the most rounds get a bye first. Among these, the lowest-ranked members come
    first.
    """
    count = len(ordered) - sum(table_sizes(len(ordered), seats, takes_fewer=takes_fewer))
    played = Counter(one for table in earlier for one in table)
    rank = {user_key: place for place, user_key in enumerate(ordered)}
    return frozenset(sorted(ordered, key=lambda one: (-played[one], -rank[one]))[:count])


def _split_tables(ordered: Sequence[int], seats: int) -> list[list[int]]:
    tables, begun = [], 0
    for size in table_sizes(len(ordered), seats, takes_fewer=True):
        tables.append([*ordered[begun : begun + size]])
        begun += size
    return tables


def _improve(tables: list[list[int]], points: Mapping[int, int], met: Mapping[tuple[int, int], int]) -> bool:
    """Exchange members between nearby tables if that lowers the cost.

    Return whether any members were exchanged.
    """
    has_changed = False
    for a in range(len(tables)):
        for b in range(a + 1, min(a + 4, len(tables))):
            for i in range(len(tables[a])):
                for j in range(len(tables[b])):
                    has_changed |= _exchange(tables[a], i, tables[b], j, points, met)
    return has_changed


def _exchange(
    one: list[int], i: int, other: list[int], j: int, points: Mapping[int, int],
    met: Mapping[tuple[int, int], int],
) -> bool:  # fmt: skip
    before = _cost(one, i, points, met) + _cost(other, j, points, met)
    one[i], other[j] = other[j], one[i]
    if _cost(one, i, points, met) + _cost(other, j, points, met) < before:
        return True
    one[i], other[j] = other[j], one[i]
    return False


def _cost(
    table: Sequence[int], at: int, points: Mapping[int, int], met: Mapping[tuple[int, int], int]
) -> int:
    """Return the cost of having a member at a table."""
    user_key, cost = table[at], 0
    for place, other in enumerate(table):
        if place != at:
            pair = (user_key, other) if user_key < other else (other, user_key)
            cost += (points.get(user_key, 0) - points.get(other, 0)) ** 2 + REMATCH_COST * met.get(
                pair, 0
            ) ** 2
    return cost


def _order_seats(table: Sequence[int], earlier: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return a table's members in a seat order that gives few of them a seat they had before.

    The order is improved by exchanging two members at a time.
    """
    sat = Counter((one, seat) for former in earlier for seat, one in enumerate(former))
    order = [*table]
    for _ in table:
        for i, j in combinations(range(len(order)), 2):
            a, b = order[i], order[j]
            if sat[a, j] ** 2 + sat[b, i] ** 2 < sat[a, i] ** 2 + sat[b, j] ** 2:
                order[i], order[j] = b, a
    return tuple(order)
