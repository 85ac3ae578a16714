"""Conversion of a Leak state to the view of a player or spectator."""

from __future__ import annotations

from engine.core.model import Viewer
from engine.core.play import awaited_seat
from engine.core.randomness.decks import hide
from engine.games.leak.components import WATER
from engine.games.leak.state import LeakState
from engine.games.leak.view import View


def view(state: LeakState, viewer: Viewer) -> View:
    """Return the boat as a viewer sees it."""
    turned = state.waves[: state.turned]
    return View(
        deck=hide(state.deck, known_places(state, viewer)),
        spent=state.spent,
        turned=turned,
        coming={wave: state.waves.count(wave) - turned.count(wave) for wave in WATER},
        finished=state.finished,
        bailed=state.bailed,
        leaks=state.leaks,
        overboard=state.overboard,
        hand=() if viewer is None else state.hand(viewer),
        cards=tuple(len(state.places(seat)) for seat in range(state.seats)),
        active_seat=awaited_seat(state),
        is_finished=not state.stack,
    )


def known_places(state: LeakState, viewer: Viewer) -> set[int]:
    """Return the places in the deck of the cards that the viewer knows."""
    return {*state.spent, *(() if viewer is None else state.places(viewer))}
