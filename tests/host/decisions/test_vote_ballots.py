"""Vote counting: decided results, results at the deadline, and undecided votes."""

from __future__ import annotations

import pytest

from host.decisions.vote.ballots import Outcome, agree, elect

ALL = (1, 2, 3)


@pytest.mark.parametrize(
    ("cast", "outcome"),
    [
        ({}, None),
        ({1: "wait"}, None),
        ({1: "wait", 2: "turn"}, None),
        ({1: "wait", 2: "wait"}, Outcome("wait")),
        ({1: "wait", 2: "turn", 3: "turn"}, Outcome("turn")),
    ],
)
def test_majority_decides_immediately(cast: dict[int, str], outcome: Outcome | None) -> None:
    assert elect(ALL, cast, "seat", is_over=False) == outcome


@pytest.mark.parametrize(
    ("cast", "outcome"),
    [
        ({}, Outcome("seat", is_default=True)),
        ({1: "wait"}, Outcome("wait")),
        ({1: "wait", 2: "turn"}, Outcome("seat", is_default=True)),
        ({1: "wait", 2: "turn", 3: "seat"}, Outcome("seat", is_default=True)),
        ({9: "wait"}, Outcome("seat", is_default=True)),
    ],
)
def test_plurality_or_default_decides_at_the_deadline(cast: dict[int, str], outcome: Outcome) -> None:
    assert elect(ALL, cast, "seat", is_over=True) == outcome


def test_half_of_the_votes_is_no_majority() -> None:
    assert elect((1, 2), {1: "wait"}, "seat", is_over=False) is None


@pytest.mark.parametrize(
    ("cast", "outcome"),
    [
        ({1: "yes", 2: "yes"}, None),
        ({1: "yes", 2: "yes", 3: "yes"}, Outcome("yes")),
        ({2: "no"}, Outcome("no")),
        ({9: "no"}, None),
    ],
)
def test_unanimous_vote_is_refused_by_a_single_no(cast: dict[int, str], outcome: Outcome | None) -> None:
    assert agree(ALL, cast, is_over=False) == outcome


def test_missing_ballot_refuses_unanimous_vote() -> None:
    assert agree(ALL, {1: "yes", 2: "yes"}, is_over=True) == Outcome("no", is_default=True)
