"""Transport (3.2.2.1): each worker moves a tile from storage to its place in the yard."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.core.model import Action, Label, LogEvent
from engine.core.text import text
from engine.games.nauticus import words
from engine.games.nauticus.actions import Done, Transport
from engine.games.nauticus.components import Part, Tile
from engine.games.nauticus.steps.base import Uses

if TYPE_CHECKING:
    from engine.games.nauticus.state import NauticusState


def kinds(storage: Iterable[Part]) -> tuple[Part, ...]:
    """Return the distinct kinds of stored tiles, in the order of their numbers in images."""
    return tuple(dict.fromkeys(storage))


class TransportTiles(Uses, frozen=True):
    """The choice of the next stored tile to move to the yard."""

    @property
    def action(self) -> Tile:
        """Return the action tile."""
        return "transport"

    def uses(self, state: NauticusState) -> tuple[Action, ...]:
        """Return a move for each kind of stored tile and each possible place in the yard."""
        player = state.players[self.seat]
        if not self.blue and not player.workers:
            return ()
        return tuple(
            Transport(part, berth) for part in kinds(player.storage) for berth in player.berths(part)
        )

    def use(self, state: NauticusState, action: Action) -> NauticusState:
        """Move a tile to the yard."""
        assert isinstance(action, Transport)
        state = self.pay(state, 1).push(self.rest(1))
        player = state.players[self.seat].unstored(action.part)
        return state.with_player(self.seat, player).lay(self.seat, action.part, action.to)

    def use_label(self, state: NauticusState, action: Action) -> Label:
        """Return the label: the tile, its number in storage, and its destination."""
        assert isinstance(action, Transport)
        player = state.players[self.seat]
        number = kinds(player.storage).index(action.part) + 1
        place = words.place(action.to, len(player.ships))
        return Label(
            text("nauticus-label-part", number=number, part=words.part(action.part), place=place),
            group=text("nauticus-group-action", tile=words.action_tile("transport")),
            detail=self.cost(1),
        )

    def log_events(self, state: NauticusState, action: Action) -> tuple[LogEvent, ...]:
        """Return the log event for a transport."""
        if isinstance(action, Done):
            return ()
        assert isinstance(action, Transport)
        place = words.place(action.to, len(state.players[self.seat].ships))
        return self.use_events("transport", part=words.part(action.part), place=place)
