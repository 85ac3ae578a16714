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
    FinishedDivision,
    claimed_tier,
    divide,
    division_sizes,
    division_tiers,
    tier_movements,
)
from host.leagues.standings.ranking import StandingsRow


def lots_of(entrants: list[Entrant]) -> dict[int, int]:
    return {entrant.user_key: (entrant.user_key * 7919) % 10007 for entrant in entrants}


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


HISTORIES = st.tuples(st.integers(4, 90), st.integers(0, 10**6))


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


@given(HISTORIES, st.floats(0, 0.6))
def test_promotions_equal_relegations_between_two_tiers(history: tuple[int, int], struck: float) -> None:
    people, seed = history
    chance = Random(seed)
    ends = play_season(divide_entrants(first_entrants(people, chance)), chance, struck)
    moved = tier_movements(ends)
    assert moved.keys() == {line.user_key for end in ends for line in end.lines}
    lowest = max(end.tier for end in ends)
    for tier in range(1, lowest):
        down = [
            line for end in ends if end.tier == tier for line in end.lines if moved[line.user_key] == "down"
        ]
        up = [
            line for end in ends if end.tier == tier + 1 for line in end.lines if moved[line.user_key] == "up"
        ]
        gone = sum(len(end.active) for end in ends if end.tier == tier)
        assert len(down) <= len(up) <= len(down) + gone
    for end in ends:
        for line in end.lines:
            assert (moved[line.user_key] == "out") == line.is_struck
            assert moved[line.user_key] != ("up" if end.tier == 1 else "champion")
            assert not (end.tier == lowest and moved[line.user_key] == "down")


def finished_division(number: int, tier: int, *points: int) -> FinishedDivision:
    lines = [
        StandingsRow(100 * number + n, n, 840 * worth, 4, 0, (), None)
        for n, worth in enumerate(points, start=1)
    ]
    return FinishedDivision(number, tier, tuple(lines))


def test_division_winners_replace_last_two_of_tier_above() -> None:
    moved = tier_movements(
        [
            finished_division(1, 1, 30, 20, 10, 9),
            finished_division(2, 2, 40, 20, 3, 2),
            finished_division(3, 2, 20, 19, 8, 5),
        ]
    )
    data: dict[Movement, list[int]] = {}
    for user_key, what in moved.items():
        data.setdefault(what, []).append(user_key)
    assert data["champion"] == [101]
    assert data["down"] == [103, 104]
    assert data["up"] == [201, 301]


def test_players_separated_only_by_lot_share_the_title() -> None:
    first, second, third = finished_division(1, 1, 9, 9, 3).lines
    below = finished_division(2, 2, 9, 3, 1)
    tied = FinishedDivision(1, 1, (first, replace(second, by="lot"), replace(third, by="points")))
    assert champions_of(tier_movements([tied, below])) == {101, 102}
    assert tier_movements([tied, below])[102] == "champion"
    by_play = FinishedDivision(1, 1, (first, replace(second, by="share"), replace(third, by="lot")))
    assert champions_of(tier_movements([by_play, below])) == {101}
    all_tied = FinishedDivision(1, 1, (first, replace(second, by="lot"), replace(third, by="lot")))
    assert champions_of(tier_movements([all_tied, below])) == {101, 102}
    nothing_counts = tuple(replace(line, played=0, parts=0, by="lot") for line in tied.lines)
    assert champions_of(tier_movements([FinishedDivision(1, 1, nothing_counts)])) == set()


def champions_of(moved: dict[int, Movement]) -> set[int]:
    return {user_key for user_key, what in moved.items() if what == "champion"}


def strike_places(end: FinishedDivision, *places: int, moved: bool) -> FinishedDivision:
    """Return a division after striking the players in the given places.

    `moved` is true if these players had already taken a turn.
    """
    staying = [line for line in end.lines if line.place not in places]
    struck = [replace(line, is_struck=True, parts=0) for line in end.lines if line.place in places]
    active = frozenset(line.user_key for line in (struck if moved else ()))
    return replace(end, lines=(*staying, *struck), active=active)


def relegated_members(ends: list[FinishedDivision]) -> list[int]:
    moved = tier_movements(ends)
    return sorted(user_key for user_key, what in moved.items() if what == "down")


