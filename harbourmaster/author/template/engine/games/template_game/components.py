"""The components: a deck of numbered cards, of which each player gets a hand."""

from __future__ import annotations

CARDS = tuple(map(str, range(1, 25)))
"""The cards in the deck."""
HAND = 4
"""Number of cards in each hand."""
