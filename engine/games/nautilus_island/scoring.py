"""The points from tokens, portholes and treasures.

See "Bonus tokens" and "Game end and scoring" in the rule book.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from engine.core.model import Seat
from engine.games.nautilus_island.castaway import CardSet, Castaway
from engine.games.nautilus_island.components import OBJECTS, TOKEN_VP, TREASURES, Card, colour_of

if TYPE_CHECKING:
    from engine.games.nautilus_island.edition import Edition
    from engine.games.nautilus_island.state import NautilusState


class Tally(Struct, frozen=True):
    """A seat's victory points by category.

    `portholes` counts each porthole once. If a token doubles a porthole, the additional points are in
    `tokens`.
    """

    tokens: int
    portholes: int
    treasures: int
    column: int
    """The castaway's final column, counted from the back. It breaks ties."""

    @property
    def vp(self) -> int:
        """Return the total victory points."""
        return self.tokens + self.portholes + self.treasures


def pairs(cards: tuple[Card, ...]) -> int:
    """Return the number of pairs of equal objects in a set.

    Each card counts in only one pair.
    """
    return sum(cards.count(card) // 2 for card in set(cards))


def token_values(laid: CardSet) -> tuple[int, ...]:
    """Return the value of each token on a set.

    A pair of cards counts for only one `pair` token.
    """
    values, pairs_left = [], pairs(laid.cards)
    for token in laid.tokens:
        match token:
            case "vp2" | "vp3":
                values.append(TOKEN_VP[token])
            case "per_card":
                values.append(len(laid.cards))
            case "double":
                values.append(laid.porthole or 0)
            case "odd":
                values.append(TOKEN_VP[token] if len(laid.cards) % 2 else 0)
            case "pair":
                values.append(TOKEN_VP[token] if pairs_left > 0 else 0)
                pairs_left -= 1
    return tuple(values)


def treasures_of(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the treasures in a hand."""
    return tuple(card for card in hand if colour_of(card) == TREASURES)


def treasure_values(edition: Edition) -> dict[Card, int]:
    """Return each treasure's points."""
    return {
        f"{TREASURES}/{thing}": vp for thing, vp in zip(OBJECTS[TREASURES], edition.treasures, strict=True)
    }


def points_laid(castaway: Castaway) -> tuple[int, int]:
    """Return the current victory points from a player's tokens and portholes."""
    return (
        sum(sum(token_values(laid)) for laid in castaway.sets),
        sum(laid.porthole or 0 for laid in castaway.sets),
    )


def tally(edition: Edition, castaway: Castaway) -> Tally:
    """Score a seat at the end.

    Cards in hand other than treasures score nothing.
    """
    worth = treasure_values(edition)
    tokens, portholes = points_laid(castaway)
    assert castaway.column is not None
    return Tally(tokens, portholes, sum(worth[card] for card in treasures_of(castaway.hand)), castaway.column)


def tallies(state: NautilusState) -> tuple[Tally, ...]:
    """Score all seats."""
    return tuple(tally(state.edition, castaway) for castaway in state.castaways)


def ranking(scored: tuple[Tally, ...]) -> tuple[Seat, ...]:
    """Return the seats from first to last.

    If seats have equal points, the one nearer the back of the wreck ranks higher.
    """
    return tuple(sorted(range(len(scored)), key=lambda seat: (-scored[seat].vp, scored[seat].column)))
