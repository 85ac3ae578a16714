"""Pure functions that design a division's tables with equal numbers of tables and seats for all.

A design consists of cycles. A cycle is a first table, rotated by one player as often as there are players. By
construction, each player has each seat once per cycle. How often two players meet depends only on their
distance. The search covers all first tables for a design in which meeting counts differ by at most one. If
several cycles yield no such design, players are exchanged between tables, and the seats are assigned again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

from engine.core.chance import Seeded

Table = tuple[int, ...]
"""Players as 0-based indices, in the order of the seats."""
Design = tuple[Table, ...]

MAX_BLOCKS = 4000
"""Maximum number of first tables to search. Only tables with more than five seats have more."""
STEPS = 6000
"""Maximum number of exchanges if cycles alone don't suffice."""


@cache
def design(people: int, seats: int, each: int = 1) -> Design:
    """Return a division's tables, in which each player has each seat `each` times.

    That makes `each * people` tables. The result is the same in every process. Raises ValueError if there are
    fewer players than seats.
    """
    if not 2 <= seats <= people or each < 1:
        raise ValueError(f"no tables of {seats} for {people}")
    found = _cycles(people, _first_tables(people, seats, each))
    return found if _spread(found, people) <= 1 or people == seats else _improve(found, people, seats, each)


def round_robin(people: int) -> Design:
    """Return tables of two in which all players meet once, with balanced seats.

    With an odd number of players, each has both seats equally often. With an even number, each has one seat
    once more.
    """
    halves = ((first, first + people // 2) for first in range(people // 2)) if people % 2 == 0 else ()
    distances = range(1, (people + 1) // 2)
    cycles = _cycles(people, [(0, distance) for distance in distances])
    return (*cycles, *halves)


def meetings(tables: Sequence[Table]) -> Counter[tuple[int, int]]:
    """Return how often each pair of players meets, with the lower index first."""
    return Counter(pair for table in tables for pair in combinations(sorted(table), 2))


def waves(tables: Sequence[Table], load: int) -> tuple[int, ...]:
    """Return the 0-based wave in which each table begins.

    No player has more than `load` tables in a wave.
    """
    taken: Counter[tuple[int, int]] = Counter()
    begun = []
    for table in tables:
        wave = next(n for n in range(len(tables)) if all(taken[one, n] < load for one in table))
        taken.update((one, wave) for one in table)
        begun.append(wave)
    return tuple(begun)


def _cycles(people: int, first_tables: Sequence[Table]) -> Design:
    return tuple(
        tuple((one + step) % people for one in table) for table in first_tables for step in range(people)
    )


def _first_tables(people: int, seats: int, each: int) -> list[Table]:
    """Return first tables, one for each cycle, with the most equal meeting counts."""
    known = _blocks(people, seats)
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
def _blocks(people: int, seats: int) -> dict[Table, tuple[int, ...]]:
    """Return first tables, with the meeting counts of their cycle by distance of the players."""
    found = dict[tuple[int, ...], Table]()
    for number, rest in enumerate(combinations(range(1, people), seats - 1)):
        if number >= MAX_BLOCKS:
            break
        block = (0, *rest)
        found.setdefault(_distances(people, block), block)
    return {block: distances for distances, block in found.items()}


def _distances(people: int, block: Table) -> tuple[int, ...]:
    counts = [0] * people
    for one, other in combinations(block, 2):
        counts[other - one] += 1
        counts[one - other] += 1
    return tuple(counts[1:])


def _unevenness(counts: Sequence[int]) -> int:
    return sum(count * count for count in counts)


def _spread(tables: Sequence[Table], people: int) -> int:
    """Return the difference between the highest and the lowest meeting count."""
    met = meetings(tables)
    counts = [met[pair] for pair in combinations(range(people), 2)]
    return max(counts) - min(counts)


def _improve(found: Design, people: int, seats: int, each: int) -> Design:
    """Exchange players between tables until meeting counts differ by at most one.

    Then the seats are assigned again. The random numbers have a fixed seed. If the exchanges don't suffice,
    return the design of the cycles.
    """
    chance = Seeded(f"design/{people}/{seats}/{each}")
    tables, met = [set(table) for table in found], meetings(found)
    for _ in range(STEPS):
        a, chance = chance.below(len(tables))
        b, chance = chance.below(len(tables) - 1)
        one_table, other_table = tables[a], tables[b + (b >= a)]
        ones, others = sorted(one_table - other_table), sorted(other_table - one_table)
        if not ones:
            continue
        i, chance = chance.below(len(ones))
        j, chance = chance.below(len(others))
        if _exchange(met, one_table, other_table, ones[i], others[j]) and _is_even(met, people):
            return _give_out_seats([tuple(sorted(table)) for table in tables], people, seats, each)
    return found


def _is_even(met: Counter[tuple[int, int]], people: int) -> bool:
    counts = [met[pair] for pair in combinations(range(people), 2)]
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


def _give_out_seats(tables: Sequence[Table], people: int, seats: int, each: int) -> Design:
    """Assign seats so that each player has each seat `each` times.

    Each seat needs a matching of players and tables. It always exists (König 1916): the bipartite graph is
    regular, and it stays regular when a matching is removed.
    """
    left = [set(table) for table in tables]
    order = [list[int]() for _ in tables]
    for _ in range(seats):
        for table, user_key in enumerate(_match(left, people, each)):
            order[table].append(user_key)
            left[table].remove(user_key)
    return tuple(tuple(table) for table in order)


def _match(left: Sequence[set[int]], people: int, each: int) -> list[int]:
    """Return one player for each table, so that each player is chosen `each` times."""
    taken: list[list[int]] = [[] for _ in range(people)]

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
