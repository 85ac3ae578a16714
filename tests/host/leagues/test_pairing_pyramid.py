"""Tests for the league pyramid: each player has one division, and only promoted players move up.

Players who are neither promoted nor relegated do not move down.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from host.leagues.pairing.entrants import Division, Entrant, FormerResult, Movement
from host.leagues.pairing.pyramid import (
    claimed_tier,
    division_sizes,
    division_tiers,
)
from tests.host.leagues.pyramids import (
    HISTORIES,
    divide_entrants,
    first_entrants,
    season_after,
)


@pytest.mark.parametrize(
    ("people", "size", "seats", "expected"),
    [
        (7, 7, 4, (7,)), (8, 7, 4, (8,)), (11, 7, 4, (5, 6)), (6, 4, 4, (6,)), (14, 7, 4, (7, 7)), (4, 7, 4, (4,)),
        (9, 4, 4, (4, 5)), (40, 7, 4, (6, 6, 7, 7, 7, 7)),
    ],
)  # fmt: skip
def test_division_sizes_match_examples(people: int, size: int, seats: int, expected: tuple[int, ...]) -> None:
    assert division_sizes(people, size, seats) == expected


@given(st.integers(4, 400), st.integers(4, 12), st.integers(2, 4))
def test_division_sizes_differ_by_at_most_one_and_fill_a_table(people: int, size: int, seats: int) -> None:
    found = division_sizes(people, size, seats)
    assert sum(found) == people
    assert max(found) - min(found) <= 1
    assert min(found) >= seats


def test_each_tier_has_up_to_twice_the_divisions_of_the_one_above() -> None:
    assert division_tiers(1) == (1,)
    assert division_tiers(9) == (1, 2, 2, 3, 3, 3, 3, 4, 4)


def assert_draw_guarantees(before: list[Entrant], divisions: tuple[Division, ...]) -> None:
    """Check the draw's guarantees for each entrant."""
    place = {user_key: division.tier for division in divisions for user_key in division.user_keys}
    assert Counter(user_key for one in divisions for user_key in one.user_keys) == Counter(
        entrant.user_key for entrant in before
    )
    counts = [len(division.user_keys) for division in divisions]
    assert max(counts) - min(counts) <= 1
    assert [one.number for one in divisions] == list(range(1, len(divisions) + 1))
    lowest = max(place.values())
    for one in before:
        former = one.former
        if former is None or claimed_tier(one) is None:
            continue
        if former.moved == "up" and former.tier - 1 <= lowest:
            assert place[one.user_key] < former.tier
        if former.moved in {"stays", "champion"} and place[one.user_key] > former.tier:
            rooms = sum(len(division.user_keys) for division in divisions if division.tier <= former.tier)
            assert sum((claimed_tier(other) or 99) <= former.tier for other in before) > rooms


@pytest.mark.long
@given(HISTORIES)
def test_draw_keeps_its_guarantees_over_several_seasons(history: tuple[int, int]) -> None:
    people, seed = history
    chance = Random(seed)
    entrants, away = first_entrants(people, chance), list[Entrant]()
    for _ in range(4):
        divisions = divide_entrants(entrants)
        assert_draw_guarantees(entrants, divisions)
        entrants, gone = season_after(
            entrants, divisions, chance, leaving=chance.choice([0, 0.1, 0.4]), new=chance.randrange(6)
        )
        back = [entrant for entrant in away if chance.random() < 0.3]
        away = [
            replace(one, former=replace(one.former, missed=one.former.missed + 1))
            for one in away + gone
            if one not in back and one.former is not None
        ]
        entrants += back
        if len(entrants) < 4:
            break


@given(HISTORIES)
def test_draw_does_not_depend_on_order_of_entrants(history: tuple[int, int]) -> None:
    people, seed = history
    chance = Random(seed)
    entrants = first_entrants(people, chance)
    later, _ = season_after(entrants, divide_entrants(entrants), chance, leaving=0.2, new=4)
    if len(later) >= 4:
        assert divide_entrants(later) == divide_entrants(chance.sample(later, len(later)))


