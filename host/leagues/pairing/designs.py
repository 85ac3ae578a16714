"""Designs: tables for a division, so that everybody plays equally often, in each seat equally often. Pure.

A design is built of cycles: a first table whose people are moved on by one, as often as there are people. So each
seat is everybody's once, by construction; and how often two people meet depends on the distance between them alone.
All first tables are looked through for those with which meetings differ by one at most. Where several cycles find
no such design, tables are improved by exchanging people, and the seats given out anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

from engine.core.chance import Seeded

Table = tuple[int, ...]
"""People, counted from 0, in the order of the seats."""
Design = tuple[Table, ...]

MAX_BLOCKS = 4000
"""First tables that are looked through; more only where a table has more than five seats."""
STEPS = 6000
"""Exchanges that are tried where cycles alone don't do."""


@cache
def design(people: int, seats: int, each: int = 1) -> Design:
    """Return the tables of a division in which everybody has every seat `each` times: each * people tables.

    It is the same in every process. ValueError where there are fewer people than seats.
    """
    if not 2 <= seats <= people or each < 1:
        raise ValueError(f"no tables of {seats} for {people}")
    found = _cycles(people, _first_tables(people, seats, each))
    return found if _spread(found, people) <= 1 or people == seats else _improve(found, people, seats, each)


def round_robin(people: int) -> Design:
    """Return tables of two in which everybody meets everybody once, as often in the one seat as in the other.

    With an even number of people it is one time more in one of them.
    """
    halves = ((first, first + people // 2) for first in range(people // 2)) if people % 2 == 0 else ()
    distances = range(1, (people + 1) // 2)
    cycles = _cycles(people, [(0, distance) for distance in distances])
    return (*cycles, *halves)


def meetings(tables: Sequence[Table]) -> Counter[tuple[int, int]]:
    """Return how often each two people meet, the lower number first."""
    return Counter(pair for table in tables for pair in combinations(sorted(table), 2))


def waves(tables: Sequence[Table], load: int) -> tuple[int, ...]:
    """Return for each table the wave, from 0, in which it begins: in none has anybody more than `load` tables."""
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
    """Return first tables, one for each cycle, that come nearest to equal meetings."""
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
    """Return first tables, and for each how often people of each distance meet in its cycle."""
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
    """Return by how many the meetings of two people differ at most."""
    met = meetings(tables)
    counts = [met[pair] for pair in combinations(range(people), 2)]
    return max(counts) - min(counts)


def _improve(found: Design, people: int, seats: int, each: int) -> Design:
    """Exchange people between tables until meetings differ by one at most, then give out the seats anew.

    Chance is of a fixed seed. What is not found in so many steps is returned as the cycles had it.
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
    """Exchange two people between tables unless meetings are less even for it."""
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
    """Give out seats so that everybody has each `each` times: a matching of people and tables for each seat.

    There always is one (König 1916): people and tables are joined regularly, and stay so when a matching is taken.
    """
    left = [set(table) for table in tables]
    order = [list[int]() for _ in tables]
    for _ in range(seats):
        for table, person in enumerate(_match(left, people, each)):
            order[table].append(person)
            left[table].remove(person)
    return tuple(tuple(table) for table in order)


def _match(left: Sequence[set[int]], people: int, each: int) -> list[int]:
    """Return for each table one of its people, so that everybody is taken `each` times."""
    taken: list[list[int]] = [[] for _ in range(people)]

    def place(table: int, seen: set[int]) -> bool:
        for person in sorted(left[table] - seen):
            seen.add(person)
            if len(taken[person]) < each:
                taken[person].append(table)
                return True
            for other in taken[person]:
                if place(other, seen):
                    taken[person].remove(other)
                    taken[person].append(table)
                    return True
        return False

    for table in range(len(left)):
        found = place(table, set())
        assert found, "people and tables are joined regularly"
    return [person for _, person in sorted(_pairs(taken))]


def _pairs(taken: Sequence[Sequence[int]]) -> Iterator[tuple[int, int]]:
    for person, tables in enumerate(taken):
        yield from ((table, person) for table in tables)
