"""Tests for the effect of a match on a player's strength and deviation."""

from __future__ import annotations

from functools import cache
from math import log, sqrt
from random import Random
from statistics import median
from typing import NamedTuple

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


def rating_gains(places: list[int], strengths: dict[int, Strength] | None = None) -> list[float]:
    known = strengths or {}
    after = rate(known, entrants(*places))
    return [after[user_key].mu - known.get(user_key, INITIAL_STRENGTH).mu for user_key in range(len(places))]


@pytest.mark.parametrize(
    ("places", "mus", "sigma"),
    [
        ((1, 2), (27.6353894, 22.3646105), 8.0659014),
        ((1, 1), (25.0, 25.0), 8.0659014),
        ((1, 2, 3), (28.5138527, 25.0, 21.4861473), 7.9746196),
        ((1, 2, 3, 4), (28.9530843, 26.3176947, 23.6823053, 21.0469157), 7.9285846),
        ((1, 1, 3, 4), (27.6353895, 27.6353895, 23.6823053, 21.0469157), 7.9285846),
        ((2, 1, 1), (21.4861473, 26.7569263, 26.7569263), 7.9746196),
    ],
)
def test_rating_updates_match_golden_values(
    places: tuple[int, ...], mus: tuple[float, ...], sigma: float
) -> None:
    after = rate({}, entrants(*places))
    assert [after[user_key].mu for user_key in range(len(places))] == pytest.approx(mus)
    assert [strength.sigma for strength in after.values()] == pytest.approx([sigma] * len(places))


def test_rating_updates_match_the_published_formula() -> None:
    known = {0: Strength(30, 3), 1: Strength(20, 7), 2: Strength(24, 5)}
    after = rate(known, entrants(2, 1, 2))
    for user_key, place in enumerate((2, 1, 2)):
        expected = expected_strength(known, (2, 1, 2), user_key, place)
        assert astuple(after[user_key]) == pytest.approx(astuple(expected))


def expected_strength(
    strengths: dict[int, Strength], places: tuple[int, ...], user_key: int, place: int
) -> Strength:
    """Return the strength computed with algorithm 1 in Weng and Lin 2011.

    The variance grows by (25/300)² before each match. At a three-player table, only two thirds of the change
    are applied.
    """
    share = 2 / len(places)
    beta, variance = (
        25 / 6,
        {strength: strengths[strength].sigma ** 2 + (25 / 300) ** 2 for strength in strengths},
    )
    omega = delta = 0.0
    for other, at in enumerate(places):
        if other != user_key:
            c = sqrt(variance[user_key] + variance[other] + 2 * beta**2)
            chance = 1 / (1 + 2.718281828459045 ** ((strengths[other].mu - strengths[user_key].mu) / c))
            score = 0.5 if at == place else float(at > place)
            omega += variance[user_key] / c * (score - chance)
            delta += sqrt(variance[user_key]) / c * variance[user_key] / c**2 * chance * (1 - chance)
    kept = 1 - share * (1 - max(1 - delta, 0.0001))
    return Strength(strengths[user_key].mu + share * omega, sqrt(variance[user_key] * kept))


@given(PLACES)
def test_better_place_gains_more_among_equal_players(places: list[int]) -> None:
    gained = rating_gains(places)
    for place, gain in zip(places, gained, strict=True):
        for other, others in zip(places, gained, strict=True):
            assert gain > others if place < other else True
            assert gain == others if place == other else True


@given(STRENGTHS)
def test_tie_of_equal_players_changes_no_rating(strength: Strength) -> None:
    assert rating_gains([1, 1], {0: strength, 1: strength}) == [0, 0]


@given(st.lists(STRENGTHS, min_size=2, max_size=5))
def test_winner_never_loses_and_last_never_gains_rating(strengths: list[Strength]) -> None:
    gained = rating_gains(list(range(1, len(strengths) + 1)), dict(enumerate(strengths)))
    assert gained[0] >= 0 >= gained[-1]


@given(PLACES, st.lists(STRENGTHS, min_size=5, max_size=5), st.randoms(use_true_random=False))
def test_rating_depends_only_on_relative_places(
    places: list[int], strengths: list[Strength], chance: object
) -> None:
    known, given_ = dict(enumerate(strengths)), entrants(*places)
    mixed = [*given_]
    chance.shuffle(mixed)  # type: ignore[attr-defined]
    wider = [RatedPlayer(rated_player.user_key, 10 * rated_player.place + 3) for rated_player in given_]
    assert rate(known, given_) == rate(known, mixed) == rate(known, wider)


def test_players_without_opponents_are_not_rated() -> None:
    assert rate({}, [RatedPlayer(0, 1)]) == rate({}, [RatedPlayer(0, 1, has_left=True)]) == {}
    early = RatedPlayer(1, 2, has_left=True, counts_for_others=False)
    assert set(rate({}, [RatedPlayer(0, 1), early])) == {1}


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


