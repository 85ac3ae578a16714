"""The parameters with which robots evaluate hands and sets on the fast table, and cached values based on them.

The values are cached, because they are the same in most worlds of a search.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from engine.games.nautilus_island.components import PORTHOLE_SIZES
from engine.games.nautilus_island.robots.fast_table import (
    DOUBLE,
    KINDS,
    NO,
    ODD,
    ODD_VP,
    PER_CARD,
    worth_of_set,
)
from engine.games.nautilus_island.robots.prospect import (
    EMPTYING,
    LACKING,
    RIVALRY_AFTER,
    SPARE,
    STORED_AT_ONCE,
    TOKEN_AHEAD,
)

Hope: TypeAlias = tuple[float, float]
"""A set's maximum expected gain, and the number of turns that the seat needs to get it."""
Storing: TypeAlias = tuple[tuple[int, ...], bool, float, Hope]
"""The cards to store, whether to close their set, the immediate gain, and the set's prospects after storing."""
Left: TypeAlias = tuple[tuple[int, ...], ...]
"""The remaining portholes, in the order of `PORTHOLE_SIZES`."""

CACHE_SIZE = 65536
NONE: Hope = (0.0, 0)
MAX_HELD = 4 * KINDS + 1
"""Maximum number of cards of one colour in hand that the evaluation supports."""
ENOUGH = max(PORTHOLE_SIZES)
"""Number of cards of one colour in hand from which further ones make no difference."""
MAX_STORED = 3
"""Maximum number of cards stored in a turn. It equals the number of stacks in the widest column."""


