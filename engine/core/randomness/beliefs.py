"""Dealing of hidden cards for determinization, weighted by how likely a player is to hold each card.

Players keep some cards and play others, so the cards in a hidden hand are not a uniform sample of the unseen
cards. A game's `determinise` passes weights that it derives from the seat's view. Without weights, the cards
are dealt uniformly.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import TypeVar

from msgspec import Struct

from engine.core.robots.dice import Dice

T = TypeVar("T")


class HiddenHand(Struct, frozen=True):
    """The hidden part of a hand: its number of cards, and a positive weight for each group of cards.

    A card with twice the weight is twice as likely to be the next card dealt to the hand. Without weights,
    all cards are equally likely.
    """

    count: int
    weights: tuple[float, ...] = ()
    """The weight of each group's cards until the hand has a card of this group."""
    further: tuple[float, ...] = ()
    """The weight of each group's cards afterwards; if empty, the weights remain the same."""


def deal_hands(groups: Sequence[list[T]], hands: Sequence[HiddenHand], dice: Dice) -> list[list[T]]:
    """Deal the hidden hands, and remove the dealt cards from the groups.

    Each group contains unseen cards that are equally likely to be in a hand. A random hand is dealt first, so
    that no seat has an advantage. As all weights are positive, every possible deal can occur.
    """
    dealt: list[list[T]] = [[] for _ in hands]
    first = dice.below(len(hands)) if len(hands) > 1 else 0
    for place in (*range(first, len(hands)), *range(first)):
        dealt[place] = _deal_hand(groups, hands[place], dice)
    return dealt


def _deal_hand(groups: Sequence[list[T]], hand: HiddenHand, dice: Dice) -> list[T]:
    weights, dealt = list(hand.weights or (1.0,) * len(groups)), list[T]()
    for _ in range(hand.count):
        number = _draw_group(groups, weights, dice)
        group = groups[number]
        place = dice.below(len(group))
        group[place], group[-1] = group[-1], group[place]
        dealt.append(group.pop())
        if hand.further:
            weights[number] = hand.further[number]
    return dealt


def _draw_group(groups: Sequence[list[T]], weights: Sequence[float], dice: Dice) -> int:
    """Return the number of the group from which the next card is dealt."""
    shares = [weight * len(group) for weight, group in zip(weights, groups, strict=True)]
    left, chosen = dice.random() * fsum(shares), 0
    for number, share in enumerate(shares):
        if share:
            chosen = number
            if left < share:
                break
        left -= share
    return chosen