@pytest.mark.parametrize(("seats", "matches"), [(4, 9), (3, 10), (2, 13)])
def test_question_mark_disappears_after_documented_matches(seats: int, matches: int) -> None:
    """Half of a new guild's players lose their question mark within the documented number of matches."""
    found = [needed for needed in simulate_ratings(seats, matches=20, seed=1).matches if needed]
    assert median(found) == matches


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_interval_covers_the_true_strength(seats: int) -> None:
    """The displayed interval contains the true strength in at least about 95 % of cases.

    This holds after few and after many matches.
    """
    for matches in (5, 10, 20, 40):
        found = [simulate_ratings(seats, matches=matches, seed=seed).coverage for seed in range(6)]
        assert sum(found) / len(found) >= 0.93


class SimulationResult(NamedTuple):
    """The result of simulating a guild's matches."""

    coverage: float
    """The fraction of players whose interval contains their true strength."""
    matches: list[int]
    """For each player, the number of matches after which the question mark disappeared; 0 if it is still shown."""


@cache
def simulate_ratings(seats: int, *, matches: int, seed: int, users: int = 60) -> SimulationResult:
    """Simulate players with random strengths at random tables.

    Performances have a Gumbel distribution, because the model's win probabilities for pairs are then exact.
    """
    chance, noise = Random(f"{seats} {seed}"), sqrt(2) * 25 / 6
    true = [chance.gauss(INITIAL_STRENGTH.mu, INITIAL_STRENGTH.sigma) for _ in range(users)]
    known, needed = dict.fromkeys(range(users), INITIAL_STRENGTH), [0] * users
    for number in range(1, matches + 1):
        order = chance.sample(range(users), users)
        for first in range(0, users - seats + 1, seats):
            table = order[first : first + seats]
            data = {one: true[one] - noise * log(-log(chance.random())) for one in table}
            ranked = sorted(table, key=data.__getitem__, reverse=True)
            known |= rate(known, [RatedPlayer(one, place) for place, one in enumerate(ranked, 1)])
        for one in range(users):
            needed[one] = needed[one] or (0 if is_provisional(known[one]) else number)
    covered = [abs(known[one].mu - true[one]) <= 2 * known[one].sigma for one in range(users)]
    return SimulationResult(sum(covered) / users, needed)


def test_displayed_rating_numbers_match_golden_values() -> None:
    assert (displayed_rating(INITIAL_STRENGTH), displayed_deviation(INITIAL_STRENGTH)) == (1500, 665)
    assert (displayed_rating(Strength(32.906, 5)), displayed_deviation(Strength(32.906, 5))) == (1815, 400)
    assert seeding_rating(Strength(27, 4)) == 1580
    assert seeding_rating(Strength(27, 7)) == 1300


def pair_match(first_wins: bool, *, strong: float = 35.0, left: tuple[int, ...] = ()) -> list[RatedPlayer]:
    """Return the players of a match between two pairs: users 0 and 1 against 2 and 3."""
    places = (1, 1, 2, 2) if first_wins else (2, 2, 1, 1)
    return [
        RatedPlayer(user_key, place, team=user_key // 2, has_left=user_key in left)
        for user_key, place in enumerate(places)
    ]


STRONG_AND_WEAK = {
    0: Strength(35.0, 2.0),
    1: Strength(20.0, 5.0),
    2: Strength(24.0, 3.0),
    3: Strength(26.0, 3.0),
}


@pytest.mark.parametrize("first_wins", [True, False])
def test_members_of_a_pair_gain_or_lose_together(first_wins: bool) -> None:
    after = rate(STRONG_AND_WEAK, pair_match(first_wins))
    gains = [after[user_key].mu - STRONG_AND_WEAK[user_key].mu for user_key in range(4)]
    assert all((gain > 0) is (first_wins is (user_key < 2)) for user_key, gain in enumerate(gains))


def test_pair_gains_less_against_weaker_pairs() -> None:
    weak = {**STRONG_AND_WEAK, 2: Strength(15.0, 3.0)}
    gains = [rate(known, pair_match(True))[1].mu - known[1].mu for known in (STRONG_AND_WEAK, weak)]
    assert gains[0] > gains[1] > 0


def test_nobody_gains_because_a_team_mate_left() -> None:
    for left in ((0,), (1,)):
        after = rate(STRONG_AND_WEAK, pair_match(False, left=left))
        assert all(after[user_key].mu < STRONG_AND_WEAK[user_key].mu for user_key in (0, 1))
        won = rate(STRONG_AND_WEAK, pair_match(True, left=left))
        stayed = 1 - left[0]
        assert won[left[0]].mu < STRONG_AND_WEAK[left[0]].mu
        assert won[stayed].mu > STRONG_AND_WEAK[stayed].mu


def test_larger_team_of_equal_players_is_no_favourite() -> None:
    teams = (0, 1, 0, 1, 0)
    gains = []
    for winner in (0, 1):
        players = [RatedPlayer(key, 1 if team == winner else 2, team=team) for key, team in enumerate(teams)]
        after = rate({}, players)
        gains.append(
            sum(after[key].mu - INITIAL_STRENGTH.mu for key, team in enumerate(teams) if team == winner)
        )
    assert gains[0] / 3 == pytest.approx(gains[1] / 2, rel=0.6)
    assert all(gain > 0 for gain in gains)


def test_players_of_a_single_team_are_not_rated() -> None:
    assert rate({}, [RatedPlayer(user_key, 1, team=0) for user_key in range(3)]) == {}