class Weights:
    """A set of evaluation parameters, with caches for the values of hands and sets."""

    def __init__(
        self, *, lacking: Sequence[float], rivalry: Sequence[float], token: float, next_token: float,
        spare: float, emptying: float, first_turns: float = 1.0, special: float = 0.0,
    ) -> None:  # fmt: skip
        """Set the parameters.

        `lacking` and `rivalry` contain the factors for a porthole by number of missing cards and of stores.
        `token` and `next_token` are the values of an unknown bonus token at the next store and at each later
        one. `spare` is the value of each card in hand. A seat expects to have `first_turns` more turns, and
        `emptying` for each card in the lowest column.

        `special` is the factor for the token in the camp and for gains from `odd` tokens. If it is 0, values
        depend neither on these tokens nor on the number of turns left.
        """
        self.spare, self.emptying, self.first_turns = spare, emptying, first_turns
        self.is_detailed = special > 0
        """Whether values depend on the tokens in the camp and on the number of turns left."""
        self._lacking, self._rivalry = tuple(lacking), tuple(rivalry)
        self._token, self._next_token, self._special = token, next_token, special
        self.hopes_of = lru_cache(CACHE_SIZE)(self._hopes_of)
        self.storings = lru_cache(CACHE_SIZE)(self._storings)

    def _hopes_of(
        self, size: int, tokens: tuple[int, ...], left: Left, camp: int, turns: float
    ) -> tuple[Hope, ...]:
        """Return the maximum expected gain from an open set within the remaining turns.

        `camp` is the token of the set's colour in the camp. The result has an entry for each number of cards
        of this colour in hand.
        """
        hopes = [self._hope(size, held, tokens, left, camp, turns) for held in range(ENOUGH + 1)]
        return (*hopes, *hopes[-1:] * (MAX_HELD - ENOUGH))

    def _hope(
        self, size: int, held: int, tokens: tuple[int, ...], left: Left, camp: int, turns: float
    ) -> Hope:
        best, best_in_time = NONE, 0.0
        if held:
            value = self._token if camp == NO else self._special * token_worth(camp, size + 1, 0)
            best, best_in_time = (value, 1), value * min(1.0, turns)
        for aim, pile in zip(PORTHOLE_SIZES, left, strict=True):
            if aim <= size or not pile:
                continue
            stores = -(-(aim - size) // STORED_AT_ONCE)
            lacking = self._lacking[max(0, aim - size - held)]
            special = tokens.count(ODD) * ODD_VP * (aim % 2 - size % 2)
            if camp != NO:
                special += token_worth(camp, aim, pile[0])
            gain = pile[0] * (1 + tokens.count(DOUBLE)) + tokens.count(PER_CARD) * (aim - size)
            value = (gain + self._special * special) * lacking * self._rivalry[stores - 1]
            if held:
                value += self._next_token * (min(stores, held) - 1) + (self._token if camp == NO else 0.0)
            in_time = value * turns / stores if turns < stores else value
            if (in_time, value, stores) > (best_in_time, *best):
                best, best_in_time = (value, stores), in_time
        return best

    def _storings(
        self, first: int, hand: tuple[int, ...], laid: tuple[int, ...], tokens: tuple[int, ...], token: int,
        left: Left, turns: float,
    ) -> tuple[Storing, ...]:  # fmt: skip
        """Return the ways to store cards of one colour, fewest cards first.

        Pairs are preferred. `first` is the index of the colour's first card. `hand` and `laid` contain the
        number of copies of each card, in hand and in the set. `token` is the colour's token in the camp.
        """
        before = worth_of_set(tokens, sum(laid), _pairs(laid), NO)
        if token != NO:
            tokens = (*tokens, token)
        found: list[Storing] = []
        cards = _for_pairs(hand, laid)
        for count in range(1, min(MAX_STORED, len(cards)) + 1):
            stored = cards[:count]
            after = [number + stored.count(kind) for kind, number in enumerate(laid)]
            size, pairs = sum(after), _pairs(after)
            numbers = tuple(sorted(first + kind for kind in stored))
            lost = before + self.spare * count
            hope = self.hopes_of(size, tokens, left, NO, turns)[len(cards) - count]
            found.append((numbers, False, worth_of_set(tokens, size, pairs, NO) - lost, hope))
            pile = size - PORTHOLE_SIZES[0]
            if 0 <= pile < len(PORTHOLE_SIZES) and left[pile]:
                found.append((numbers, True, worth_of_set(tokens, size, pairs, left[pile][0]) - lost, NONE))
        return tuple(found)


def token_worth(token: int, size: int, porthole: int) -> int:
    """Return the points for a token on a set of the given size that has a pair and this porthole."""
    return worth_of_set((token,), size, 1, porthole) - porthole


def _pairs(laid: Sequence[int]) -> int:
    return sum(number // 2 for number in laid)


def _for_pairs(hand: Sequence[int], laid: Sequence[int]) -> list[int]:
    """Return the kinds of cards in hand, with those that form pairs first."""
    pairing: list[int] = []
    twice: list[int] = []
    rest: list[int] = []
    for kind, (held, lying) in enumerate(zip(hand, laid, strict=True)):
        number = held
        if number and lying % 2:
            pairing.append(kind)
            number -= 1
        twice += (kind, kind) * (number // 2)
        rest += (kind,) * (number % 2)
    return pairing + twice + rest


QUICK_WEIGHTS = Weights(
    lacking=[LACKING**lacking for lacking in range(max(PORTHOLE_SIZES) + 1)], rivalry=RIVALRY_AFTER,
    token=TOKEN_AHEAD, next_token=TOKEN_AHEAD, spare=SPARE, emptying=EMPTYING,
)  # fmt: skip
"""The parameters that the deckhand uses."""
TUNED_WEIGHTS = Weights(
    lacking=(1.0, 0.52, 0.22, 0.094, 0.04, 0.017, 0.0072), rivalry=(1.0, 0.856, 0.7327, 0.627),
    token=0.46, next_token=1.12, spare=0.064, emptying=2.09, first_turns=1.62, special=0.2,
)  # fmt: skip
"""Parameters found with the cross-entropy method.

In the 75,000 tuning games, a searching robot played with them, with 30 nodes per turn (docs/strength.md).
"""
