"""Delivering goods (3.2.2.3): a finished, fully loaded ship delivers all its goods, one worker per good.

Any number of ships may deliver. Delivered goods stay with the player, and the ship can be loaded again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.core.model import Action, Label, LogEvent
from engine.core.text import LocalizedText, text
from engine.games.nauticus import words
from engine.games.nauticus.actions import Deliver, Done
from engine.games.nauticus.components import GOODS, Tile
from engine.games.nauticus.ship import Ship
from engine.games.nauticus.steps.base import Uses

if TYPE_CHECKING:
    from engine.games.nauticus.state import NauticusState


class DeliverGoods(Uses, frozen=True):
    """The choice of the next ship that delivers its cargo."""

    @property
    def action(self) -> Tile:
        """Return the action tile."""
        return "deliver"

    def uses(self, state: NauticusState) -> tuple[Action, ...]:
        """Return a move for each ship whose whole cargo can be unloaded with the available workers."""
        workers = self.workers(state)
        ships = enumerate(state.players[self.seat].ships, 1)
        return tuple(Deliver(n) for n, ship in ships if can_deliver(ship) and len(ship.goods) <= workers)

    def use(self, state: NauticusState, action: Action) -> NauticusState:
        """Unload a ship."""
        assert isinstance(action, Deliver)
        ship = self._ship(state, action)
        player = state.players[self.seat].with_ship(action.ship, replace(ship, goods=()))
        delivered = tuple(sorted((*player.delivered, *ship.goods), key=GOODS.index))
        state = state.with_player(self.seat, replace(player, delivered=delivered))
        return self.pay(state, len(ship.goods)).push(self.rest(len(ship.goods)))

    def _ship(self, state: NauticusState, action: Deliver) -> Ship:
        return state.players[self.seat].ships[action.ship - 1]

    def _cargo(self, state: NauticusState, action: Deliver) -> tuple[LocalizedText, ...]:
        return words.kinds("good", self._ship(state, action).goods)

    def use_label(self, state: NauticusState, action: Action) -> Label:
        """Return the label with the ship, its cargo and the workers."""
        assert isinstance(action, Deliver)
        return Label(
            text("nauticus-label-deliver", ship=action.ship, goods=self._cargo(state, action)),
            group=text("nauticus-group-action", tile=words.action_tile("deliver")),
            detail=self.cost(len(self._ship(state, action).goods)),
        )

    def log_events(self, state: NauticusState, action: Action) -> tuple[LogEvent, ...]:
        """Return the log event for a delivery."""
        if isinstance(action, Done):
            return ()
        assert isinstance(action, Deliver)
        return self.use_events("deliver", ship=action.ship, goods=self._cargo(state, action))


def can_deliver(ship: Ship) -> bool:
    """Return whether a ship is finished and carries a good on each hull part."""
    return ship.is_loaded and ship.is_finished
