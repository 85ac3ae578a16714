"""Tests for decisions that ask for a number in a range."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import play
from engine.core.model import Action, Decision, IllegalAction, State
from engine.core.numbers import MAX_LIKELY, SPREAD, NumberRange


class Bid(Action, frozen=True):
    """A bid for a lot."""

    amount: int
    lot: str = "boat"


class Decline(Action, frozen=True):
    """Not bidding."""


class AskBid(Decision, frozen=True):
    """A bid from 10 to 1000 in steps of 5, or declining."""

    minimum: int = 10
    maximum: int = 1003

    def number_range(self, state: Any) -> NumberRange:
        return NumberRange(Bid(0), "amount", self.minimum, self.maximum, 5, likely=(100, 20))

    def options(self, state: Any) -> tuple[Action, ...]:
        return (Decline(), *self.number_range(state).sample())

    def apply(self, state: Any, action: Any) -> Any:
        return state.push(AskBid(0, minimum=action.amount))


STATE = State((AskBid(0),))
BIDS = NumberRange(Bid(0), "amount", 0, 1000)


def test_every_number_in_the_range_is_legal_and_no_other() -> None:
    for amount in (10, 15, 995, 1000):
        assert play.choose(STATE, Bid(amount)).stack == (AskBid(0, minimum=amount),)
    for action in (Bid(5), Bid(12), Bid(1003), Bid(1005), Bid(20, lot="sail"), Bid(735.0)):  # type: ignore[arg-type]
        with pytest.raises(IllegalAction):
            play.choose(STATE, action)


def test_few_numbers_are_listed_and_the_other_actions_too() -> None:
    listed = play.options(STATE)
    assert listed[0] == Decline()
    assert {Bid(10), Bid(20), Bid(100), Bid(1000)} < set(listed)
    assert len(set(listed)) == len(listed) <= 1 + SPREAD + 1 + MAX_LIKELY
    assert all(play.is_legal(STATE, action, 0) for action in listed)


def test_other_actions_and_likely_numbers_are_shown() -> None:
    shown = play.shown_options(AskBid(0), STATE)
    assert [action for _, action in shown] == [Decline(), Bid(20), Bid(100)]
    assert [play.option_at(STATE, index, 0) for index, _ in shown] == [action for _, action in shown]
    assert BIDS.shown() == (0, 500, 1000)


def test_every_number_has_an_index() -> None:
    count = len(play.options(STATE)) + AskBid(0).number_range(STATE).count
    actions = [play.option_at(STATE, index, 0) for index in range(count)]
    assert {*actions} == {Decline(), *map(Bid, range(10, 1001, 5))}
    assert play.option_at(STATE, count, 0) is None
    assert play.option_at(STATE, -1, 0) is None
    for action in (Decline(), Bid(20), Bid(735), Bid(1000)):
        assert play.option_at(STATE, play.index_of(STATE, action, 0), 0) == action


def test_range_with_a_single_number_is_the_only_option() -> None:
    assert NumberRange(Bid(0), "amount", 7, 11, 5).sample() == (Bid(7),)


def test_sample_of_a_small_range_is_the_whole_range() -> None:
    assert NumberRange(Bid(0), "amount", -2, 2).sample() == tuple(map(Bid, range(-2, 3)))


@pytest.mark.parametrize(
    ("minimum", "maximum", "step", "likely"),
    [
        (1, 0, 1, ()),
        (0, 9, 0, ()),
        (0, 10**6, 1, ()),
        (0, 2 * 10**9, 10**5, ()),
        (0, 9, 2, (3,)),
        (0, 9, 1, (10,)),
    ],
)
def test_impossible_range_is_rejected(minimum: int, maximum: int, step: int, likely: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"range|large"):
        NumberRange(Bid(0), "amount", minimum, maximum, step, likely)
