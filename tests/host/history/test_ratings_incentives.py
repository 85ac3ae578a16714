"""Tests that no player gains rating by leaving, by stalling, through a robot's turns, or with a second account."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from host.history.ratings.pool import PoolMatch, compute_pool, pool_match
from host.history.ratings.strength import INITIAL_STRENGTH, RatedPlayer, Strength, displayed_rating, rate
from host.history.results.outcome import Outcome, SeatOutcome
from host.history.results.participation import Participation

STRENGTHS = st.builds(Strength, st.floats(0, 50), st.floats(1, 25 / 3))
TABLES = st.lists(
    st.tuples(STRENGTHS, st.integers(1, 4), st.booleans(), st.booleans()), min_size=2, max_size=5
)
"""Per player: strength, place, whether the player left, and whether a leaver's result counts for the others' ratings.
"""
TOLERANCE = 1e-9


def build_table(
    samples: list[tuple[Strength, int, bool, bool]],
) -> tuple[dict[int, Strength], list[RatedPlayer]]:
    strengths = {user_key: one[0] for user_key, one in enumerate(samples)}
    players = [
        RatedPlayer(user_key, place, has_left=left, counts_for_others=counts)
        for user_key, (_, place, left, counts) in enumerate(samples)
    ]
    return strengths, players


def rating_gain(strengths: dict[int, Strength], players: list[RatedPlayer], user_key: int) -> float:
    """Return the change of a player's rating, or 0 if the match is not rated for them."""
    after = rate(strengths, players).get(user_key)
    return 0.0 if after is None else after.mu - strengths[user_key].mu


@given(TABLES, st.integers(1, 4), st.booleans())
def test_no_player_gains_by_leaving(drawn: Any, place: int, counts: bool) -> None:
    """A player who leaves never gains rating.

    Leaving is never better than finishing in any place, whatever the results of the other players.
    """
    strengths, players = build_table(drawn)
    stayed = [RatedPlayer(0, place), *players[1:]]
    left = [RatedPlayer(0, place, has_left=True, counts_for_others=counts), *players[1:]]
    assert rating_gain(strengths, left, 0) <= min(0, rating_gain(strengths, stayed, 0)) + TOLERANCE


@given(TABLES, st.booleans())
def test_second_leaver_does_not_escape(drawn: Any, counts: bool) -> None:
    strengths, players = build_table(drawn)
    left = [replace(player, has_left=True, counts_for_others=counts) for player in players]
    assert all(rating_gain(strengths, left, user_key) < 0 for user_key in strengths)


@given(TABLES)
def test_early_leaver_gives_the_others_nothing(drawn: Any) -> None:
    """The other players are rated as if an early leaver had not played.

    A second account that resigns at once is therefore useless.
    """
    strengths, players = build_table(drawn)
    early = RatedPlayer(0, 1, has_left=True, counts_for_others=False)
    with_leaver, without = rate(strengths, [early, *players[1:]]), players[1:]
    for rated_player in without:
        if not rated_player.has_left:
            change = rating_gain(strengths, without, rated_player.user_key)
            found = (
                with_leaver.get(rated_player.user_key, strengths[rated_player.user_key]).mu
                - strengths[rated_player.user_key].mu
            )
            assert abs(found) <= abs(change) + TOLERANCE
            assert found * change >= 0


@given(TABLES)
def test_no_player_loses_because_another_leaves(drawn: Any) -> None:
    """If a player leaves, the others' ratings change as if that player had come last."""
    strengths, players = build_table(drawn)
    stayed = [player for player in players if not player.has_left]
    assume(len(stayed) >= 2)
    behind = [*stayed[1:], RatedPlayer(stayed[0].user_key, 9)]
    rated_players = [*stayed[1:], RatedPlayer(stayed[0].user_key, 9, has_left=True)]
    for rated_player in stayed[1:]:
        assert rating_gain(strengths, rated_players, rated_player.user_key) == pytest.approx(
            rating_gain(strengths, behind, rated_player.user_key)
        )


@given(TABLES, st.integers(0, 1), st.booleans())
def test_no_pair_gains_more_by_leaving_than_by_losing_on_purpose(
    drawn: Any, leaver: int, counts: bool
) -> None:
    """Two partners gain nothing if one of them leaves.

    Neither of them gains more than if the leaver had stayed and come last.
    """
    strengths, players = build_table(drawn)
    others, partner = [player for player in players if player.user_key != leaver], 1 - leaver
    lost = [*others, RatedPlayer(leaver, 9)]
    left = [*others, RatedPlayer(leaver, 9, has_left=True, counts_for_others=counts)]
    for one in (leaver, partner):
        assert rating_gain(strengths, left, one) <= max(0.0, rating_gain(strengths, lost, one)) + TOLERANCE


def create_outcome(match_id: int, *, turns: int, participation: Participation = "left") -> Outcome:
    """Return the outcome of a match that user 1 won with 20 turns and user 2 lost with `turns` turns."""
    seats = tuple(
        SeatOutcome(
            seat=seat, participation=participation if seat else "played", user_key=1 + seat, outcome="won",
            place=1 + seat, tied_seats=1, score=1, turns=turns if seat else 20, used_ms=1, timeouts=0,
        )
        for seat in range(2)
    )  # fmt: skip
    return Outcome(
        match_id=match_id, guild_id=1, game="pearls", rules_version=1, started=1, ended=match_id,
        is_imported=False, seats=seats,
    )  # fmt: skip


def test_forty_matches_against_a_second_account_that_resigns_at_once_are_no_farm() -> None:
    pool = compute_pool(pool_match(create_outcome(number, turns=1)) for number in range(1, 41))
    assert pool.get(1) is None
    second = pool.get(2)
    assert second is not None
    assert displayed_rating(second.strength) < 1500


def test_resigning_every_lost_match_does_not_raise_a_rating() -> None:
    """A player who resigns every lost match does not gain rating.

    Two players win 20 of 40 matches each.
    """

    def of(number: int, how: Participation) -> PoolMatch:
        loser = 1 + number % 2
        players = (
            RatedPlayer(loser, 2, has_left=how == "left"),
            RatedPlayer(3 - loser, 1),
        )
        return PoolMatch(number, number, players)

    played, left = (compute_pool(of(number, how) for number in range(1, 41)) for how in ("played", "left"))
    for user_key in (1, 2):
        rating, other = played.get(user_key), left.get(user_key)
        assert rating is not None
        assert other is not None
        assert other.strength.mu == pytest.approx(rating.strength.mu)


def test_excused_leaver_loses_nothing() -> None:
    assert rate({}, pool_match(create_outcome(1, turns=15)).players)[2].mu < INITIAL_STRENGTH.mu
    assert rate({}, pool_match(create_outcome(1, turns=15), {2}).players) == {}
    assert len(pool_match(create_outcome(1, turns=15, participation="played"), {2}).players) == 2, (
        "only leavers are excused"
    )
