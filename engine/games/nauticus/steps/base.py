"""What the uses of all eight actions share: workers, the end of the uses, their place in the turn (3.1, 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.core.model import Action, Decision, Event, Label, Viewer
from engine.core.text import LocalizedText, SeatName, Value, text
from engine.games.nauticus import words
from engine.games.nauticus.actions import Done
from engine.games.nauticus.components import Tile

if TYPE_CHECKING:
    from engine.games.nauticus.state import NauticusState


class OpenDecision(Decision, frozen=True):
    """A decision of this game: all lies open on the table, so that everybody knows what anybody may choose."""

    def known_to(self, state: NauticusState, viewer: Viewer) -> bool:
        """Hide nothing from anybody."""
        return True


class Uses(OpenDecision, frozen=True):
    """The uses of one action: one worker each, blue ones first, which serve this action alone and lapse (3.1).

    The phase's action needs one use before it may be ended (no use is a pass); the extra action needs none (5).
    """

    blue: int
    is_extra: bool
    has_used: bool = False

    @property
    def action(self) -> Tile:
        """Return the action that is being used."""
        raise NotImplementedError

    def uses(self, state: NauticusState) -> tuple[Action, ...]:
        """Return the uses that are possible now."""
        raise NotImplementedError

    def use(self, state: NauticusState, action: Action) -> NauticusState:
        """Return the state after one use; what remains of the action is `rest`."""
        raise NotImplementedError

    def use_label(self, state: NauticusState, action: Action) -> Label:
        """Return a use in words."""
        raise NotImplementedError

    def workers(self, state: NauticusState) -> int:
        """Return the workers at hand, blue and own."""
        return self.blue + state.players[self.seat].workers

    def pay(self, state: NauticusState, workers: int, taler: int = 0) -> NauticusState:
        """Return the state with the cost of a use paid, blue workers first."""
        own = max(0, workers - self.blue)
        return state.gain(self.seat, workers=-own, taler=-taler) if own or taler else state

    def rest(self, workers: int) -> Uses:
        """Return this step as it stays on after a use."""
        return replace(self, blue=max(0, self.blue - workers), has_used=True)

    def options(self, state: NauticusState) -> tuple[Action, ...]:
        """Return the possible uses, and ending them where that is allowed."""
        return (*self.uses(state), Done()) if self.has_used or self.is_extra else self.uses(state)

    def closing(self, state: NauticusState) -> Action | None:
        """Let the uses end unsaid once there was one."""
        return Done() if self.has_used else None

    def apply(self, state: NauticusState, action: Action) -> NauticusState:
        """Use the action once, or end it."""
        return state if isinstance(action, Done) else self.use(state, action)

    def prompt(self, state: NauticusState) -> LocalizedText:
        """Ask for the next use, with the workers at hand."""
        key = "nauticus-ask-extra-use" if self.is_extra else "nauticus-ask-use"
        own = state.players[self.seat].workers
        return text(key, tile=words.action_tile(self.action), blue=self.blue, own=own)

    def label(self, state: NauticusState, action: Action) -> Label:
        """Name a use with its cost, or the end of the uses."""
        return (
            Label(LocalizedText("nauticus-label-done"))
            if isinstance(action, Done)
            else self.use_label(state, action)
        )

    def cost(self, workers: int, taler: int | None = None) -> LocalizedText:
        """Put a cost in words, that of a purchase with its price, be it 0."""
        blue = min(workers, self.blue)
        if taler is None:
            return text("nauticus-cost", blue=blue, own=workers - blue)
        return text("nauticus-cost-taler", blue=blue, own=workers - blue, taler=taler)

    def told(self, key: str, **values: Value) -> tuple[Event, ...]:
        """Tell one use to everybody."""
        return (Event(text(f"nauticus-tell-{key}", who=SeatName(self.seat), **values)),)
