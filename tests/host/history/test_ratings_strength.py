"""Tests of how a match changes a player's strength and its deviation."""

from __future__ import annotations

from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import astuple

from host.history.ratings.strength import (
    GROWTH_PERIOD,
    INITIAL_STRENGTH,
    VARIANCE_GROWTH,
    RatedPlayer,
    Strength,
    after_inactivity,
    displayed_deviation,
    displayed_rating,
    is_provisional,
    rate,
    seeding_rating,
)

PLACES = st.lists(st.integers(1, 4), min_size=2, max_size=5)
STRENGTHS = st.builds(Strength, st.floats(0, 50), st.floats(1, 25 / 3))


def entrants(*places: int) -> list[RatedPlayer]:
    return [RatedPlayer(user_key, place) for user_key, place in enumerate(places)]


def gains(places: list[int], strengths: dict[int, Strength] | None = None) -> list[float]:
    known = strengths or {}
    after = rate(known, entrants(*places))
    return [after[user_key].mu - known.get(user_key, INITIAL_STRENGTH).mu for user_key in range(len(places))]


@pytest.mark.parametrize(
    ("places", "mus", "sigma"),
    [
        ((1, 2), (27.6353894, 22.3646105), 8.0659014),
        ((1, 1), (25.0, 25.0), 8.0659014),
        ((1, 2, 3), (30.2707790, 25.0, 19.7292210), 7.7888473),
        ((1, 2, 3, 4), (32.9061685, 27.6353895, 22.3646105, 17.0938315), 7.5015678),
        ((1, 1, 3, 4), (30.2707790, 30.2707790, 22.3646105, 17.0938315), 7.5015678),
        ((2, 1, 1), (19.7292210, 27.6353895, 27.6353895), 7.7888473),
    ],
)
def test_rating_updates_match_golden_values(
    places: tuple[int, ...], mus: tuple[float, ...], sigma: float
) -> None:
    after = rate({}, entrants(*places))
    assert [after[user_key].mu for user_key in range(len(places))] == pytest.approx(mus)
    assert [one.sigma for one in after.values()] == pytest.approx([sigma] * len(places))


def test_rating_updates_match_the_published_formula() -> None:
    known = {0: Strength(30, 3), 1: Strength(20, 7), 2: Strength(24, 5)}
    after = rate(known, entrants(2, 1, 2))
    for user_key, place in enumerate((2, 1, 2)):
        expected = by_the_formula(known, (2, 1, 2), user_key, place)
        assert astuple(after[user_key]) == pytest.approx(astuple(expected))


def by_the_formula(
    known: dict[int, Strength], places: tuple[int, ...], user_key: int, place: int
) -> Strength:
    """Return the strength according to algorithm 1 in Weng and Lin 2011.

    The deviation grows by 25/300 before each match.
    """
    beta, variance = 25 / 6, {one: known[one].sigma ** 2 + (25 / 300) ** 2 for one in known}
    omega = delta = 0.0
    for other, at in enumerate(places):
        if other != user_key:
            c = sqrt(variance[user_key] + variance[other] + 2 * beta**2)
            chance = 1 / (1 + 2.718281828459045 ** ((known[other].mu - known[user_key].mu) / c))
            score = 0.5 if at == place else float(at > place)
            omega += variance[user_key] / c * (score - chance)
            delta += sqrt(variance[user_key]) / c * variance[user_key] / c**2 * chance * (1 - chance)
    return Strength(known[user_key].mu + omega, sqrt(variance[user_key] * max(1 - delta, 0.0001)))


@given(PLACES)
def test_better_place_gains_more_among_equal_players(places: list[int]) -> None:
    gained = gains(places)
    for place, gain in zip(places, gained, strict=True):
        for other, others in zip(places, gained, strict=True):
            assert gain > others if place < other else True
            assert gain == others if place == other else True


@given(STRENGTHS)
def test_tie_of_equal_players_changes_no_rating(strength: Strength) -> None:
    assert gains([1, 1], {0: strength, 1: strength}) == [0, 0]


