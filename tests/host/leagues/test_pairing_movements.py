"""Tests for movements between tiers: promotion, relegation, titles, and players who leave."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from host.leagues.pairing.entrants import Movement
from host.leagues.pairing.pyramid import (
    FinishedDivision,
    tier_movements,
)
from host.leagues.standings.ranking import StandingsRow
from tests.host.leagues.pyramids import (
    HISTORIES,
    divide_entrants,
    first_entrants,
    play_season,
)


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


def test_relegation_hits_fewest_points_if_only_some_are_relegated() -> None:
    upper = [finished_division(2, 2, 30, 20, 10, 5), finished_division(3, 2, 30, 20, 10, 4)]
    moved = tier_movements(
        [finished_division(1, 1, 9, 8, 7, 6), *upper, finished_division(4, 3, 20, 10, 9, 8)]
    )
    assert [user_key for user_key, what in moved.items() if what == "down"] == [103, 104, 304]
    assert [user_key for user_key, what in moved.items() if what == "up"] == [201, 301, 401]
