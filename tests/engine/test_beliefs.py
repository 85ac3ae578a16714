"""Tests for weighted dealing of hidden cards."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

from engine.core.randomness.beliefs import HiddenHand, deal_hands
from engine.core.robots.dice import Dice

DEALS = 3000
GOLD, TIN = "gold", "tin"


def first_hands(weights: tuple[float, ...], count: int = 1, hands: int = 1) -> list[list[list[str]]]:
    """Deal hands many times from four gold cards and eight tin cards."""
    dice = Dice(7)
    return [
        deal_hands([[GOLD] * 4, [TIN] * 8], [HiddenHand(count, weights)] * hands, dice) for _ in range(DEALS)
    ]


@pytest.mark.parametrize(
    ("weights", "share"), [((), 1 / 3), ((1.0, 1.0), 1 / 3), ((2.0, 1.0), 1 / 2), ((1.0, 4.0), 1 / 9)]
)
def test_card_is_dealt_as_often_as_its_weight_says(weights: tuple[float, ...], share: float) -> None:
    gold = sum(hands[0] == [GOLD] for hands in first_hands(weights))
    assert gold / DEALS == pytest.approx(share, abs=0.03)


def test_every_hand_remains_possible_with_extreme_weights() -> None:
    found = {tuple(sorted(hands[0])) for hands in first_hands((20.0, 1.0), count=2)}
    assert found == {(GOLD, GOLD), (GOLD, TIN), (TIN, TIN)}


def test_weights_of_further_cards_apply_once_a_hand_has_a_card_of_the_group() -> None:
    dice, one_of_each = Dice(11), 0
    for _ in range(DEALS):
        hand = deal_hands([[GOLD] * 4, [TIN] * 8], [HiddenHand(2, (9.0, 1.0), (0.01, 1.0))], dice)[0]
        one_of_each += sorted(hand) == [GOLD, TIN]
    assert one_of_each / DEALS > 0.9


def test_no_hand_has_an_advantage() -> None:
    gold = Counter[int]()
    for hands in first_hands((8.0, 1.0), count=3, hands=3):
        gold.update({seat: hand.count(GOLD) for seat, hand in enumerate(hands)})
    assert max(gold.values()) / min(gold.values()) < 1.05


def test_dealt_cards_leave_their_groups_and_no_card_is_lost() -> None:
    groups = [["a", "b"], [], ["c", "d", "e"]]
    hands = deal_hands(groups, [HiddenHand(2, (1.0, 5.0, 2.0)), HiddenHand(0), HiddenHand(1)], Dice(3))
    assert [len(hand) for hand in hands] == [2, 0, 1]
    assert sorted(chain(*groups, *hands)) == list("abcde")


def test_all_cards_can_be_dealt() -> None:
    groups = [["a"], ["b", "c"]]
    assert sorted(deal_hands(groups, [HiddenHand(3, (0.5, 3.0))], Dice(1))[0]) == list("abc")
    assert groups == [[], []]


def test_same_seed_deals_the_same_hands() -> None:
    first, second = (
        deal_hands([list("abc"), list("def")], [HiddenHand(2), HiddenHand(2)], Dice(5)) for _ in range(2)
    )
    assert first == second
