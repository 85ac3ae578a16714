"""Conversion of a Pearls state to the view of a player or spectator."""

from __future__ import annotations

from engine.core.model import Viewer
from engine.core.play import awaited_seat, decision
from engine.games.pearls.components import WASHED_UP
from engine.games.pearls.scoring import ranking
from engine.games.pearls.state import PearlsState
from engine.games.pearls.steps.rise import Rise
from engine.games.pearls.view import ScoreView, View


def view(state: PearlsState, viewer: Viewer) -> View:
    """Return the table as the viewer sees it, with the viewer's own shell.

    The view includes the next tide if the viewer has looked at it.
    """
    is_finished, rising = not state.stack, decision(state)
    return View(
        pile=state.pile,
        owned=state.owned,
        round=len(state.turned),
        turned=state.turned,
        tides_left=len(state.tides),
        next_tide=state.tides[0] if viewer in state.lookers else None,
        hand=None if viewer is None else state.shells[viewer],
        active_seat=awaited_seat(state),
        is_finished=is_finished,
        scores=_scores(state) if is_finished else (),
        coming={tide: state.tides.count(tide) for tide in WASHED_UP},
        lookers=state.lookers,
        taken=rising.taken if isinstance(rising, Rise) else None,
        most=state.most,
        rules_version=state.rules_version,
    )


def _scores(state: PearlsState) -> tuple[ScoreView, ...]:
    places = ranking(state)
    ranks = {seat: 1 + sum(map(len, places[:place])) for place, tied in enumerate(places) for seat in tied}
    return tuple(
        ScoreView(seat, own, state.shells[seat], ranks[seat]) for seat, own in enumerate(state.owned)
    )
