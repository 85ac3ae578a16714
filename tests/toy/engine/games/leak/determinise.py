"""Determinization: creating a random full state that is consistent with a seat's view."""

from __future__ import annotations

from engine.core.model import Seat
from engine.core.randomness.chance import SeededChance
from engine.core.randomness.decks import complete
from engine.games.leak.components import DECK
from engine.games.leak.edition import Edition
from engine.games.leak.state import LeakState
from engine.games.leak.steps.bail import BailWater
from engine.games.leak.steps.wave import NextBailer
from engine.games.leak.view import View


def determinise(view: View, seat: Seat, chance: SeededChance) -> LeakState:
    """Return a random state that is consistent with the seat's view."""
    assert view.active_seat is not None
    deck, shuffled = complete(view.deck, DECK, chance)
    coming = tuple(wave for wave, count in view.coming.items() for _ in range(count))
    all_waves, rest = complete(view.turned, (*view.turned, *coming), shuffled)
    return LeakState(
        stack=(BailWater(view.active_seat), NextBailer()),
        edition=Edition(all_waves),
        chance=rest,
        number_of_seats=len(view.cards),
        deck=deck,
        waves=all_waves,
        spent=view.spent,
        turned=len(view.turned),
        finished=view.finished,
        bailed=view.bailed,
        leaks=view.leaks,
        overboard=view.overboard,
    )
