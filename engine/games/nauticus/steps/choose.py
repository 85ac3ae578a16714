"""The start player's choice of a face-up action tile (1, 2).

The player immediately gets the bonus of the space with this tile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.core.model import Label, LogEvent
from engine.core.text import LocalizedText, SeatName, text
from engine.games.nauticus import words
from engine.games.nauticus.actions import Choose
from engine.games.nauticus.components import (
    BONUS_TALER,
    BONUS_TILE,
    BONUS_VP,
    BONUS_WORKERS,
    SPACES,
    Bonus,
)
from engine.games.nauticus.steps.base import OpenDecision
from engine.games.nauticus.steps.free_tile import TakeFreeTile

if TYPE_CHECKING:
    from engine.games.nauticus.state import NauticusState


class ChooseAction(OpenDecision, frozen=True):
    """The choice of the phase's action.

    Only the start player gets the bonus, even if they then pass.
    """

    def options(self, state: NauticusState) -> tuple[Choose, ...]:
        """Return the face-up tiles, in clockwise order of their spaces."""
        tiles = state.setup.tiles
        return tuple(Choose(tiles[space]) for space in range(SPACES) if space not in state.played)

    def apply(self, state: NauticusState, action: Choose) -> NauticusState:
        """Put the action into play and give the bonus."""
        space = state.setup.tiles.index(action.tile)
        bonus = state.edition.spaces[space].bonus
        state = replace(state, in_play=space).gain(
            self.seat,
            workers=BONUS_WORKERS.get(bonus, 0),
            vp=BONUS_VP.get(bonus, 0),
            taler=BONUS_TALER.get(bonus, 0),
        )
        if bonus in BONUS_TILE:
            return state.push(TakeFreeTile(self.seat, BONUS_TILE[bonus], "bonus"))
        return state

    def prompt(self, state: NauticusState) -> LocalizedText:
        """Return the prompt for choosing an action."""
        return LocalizedText("nauticus-ask-choose")

    def label(self, state: NauticusState, action: Choose) -> Label:
        """Return the label: the action, and its space's number, bonus and blue workers."""
        bonus, blue = self._bonus(state, action)
        number = state.setup.tiles.index(action.tile) + 1
        return Label(
            text("nauticus-label-choose", number=number, tile=words.action_tile(action.tile)),
            group=LocalizedText("nauticus-group-choose"),
            detail=text("nauticus-label-choose-detail", bonus=words.bonus(bonus), blue=blue),
        )

    def _bonus(self, state: NauticusState, action: Choose) -> tuple[Bonus, int]:
        space = state.setup.tiles.index(action.tile)
        return state.edition.spaces[space].bonus, state.edition.blue(space, state.setup.anchor)

    def log_events(self, state: NauticusState, action: Choose) -> tuple[LogEvent, ...]:
        """Return the log events for the choice and the bonus."""
        bonus, blue = self._bonus(state, action)
        values = {"tile": words.action_tile(action.tile), "bonus": words.bonus(bonus)}
        return (LogEvent(text("nauticus-tell-choose", who=SeatName(self.seat), blue=blue, **values)),)
