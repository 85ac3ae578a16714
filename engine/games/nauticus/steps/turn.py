"""A seat's turn in a phase (3.1, 3.3, 5): perform the action or pass.

Once per game, the player may also use the extra action, either before or after the phase's action or pass.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.core.model import Action, Label, LogEvent, Seat
from engine.core.text import LocalizedText, SeatName, text
from engine.games.nauticus import words
from engine.games.nauticus.actions import EndTurn, Extra, Pass
from engine.games.nauticus.components import (
    EXTRA_PRICE,
    EXTRA_WORKERS,
    PASS_TILES,
    TILES,
    Tile,
)
from engine.games.nauticus.steps.base import OpenDecision, Uses
from engine.games.nauticus.steps.buy import BuyTiles
from engine.games.nauticus.steps.crowns import ScoreCrowns
from engine.games.nauticus.steps.deliver import DeliverGoods
from engine.games.nauticus.steps.transport import TransportTiles
from engine.games.nauticus.steps.withdraw import WithdrawMoney

if TYPE_CHECKING:
    from engine.games.nauticus.state import NauticusState

EXTRAS = tuple(Extra(tile) for tile in TILES)
EXTRA_PRICES = (EXTRA_PRICE, EXTRA_PRICE, EXTRA_PRICE, EXTRA_PRICE)
WITHOUT_TALER: dict[Tile, type[Uses]] = {
    "transport": TransportTiles,
    "withdraw": WithdrawMoney,
    "deliver": DeliverGoods,
    "crowns": ScoreCrowns,
}


def uses_of(
    tile: Tile,
    seat: Seat,
    *,
    blue: int,
    prices: tuple[int, int, int, int],
    is_extra: bool = False,
) -> Uses:
    """Return the step in which a seat uses the given action."""
    if tile in WITHOUT_TALER:
        return WITHOUT_TALER[tile](seat, blue, is_extra)
    return BuyTiles(seat, blue, is_extra, tile=tile, prices=prices)


class TakeTurn(OpenDecision, frozen=True):
    """The choice between the phase's action, passing, and using the extra action first."""

    def performing(self, state: NauticusState) -> Uses:
        """Return the step in which this seat performs the phase's action.

        The step contains the seat's blue workers and prices.
        """
        assert state.tile is not None
        assert state.in_play is not None
        prices = state.edition.spaces[state.in_play].prices
        return uses_of(state.tile, self.seat, blue=state.blue, prices=prices)

    def options(self, state: NauticusState) -> tuple[Action, ...]:
        """Return all possible moves: pass, use the phase's action, or use the extra action if it is unused."""
        uses = self.performing(state).uses(state)
        return (Pass(), *uses, *(EXTRAS if state.players[self.seat].has_extra else ()))

    def apply(self, state: NauticusState, action: Action) -> NauticusState:
        """Perform the action or pass.

        If the player uses the extra action, this turn continues after it.
        """
        if isinstance(action, Extra):
            return begin_extra(state.push(self), self.seat, action.tile)
        if state.players[self.seat].has_extra:
            state = state.push(FinishTurn(self.seat))
        if isinstance(action, Pass):
            return flip_pass_tile(state, self.seat)
        return self.performing(state).apply(state, action)

    def passing_action(self, state: NauticusState) -> Action | None:
        """Return the move that passes, which is always legal."""
        return Pass()

    def topic(self, state: NauticusState) -> object:
        """Return the tile of the phase's action."""
        return state.tile

    def prompt(self, state: NauticusState) -> LocalizedText:
        """Return the prompt for the phase's action.

        If the action cannot be performed, the prompt mentions only the alternatives.
        """
        performing, player = self.performing(state), state.players[self.seat]
        own, key = player.workers, "nauticus-ask-turn"
        if not performing.uses(state):
            key = "nauticus-ask-turn-extra" if player.has_extra else "nauticus-ask-turn-pass"
        return text(
            key,
            tile=words.action_tile(performing.action),
            blue=performing.blue,
            own=own,
        )

    def label(self, state: NauticusState, action: Action) -> Label:
        """Return the label for a move.

        The label for passing includes the points that the player saves by passing.
        """
        if isinstance(action, Pass):
            return Label(text("nauticus-label-pass", saved=pass_saves(state, self.seat)))
        return (
            extra_label(action) if isinstance(action, Extra) else self.performing(state).label(state, action)
        )

    def log_events(self, state: NauticusState, action: Action) -> tuple[LogEvent, ...]:
        """Return the log events for the choice."""
        if isinstance(action, Pass):
            saved = pass_saves(state, self.seat)
            return (LogEvent(text("nauticus-tell-pass", who=SeatName(self.seat), saved=saved)),)
        if isinstance(action, Extra):
            return extra_events(self.seat, action)
        events: tuple[LogEvent, ...] = self.performing(state).log_events(state, action)
        return events


