"""Pure functions that design a division's tables with balanced numbers of tables, seats and meetings.

A design consists of cycles. A cycle has as many tables as there are players. Each table is the previous table
with all player indices increased by one. Each player therefore has each seat once per cycle. How often two
players meet depends only on the difference between their indices. The search looks for first tables whose
meeting counts differ by at most one. If it finds none, players are exchanged between tables, and the seats
are assigned again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

from engine.core.randomness.chance import SeededChance

SeatPlan = tuple[int, ...]
"""Players as 0-based indices, in seat order."""
Design = tuple[SeatPlan, ...]

MAX_FIRST_TABLES = 4000
"""Maximum number of first tables to try. Only searches for tables with more than five seats reach it."""
MAX_EXCHANGES = 6000
"""Maximum number of exchanges to try if cycles alone give unequal meeting counts."""


@cache
def design(player_count: int, seats: int, each: int = 1) -> Design:
    """Design a division's tables so that each player plays `each` times in every seat.

    There are `each * player_count` tables. The result is the same in every process. Raises ValueError if
    there are fewer players than seats.
    """
    if not 2 <= seats <= player_count or each < 1:
        raise ValueError(f"no tables of {seats} for {player_count}")
    found = _cycles(player_count, _first_tables(player_count, seats, each))
    return (
        found
        if _meeting_spread(found, player_count) <= 1 or player_count == seats
        else _improve(found, player_count, seats, each)
    )


def round_robin(player_count: int) -> Design:
    """Return two-player tables for a round robin with balanced seats.

    With an odd number of players, each player plays equally often in both seats. With an even number, the two
    counts of a player differ by one.
    """
    halves = (
        ((first, first + player_count // 2) for first in range(player_count // 2))
        if player_count % 2 == 0
        else ()
    )
    distances = range(1, (player_count + 1) // 2)
    cycles = _cycles(player_count, [(0, distance) for distance in distances])
    return (*cycles, *halves)


def meetings(tables: Sequence[SeatPlan]) -> Counter[tuple[int, int]]:
    """Return the number of meetings for each pair of players.

    Each pair starts with the lower index.
    """
    return Counter(pair for table in tables for pair in combinations(sorted(table), 2))


def waves(tables: Sequence[SeatPlan], load: int) -> tuple[int, ...]:
    """Return each table's 0-based wave.

    No player has more than `load` tables per wave.
    """
    taken: Counter[tuple[int, int]] = Counter()
    begun = []
    for table in tables:
        wave = next(n for n in range(len(tables)) if all(taken[one, n] < load for one in table))
        taken.update((one, wave) for one in table)
        begun.append(wave)
    return tuple(begun)


def _cycles(player_count: int, first_tables: Sequence[SeatPlan]) -> Design:
    return tuple(
        tuple((one + step) % player_count for one in table)
        for table in first_tables
        for step in range(player_count)
    )


def _first_tables(player_count: int, seats: int, each: int) -> list[SeatPlan]:
    """Return the first table of each cycle, with meeting counts that are as equal as possible."""
    known = _blocks(player_count, seats)
    chosen = [min(known, key=lambda block: (_unevenness(known[block]), block))]
    while len(chosen) < each:
        sums = [sum(column) for column in zip(*(known[block] for block in chosen), strict=True)]
        chosen.append(
            min(
                known,
                key=lambda block: (_unevenness([*map(sum, zip(sums, known[block], strict=True))]), block),
            )
        )
    return chosen


@cache
def _blocks(player_count: int, seats: int) -> dict[SeatPlan, tuple[int, ...]]:
    """Return possible first tables of cycles.

    Each is mapped to its number of meetings for each index difference.
    """
    found = dict[tuple[int, ...], SeatPlan]()
    for number, rest in enumerate(combinations(range(1, player_count), seats - 1)):
        if number >= MAX_FIRST_TABLES:
            break
        block = (0, *rest)
        found.setdefault(_distances(player_count, block), block)
    return {block: distances for distances, block in found.items()}


def _distances(player_count: int, block: SeatPlan) -> tuple[int, ...]:
    counts = [0] * player_count
    for one, other in combinations(block, 2):
        counts[other - one] += 1
        counts[one - other] += 1
    return tuple(counts[1:])


def _unevenness(counts: Sequence[int]) -> int:
    return sum(count * count for count in counts)


def _meeting_spread(tables: Sequence[SeatPlan], player_count: int) -> int:
    """Return the difference between the highest and the lowest meeting count."""
    met = meetings(tables)
    counts = [met[pair] for pair in combinations(range(player_count), 2)]
    return max(counts) - min(counts)


def _improve(found: Design, player_count: int, seats: int, each: int) -> Design:
    """Exchange players between tables until meeting counts differ by at most one.

    Then assign the seats again. The exchanges are random with a fixed seed. If the counts can't be equalized,
    return the design unchanged.
    """
    chance = SeededChance(f"design/{player_count}/{seats}/{each}")
    tables, met = [set(table) for table in found], meetings(found)
    for _ in range(MAX_EXCHANGES):
        a, chance = chance.below(len(tables))
        b, chance = chance.below(len(tables) - 1)
        one_table, other_table = tables[a], tables[b + (b >= a)]
        ones, others = sorted(one_table - other_table), sorted(other_table - one_table)
        if not ones:
            continue
        i, chance = chance.below(len(ones))
        j, chance = chance.below(len(others))
        if _exchange(met, one_table, other_table, ones[i], others[j]) and _is_even(met, player_count):
            return _assign_seats([tuple(sorted(table)) for table in tables], player_count, seats, each)
    return found


def _is_even(met: Counter[tuple[int, int]], player_count: int) -> bool:
    counts = [met[pair] for pair in combinations(range(player_count), 2)]
    return max(counts) - min(counts) <= 1


def _exchange(
    met: Counter[tuple[int, int]], one_table: set[int], other_table: set[int], one: int, other: int
) -> bool:
    """Exchange two players between tables, unless that makes the meeting counts less equal."""
    change: Counter[tuple[int, int]] = Counter()
    for table, goes, comes in ((one_table, one, other), (other_table, other, one)):
        for third in table - {goes}:
            change[_pair(goes, third)] -= 1
            change[_pair(comes, third)] += 1
    if sum((met[pair] + by) ** 2 - met[pair] ** 2 for pair, by in change.items()) > 0:
        return False
    met.update(change)
    one_table ^= {one, other}
    other_table ^= {one, other}
    return True


def _pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


def _assign_seats(tables: Sequence[SeatPlan], player_count: int, seats: int, each: int) -> Design:
    """Assign seats so that each player plays `each` times in every seat.

    Each seat needs a matching between players and tables. Such a matching always exists (König 1916), because
    the bipartite graph is regular. The graph stays regular when a matching is removed.
    """
    left = [set(table) for table in tables]
    order = [list[int]() for _ in tables]
    for _ in range(seats):
        for table, user_key in enumerate(_match(left, player_count, each)):
            order[table].append(user_key)
            left[table].remove(user_key)
    return tuple(tuple(table) for table in order)


def _match(left: Sequence[set[int]], player_count: int, each: int) -> list[int]:
    """Return one player for each table, such that each player is chosen `each` times."""
    taken: list[list[int]] = [[] for _ in range(player_count)]

    def place(table: int, seen: set[int]) -> bool:
        for user_key in sorted(left[table] - seen):
            seen.add(user_key)
            if len(taken[user_key]) < each:
                taken[user_key].append(table)
                return True
            for other in taken[user_key]:
                if place(other, seen):
                    taken[user_key].remove(other)
                    taken[user_key].append(table)
                    return True
        return False

    for table in range(len(left)):
        found = place(table, set())
        assert found, "people and tables are joined regularly"
    return [user_key for _, user_key in sorted(_pairs(taken))]


def _pairs(taken: Sequence[Sequence[int]]) -> Iterator[tuple[int, int]]:
    for user_key, tables in enumerate(taken):
        yield from ((table, user_key) for table in tables)