def test_struck_member_is_not_placed_as_a_strong_newcomer() -> None:
    """A struck member starts in a lower tier than a new player of the same strength.

    Otherwise, leaving would be better than being relegated.
    """
    top = [returning_entrant(100 + n, 1, 1, n, "stays", 1900) for n in range(1, 7)]
    middle = [returning_entrant(200 + n, 2, 2 + n % 2, 1 + n // 2, "stays", 1600) for n in range(1, 9)]
    bottom = [returning_entrant(300 + n, 3, 4 + n % 2, 3 + n // 2, "stays", 1200) for n in range(1, 11)]
    for strong, tier in ((returning_entrant(999, 2, 2, 7, "out", 2500), 3), (Entrant(999, 2500), 2)):
        entrants = [*top, *middle, *bottom, replace(strong, is_known=True)]
        place = {
            user_key: divide_entrant.tier
            for divide_entrant in divide_entrants(entrants, size=6)
            for user_key in divide_entrant.user_keys
        }
        assert place[999] == tier


def test_first_season_is_seeded_by_rating_with_unrated_players_last() -> None:
    entrants = [Entrant(n, 2000 - n, is_known=True) for n in range(30)] + [Entrant(n) for n in range(30, 49)]
    divisions = divide_entrants(entrants)
    assert divisions[0].user_keys == tuple(range(7))
    assert {
        user_key for division in divisions if division.tier == 2 for user_key in division.user_keys
    } == set(range(7, 21))
    assert sorted(len({*one.user_keys} & {*range(30)}) for one in divisions if one.tier == 3) == [2, 2, 2, 3]


def test_player_keeps_tier_after_missing_two_seasons_but_not_three() -> None:
    former = FormerResult(1, 1, 3, 840, 4, "stays")
    assert [claimed_tier(Entrant(1, former=replace(former, missed=n))) for n in range(4)] == [1, 1, 1, None]
    assert claimed_tier(Entrant(1, former=replace(former, moved="out"))) is None


def test_strong_newcomers_start_above_the_bottom_tier() -> None:
    chance = Random(5)
    entrants = [Entrant(n, 1500, is_known=True) for n in range(21)]
    divisions = divide_entrants(entrants)
    later, _ = season_after(entrants, divisions, chance, leaving=0, new=0)
    staying = [entrant for entrant in later if entrant.former and entrant.former.moved != "out"]
    kept = [one for one in staying if one.former and one.former.tier == 1][:5]
    kept += [one for one in staying if one.former and one.former.tier == 2 and one.former.moved == "up"]
    strong = [Entrant(900 + n, 2500, is_known=True) for n in range(12)]
    place = {
        user_key: divide_entrant.tier
        for divide_entrant in divide_entrants(kept + strong)
        for user_key in divide_entrant.user_keys
    }
    assert all(place[one.user_key] <= 2 for one in strong)
    assert_draw_guarantees(kept + strong, divide_entrants(kept + strong))


def test_promoted_and_relegated_players_spread_over_divisions() -> None:
    chance = Random(11)
    entrants = [Entrant(n, 1500 + n, is_known=True) for n in range(49)]
    later, _ = season_after(entrants, divide_entrants(entrants), chance, leaving=0, new=0)
    by_person = {entrant.user_key: entrant for entrant in later}
    for tier in (2, 3):
        groups = [
            divide_entrant.user_keys
            for divide_entrant in divide_entrants(later)
            if divide_entrant.tier == tier
        ]
        for kind in ("up", "down"):
            counts = [
                sum((f := by_person[p].former) is not None and f.moved == kind for p in g) for g in groups
            ]
            assert max(counts) - min(counts) <= 1


def returning_entrant(
    user_key: int, tier: int, division: int, place: int, moved: Movement, seeding: int | None = None
) -> Entrant:
    return Entrant(user_key, seeding, FormerResult(tier, division, place, 840 * (40 - place), 4, moved))


def test_player_without_room_in_their_tier_drops_only_one_tier() -> None:
    top = [returning_entrant(100 + n, 1, 1, n, "champion" if n == 1 else "stays") for n in range(1, 6)]
    risers = [returning_entrant(200 + n, 2, 1 + n, 1, "up") for n in (1, 2)] + [
        returning_entrant(300, 3, 4, 1, "up")
    ]
    middle = [returning_entrant(210 + n, 2, 2 + n % 2, 2 + n // 2, "stays") for n in range(10)]
    fallers = [returning_entrant(106 + n, 1, 1, 6 + n, "down") for n in range(2)]
    bottom = [returning_entrant(310 + n, 3, 4, 3 + n, "stays") for n in range(4)]
    everybody = top + risers + middle + fallers + bottom
    divisions = divide_entrants(everybody, size=6)
    assert_draw_guarantees(everybody, divisions)
    rooms = [len(division.user_keys) for division in divisions]
    assert rooms == [6, 6, 6, 6]
    place = {user_key: one.tier for one in divisions for user_key in one.user_keys}
    assert [place[entrant.user_key] for entrant in top] == [1, 1, 1, 1, 2]
    assert [place[faller.user_key] for faller in fallers] == [3, 3], "there are more with a claim than places"


def test_draw_splits_up_former_divisions_of_equal_strength() -> None:
    # Snake seeding puts players of the same former division together again if it uses only their strength.
    snake = [2, 3, 3, 2] * 4
    top = [returning_entrant(n, 1, 1, n + 1, "stays", 2000) for n in range(7)]
    lower = [
        returning_entrant(100 + n, 2, one, 2 + n // 2, "stays", 1900 - n) for n, one in enumerate(snake[:14])
    ]
    divisions = [
        divide_entrant for divide_entrant in divide_entrants(top + lower) if divide_entrant.tier == 2
    ]
    former = {entrant.user_key: entrant.former.division for entrant in lower if entrant.former}
    for division in divisions:
        assert max(Counter(former[user_key] for user_key in division.user_keys).values()) <= 4
