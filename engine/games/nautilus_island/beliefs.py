"""What the other players probably hold in hand, judged by the cards that they have taken and stored.

The weights were fitted to the hidden cards in games between Deckhands, and checked in other games. Every card
remains possible.
"""

from __future__ import annotations

from engine.core.randomness.beliefs import HiddenHand
from engine.games.nautilus_island.components import COLOURS, TREASURES, Colour, colour_of
from engine.games.nautilus_island.view import SeatView, SetView, View

KEPT_TREASURES, FURTHER_TREASURES = 0.5, 1.0
"""Increase of a treasure's weight if the player has stored as many cards as there are in the hand.

Treasures are never stored, so they accumulate in the hand. Players differ in how many they have, so a hand with
one treasure is likelier to contain another.
"""
CLOSED, CLOSED_LATE = 0.2, 0.4
"""Weight of a card whose set is closed. Players store cards of this colour before they close the set."""
STORED_LATE = 0.75
"""Weight of a card whose set is open in the last two rounds, when players store what they can."""
NEEDED = {3: 1, 4: 2, 5: 1}
"""Number of further cards with which players leave a set of this size open, for a better porthole."""
PLANNED = 5.0
"""Factor for a card of such a set, if the player is not known to hold enough of them."""
FURTHER = 0.75
"""Factor for a further card of the same colour. Players store several cards of a colour together."""


def hidden_hands(view: View) -> tuple[HiddenHand, ...]:
    """Return the cards in each seat's hand that the viewer does not know, with weights by colour."""
    return tuple(
        HiddenHand(0) if seat.seat == view.viewer else hidden_hand(view, seat) for seat in view.seats
    )


def hidden_hand(view: View, seat: SeatView) -> HiddenHand:
    """Return the number of cards in a hand that not all players know, with weights by colour."""
    kept, planned = kept_weights(view, seat), planned_colours(seat)
    weights = tuple(kept[colour] * (PLANNED if colour in planned else 1) for colour in COLOURS)
    further = {colour: FURTHER * weight for colour, weight in kept.items()}
    further[TREASURES] = 1 + FURTHER_TREASURES * _stored_per_held(seat)
    return HiddenHand(seat.hand_size - len(seat.known), weights, tuple(further[colour] for colour in COLOURS))


def kept_weights(view: View, seat: SeatView) -> dict[Colour, float]:
    """Return the probability that a player keeps a card of each colour, relative to a colour without a set."""
    is_late = view.is_last or view.is_ending
    weights = dict.fromkeys(COLOURS, 1.0)
    weights |= {card_set.colour: _kept_weight(card_set, is_late=is_late) for card_set in seat.sets}
    return {**weights, TREASURES: 1 + KEPT_TREASURES * _stored_per_held(seat)}


def _stored_per_held(seat: SeatView) -> float:
    return sum(len(card_set.cards) for card_set in seat.sets) / max(1, seat.hand_size)


def _kept_weight(card_set: SetView, *, is_late: bool) -> float:
    if card_set.porthole is not None:
        return CLOSED_LATE if is_late else CLOSED
    return STORED_LATE if is_late else 1.0


def planned_colours(seat: SeatView) -> set[Colour]:
    """Return the colours of which the player probably holds more cards than the other players know."""
    known = [colour_of(card) for card in seat.known]
    return {
        card_set.colour
        for card_set in seat.sets
        if card_set.porthole is None and known.count(card_set.colour) < NEEDED.get(len(card_set.cards), 0)
    }
