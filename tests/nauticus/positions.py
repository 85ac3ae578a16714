"""Nauticus test positions in the middle of a game.

The players have the resources that a test needs.
"""

from __future__ import annotations

from functools import reduce
from typing import Any, TypeVar

from msgspec.structs import replace

from engine.core import play
from engine.core.model import Action, Step
from engine.core.randomness.chance import SeededChance
from engine.games.nauticus.actions import Berth, Buy, Place
from engine.games.nauticus.components import PART_INDEX, TILES, Bonus, Part, Tile
from engine.games.nauticus.edition import BONUSES
from engine.games.nauticus.game import GAME
from engine.games.nauticus.player import Player
from engine.games.nauticus.ship import Ship
from engine.games.nauticus.state import NauticusState, RoundSetup
from engine.games.nauticus.steps.choose import ChooseAction

A = TypeVar("A", bound=Action)

NEW = Berth("new")
STORAGE: Place = "storage"
FINISHED_SINGLE = Ship(("single",), ("whale",), ("whale",))


def deal(seats: int = 3, seed: str = "harbour") -> NauticusState:
    """Set up a game."""
    return GAME.deal(seats, GAME.default_edition(), SeededChance(seed))


def ship_berth(ship: int, end: Any = None) -> Berth:
    """Return a place on an existing ship, at the given end of its hull."""
    return Berth(ship, end)


def place_tile(state: NauticusState, tile: Tile, bonus: Bonus, blue: int) -> NauticusState:
    """Place the action tile on the space with the given bonus.

    The wheel is set so that this space has `blue` blue workers.
    """
    space = BONUSES.index(bonus)
    others = [other for other in TILES if other != tile]
    tiles = (*others[:space], tile, *others[space:])
    anchor = next(a for a in range(8) if state.edition.blue(space, a) == blue)
    return replace(state, rounds=(*state.rounds[:-1], RoundSetup(anchor, tiles)))


def choice_phase(tile: Tile, bonus: Bonus, blue: int, *players: Player, seats: int = 3) -> NauticusState:
    """Return the first phase of a round, before seat 0 chooses an action.

    The given players replace the first players of the set-up.
    """
    state = place_tile(deal(seats), tile, bonus, blue)
    return replace(state, players=(*players, *state.players[len(players) :]))


def action_phase(tile: Tile, bonus: Bonus, blue: int, *players: Player, seats: int = 3) -> NauticusState:
    """Return a phase in which seat 0 must perform the tile's action or pass.

    Seat 0 has already received the space's bonus.
    """
    state = choice_phase(tile, bonus, blue, *players, seats=seats)
    assert isinstance(state.stack[0], ChooseAction)
    return replace(state, in_play=BONUSES.index(bonus), stack=state.stack[1:])


def create_player(**resources: Any) -> Player:
    """Return a player with the given resources.

    The defaults are 15 taler, 4 workers, 10 VP and no extra action.
    """
    return Player(**{"taler": 15, "workers": 4, "vp": 10, "has_extra": False, **resources})


def with_scarce_tiles(state: NauticusState, **left: int) -> NauticusState:
    """Return the state with the given numbers of tiles in the stacks.

    For example, `with_scarce_tiles(state, hull_bow=0)` leaves no bows.
    """
    stock = list(state.stock)
    for name, number in left.items():
        family, kind = name.split("_")
        stock[PART_INDEX[f"{family}:{kind}"]] = number  # type: ignore[index]  # spelled by the test
    return replace(state, stock=tuple(stock))


def play_actions(state: NauticusState, *actions: Action) -> NauticusState:
    """Apply the actions one after the other."""
    return reduce(play.submit, actions, state)


def purchases(state: NauticusState) -> set[tuple[Part, Place]]:
    """Return all possible purchases, as pairs of a part and a place for it."""
    return {(option.part, option.to) for option in play.options(state) if isinstance(option, Buy)}


def options_of_type(state: NauticusState, kind: type[A]) -> list[A]:
    """Return the options of the given type."""
    return [option for option in play.options(state) if isinstance(option, kind)]


def with_last_steps(state: NauticusState, *steps: Step) -> NauticusState:
    """Replace the state's pending steps with the given ones."""
    return replace(state, stack=steps)
