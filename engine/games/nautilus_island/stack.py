"""A stack of cards in the wreck. It records who took which card, so that each viewer's record is correct."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engine.core.model import Seat
from engine.games.nautilus_island.components import Card


class Stack(Struct, frozen=True):
    """The cards as dealt, top first; the first `len(takers)` of them were taken by these seats."""

    is_face_up: bool
    cards: tuple[Card, ...]
    takers: tuple[Seat, ...] = ()

    @property
    def left(self) -> int:
        """Return the number of cards left."""
        return len(self.cards) - len(self.takers)

    @property
    def next_card(self) -> Card | None:
        """Return the next card to be taken, face up or not."""
        return self.cards[len(self.takers)] if self.left else None

    @property
    def top(self) -> Card | None:
        """Return the publicly visible card, if any."""
        return self.next_card if self.is_face_up else None

    @property
    def hides(self) -> bool:
        """Return whether taking the next card reveals something: that card, or the one below it."""
        return self.left > (1 if self.is_face_up else 0)

    def taken_by(self, seat: Seat) -> Stack:
        """Return the stack without its next card."""
        return replace(self, takers=(*self.takers, seat)) if self.left else self

    def known_to(self, viewer: Seat | None) -> tuple[Card | None, ...]:
        """Return the dealt cards that a viewer has seen on the stack or taken; None for the others."""
        seen = len(self.takers) + (1 if self.is_face_up else 0)
        return tuple(
            card
            if place < seen and (self.is_face_up or (viewer is not None and self.takers[place] == viewer))
            else None
            for place, card in enumerate(self.cards)
        )
