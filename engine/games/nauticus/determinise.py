"""Creation of states that are consistent with a view.

A view lacks only the shuffles of future rounds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from msgspec.structs import replace

from engine.core.randomness.chance import Chance, SeededChance
from engine.games.nauticus.components import BONUS_TILE, GOODS, ON_SALE, ROUNDS, SPACES
from engine.games.nauticus.edition import Edition, Space
from engine.games.nauticus.player import Player
from engine.games.nauticus.ship import Ship
from engine.games.nauticus.state import NauticusState, RoundSetup
from engine.games.nauticus.steps import AnyStep
from engine.games.nauticus.steps.buy import BuyTiles
from engine.games.nauticus.steps.choose import ChooseAction
from engine.games.nauticus.steps.ends import EndPhase
from engine.games.nauticus.steps.free_tile import TakeFreeTile
from engine.games.nauticus.steps.reward import ChooseReward
from engine.games.nauticus.steps.turn import EXTRA_PRICES, FinishTurn, TakeTurn, uses_of

if TYPE_CHECKING:
    from engine.core.model import Seat
    from engine.games.nauticus.steps.base import Uses
    from engine.games.nauticus.view import Ask, SeatView, SpaceView, View


def determinise(view: View, chance: SeededChance) -> NauticusState:
    """Return the state for a view, with the given random source.

    Layouts from earlier rounds are omitted, because no rule needs them.
    """
    own = tuple(_step(view, view.order[0], ask) for ask in view.asks)
    return table(view, (*own, *map(TakeTurn, view.order[1:]), EndPhase()), chance)


def table(view: View, stack: tuple[AnyStep, ...], chance: Chance) -> NauticusState:
    """Return the state for a view, with the given pending steps and random source."""
    anchor = next(space.number for space in view.spaces if space.wheel_anchor)
    wheel = tuple(view.spaces[(anchor + sector) % SPACES].blue for sector in range(SPACES))
    in_play = space_in_play(view)
    flipped = (space for space in view.spaces if space.flipped)
    first_to_last = sorted(flipped, key=lambda space: not space.anchor_tile)
    return NauticusState(
        stack=stack,
        edition=Edition(wheel, tuple(Space(space.bonus, space.prices) for space in view.spaces)),
        chance=chance,
        players=tuple(map(_player, view.seats)),
        stock=tuple(view.stock.values()),
        rounds=(RoundSetup(anchor, tuple(space.tile for space in view.spaces)),) * view.round,
        played=tuple(space.number for space in first_to_last),
        in_play=in_play.number if in_play else None,
        is_short=view.rounds < ROUNDS[len(view.seats)],
    )


def space_in_play(view: View) -> SpaceView | None:
    """Return the space whose action is in play, or None before the action is chosen."""
    return next((space for space in view.spaces if space.in_play), None)


def uses_in_hand(view: View) -> Uses:
    """Return the step for the action that the active seat is performing."""
    action, space = view.action, space_in_play(view)
    assert action is not None
    assert space is not None
    prices = EXTRA_PRICES if action.is_extra else space.prices
    uses = uses_of(action.tile, action.seat, blue=action.blue, prices=prices, is_extra=action.is_extra)
    if isinstance(uses, BuyTiles):
        uses = replace(uses, bought=tuple(action.bought.count(part) for part in ON_SALE[action.tile]))
    return replace(uses, has_used=action.has_used)


def _step(view: View, seat: Seat, ask: Ask) -> AnyStep:
    match ask:
        case "choose":
            return ChooseAction(seat)
        case "turn":
            return TakeTurn(seat)
        case "finish":
            return FinishTurn(seat)
        case "reward":
            assert view.rewards is not None
            return ChooseReward(seat, view.rewards.ship, view.rewards.remaining, view.rewards.taken)
        case "bonus":
            space = space_in_play(view)
            assert space is not None
            return TakeFreeTile(seat, BONUS_TILE[space.bonus], "bonus")
        case "set":
            return TakeFreeTile(seat, uses_in_hand(view).action, "set")
    return cast("AnyStep", uses_in_hand(view))


def _player(seat: SeatView) -> Player:
    return Player(
        taler=seat.taler,
        workers=seat.workers,
        vp=seat.vp,
        storage=seat.storage,
        ships=tuple(Ship(ship.hull, ship.masts, ship.sails, ship.goods) for ship in seat.ships),
        delivered=tuple(good for good, n in zip(GOODS, seat.delivered, strict=True) for _ in range(n)),
        passes=seat.passes,
        has_extra=seat.has_extra,
    )
