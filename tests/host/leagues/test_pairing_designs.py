"""Tests for table designs for divisions: matches, seats and meetings are balanced."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from itertools import combinations
from time import process_time

import pytest

from host.leagues.pairing.designs import Design, design, meetings, round_robin, waves

MAX_EVEN_PLAYERS = 16
"""Maximum number of players for which every pair meets about equally often.

The numbers of meetings then differ by at most one, even if each player plays several matches in each seat.
"""
SIZES = [(people, seats) for seats in (2, 3, 4) for people in range(seats, 25)]


def spread(tables: Design, player_count: int) -> int:
    met = meetings(tables)
    counts = [met[pair] for pair in combinations(range(player_count), 2)]
    return max(counts) - min(counts)


def assert_valid_design(tables: Design, player_count: int, seats: int, each: int) -> None:
    assert len(tables) == each * player_count
    assert all(len(set(table)) == seats for table in tables)
    sat = Counter((seat, user_key) for table in tables for seat, user_key in enumerate(table))
    assert sat == dict.fromkeys(
        ((seat, user_key) for seat in range(seats) for user_key in range(player_count)), each
    )


@pytest.mark.parametrize(("people", "seats"), SIZES)
def test_design_balances_seats_and_meetings(people: int, seats: int) -> None:
    design.cache_clear()
    began = process_time()
    tables = design(people, seats)
    assert process_time() - began < 2
    assert_valid_design(tables, people, seats, 1)
    assert spread(tables, people) <= 1


LARGER_DESIGNS = [
    pytest.param(people, seats, each, marks=[pytest.mark.long] if people > MAX_EVEN_PLAYERS else [])
    for each in (2, 3)
    for seats in (2, 3, 4)
    for people in range(seats, 25)
]


@pytest.mark.parametrize(("people", "seats", "each"), LARGER_DESIGNS)
def test_design_is_balanced_with_several_matches_per_seat(people: int, seats: int, each: int) -> None:
    tables = design(people, seats, each)
    assert_valid_design(tables, people, seats, each)
    assert people > MAX_EVEN_PLAYERS or spread(tables, people) <= 1


@pytest.mark.parametrize(("people", "seats"), [(8, 8), (9, 5), (16, 6), (20, 8)])
def test_larger_tables_have_designs(people: int, seats: int) -> None:
    tables = design(people, seats)
    assert_valid_design(tables, people, seats, 1)
    assert spread(tables, people) <= 2


def test_all_pairs_meet_equally_often_in_perfect_designs() -> None:
    assert set(meetings(design(7, 4)).values()) == {2}
    assert set(meetings(design(7, 3)).values()) == {1}
    assert set(meetings(design(13, 4)).values()) == {1}


@pytest.mark.parametrize("people", range(2, 16))
def test_two_player_round_robin_pairs_all_players_once(people: int) -> None:
    tables = round_robin(people)
    assert set(meetings(tables).values()) == {1}
    assert len(tables) == people * (people - 1) // 2
    first = Counter(table[0] for table in tables)
    assert max(first.values()) - min(first[user_key] for user_key in range(people)) <= 1


@pytest.mark.parametrize("load", [1, 2, 3, 4])
def test_waves_respect_the_load_limit(load: int) -> None:
    tables = design(7, 4)
    begun = waves(tables, load)
    taken = Counter((wave, one) for table, wave in zip(tables, begun, strict=True) for one in table)
    assert max(taken.values()) <= load
    assert set(begun) == set(range(max(begun) + 1))
    assert (max(begun) == 0) == (load == 4)


def test_design_without_enough_players_raises_error() -> None:
    for people, seats, each in ((3, 4, 1), (4, 1, 1), (4, 4, 0)):
        with pytest.raises(ValueError, match="no tables"):
            design(people, seats, each)


def test_design_is_deterministic_across_processes() -> None:
    text = "from host.leagues.pairing.designs import design; print([design(12, 3, 2), design(9, 4)])"
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str([design(12, 3, 2), design(9, 4)])
