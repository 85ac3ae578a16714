"""Simulated seasons of a league pyramid, for tests."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st
from msgspec.structs import replace

from host.leagues.pairing.entrants import Division, Entrant, FormerResult
from host.leagues.pairing.pyramid import (
    FinishedDivision,
    divide,
    tier_movements,
)
from host.leagues.standings.ranking import StandingsRow

HISTORIES = st.tuples(st.integers(4, 90), st.integers(0, 10**6))


def lots_of(entrants: list[Entrant]) -> dict[int, int]:
    """Return a different lot for each entrant, which does not depend on their order."""
    keys = sorted((entrant.user_key for entrant in entrants), key=lambda key: ((key * 7919) % 10007, key))
    return {key: lot for lot, key in enumerate(keys)}


def divide_entrants(entrants: list[Entrant], size: int = 7, seats: int = 4) -> tuple[Division, ...]:
    return divide(entrants, size, seats, lots_of(entrants))


def play_season(
    divisions: tuple[Division, ...], chance: Random, struck: float = 0.05
) -> list[FinishedDivision]:
    """Return random final standings for a season."""
    ends = []
    for division in divisions:
        user_keys = chance.sample(division.user_keys, len(division.user_keys))
        gone = {user_key for user_key in user_keys if chance.random() < struck}
        ordered = [one for one in user_keys if one not in gone] + [one for one in user_keys if one in gone]
        lines = [
            StandingsRow(
                user_key, n + 1, 840 * (40 - 3 * n - chance.randrange(3)), 4, 0, (), None, user_key in gone
            )
            for n, user_key in enumerate(ordered)
        ]
        active = frozenset(user_key for user_key in gone if chance.random() < 0.5)
        ends.append(FinishedDivision(division.number, division.tier, tuple(lines), active))
    return ends


def season_after(
    entrants: list[Entrant], divisions: tuple[Division, ...], chance: Random, *, leaving: float, new: int
) -> tuple[list[Entrant], list[Entrant]]:
    """Return the next season's entrants, and the players who skip it."""
    ends = play_season(divisions, chance)
    moved = tier_movements(ends, lots_of(entrants))
    seeding = {entrant.user_key: entrant for entrant in entrants}
    after = [
        replace(
            seeding[line.user_key],
            former=FormerResult(
                end.tier, end.number, line.place, line.parts, line.played, moved[line.user_key]
            ),
        )
        for end in ends
        for line in end.lines
    ]
    away = [one for one in after if chance.random() < leaving]
    newcomers = [newcomer(chance, 10**6 + chance.randrange(10**9)) for _ in range(new)]
    return [one for one in after if one not in away] + newcomers, away


def newcomer(chance: Random, user_key: int) -> Entrant:
    known = chance.random()
    return Entrant(user_key, chance.randrange(1000, 2000) if known < 0.7 else None, is_known=known < 0.4)


def first_entrants(count: int, chance: Random) -> list[Entrant]:
    return [newcomer(chance, user_key) for user_key in range(count)]
