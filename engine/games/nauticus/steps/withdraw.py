"""Withdrawing money (3.2.2.2): 2 taler per worker, in a single move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.model import Action, Label, LogEvent
from engine.core.text import text
from engine.games.nauticus import words
from engine.games.nauticus.actions import Done, Withdraw
from engine.games.nauticus.components import TALER_PER_WORKER, Tile
from engine.games.nauticus.steps.base import Uses

if TYPE_CHECKING:
    from engine.games.nauticus.state import NauticusState


class WithdrawMoney(Uses, frozen=True):
    """The choice of the number of workers that withdraw money.

    The action can be used only once.
    """

    @property
    def action(self) -> Tile:
        """Return the action tile."""
        return "withdraw"

    def uses(self, state: NauticusState) -> tuple[Action, ...]:
        """Return a move for each possible number of workers."""
        return tuple(Withdraw(n) for n in range(1, self.workers(state) + 1))

    def use(self, state: NauticusState, action: Action) -> NauticusState:
        """Pay out the taler and end the action."""
        assert isinstance(action, Withdraw)
        return self.pay(state, action.workers).gain(self.seat, taler=TALER_PER_WORKER * action.workers)

    def use_label(self, state: NauticusState, action: Action) -> Label:
        """Return the label with the amount and the number of workers."""
        assert isinstance(action, Withdraw)
        return Label(
            text("nauticus-label-withdraw", taler=TALER_PER_WORKER * action.workers),
            group=text("nauticus-group-action", tile=words.action_tile("withdraw")),
            detail=self.cost(action.workers),
        )

    def log_events(self, state: NauticusState, action: Action) -> tuple[LogEvent, ...]:
        """Return the log event for the withdrawal."""
        if isinstance(action, Done):
            return ()
        assert isinstance(action, Withdraw)
        return self.use_events("withdraw", taler=TALER_PER_WORKER * action.workers, workers=action.workers)
