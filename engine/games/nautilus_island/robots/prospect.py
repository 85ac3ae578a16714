"""Estimates of the points that a seat can still score with its cards and sets, based on its own view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from math import fsum

from engine.games.nautilus_island.castaway import CardSet
from engine.games.nautilus_island.components import CAMP, DECK, PORTHOLE_SIZES, Card, colour_of, in_order
from engine.games.nautilus_island.scoring import token_values
from engine.games.nautilus_island.view import View

LACKING = 0.5
"""Factor that reduces a porthole's value for each missing card."""
RIVALRY = 0.9
"""Factor that reduces a porthole's value for each turn needed to get it, because other seats may be faster."""
RIVALRY_AFTER = (1.0, RIVALRY, RIVALRY * RIVALRY, RIVALRY * RIVALRY * RIVALRY)
"""Powers of `RIVALRY`, indexed by number of turns.

They are computed as products, because `pow` differs between C libraries.
"""
STORED_AT_ONCE = 2
"""Number of cards that a player usually stores in a turn."""
TOKEN_AHEAD = 2.5
"""Expected value of the bonus token that a seat gets when it stores cards in a later turn."""
SPARE = 0.15
"""Value of a card in hand that does not help any set."""
EMPTYING = 1.6
"""Expected number of rounds until one card has been removed from each stack in a column."""


@dataclass(frozen=True)
class Prospect:
    """A seat's cards, and everything that affects the points it can still score.

    `turns` is the number of turns after the current one.
    """

    hand: tuple[Card, ...]
    sets: tuple[CardSet, ...]
    """The sets by colour, in the order of the camp."""
    portholes: tuple[tuple[int, ...], ...]
    treasures: Mapping[Card, int]
    turns: float

    def with_cards(self, cards: tuple[Card, ...]) -> Prospect:
        """Return a copy of the prospect after collecting the given cards."""
        return replace(self, hand=in_order((*self.hand, *cards)))

    def with_set(self, laid: CardSet) -> Prospect:
        """Return a copy of the prospect with one set replaced."""
        return replace(self, sets=tuple(laid if kept.colour == laid.colour else kept for kept in self.sets))

    def next_porthole(self, size: int) -> int | None:
        """Return the points on the next porthole for a set of the given size, or None if none is left."""
        if size not in PORTHOLE_SIZES:
            return None
        left = self.portholes[PORTHOLE_SIZES.index(size)]
        return left[0] if left else None

    def worth(self) -> float:
        """Return the seat's current victory points plus those expected in the remaining turns."""
        laid, treasures, hopes = self.terms()
        return laid + treasures + hopes

    def terms(self) -> tuple[int, int, float]:
        """Return the three parts of `worth`: points of the sets, treasures in hand, and expected further points."""
        laid = sum(sum(token_values(kept)) + (kept.porthole or 0) for kept in self.sets)
        treasures = sum(self.treasures.get(card, 0) for card in self.hand)
        return laid, treasures, self._hopes()

    def _hopes(self) -> float:
        """Return the expected gain from open sets in the remaining turns.

        The turns are spent on the most valuable sets first.
        """
        held = Counter(map(colour_of, self.hand))
        wanted = sorted(
            (self._hope(kept, held[kept.colour]) for kept in self.sets if not kept.is_closed), reverse=True
        )
        hopes, turns = SPARE * sum(held[colour] for colour in CAMP), self.turns
        for value, stores in wanted:
            if turns < 1:
                break
            hopes += value * min(1.0, turns / stores)
            turns -= stores
        return hopes

    def _hope(self, kept: CardSet, held: int) -> tuple[float, int]:
        """Return a set's maximum expected gain, and the number of times that the seat must store cards to get it."""
        return max(self._aims(kept, held), default=(0.0, 1))

    def _aims(self, kept: CardSet, held: int) -> Iterator[tuple[float, int]]:
        size = len(kept.cards)
        if held:
            yield TOKEN_AHEAD, 1
        doubles = kept.tokens.count("double")
        for aim, left in zip(PORTHOLE_SIZES, self.portholes, strict=True):
            if aim > size and left:
                stores = -(-(aim - size) // STORED_AT_ONCE)
                lacking = max(0, aim - size - held)
                grown = kept.tokens.count("per_card") * (aim - size)
                value = left[0] * (1 + doubles) + grown
                yield (
                    value * LACKING**lacking * RIVALRY_AFTER[stores - 1] + TOKEN_AHEAD * min(stores, held),
                    stores,
                )


def prospect_of(view: View, seat: int) -> Prospect:
    """Return the data for estimating the points that a seat can still score.

    Cards in hand count only if the viewer knows them.
    """
    laid = {kept.colour: kept for kept in view.seats[seat].sets}
    sets = tuple(
        CardSet(colour, laid[colour].cards, laid[colour].tokens, laid[colour].porthole)
        if colour in laid
        else CardSet(colour)
        for colour in CAMP
    )
    portholes = tuple(pile.left for pile in view.portholes)
    hand = view.hand if view.hand is not None and seat == view.viewer else view.seats[seat].known
    return Prospect(hand, sets, portholes, view.treasures, turns_left(view))


def hidden_card(prospect: Prospect, copies: Mapping[Card, float]) -> float:
    """Return the average value of an unseen card to a seat.

    `copies` contains the number of unseen copies of each card, which may be weighted.
    """
    now = prospect.worth()
    gains = fsum(count * (prospect.with_cards((card,)).worth() - now) for card, count in copies.items())
    return gains / (fsum(copies.values()) or 1)


def turns_left(view: View) -> float:
    """Estimate the number of turns that a seat has after the current one.

    The game ends one round after a column has been emptied.
    """
    if view.is_last:
        return 0
    lowest = min(max(stack.left for stack in column.stacks) for column in view.columns)
    return 1 + EMPTYING * lowest


def unseen(view: View) -> Counter[Card]:
    """Return the number of copies of each card that the viewer has not seen."""
    seen = Counter(view.hand or ())
    seen.update(card for seat in view.seats for kept in seat.sets for card in kept.cards)
    seen.update(stack.top for column in view.columns for stack in column.stacks if stack.top is not None)
    return Counter(DECK) - seen
