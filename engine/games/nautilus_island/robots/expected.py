"""Each seat's expected final result, split into labelled parts."""

from __future__ import annotations

from engine.core.game import Term
from engine.core.text import LocalizedText
from engine.games.nautilus_island.beliefs import kept_weights
from engine.games.nautilus_island.components import Card, colour_of
from engine.games.nautilus_island.determinise import unknown
from engine.games.nautilus_island.robots.prospect import hidden_card, prospect_of
from engine.games.nautilus_island.view import SeatView, View


def expected(view: View) -> tuple[tuple[Term, ...], ...]:
    """Return the parts of each seat's expected result, with their labels.

    Cards in hand that the viewer does not know count with the average value of the cards that the seat may
    hold, weighted by what it would have kept. After the end of the game, return the final points.
    """
    if view.is_finished:
        return tuple((_term("laid", score.vp),) for score in view.scores)
    return tuple(_of_seat(view, seat) for seat in view.seats)


def _of_seat(view: View, one: SeatView) -> tuple[Term, ...]:
    prospect = prospect_of(view, one.seat)
    laid, treasures, hopes = prospect.terms()
    hidden = one.hand_size - len(prospect.hand)
    cards = hidden * hidden_card(prospect, _weighted_copies(view, one)) if hidden else 0.0
    return _term("laid", laid), _term("treasures", treasures), _term("hopes", hopes), _term("cards", cards)


def _weighted_copies(view: View, one: SeatView) -> dict[Card, float]:
    weights = kept_weights(view, one)
    return {card: copies * weights[colour_of(card)] for card, copies in unknown(view).items()}


def _term(name: str, points: float) -> Term:
    return Term(LocalizedText(f"nautilus-island-term-{name}"), points)
