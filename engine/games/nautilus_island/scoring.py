"""What tokens, portholes and treasures are worth (bonus tokens; game end and scoring)."""

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
    """The victory points of a seat by line; `tokens` includes what doubles bring, `portholes` counts each once."""

    tokens: int
    portholes: int
    treasures: int
    column: int
    """Where the castaway stands at the end, from the back: ties are broken by it."""

    @property
    def vp(self) -> int:
        """Return all victory points."""
        return self.tokens + self.portholes + self.treasures


def pairs(cards: tuple[Card, ...]) -> int:
    """Return how many pairs of the same object a set holds, each card counted once."""
    return sum(cards.count(card) // 2 for card in set(cards))


def token_values(laid: CardSet) -> tuple[int, ...]:
    """Return what each token is worth on the set it lies on; pairs go to the pair tokens one after the other."""
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
    """Return the Treasures of Nautilus in a hand."""
    return tuple(card for card in hand if colour_of(card) == TREASURES)


def treasure_values(edition: Edition) -> dict[Card, int]:
    """Return what each treasure brings."""
    return {
        f"{TREASURES}/{thing}": vp for thing, vp in zip(OBJECTS[TREASURES], edition.treasures, strict=True)
    }


def points_laid(castaway: Castaway) -> tuple[int, int]:
    """Return the victory points of the tokens and of the portholes before a player, as they lie."""
    return (
        sum(sum(token_values(laid)) for laid in castaway.sets),
        sum(laid.porthole or 0 for laid in castaway.sets),
    )


def tally(edition: Edition, castaway: Castaway) -> Tally:
    """Score a seat at the end; other cards in hand score nothing."""
    worth = treasure_values(edition)
    tokens, portholes = points_laid(castaway)
    assert castaway.column is not None
    return Tally(tokens, portholes, sum(worth[card] for card in treasures_of(castaway.hand)), castaway.column)


def tallies(state: NautilusState) -> tuple[Tally, ...]:
    """Score every seat."""
    return tuple(tally(state.edition, castaway) for castaway in state.castaways)


def ranking(scored: tuple[Tally, ...]) -> tuple[Seat, ...]:
    """Return the seats from first to last: most points, then nearest the back of the wreck."""
    return tuple(sorted(range(len(scored)), key=lambda seat: (-scored[seat].vp, scored[seat].column)))
