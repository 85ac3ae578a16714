"""A turn that is replayed from the view before it. Nothing is hidden in this game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from engine.core import play
from engine.core.chance import RecordedChance, SeededChance
from engine.core.model import Action, Seat
from engine.games.nauticus.actions import Choose, Extra, Pass
from engine.games.nauticus.components import PHASES, Tile
from engine.games.nauticus.determinise import determinise, table
from engine.games.nauticus.player import Player
from engine.games.nauticus.state import NauticusState
from engine.games.nauticus.steps.turn import TakeTurn
from engine.games.nauticus.view import View


class MadeAction(Struct, frozen=True):
    """An action with the states before and after it."""

    action: Action
    before: NauticusState
    after: NauticusState

    def spent(self, seat: Seat) -> int:
        """Return the number of taler that the seat paid."""
        return self.before.players[seat].taler - self.after.players[seat].taler

    def scored(self, seat: Seat) -> int:
        """Return the victory points that the seat got."""
        return self.after.players[seat].vp - self.before.players[seat].vp

    def takes_no_workers(self, seat: Seat) -> bool:
        """Return whether the seat has as many workers as before."""
        return self.after.players[seat].workers >= self.before.players[seat].workers


class ReplayedTurn(Struct, frozen=True):
    """A turn, replayed action by action."""

    seat: Seat
    made: tuple[MadeAction, ...]
    later: View
    """The view after the seat has finished its turn in the usual way."""

    @property
    def before(self) -> Player:
        """Return the seat's possessions before the turn."""
        return self.made[0].before.players[self.seat]

    @property
    def after(self) -> Player:
        """Return the seat's possessions after the turn."""
        return self.made[-1].after.players[self.seat]

    @property
    def finally_owned(self) -> Player:
        """Return the seat's possessions after it has finished its turn."""
        return table(self.later, (), RecordedChance(())).players[self.seat]

    @property
    def state(self) -> NauticusState:
        """Return the state in which the phase's action is already known."""
        first = self.made[0]
        return first.after if isinstance(first.action, Choose) else first.before

    @property
    def is_last_round(self) -> bool:
        """Return whether the current round is the last one."""
        return len(self.state.rounds) == self.state.last_round

    @property
    def is_round_over(self) -> bool:
        """Return whether the round is over after the turn."""
        return self.later.is_finished or self.later.round != len(self.state.rounds)

    def comes_this_round(self, tile: Tile) -> bool:
        """Return whether an action can still be chosen in a later phase of this round."""
        state = self.state
        is_over = [*state.played, state.in_play]
        left = [one for space, one in enumerate(state.setup.tiles) if space not in is_over]
        return len(state.played) + 1 < PHASES and tile in left

    def is_to_come(self, tile: Tile) -> bool:
        """Return whether an action can still be chosen in a later phase of the game."""
        return not self.is_last_round or self.comes_this_round(tile)


def replay(seat: Seat, actions: Sequence[Action], before: View, later: View) -> ReplayedTurn | None:
    """Replay a turn; return None if one of its actions is illegal."""
    made = tuple(_made(seat, actions, determinise(before, SeededChance(""))))
    return ReplayedTurn(seat, made, later) if made and len(made) == len(actions) else None


def _made(seat: Seat, actions: Sequence[Action], state: NauticusState) -> Iterator[MadeAction]:
    for action in actions:
        if not play.is_legal(state, action, seat):
            return
        after = play.apply_unchecked(state, action, seat)
        yield MadeAction(action, state, after)
        state = after


def is_excluded(state: NauticusState, seat: Seat) -> bool:
    """Return whether a seat cannot perform the phase's action: it can only pass or use its extra action."""
    return all(isinstance(option, Pass | Extra) for option in TakeTurn(seat).options(state))
