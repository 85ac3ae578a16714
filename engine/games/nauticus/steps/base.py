"""The common base of all eight actions: paying with workers, and ending the action (3.1, 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.core.model import Action, Decision, Label, LogEvent, Viewer
from engine.core.text import LocalizedText, SeatName, Value, text
from engine.games.nauticus import words
from engine.games.nauticus.actions import Done
from engine.games.nauticus.components import Tile

if TYPE_CHECKING:
    from engine.games.nauticus.state import NauticusState


class OpenDecision(Decision, frozen=True):
    """A decision in this game.

    Its options are public, because nothing is hidden.
    """

    def is_known_to(self, state: NauticusState, viewer: Viewer) -> bool:
        """Return True.

        All viewers may know these options, because they are public.
        """
        return True


class Uses(OpenDecision, frozen=True):
    """The decision about the next use of an action.

    Each use costs workers, and blue workers are used first (3.1). Blue workers serve only this action and are
    lost afterwards. A player must use the phase's action at least once before ending it. A player who doesn't
    want to use it passes. The extra action may be ended without using it (5).
    """

    blue: int
    is_extra: bool
    has_used: bool = False

    @property
    def action(self) -> Tile:
        """Return the tile of the action."""
        raise NotImplementedError

    def uses(self, state: NauticusState) -> tuple[Action, ...]:
        """Return the uses that are possible now."""
        raise NotImplementedError

    def use(self, state: NauticusState, action: Action) -> NauticusState:
        """Return the state after one use of the action.

        If further uses are possible, implementations push the step returned by `rest`.
        """
        raise NotImplementedError

    def use_label(self, state: NauticusState, action: Action) -> Label:
        """Return the label for a use of the action."""
        raise NotImplementedError

    def workers(self, state: NauticusState) -> int:
        """Return the number of available workers, both blue and the player's own."""
        return self.blue + state.players[self.seat].workers

    def pay(self, state: NauticusState, workers: int, taler: int = 0) -> NauticusState:
        """Return the state after paying for a use of the action.

        Blue workers are used before the player's own.
        """
        own = max(0, workers - self.blue)
        return state.gain(self.seat, workers=-own, taler=-taler) if own or taler else state

    def rest(self, workers: int) -> Uses:
        """Return the step for further uses after one use that costs this many workers."""
        return replace(self, blue=max(0, self.blue - workers), has_used=True)

    def options(self, state: NauticusState) -> tuple[Action, ...]:
        """Return the possible uses, and the end of the action if that is allowed."""
        return (*self.uses(state), Done()) if self.has_used or self.is_extra else self.uses(state)

    def closing_action(self, state: NauticusState) -> Action | None:
        """Return the move that ends this action, or None if the action has not been used yet.

        When the player confirms the turn, this move is played automatically.
        """
        return Done() if self.has_used else None

    def apply(self, state: NauticusState, action: Action) -> NauticusState:
        """Return the state after one use of the action, or after its end."""
        return state if isinstance(action, Done) else self.use(state, action)

    def topic(self, state: NauticusState) -> object:
        """Return the tile of the action, and whether it is used as the extra action."""
        return self.action, self.is_extra

    def prompt(self, state: NauticusState) -> LocalizedText:
        """Return the prompt for the next use of the action, with the number of available workers."""
        key = "nauticus-ask-extra-use" if self.is_extra else "nauticus-ask-use"
        own = state.players[self.seat].workers
        return text(key, tile=words.action_tile(self.action), blue=self.blue, own=own)

    def label(self, state: NauticusState, action: Action) -> Label:
        """Return the label for one use of the action, including its cost, or for ending the action.

        If the extra action can follow, the label names it, because confirming ends the turn without it.
        """
        if not isinstance(action, Done):
            return self.use_label(state, action)
        goes_on = self.has_used and state.players[self.seat].has_extra
        return Label(LocalizedText("nauticus-label-done-extra" if goes_on else "nauticus-label-done"))

    def cost(self, workers: int, taler: int | None = None) -> LocalizedText:
        """Return a cost as text.

        The cost of a purchase includes the price, even if it is 0.
        """
        blue = min(workers, self.blue)
        if taler is None:
            return text("nauticus-cost", blue=blue, own=workers - blue)
        return text("nauticus-cost-taler", blue=blue, own=workers - blue, taler=taler)

    def use_events(self, key: str, **values: Value) -> tuple[LogEvent, ...]:
        """Return the public log event for a use."""
        return (LogEvent(text(f"nauticus-tell-{key}", who=SeatName(self.seat), **values)),)
