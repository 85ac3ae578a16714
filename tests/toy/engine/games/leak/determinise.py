"""Determinization: creating a random full state that is consistent with a seat's view."""

from __future__ import annotations

from collections import Counter

from engine.core.chance import SeededChance
from engine.core.model import Seat
from engine.games.leak.components import DECK, Card
from engine.games.leak.edition import Edition
from engine.games.leak.state import LeakState
from engine.games.leak.steps.bail import BailWater
from engine.games.leak.steps.wave import NextBailer
from engine.games.leak.view import View


def determinise(view: View, seat: Seat, chance: SeededChance) -> LeakState:
    """Return a random state that is consistent with the seat's view."""
    assert view.active_seat is not None
    cards, shuffled = chance.shuffle(unknown_cards(view.deck))
    left = iter(cards)
    waves = tuple(wave for wave, count in view.coming.items() for _ in range(count))
    coming, rest = shuffled.shuffle(waves)
    all_waves = (*view.turned, *coming)
    return LeakState(
        stack=(BailWater(view.active_seat), NextBailer()),
        edition=Edition(all_waves),
        chance=rest,
        number_of_seats=len(view.cards),
        deck=tuple(next(left) if card is None else card for card in view.deck),
        waves=all_waves,
        spent=view.spent,
        turned=len(view.turned),
        finished=view.finished,
        bailed=view.bailed,
        leaks=view.leaks,
        overboard=view.overboard,
    )


def unknown_cards(deck: tuple[Card | None, ...]) -> tuple[Card, ...]:
    """Return the cards that are missing in a partly known deck."""
    return tuple((Counter(DECK) - Counter(card for card in deck if card is not None)).elements())
