"""Conversion of a Regatta state to the view of a player or spectator."""

from __future__ import annotations

from engine.core.model import Viewer
from engine.core.play import awaited_seats, secret_choices
from engine.games.regatta.actions import Row
from engine.games.regatta.components import CREWS, SAVED
from engine.games.regatta.scoring import crew, crew_hours, places
from engine.games.regatta.state import RegattaState
from engine.games.regatta.view import CrewView, View


def view(state: RegattaState, viewer: Viewer) -> View:
    """Return the table as a viewer sees it.

    Of the current leg's efforts, it contains only the viewer's own.
    """
    is_finished, awaited = not state.stack, awaited_seats(state)
    return View(
        hours=state.hours,
        rowed=state.rowed,
        turned=state.turned,
        legs=state.edition.legs,
        has_chosen=tuple(seat not in awaited for seat in range(state.seats)),
        effort=_effort(state, viewer),
        is_finished=is_finished,
        crews=_crews(state) if is_finished else (),
        viewer=viewer,
        coming={wind: state.winds.count(wind) - state.turned.count(wind) for wind in SAVED},
    )


def _effort(state: RegattaState, viewer: Viewer) -> int | None:
    secret = secret_choices(state)
    own = secret[viewer] if secret and viewer is not None else ()
    return own[0].effort if own and isinstance(own[0], Row) else None


def _crews(state: RegattaState) -> tuple[CrewView, ...]:
    ranks = {number: rank for rank, tied in _ranked(state) for number in tied}
    return tuple(
        CrewView(colour, crew(state.seats, number), crew_hours(state.hours, number), ranks[number])
        for number, colour in enumerate(CREWS)
    )


def _ranked(state: RegattaState) -> tuple[tuple[int, tuple[int, ...]], ...]:
    first, *second = places(state.hours)
    return (1, first), *((2, tied) for tied in second)
