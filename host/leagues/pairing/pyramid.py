"""Pure functions that assign members to the divisions of the pyramid, based on their results.

Tiers have 1, 2, 4, ... divisions. A promoted member plays in a higher tier than before, if there is one. A
member who stays never plays in a lower tier, unless too many members are entitled to the higher tiers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from statistics import median
from typing import Any

from msgspec import Struct

from host.leagues.pairing.entrants import Division, Entrant, Movement
from host.leagues.standings.ranking import StandingsRow, winners

MAX_MISSED_SEASONS = 2
"""Maximum number of seasons that a member may miss without losing their tier."""
NO_LOTS: Mapping[int, int] = {}
MAX_RELEGATED = 2
"""Number of relegation places in each division."""


class FinishedDivision(Struct, frozen=True):
    """A division at the end of its season."""

    number: int
    tier: int
    lines: tuple[StandingsRow, ...]
    active: frozenset[int] = frozenset()
    """Members who took at least one turn."""

    @property
    def staying(self) -> tuple[StandingsRow, ...]:
        """Return the standings rows of the members who were not struck."""
        return tuple(line for line in self.lines if not line.is_struck)

    @property
    def falling(self) -> tuple[StandingsRow, ...]:
        """Return the standings rows in the relegation places, last place first.

        Leavers fill these places before members who stayed. Leavers who never took a turn are skipped, since
        otherwise a user could avoid relegation with a second account. The winner is never relegated.
        """
        left = [line for line in self.lines if line.is_struck and line.user_key in self.active]
        return tuple([*reversed(left), *reversed(self.staying[1:])][:MAX_RELEGATED])


def tier_movements(
    divisions: Sequence[FinishedDivision], lots: Mapping[int, int] = NO_LOTS, *, is_drawn: bool = True
) -> dict[int, Movement]:
    """Return each member's movement at the end of a season.

    The number of promotions from a tier equals the number of relegations to it. Members who left in a
    relegation place count as relegated. Lots decide between tied candidates from several divisions. Before
    the lots are drawn, members whose movement depends on them are left out.
    """
    moved: dict[int, Movement] = {
        line.user_key: "out" if line.is_struck else "stays"
        for division in divisions
        for line in division.lines
    }
    tiers, undecided = _by_tier(divisions), set[int]()
    for tier, upper in tiers.items():
        lower = tiers.get(tier + 1, [])
        rising = _promotion_candidates(lower, lots)
        falling = [one for one in _relegation_candidates(upper, lots) if moved[one.user_key] != "up"]
        count = min(MAX_RELEGATED * len(upper), len(lower), len(rising), len(falling))
        moved |= dict.fromkeys([candidate.user_key for candidate in rising[:count]], "up")
        down = [one.user_key for one in falling[:count] if moved[one.user_key] == "stays"]
        moved |= dict.fromkeys(down, "down")
        undecided |= _tied_at(rising, count) | _tied_at(falling, count)
    if len(tiers.get(1, ())) == 1:
        # If a lot relegates some of the members tied for first place, the remaining ones are the champions.
        won = [user_key for user_key in winners(tiers[1][0].lines) if moved[user_key] == "stays"]
        moved |= dict.fromkeys(won, "champion")
    return {one: what for one, what in moved.items() if is_drawn or what == "out" or one not in undecided}


def _by_tier(divisions: Sequence[FinishedDivision]) -> dict[int, list[FinishedDivision]]:
    tiers = dict[int, list[FinishedDivision]]()
    for finished_division in sorted(divisions, key=lambda finished_division: finished_division.number):
        tiers.setdefault(finished_division.tier, []).append(finished_division)
    return tiers


class _Candidate(Struct, frozen=True):
    """A candidate for promotion or relegation.

    Candidates are sorted by key, then by lot, lowest first.
    """

    user_key: int
    key: tuple[Any, ...]
    lot: int


def _promotion_candidates(divisions: Sequence[FinishedDivision], lots: Mapping[int, int]) -> list[_Candidate]:
    """Return the promotion candidates: first places, then second places, and so on.

    Among equal places, candidates with more points per table come first.
    """
    found = [
        _Candidate(line.user_key, (rank, -_mean(line)), lots.get(line.user_key, 0))
        for division in divisions
        for rank, line in enumerate(division.staying)
    ]
    return sorted(found, key=lambda candidate: (candidate.key, candidate.lot))


def _relegation_candidates(
    divisions: Sequence[FinishedDivision], lots: Mapping[int, int]
) -> list[_Candidate]:
    """Return the relegation candidates, last places first.

    Among equal places, leavers come first, then candidates with fewer points per table.
    """
    found = [
        _Candidate(line.user_key, (rank, not line.is_struck, _mean(line)), -lots.get(line.user_key, 0))
        for division in divisions
        for rank, line in enumerate(division.falling)
    ]
    return sorted(found, key=lambda candidate: (candidate.key, candidate.lot))


def _tied_at(candidates: Sequence[_Candidate], count: int) -> set[int]:
    """Return the candidates who are tied for the last of `count` places.

    Lots decide between them.
    """
    if not 0 < count < len(candidates) or candidates[count - 1].key != candidates[count].key:
        return set()
    return {candidate.user_key for candidate in candidates if candidate.key == candidates[count].key}


def _mean(line: StandingsRow) -> Fraction:
    return Fraction(line.parts, max(1, line.played))


def division_sizes(member_count: int, size: int, seats: int) -> tuple[int, ...]:
    """Return the sizes of the divisions.

    They differ by at most one, and lower divisions are larger.
    """
    count = max(1, min((2 * member_count + size) // (2 * size), member_count // seats))
    less, more = divmod(member_count, count)
    return tuple(less + (number >= count - more) for number in range(count))


def division_tiers(divisions: int) -> tuple[int, ...]:
    """Return the tier of each division.

    Tiers have 1, 2, 4, ... divisions, and the last tier has the remainder.
    """
    return tuple((number + 1).bit_length() for number in range(divisions))


def divide(
    entrants: Sequence[Entrant], size: int, seats: int, lots: Mapping[int, int]
) -> tuple[Division, ...]:
    """Assign a season's members to divisions.

    `lots` contains a number for each member; lower numbers are better.
    """
    counts = division_sizes(len(entrants), size, seats)
    at = division_tiers(len(counts))
    places = {tier: [n for n, one in enumerate(at) if one == tier] for tier in sorted({*at})}
    rooms = {tier: sum(counts[n] for n in numbers) for tier, numbers in places.items()}
    divisions = []
    filled = _TierAssignment(entrants, lots, {tier: len(numbers) for tier, numbers in places.items()}).assign(
        rooms
    )
    for tier, people in filled.items():
        numbers = places[tier]
        spread = _spread(people, [counts[n] for n in numbers], lots)
        divisions += [
            Division(n + 1, tier, tuple(entrant.user_key for entrant in group))
            for n, group in zip(numbers, spread, strict=True)
        ]
    return tuple(divisions)


def claimed_tier(entrant: Entrant) -> int | None:
    """Return the tier that a member is entitled to.

    Return None for members who are new, were struck, or have missed too many seasons.
    """
    former = entrant.former
    if former is None or former.moved == "out" or former.missed > MAX_MISSED_SEASONS:
        return None
    return max(1, former.tier + {"up": -1, "down": 1}.get(former.moved, 0))


def _was_struck(entrant: Entrant) -> bool:
    return entrant.former is not None and entrant.former.moved == "out"


class _TierAssignment:
    """Assigns members to tiers, starting with the highest."""

    def __init__(
        self, entrants: Sequence[Entrant], lots: Mapping[int, int], counts: Mapping[int, int]
    ) -> None:
        self.left = {entrant.user_key: entrant for entrant in entrants}
        self.lots, self.counts, self.last = lots, counts, max(counts)

    def assign(self, rooms: Mapping[int, int]) -> dict[int, list[Entrant]]:
        """Return the members of each tier.

        `rooms` maps each tier to its number of places.
        """
        return {tier: self._fill(tier, room) for tier, room in rooms.items()}

    def _fill(self, tier: int, room: int) -> list[Entrant]:
        entrants = self._take(self._with_claim(tier)[:room])
        for candidates in (self._best_below, self._relegated, self._strong_newcomers, self._all_others):
            entrants += self._take(candidates(tier, entrants)[: room - len(entrants)])
        return entrants

    def _take(self, entrants: Sequence[Entrant]) -> list[Entrant]:
        for entrant in entrants:
            del self.left[entrant.user_key]
        return [*entrants]

    def _with_claim(self, tier: int) -> list[Entrant]:
        """Return the members who are entitled to a tier.

        The order is: promoted members, members for whom a higher tier had no room, staying members, relegated
        members.
        """
        entrants = [
            entrant
            for entrant in self.left.values()
            if (claimed_tier(entrant) or tier + 1) <= tier or tier == self.last
        ]
        return self._sorted(entrants, lambda one: (self._rank(one, tier), self._record(one)))

    def _rank(self, entrant: Entrant, tier: int) -> int:
        claimed, former = claimed_tier(entrant), entrant.former
        if claimed is None or former is None:
            return 9
        if former.moved == "up":
            return 0
        return 1 if claimed < tier else 2 + (former.moved == "down") + 2 * former.missed

    def _best_below(self, tier: int, _: Sequence[Entrant]) -> list[Entrant]:
        """Return members of the tier below who finished first or second but were not promoted."""
        return self._sorted(self._of_former(tier + 1, "stays", most=2), self._record)

    def _relegated(self, tier: int, _: Sequence[Entrant]) -> list[Entrant]:
        return self._sorted(self._of_former(tier, "down"), self._record)

    def _of_former(self, tier: int, moved: Movement, most: int = 99) -> Iterator[Entrant]:
        for entrant in self.left.values():
            former = entrant.former
            if (
                former
                and claimed_tier(entrant)
                and (former.tier, former.moved) == (tier, moved)
                and former.place <= most
            ):
                yield entrant

    def _strong_newcomers(self, tier: int, taken: Sequence[Entrant]) -> list[Entrant]:
        """Return newcomers who are stronger than a tier's median, at most one per division.

        Struck members are excluded, since leaving must not be better than being relegated.
        """
        known = [entrant.seeding for entrant in taken if entrant.seeding is not None]
        if tier == 1 or not known:
            return []
        middle = median(known)
        strong = [
            one
            for one in self.left.values()
            if claimed_tier(one) is None
            and not _was_struck(one)
            and one.is_known
            and one.seeding is not None
            and one.seeding > middle
        ]
        return self._sorted(strong, self._seeding)[: self.counts[tier]]

    def _all_others(self, tier: int, _: Sequence[Entrant]) -> list[Entrant]:
        return self._sorted(
            self.left.values(),
            lambda entrant: (claimed_tier(entrant) or 99, self._record(entrant), self._seeding(entrant)),
        )

    def _sorted(self, entrants: Any, key: Callable[[Entrant], Any]) -> list[Entrant]:
        return sorted(
            entrants, key=lambda entrant: (key(entrant), self._seeding(entrant), self.lots[entrant.user_key])
        )

    def _record(self, entrant: Entrant) -> Any:
        former = entrant.former
        if former is None:
            return (99, Fraction(0))
        return (former.place, -Fraction(former.parts, max(1, former.tables)))

    def _seeding(self, entrant: Entrant) -> Any:
        return (entrant.seeding is None, -(entrant.seeding or 0))


def _spread(
    entrants: Sequence[Entrant], counts: Sequence[int], lots: Mapping[int, int]
) -> list[list[Entrant]]:
    """Divide a tier's members into groups of equal strength.

    Members are assigned in snake order by strength. Then members in the same row of the snake are exchanged.
    The exchanges distribute new, promoted and relegated members evenly, and separate members who met last
    season.
    """
    groups = [list[Entrant]() for _ in counts]
    seeded = sorted(
        entrants,
        key=lambda entrant: (entrant.seeding is None, -(entrant.seeding or 0), lots[entrant.user_key]),
    )
    line = [n for turn in range(max(counts)) for n in _snake_row(turn, counts)]
    for one, group in zip(seeded, line, strict=True):
        groups[group].append(one)
    while any(_exchange(groups, a, b) for a, b in combinations(range(len(groups)), 2)):
        pass
    return groups


def _snake_row(turn: int, counts: Sequence[int]) -> list[int]:
    """Return the groups in a row of the snake, in order.

    Every second row is reversed, and full groups are left out.
    """
    there = [number for number, count in enumerate(counts) if count > turn]
    return there[::-1] if turn % 2 else there


def _exchange(groups: list[list[Entrant]], a: int, b: int) -> bool:
    """Exchange members in the same row between two groups if that makes the groups more balanced.

    Return whether any were exchanged.
    """
    has_changed = False
    for turn in range(min(len(groups[a]), len(groups[b]))):
        before = _cost(groups[a]) + _cost(groups[b])
        groups[a][turn], groups[b][turn] = groups[b][turn], groups[a][turn]
        if _cost(groups[a]) + _cost(groups[b]) < before:
            has_changed = True
        else:
            groups[a][turn], groups[b][turn] = groups[b][turn], groups[a][turn]
    return has_changed


def _cost(group: Sequence[Entrant]) -> int:
    """Return the imbalance of a group.

    The imbalance grows with the number of members of the same kind: new, promoted or relegated. It also grows
    if more than half of the members come from the same former division.
    """
    kinds, former = dict[str, int](), dict[int, int]()
    for entrant in group:
        kind = (
            entrant.former.moved
            if entrant.former is not None and claimed_tier(entrant) is not None
            else "new"
        )
        kinds[kind] = kinds.get(kind, 0) + (kind != "stays")
        if entrant.former is not None and not entrant.former.missed:
            former[entrant.former.division] = former.get(entrant.former.division, 0) + 1
    again = sum(max(0, 2 * count - len(group)) for count in former.values())
    return sum(count * count for count in kinds.values()) + 4 * again * again
