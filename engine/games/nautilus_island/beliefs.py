"""What the other players probably hold in hand, judged by the cards that they have taken and stored.

A player keeps treasures and stores most other cards. The weights were fitted to the hidden cards in 90 games
between Deckhands, and checked in games between Helmsmen.
"""

from __future__ import annotations

from engine.core.beliefs import HiddenHand
from engine.games.nautilus_island.components import COLOURS, TREASURES, Colour
from engine.games.nautilus_island.view import SeatView, View

KEPT_TREASURES = 0.75
"""Increase of a treasure's weight when the player has stored as many cards as there are in the hand."""
CLOSED = 0.25
"""Weight of a card whose set is closed. Most cards of this colour were stored in the set."""
STORED_LATE = 0.7
"""Weight of a card whose set is open in the last two rounds. Players then store what they can."""


def hidden_hands(view: View) -> tuple[HiddenHand, ...]:
    """Return the cards in each seat's hand that the viewer does not know, with a weight for each colour."""
    return tuple(
        HiddenHand(0)
        if seat.seat == view.viewer
        else HiddenHand(seat.hand_size - len(seat.known), colour_weights(view, seat))
        for seat in view.seats
    )


def colour_weights(view: View, seat: SeatView) -> tuple[float, ...]:
    """Return how likely a seat is to hold an unseen card of each colour, relative to an unstored colour."""
    stored = sum(len(card_set.cards) for card_set in seat.sets)
    treasure = 1 + KEPT_TREASURES * stored / max(1, seat.hand_size)
    is_late = view.is_last or view.is_ending
    laid = {
        card_set.colour: CLOSED if card_set.porthole is not None else STORED_LATE if is_late else 1.0
        for card_set in seat.sets
    }
    weights: dict[Colour, float] = {**laid, TREASURES: treasure}
    return tuple(weights.get(colour, 1.0) for colour in COLOURS)
