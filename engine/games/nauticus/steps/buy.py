"""Buying hull parts, masts, sails and goods (3.2.1): one tile at a time, with one worker each.

The first tile of a kind costs its price, and each further tile of this kind in the same action costs 4 taler.
A buyer who pays taler puts the tile into the yard or into storage. A tile for 0 taler must be stored (Golden
Rule), and cannot be bought if there is no space. Buying all four kinds gives an additional free tile, once
per action.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.core.model import Action, Label, LogEvent
from engine.core.text import LocalizedText, text
from engine.games.nauticus import words
from engine.games.nauticus.actions import Buy, Done, Place
from engine.games.nauticus.components import FURTHER_PRICE, ON_SALE, Part, Tile
from engine.games.nauticus.player import STORAGE
from engine.games.nauticus.steps.base import Uses
from engine.games.nauticus.steps.free_tile import TakeFreeTile

if TYPE_CHECKING:
    from engine.games.nauticus.state import NauticusState


class BuyTiles(Uses, frozen=True, kw_only=True):
    """The decision to buy another tile or to end the action.

    `bought` counts the tiles by kind. `prices` are in the order of the kinds on the tile.
    """

    tile: Tile
    prices: tuple[int, int, int, int]
    bought: tuple[int, int, int, int] = (0, 0, 0, 0)

    @property
    def action(self) -> Tile:
        """Return the action's blue tile."""
        return self.tile

    @property
    def kinds(self) -> tuple[Part, ...]:
        """Return the four kinds on the tile in order."""
        return ON_SALE[self.tile]

    @property
    def has_all_kinds(self) -> bool:
        """Return whether all four kinds have been bought in this action."""
        return all(self.bought)

    def price(self, position: int) -> int:
        """Return the price in taler for the next tile of the kind at `position`."""
        return FURTHER_PRICE if self.bought[position] else self.prices[position]

    def uses(self, state: NauticusState) -> tuple[Action, ...]:
        """Return all affordable tiles, each with all possible places."""
        player = state.players[self.seat]
        if not self.blue and not player.workers:
            return ()
        found: list[Action] = []
        for position, part in enumerate(self.kinds):
            price = self.price(position)
            if price > player.taler or not state.has(part):
                continue
            if price:
                found += [Buy(part, berth) for berth in player.berths(part)]
            if player.has_room(part):
                found.append(Buy(part, STORAGE))
        return tuple(found)

    def use(self, state: NauticusState, action: Action) -> NauticusState:
        """Buy a tile.

        If the tile finishes a ship, the player chooses the ship's rewards before the free tile for buying
        four kinds.
        """
        assert isinstance(action, Buy)
        rest = self._after(action.part)
        state = self.pay(state, 1, self._price_of(action.part)).push(rest)
        if rest.has_all_kinds and not self.has_all_kinds:
            state = state.push(TakeFreeTile(self.seat, self.tile, "set"))
        return state.receive(self.seat, action.part, action.to)

    def _after(self, part: Part) -> BuyTiles:
        bought = tuple(n + (kind == part) for n, kind in zip(self.bought, self.kinds, strict=True))
        return replace(self, blue=max(0, self.blue - 1), has_used=True, bought=bought)

    def _price_of(self, part: Part) -> int:
        return self.price(self.kinds.index(part))

    def use_label(self, state: NauticusState, action: Action) -> Label:
        """Return the label: the tile, its number on the action tile, its destination and its cost."""
        assert isinstance(action, Buy)
        return Label(
            text(
                "nauticus-label-part",
                number=self.kinds.index(action.part) + 1,
                part=words.part(action.part),
                place=self._place(state, action.to),
            ),
            group=text("nauticus-group-action", tile=words.action_tile(self.tile)),
            detail=self.cost(1, self._price_of(action.part)),
        )

    def _place(self, state: NauticusState, to: Place) -> LocalizedText:
        return words.place(to, len(state.players[self.seat].ships))

    def log_events(self, state: NauticusState, action: Action) -> tuple[LogEvent, ...]:
        """Return the log event for a purchase.

        Ending the action is not logged.
        """
        if isinstance(action, Done):
            return ()
        assert isinstance(action, Buy)
        taler, place = self._price_of(action.part), self._place(state, action.to)
        return self.use_events("buy", part=words.part(action.part), taler=taler, place=place)
