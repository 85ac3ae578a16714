"""From what a seat sees back to a table on which it can try its moves.

The table is exact for the rest of the seat's own action, which is all that is tried on it. It holds no chance, no
seats still to come, and not what may follow the action (an extra action after it, the phase's one after an extra).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from engine.core.chance import Recorded
from engine.games.nauticus.actions import Choose, EndTurn, Pass, Take, TakeReward
from engine.games.nauticus.components import BONUS_TILE, GOODS, ON_SALE, ROUNDS, SPACES
from engine.games.nauticus.edition import Edition, Space
from engine.games.nauticus.player import Player
from engine.games.nauticus.ship import Ship
from engine.games.nauticus.state import NauticusState, RoundSetup
from engine.games.nauticus.steps.buy import BuyTiles
from engine.games.nauticus.steps.choose import ChooseAction
from engine.games.nauticus.steps.free_tile import TakeFreeTile
from engine.games.nauticus.steps.reward import ChooseReward
from engine.games.nauticus.steps.turn import EXTRA_PRICES, FinishTurn, TakeTurn, uses_of

if TYPE_CHECKING:
    from engine.core.model import Action, Seat
    from engine.games.nauticus.steps.base import Uses
    from engine.games.nauticus.view import SeatView, SpaceView, View


def imagine(view: View, seat: Seat, offered: Sequence[Action]) -> NauticusState:
    """Return the table with the offered actions pending."""
    anchor = next(space.number for space in view.spaces if space.wheel_anchor)
    wheel = tuple(view.spaces[(anchor + sector) % SPACES].blue for sector in range(SPACES))
    in_play = _in_play(view)
    return NauticusState(
        stack=_pending(view, seat, offered[0]),
        edition=Edition(wheel, tuple(Space(space.bonus, space.prices) for space in view.spaces)),
        chance=Recorded(()),
        players=tuple(map(_player, view.seats)),
        stock=tuple(view.stock.values()),
        rounds=(RoundSetup(anchor, tuple(space.tile for space in view.spaces)),) * view.round,
        played=tuple(space.number for space in view.spaces if space.flipped),
        in_play=in_play.number if in_play else None,
        is_short=view.rounds < ROUNDS[len(view.seats)],
    )


def _in_play(view: View) -> SpaceView | None:
    return next((space for space in view.spaces if space.in_play), None)


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


def _pending(view: View, seat: Seat, first: Action) -> tuple[Any, ...]:
    """Tell by the first offered action which decision is awaited; what is to be used goes on after it."""
    match first:
        case Choose():
            return ChooseAction(seat), TakeTurn(seat)
        case Pass():
            return (TakeTurn(seat),)
        case EndTurn():
            return (FinishTurn(seat),)
        case Take(source="bonus"):
            space = _in_play(view)
            assert space is not None
            return TakeFreeTile(seat, BONUS_TILE[space.bonus], "bonus"), TakeTurn(seat)
    uses = _uses(view)
    match first:
        case Take():
            return TakeFreeTile(seat, uses.action, "set"), uses
        case TakeReward():
            return ChooseReward(seat, ship=1, remaining=1), uses
    return (uses,)


def _uses(view: View) -> Uses:
    action, space = view.action, _in_play(view)
    assert action is not None
    assert space is not None
    prices = EXTRA_PRICES if action.is_extra else space.prices
    uses = uses_of(action.tile, action.seat, blue=action.blue, prices=prices, is_extra=action.is_extra)
    if isinstance(uses, BuyTiles):
        bought = tuple(action.bought.count(part) for part in ON_SALE[action.tile])
        return replace(uses, has_used=True, bought=bought)
    return replace(uses, has_used=True)