class FinishTurn(OpenDecision, frozen=True):
    """The choice between ending the turn and using the extra action, after the phase's action or a pass."""

    def options(self, state: NauticusState) -> tuple[Action, ...]:
        """Return the possible moves: end the turn, or use the extra action for one of the eight action tiles."""
        return (EndTurn(), *EXTRAS)

    def closing_action(self, state: NauticusState) -> Action | None:
        """Return the move that ends the turn.

        When the player confirms the turn, this move is played automatically. The player keeps the extra
        action for later.
        """
        return EndTurn()

    def apply(self, state: NauticusState, action: Action) -> NauticusState:
        """End the turn, or begin the extra action.

        The turn ends after the extra action.
        """
        return begin_extra(state, self.seat, action.tile) if isinstance(action, Extra) else state

    def prompt(self, state: NauticusState) -> LocalizedText:
        """Return the prompt for ending the turn or using the extra action."""
        return LocalizedText("nauticus-ask-finish")

    def label(self, state: NauticusState, action: Action) -> Label:
        """Return the label for the end of the turn or for the extra action."""
        return (
            extra_label(action) if isinstance(action, Extra) else Label(LocalizedText("nauticus-label-end"))
        )

    def log_events(self, state: NauticusState, action: Action) -> tuple[LogEvent, ...]:
        """Return the log event for the extra action.

        Ending a turn is not logged.
        """
        return extra_events(self.seat, action) if isinstance(action, Extra) else ()


def begin_extra(state: NauticusState, seat: Seat, tile: Tile) -> NauticusState:
    """Use the extra action: gain 2 workers and begin any action (5).

    The player keeps unused workers. The first tile of each kind costs 2 taler, and there are no blue workers.
    """
    spent = replace(state.players[seat].gained(workers=EXTRA_WORKERS), has_extra=False)
    uses = uses_of(tile, seat, blue=0, prices=EXTRA_PRICES, is_extra=True)
    return state.with_player(seat, spent).push(uses)


def flip_pass_tile(state: NauticusState, seat: Seat) -> NauticusState:
    """Flip the unflipped pass tile with the largest penalty.

    If all three are flipped, a player may still pass but gets no crown (3.3).
    """
    player = state.players[seat]
    if player.passes == len(PASS_TILES):
        return state
    return state.with_player(seat, replace(player, passes=player.passes + 1))


def pass_saves(state: NauticusState, seat: Seat) -> int:
    """Return the victory points that the seat saves at the end of the round by passing now."""
    passes = state.players[seat].passes
    return PASS_TILES[passes] if passes < len(PASS_TILES) else 0


def extra_label(action: Extra) -> Label:
    """Return the label for using the extra action with a given action tile."""
    return Label(
        text("nauticus-label-extra", tile=words.action_tile(action.tile)),
        group=LocalizedText("nauticus-group-extra"),
        is_rare=True,
    )


def extra_events(seat: Seat, action: Extra) -> tuple[LogEvent, ...]:
    """Return the log event for beginning the extra action."""
    return (
        LogEvent(
            text(
                "nauticus-tell-extra",
                who=SeatName(seat),
                tile=words.action_tile(action.tile),
            )
        ),
    )
