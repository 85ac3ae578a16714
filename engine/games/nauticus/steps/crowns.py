"""Scoring crowns (3.2.2.4): each worker scores a point per crown, up to 15 points in total.

Crowns on masts and sails count in storage and in the yard. Crowns on flipped pass tiles count too. Players
cannot send more workers than are needed to reach the maximum. The last worker may score less than the number
of crowns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.model import Action, Label, LogEvent
from engine.core.text import text
from engine.games.nauticus import words
from engine.games.nauticus.actions import Crowns, Done
from engine.games.nauticus.components import CROWNS_CAP, Tile
from engine.games.nauticus.steps.base import Uses

if TYPE_CHECKING:
    from engine.games.nauticus.state import NauticusState


class ScoreCrowns(Uses, frozen=True):
    """The choice of the number of workers that score the crowns.

    The action can be used only once.
    """

    @property
    def action(self) -> Tile:
        """Return the action tile."""
        return "crowns"

    def uses(self, state: NauticusState) -> tuple[Action, ...]:
        """Return a move for each useful number of workers; none if the player has no crown."""
        crowns = state.players[self.seat].crowns
        if not crowns:
            return ()
        most = min(self.workers(state), -(-CROWNS_CAP // crowns))
        return tuple(Crowns(n) for n in range(1, most + 1))

    def use(self, state: NauticusState, action: Action) -> NauticusState:
        """Score the crowns, which ends the action."""
        assert isinstance(action, Crowns)
        return self.pay(state, action.workers).gain(self.seat, vp=self._vp(state, action))

    def _vp(self, state: NauticusState, action: Crowns) -> int:
        return min(CROWNS_CAP, action.workers * state.players[self.seat].crowns)

    def use_label(self, state: NauticusState, action: Action) -> Label:
        """Return the label with the points and the number of workers."""
        assert isinstance(action, Crowns)
        return Label(
            text("nauticus-label-crowns", vp=self._vp(state, action)),
            group=text("nauticus-group-action", tile=words.action_tile("crowns")),
            detail=self.cost(action.workers),
        )

    def log_events(self, state: NauticusState, action: Action) -> tuple[LogEvent, ...]:
        """Return the log event for the scoring."""
        if isinstance(action, Done):
            return ()
        assert isinstance(action, Crowns)
        crowns = state.players[self.seat].crowns
        return self.use_events("crowns", vp=self._vp(state, action), crowns=crowns, workers=action.workers)
