"""Determinization: creating a random full state that is consistent with a seat's view."""

from __future__ import annotations

from engine.core.model import Seat
from engine.core.randomness.chance import SeededChance
from engine.core.randomness.decks import complete, hide
from engine.games.pearls.components import SHELLS
from engine.games.pearls.edition import Edition
from engine.games.pearls.state import AnyStep, PearlsState
from engine.games.pearls.steps.dive import Dive, create_rise
from engine.games.pearls.steps.tide import NextDive
from engine.games.pearls.view import View


def determinise(view: View, seat: Seat, chance: SeededChance) -> PearlsState:
    """Return a random state that is consistent with the seat's view."""
    assert view.hand is not None
    coming = tuple(tide for tide, count in view.coming.items() for _ in range(count))
    tides, rest = complete((view.next_tide,), coming, chance)
    shells, left = complete(hide((view.hand,) * (seat + 1), (seat,)), SHELLS, rest)
    return PearlsState(
        stack=_pending(view),
        edition=Edition(view.pile, (*view.turned, *tides)),
        chance=left,
        pile=view.pile,
        owned=view.owned,
        tides=tides,
        shells=shells,
        turned=view.turned,
        lookers=view.lookers,
        most=view.most,
        rules_version=view.rules_version,
    )


def _pending(view: View) -> tuple[AnyStep, ...]:
    assert view.active_seat is not None
    seat = view.active_seat
    asked = Dive(seat) if view.taken is None else create_rise(view.rules_version, seat, view.taken)
    return (asked, NextDive(seat + 1))
