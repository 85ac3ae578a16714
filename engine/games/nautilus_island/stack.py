"""A stack of cards in the wreck: it remembers who took what, so that a record can tell each viewer their part."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engine.core.model import Seat
from engine.games.nautilus_island.components import Card


class Stack(Struct, frozen=True):
    """The cards as they were dealt, top first; the first `len(takers)` of them have been taken, by these seats."""

    is_face_up: bool
    cards: tuple[Card, ...]
    takers: tuple[Seat, ...] = ()

    @property
    def left(self) -> int:
        """Return the number of cards that still lie here."""
        return len(self.cards) - len(self.takers)

    @property
    def next_card(self) -> Card | None:
        """Return the card that is taken next, be it face up or not."""
        return self.cards[len(self.takers)] if self.left else None

    @property
    def top(self) -> Card | None:
        """Return the card that everybody sees, if any."""
        return self.next_card if self.is_face_up else None

    @property
    def hides(self) -> bool:
        """Tell whether taking the next card shows somebody something new: that card, or the one below it."""
        return self.left > (1 if self.is_face_up else 0)

    def taken_by(self, seat: Seat) -> Stack:
        """Return the stack without its next card."""
        return replace(self, takers=(*self.takers, seat)) if self.left else self

    def known_to(self, viewer: Seat | None) -> tuple[Card | None, ...]:
        """Return the dealt cards as far as a viewer saw them on the stack or in taking them; None for the others."""
        seen = len(self.takers) + (1 if self.is_face_up else 0)
        return tuple(
            card
            if place < seen and (self.is_face_up or (viewer is not None and self.takers[place] == viewer))
            else None
            for place, card in enumerate(self.cards)
        )
