"""From the state to what a viewer may see of it."""

from __future__ import annotations

from engine.core.model import Viewer
from engine.core.play import awaited
from engine.games.pearls.scoring import ranking
from engine.games.pearls.state import PearlsState
from engine.games.pearls.view import View


def view(state: PearlsState, viewer: Viewer) -> View:
    """Return the table, with the viewer's own shell and the tide it has looked at."""
    is_over = not state.stack
    places = ranking(state) if is_over else ()
    return View(
        pile=state.pile,
        owned=state.owned,
        round=len(state.turned),
        turned=state.turned,
        tides_left=len(state.tides),
        next_tide=state.tides[0] if viewer in state.lookers else None,
        hand=None if viewer is None else state.shells[viewer],
        shells=state.shells[: state.seats] if is_over else (),
        active_seat=awaited(state),
        ranks=tuple(
            1 + sum(len(better) for better in places[:place])
            for seat in range(state.seats)
            for place, tied in enumerate(places)
            if seat in tied
        ),
    )
