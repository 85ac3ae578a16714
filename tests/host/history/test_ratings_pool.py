"""Tests that recomputing a rating pool gives the same result."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from host.history.ratings.eligibility import unrated_reason
from host.history.ratings.pool import (
    ACTIVE_PERIOD,
    Pool,
    PoolMatch,
    compute_pool,
    new_ratings,
    pool_match,
    rank,
)
from host.history.ratings.strength import RatedPlayer, is_provisional
from host.history.ratings.verdicts import RatingCandidate, judge, judge_all
from host.history.results.outcome import Outcome, SeatOutcome
from host.history.results.participation import Participation
from host.matches.settings.time_controls import DAY


@st.composite
def matches(draw: st.DrawFn) -> list[PoolMatch]:
    """Generate matches between six users over several years.

    Some matches have the same end time.
    """
    found = []
    for number in range(draw(st.integers(1, 12))):
        user_keys = draw(st.lists(st.integers(1, 6), min_size=2, max_size=4, unique=True))
        rows = tuple(
            RatedPlayer(user_key, draw(st.integers(1, 4)), has_left=draw(st.integers(0, 4)) == 0)
            for user_key in user_keys
        )
        found.append(PoolMatch(draw(st.integers(1, 60)) * 20 * DAY, number, rows))
    return found


def add_match(pool: Pool, match: PoolMatch) -> Pool:
    """Add a match to the pool and return the pool.

    The match must have ended after all others.
    """
    assert pool.can_append(match)
    return Pool({**pool.ratings, **new_ratings(pool.ratings, match)}, match.sort_key)


def add_one_by_one(pool_matches: list[PoolMatch]) -> Pool:
    pool = Pool({})
    for match in sorted(pool_matches, key=lambda match: match.sort_key):
        pool = add_match(pool, match)
    return pool


@pytest.mark.long
@given(matches(), st.randoms(use_true_random=False))
def test_recomputed_pool_equals_incremental_pool_in_any_order(
    several: list[PoolMatch], chance: object
) -> None:
    pool, mixed = add_one_by_one(several), [*several]
    chance.shuffle(mixed)  # type: ignore[attr-defined]
    assert compute_pool(mixed) == pool
    assert msgspec.json.encode(compute_pool(mixed).get(1)) == msgspec.json.encode(pool.get(1))


@given(matches(), st.data())
def test_reverted_correction_restores_the_pool(several: list[PoolMatch], data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(several) - 1))
    corrected = [*several[:place], *several[place + 1 :]]
    assert compute_pool([*corrected, several[place]]) == compute_pool(several)


@given(matches(), st.data())
def test_pool_restored_from_json_continues_identically(several: list[PoolMatch], data: st.DataObject) -> None:
    ordered = sorted(several, key=lambda match: match.sort_key)
    half = data.draw(st.integers(0, len(ordered)))
    stored = msgspec.json.decode(msgspec.json.encode(compute_pool(ordered[:half])), type=Pool)
    for match in ordered[half:]:
        stored = add_match(stored, match)
    assert stored == compute_pool(ordered)


def test_pool_accepts_only_later_matches() -> None:
    pool = add_match(Pool({}), create_won_match(1, at=100, match_id=7))
    ended = ((99, 8), (100, 6), (100, 8), (101, 1))
    assert [pool.can_append(create_won_match(1, at=at, match_id=match_id)) for at, match_id in ended] == [
        False,
        False,
        True,
        True,
    ]
    with pytest.raises(AssertionError):
        add_match(pool, create_won_match(1, at=99))
    assert not msgspec.structs.replace(pool, algorithm="another/1").can_append(create_won_match(1, at=200))


def create_won_match(user_key: int, *, at: int, match_id: int = 1, against: int = 9) -> PoolMatch:
    return PoolMatch(at, match_id, (RatedPlayer(user_key, 1), RatedPlayer(against, 2)))


def test_match_after_inactivity_changes_rating_more() -> None:
    soon, late = (
        compute_pool([create_won_match(1, at=DAY), create_won_match(1, at=at, match_id=2)]).get(1)
        for at in (2 * DAY, 900 * DAY)
    )
    assert soon is not None
    assert late is not None
    assert late.strength.mu > soon.strength.mu
    assert late.strength_at(late.last) == late.strength != late.strength_at(late.last + 90 * DAY)


def test_provisional_and_inactive_players_are_unranked() -> None:
    played = [
        PoolMatch(day * DAY, day, tuple(RatedPlayer(one, 1 + (day + one) % 3) for one in (1, 2, 9)))
        for day in range(1, 61)
    ]
    pool, end = compute_pool(played), 60 * DAY
    assert rank(compute_pool(played[:5]), 5 * DAY) == ()
    assert set(rank(pool, end)) == {1, 2, 9}
    assert [*rank(pool, end)] == sorted((1, 2, 9), key=lambda one: -pool.ratings[one].strength.mu)
    assert rank(pool, end + ACTIVE_PERIOD + 1) == ()


def test_peak_rating_ignores_provisional_ratings() -> None:
    pool, peaks = Pool({}), list[float]()
    for number in range(1, 80):
        winner = 1 if number < 40 else 9
        pool = add_match(
            pool, PoolMatch(number * DAY, number, (RatedPlayer(winner, 1), RatedPlayer(10 - winner, 2)))
        )
        rating = pool.get(1)
        assert rating is not None
        peaks += [] if is_provisional(rating.strength) else [rating.strength.mu]
        assert rating.peak == max([*peaks, rating.strength.mu] if peaks else [rating.strength.mu])
    assert pool.get(2) is None


def create_outcome(
    *participations: Participation, ended: int = 100 * DAY, is_imported: bool = False
) -> Outcome:
    rows = tuple(
        SeatOutcome(
            seat=seat, participation=one, user_key=None if one == "robot" else 100 + seat,
            outcome="lost" if seat else "won", place=seat + 1, tied_seats=1, score=9 - seat, turns=1,
            used_ms=1, timeouts=0,
        )
        for seat, one in enumerate(participations)
    )  # fmt: skip
    return Outcome(
        match_id=1, guild_id=1, game="pearls", rules_version=1, started=1, ended=ended, is_imported=is_imported,
        seats=rows,
    )  # fmt: skip


def test_entrants_exclude_robots_and_excused_players() -> None:
    found = pool_match(create_outcome("played", "left", "robot", "left"), excused=(103,))
    assert found.players == (RatedPlayer(100, 1), RatedPlayer(101, 2, has_left=True))


@pytest.mark.parametrize(
    ("why", "how", "wishes"),
    [
        (None, ("played", "played"), {}),
        (None, ("played", "played", "left"), {}),
        (None, ("played", "played"), {"is_league": True, "is_opted_in": False}),
        ("casual", ("played", "played"), {"is_opted_in": False}),
        ("robots", ("played", "played", "robot"), {}),
        (None, ("played", "left", "left"), {}),
        (None, ("played", "left"), {"is_league": True}),
        (None, ("left", "left"), {}),
        ("too-few", ("played", "left"), {"excused": {101}}),
        (None, ("played", "played"), {"excused": {101}}),
        ("again", ("played", "played"), {"is_over_limit": True}),
        ("again", ("played", "robot"), {"is_over_limit": True}),
        (None, ("played", "played"), {"is_over_limit": True, "is_league": True}),
    ],
)
def test_unrated_reason_depends_on_players_and_settings(
    why: str | None, how: tuple[Participation, ...], wishes: dict[str, Any]
) -> None:
    asked: dict[str, Any] = {"is_league": False, "is_opted_in": True, **wishes}
    assert unrated_reason(create_outcome(*how), **asked) == why


def test_imported_match_is_not_rated() -> None:
    outcome = create_outcome("played", "played", is_imported=True)
    assert unrated_reason(outcome, is_league=True, is_opted_in=True) == "brought-in"


def test_batch_judgement_equals_single_judgements() -> None:
    found = [
        RatingCandidate(
            replace(create_outcome("played", "played", ended=day * DAY), match_id=day),
            day % 4 == 0,
            day % 3 == 0,
        )
        for day in range(1, 90)
    ]
    judged = [judge(rating_candidate) for rating_candidate in found]
    assert judge_all(found[::-1]) == tuple(judged)
    assert {rating_verdict.unrated_reason for rating_verdict in judged} == {None, "again"}
    assert all(one.unrated_reason is None for one in judged if one.candidate.is_season_match)


@pytest.mark.parametrize(("turns", "counts"), [(0, False), (9, False), (10, True), (20, True)])
def test_leaver_counts_for_others_after_half_of_the_expected_turns(turns: int, counts: bool) -> None:
    outcome = create_outcome("played", "left")
    outcome = replace(
        outcome, seats=(replace(outcome.seats[0], turns=20), replace(outcome.seats[1], turns=turns))
    )
    assert pool_match(outcome).players[1] == RatedPlayer(101, 2, has_left=True, counts_for_others=counts)
