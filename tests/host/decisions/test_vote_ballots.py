"""Tests for counting votes: a result before the deadline, a result at the deadline, or no result."""

from __future__ import annotations

import pytest

from host.decisions.vote.ballots import VoteResult, majority_result, unanimous_result

VOTERS = (1, 2, 3)


@pytest.mark.parametrize(
    ("cast", "outcome"),
    [
        ({}, None),
        ({1: "wait"}, None),
        ({1: "wait", 2: "turn"}, None),
        ({1: "wait", 2: "wait"}, VoteResult("wait")),
        ({1: "wait", 2: "turn", 3: "turn"}, VoteResult("turn")),
    ],
)
def test_majority_decides_immediately(cast: dict[int, str], outcome: VoteResult | None) -> None:
    assert majority_result(VOTERS, cast, "seat", is_over=False) == outcome


@pytest.mark.parametrize(
    ("cast", "outcome"),
    [
        ({}, VoteResult("seat", is_default=True)),
        ({1: "wait"}, VoteResult("wait")),
        ({1: "wait", 2: "turn"}, VoteResult("seat", is_default=True)),
        ({1: "wait", 2: "turn", 3: "seat"}, VoteResult("seat", is_default=True)),
        ({9: "wait"}, VoteResult("seat", is_default=True)),
    ],
)
def test_plurality_or_default_decides_at_the_deadline(cast: dict[int, str], outcome: VoteResult) -> None:
    assert majority_result(VOTERS, cast, "seat", is_over=True) == outcome


def test_half_of_the_votes_is_no_majority() -> None:
    assert majority_result((1, 2), {1: "wait"}, "seat", is_over=False) is None


@pytest.mark.parametrize(
    ("cast", "outcome"),
    [
        ({1: "yes", 2: "yes"}, None),
        ({1: "yes", 2: "yes", 3: "yes"}, VoteResult("yes")),
        ({2: "no"}, VoteResult("no")),
        ({9: "no"}, None),
    ],
)
def test_unanimous_vote_is_refused_by_a_single_no(cast: dict[int, str], outcome: VoteResult | None) -> None:
    assert unanimous_result(VOTERS, cast, is_over=False) == outcome


def test_missing_ballot_refuses_unanimous_vote() -> None:
    assert unanimous_result(VOTERS, {1: "yes", 2: "yes"}, is_over=True) == VoteResult("no", is_default=True)
