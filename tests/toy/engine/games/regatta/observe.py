"""From the state to what a viewer may see of it."""

from __future__ import annotations

from engine.core.model import Viewer
from engine.core.play import awaited
from engine.games.regatta.components import CREWS
from engine.games.regatta.scoring import crew, crew_hours, places
from engine.games.regatta.state import RegattaState
from engine.games.regatta.view import CrewView, View


def view(state: RegattaState, viewer: Viewer) -> View:
    """Return the table, with the viewer's own effort and nobody else's."""
    is_finished = not state.stack
    return View(
        hours=state.hours,
        rowed=state.rowed,
        turned=state.turned,
        legs=state.edition.legs,
        has_chosen=tuple(effort is not None for effort in state.efforts),
        effort=None if viewer is None else state.efforts[viewer],
        active_seat=awaited(state),
        is_finished=is_finished,
        crews=_crews(state) if is_finished else (),
    )


def _crews(state: RegattaState) -> tuple[CrewView, ...]:
    ranks = {number: rank for rank, tied in _ranked(state) for number in tied}
    return tuple(
        CrewView(colour, crew(state.seats, number), crew_hours(state.hours, number), ranks[number])
        for number, colour in enumerate(CREWS)
    )


def _ranked(state: RegattaState) -> tuple[tuple[int, tuple[int, ...]], ...]:
    first, *second = places(state.hours)
    return (1, first), *((2, tied) for tied in second)