@given(st.lists(STRENGTHS, min_size=2, max_size=5))
def test_winner_never_loses_and_last_never_gains_rating(strengths: list[Strength]) -> None:
    gained = gains(list(range(1, len(strengths) + 1)), dict(enumerate(strengths)))
    assert gained[0] >= 0 >= gained[-1]


@given(PLACES, st.lists(STRENGTHS, min_size=5, max_size=5), st.randoms(use_true_random=False))
def test_rating_depends_only_on_relative_places(
    places: list[int], strengths: list[Strength], chance: object
) -> None:
    known, given_ = dict(enumerate(strengths)), entrants(*places)
    mixed = [*given_]
    chance.shuffle(mixed)  # type: ignore[attr-defined]
    wider = [RatedPlayer(one.user_key, 10 * one.place + 3) for one in given_]
    assert rate(known, given_) == rate(known, mixed) == rate(known, wider)


@given(PLACES, st.lists(STRENGTHS, min_size=6, max_size=6))
def test_leaver_loses_rating_without_affecting_others(places: list[int], strengths: list[Strength]) -> None:
    known = dict(enumerate(strengths))
    stayed, leaver = entrants(*places), len(places)
    with_leaver = rate(known, [*stayed, RatedPlayer(leaver, 1, has_left=True)])
    without = rate(known, stayed)
    assert {user_key: with_leaver[user_key] for user_key in without} == without
    assert with_leaver[leaver].mu <= known[leaver].mu


def test_fewer_than_two_finishers_change_no_rating() -> None:
    left = [RatedPlayer(person, person, has_left=True) for person in (1, 2, 3)]
    assert rate({}, left) == rate({}, [RatedPlayer(0, 1), *left]) == {}


@given(STRENGTHS, st.integers(0, 400), st.integers(0, 400))
def test_inactivity_increases_only_the_deviation(strength: Strength, some: int, more: int) -> None:
    rested = after_inactivity(strength, some * GROWTH_PERIOD)
    assert rested.mu == strength.mu
    assert strength.sigma <= rested.sigma <= max(INITIAL_STRENGTH.sigma, strength.sigma)
    twice = after_inactivity(rested, more * GROWTH_PERIOD)
    assert twice.sigma == pytest.approx(after_inactivity(strength, (some + more) * GROWTH_PERIOD).sigma)


def test_inactivity_counts_in_whole_periods() -> None:
    known = Strength(25, 4)
    assert after_inactivity(known, GROWTH_PERIOD - 1) == known
    assert after_inactivity(known, -GROWTH_PERIOD) == known
    assert after_inactivity(known, GROWTH_PERIOD).sigma == sqrt(16 + VARIANCE_GROWTH)
    assert not is_provisional(after_inactivity(known, 20 * GROWTH_PERIOD))
    assert is_provisional(after_inactivity(known, 21 * GROWTH_PERIOD))


@pytest.mark.parametrize(("seats", "matches"), [(4, 4), (3, 7), (2, 13)])
def test_rating_is_established_after_documented_matches(seats: int, matches: int) -> None:
    """Check that a rating is established after the documented number of matches.

    The player meets new opponents in each match.
    """
    one, needed = INITIAL_STRENGTH, 0
    while is_provisional(one):
        needed += 1
        one = rate({0: one}, entrants(*([needed % 2 + 1] + [2 - needed % 2] * (seats - 1))))[0]
    assert abs(needed - matches) <= matches // 3 + 1


def test_displayed_rating_numbers_match_golden_values() -> None:
    assert (displayed_rating(INITIAL_STRENGTH), displayed_deviation(INITIAL_STRENGTH)) == (1500, 665)
    assert (displayed_rating(Strength(32.906, 5)), displayed_deviation(Strength(32.906, 5))) == (1815, 400)
    assert seeding_rating(Strength(27, 4)) == 1580
    assert seeding_rating(Strength(27, 7)) == 1300
