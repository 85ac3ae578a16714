"""The components: lanterns to win, and cards to bid with."""

from __future__ import annotations

LANTERNS = tuple(map(str, range(1, 11)))
"""The lanterns; each is worth its number."""
CARDS = tuple(str(number) for number in range(1, 9) for _ in range(4))
"""The cards, of which several are equal."""
HAND = 5
"""Number of cards in each hand, and number of rounds."""
