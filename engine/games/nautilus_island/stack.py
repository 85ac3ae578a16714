"""A stack of cards in the wreck. It stores who took which card, so that each viewer's record can be derived."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engine.core.model import Seat
from engine.games.nautilus_island.components import Card


class Stack(Struct, frozen=True):
    """The cards as they were dealt, the top card first.

    `takers` are the seats that took the first cards, in order.
    """

    is_face_up: bool
    cards: tuple[Card, ...]
    takers: tuple[Seat, ...] = ()

    @property
    def left(self) -> int:
        """Return the number of cards left."""
        return len(self.cards) - len(self.takers)

    @property
    def next_card(self) -> Card | None:
        """Return the next card to take, whether or not it is face up."""
        return self.cards[len(self.takers)] if self.left else None

    @property
    def top(self) -> Card | None:
        """Return the card that all players can see on the stack, or None."""
        return self.next_card if self.is_face_up else None

    @property
    def hides(self) -> bool:
        """Return whether taking the next card reveals a hidden card.

        In a face-down stack, the next card itself is revealed. In a face-up stack, the card below it is
        revealed.
        """
        return self.left > (1 if self.is_face_up else 0)

    def taken_by(self, seat: Seat) -> Stack:
        """Return a copy of the stack after a seat has taken the next card."""
        return replace(self, takers=(*self.takers, seat)) if self.left else self

    def known_to(self, viewer: Seat | None) -> tuple[Card | None, ...]:
        """Return the dealt cards, with None for each card that the viewer does not know.

        The viewer knows the cards that were visible on the stack, and the cards that the viewer took.
        """
        seen = len(self.takers) + (1 if self.is_face_up else 0)
        return tuple(
            card
            if place < seen and (self.is_face_up or (viewer is not None and self.takers[place] == viewer))
            else None
            for place, card in enumerate(self.cards)
        )