def test_leavers_fill_relegation_places_first() -> None:
    lower = [finished_division(2, 2, 40, 20, 3, 2), finished_division(3, 2, 20, 19, 8, 5)]
    top = finished_division(1, 1, 30, 20, 10, 9, 8)
    assert relegated_members([top, *lower]) == [104, 105]
    assert relegated_members([strike_places(top, 5, moved=True), *lower]) == [104]
    assert relegated_members([strike_places(top, 1, moved=True), *lower]) == [105]
    assert relegated_members([strike_places(top, 2, 5, moved=True), *lower]) == []
    assert relegated_members([strike_places(top, 1, 2, 5, moved=True), *lower]) == []


def test_member_who_never_took_a_turn_saves_nobody() -> None:
    lower = [finished_division(2, 2, 40, 20, 3, 2), finished_division(3, 2, 20, 19, 8, 5)]
    top = finished_division(1, 1, 30, 20, 10, 9, 8, 7)
    assert relegated_members([strike_places(top, 6, moved=False), *lower]) == [104, 105]
    assert relegated_members([finished_division(1, 1, 30, 20, 10, 9, 8), *lower]) == [104, 105], (
        "as without the member"
    )


def test_leavers_fill_only_places_of_their_own_division() -> None:
    upper = [finished_division(2, 2, 30, 20, 10, 5), finished_division(3, 2, 30, 20, 10, 4)]
    top, lower = (
        finished_division(1, 1, 9, 8, 7, 6),
        [finished_division(4, 3, 20, 10, 9), finished_division(5, 3, 20, 10, 9)],
    )
    ends = [top, strike_places(upper[0], 3, 4, moved=True), upper[1], *lower]
    assert relegated_members(ends) == [103, 104, 304]


def test_promotions_equal_relegations_and_leavers() -> None:
    lower = [finished_division(2, 2, 40, 20, 3, 2), finished_division(3, 2, 20, 19, 8, 5)]
    moved = tier_movements([strike_places(finished_division(1, 1, 30, 20, 10, 9, 8), 5, moved=True), *lower])
    assert sorted(moved.values()).count("up") == 2
    assert moved[105] == "out"


def test_equal_candidates_of_two_divisions_are_separated_by_lot() -> None:
    top, lower = (
        finished_division(1, 1, 30, 20, 10, 9),
        [finished_division(n, 2, 20, 10, 3, 1) for n in (2, 3)],
    )
    lower.append(finished_division(4, 3, 20, 10, 8, 2))
    fates = [
        {
            user_key: tier_movements([top, *lower], {204: lot, 304: 1 - lot})[user_key]
            for user_key in (204, 304)
        }
        for lot in (0, 1)
    ]
    assert fates == [{204: "stays", 304: "down"}, {204: "down", 304: "stays"}]
    # Two players in the top division are tied for first place. With only two players there, only one of them
    # is promoted.
    small = FinishedDivision(1, 1, finished_division(1, 1, 30, 20).lines)
    rising = [
        [one for one in (201, 301) if tier_movements([small, *lower], {201: lot, 301: 1 - lot})[one] == "up"]
        for lot in (0, 1)
    ]
    assert rising == [[201], [301]]


def test_movement_is_undecided_until_the_lots_are_drawn() -> None:
    top, lower = (
        finished_division(1, 1, 30, 20, 10, 9),
        [finished_division(n, 2, 20, 10, 3, 1) for n in (2, 3)],
    )
    lower.append(finished_division(4, 3, 20, 10, 8, 2))
    moved = tier_movements([top, *lower], is_drawn=False)
    assert {204, 304} & moved.keys() == set()
    assert (moved[103], moved[104], moved[203]) == ("down", "down", "stays")


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


def test_relegation_hits_fewest_points_if_only_some_are_relegated() -> None:
    upper = [finished_division(2, 2, 30, 20, 10, 5), finished_division(3, 2, 30, 20, 10, 4)]
    moved = tier_movements(
        [finished_division(1, 1, 9, 8, 7, 6), *upper, finished_division(4, 3, 20, 10, 9, 8)]
    )
    assert [user_key for user_key, what in moved.items() if what == "down"] == [103, 104, 304]
    assert [user_key for user_key, what in moved.items() if what == "up"] == [201, 301, 401]


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
