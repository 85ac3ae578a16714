"""Creation of views from a Nauticus state."""

from __future__ import annotations

from engine.core.model import Decision, Seat
from engine.core.play import awaited_seat
from engine.games.nauticus.components import (
    GOODS,
    PARTS,
    PASS_PENALTY,
    PHASES,
    SPACES,
    STORAGE_SPACES,
)
from engine.games.nauticus.player import Player
from engine.games.nauticus.scoring import ranking, ship_vp, tally
from engine.games.nauticus.ship import Ship
from engine.games.nauticus.state import NauticusState
from engine.games.nauticus.steps.base import OpenDecision, Uses
from engine.games.nauticus.steps.buy import BuyTiles
from engine.games.nauticus.steps.choose import ChooseAction
from engine.games.nauticus.steps.deliver import can_deliver
from engine.games.nauticus.steps.free_tile import TakeFreeTile
from engine.games.nauticus.steps.reward import ChooseReward
from engine.games.nauticus.steps.turn import FinishTurn, TakeTurn
from engine.games.nauticus.view import (
    ActionView,
    Ask,
    RewardView,
    ScoreView,
    SeatView,
    ShipView,
    SpaceView,
    View,
)

ASKS: dict[type[OpenDecision], Ask] = {
    ChooseAction: "choose",
    TakeTurn: "turn",
    Uses: "use",
    ChooseReward: "reward",
    FinishTurn: "finish",
}


def view(state: NauticusState) -> View:
    """Return the whole table, because the game has no hidden information."""
    is_finished = not state.stack
    return View(
        round=len(state.rounds),
        rounds=state.last_round,
        phase=min(len(state.played) + 1, PHASES),
        phases=PHASES,
        start_seat=_start_seat(state),
        active_seat=awaited_seat(state),
        order=_order(state),
        action=_action(state),
        spaces=tuple(_space(state, number) for number in range(SPACES)),
        seats=tuple(_seat(seat, player) for seat, player in enumerate(state.players)),
        stock=dict(zip(PARTS, state.stock, strict=True)),
        is_finished=is_finished,
        scores=_scores(state) if is_finished else (),
        asks=_asks(state),
        rewards=_rewards(state),
    )


def _start_seat(state: NauticusState) -> Seat:
    phases = state.phases_over if state.stack else state.phases_over - 1
    return phases % len(state.players)


def _order(state: NauticusState) -> tuple[Seat, ...]:
    seats = (step.seat for step in state.stack if isinstance(step, Decision))
    return tuple(dict.fromkeys(seats))


def _asks(state: NauticusState) -> tuple[Ask, ...]:
    seat = awaited_seat(state)
    own = (step for step in state.stack if isinstance(step, OpenDecision) and step.seat == seat)
    return tuple(map(_ask, own))


def _ask(step: OpenDecision) -> Ask:
    if isinstance(step, TakeFreeTile):
        return step.source
    return next(ask for kind, ask in ASKS.items() if isinstance(step, kind))


def _rewards(state: NauticusState) -> RewardView | None:
    top = state.stack[0] if state.stack else None
    return RewardView(top.ship, top.remaining, top.taken) if isinstance(top, ChooseReward) else None


def _action(state: NauticusState) -> ActionView | None:
    uses = _uses(state)
    if uses is None:
        return None
    counted = zip(uses.kinds, uses.bought, strict=True) if isinstance(uses, BuyTiles) else ()
    return ActionView(
        seat=uses.seat,
        tile=uses.action,
        is_extra=uses.is_extra,
        blue=uses.blue,
        prices=tuple(uses.price(position) for position in range(4)) if isinstance(uses, BuyTiles) else (),
        bought=tuple(part for part, number in counted for _ in range(number)),
        has_set=isinstance(uses, BuyTiles) and uses.has_all_kinds,
        has_used=uses.has_used,
    )


def _uses(state: NauticusState) -> Uses | None:
    for step in state.stack:
        if isinstance(step, FinishTurn):
            return None
        if isinstance(step, Uses):
            return step
        if isinstance(step, TakeTurn) and state.in_play is not None:
            return step.performing(state)
    return None


def _space(state: NauticusState, number: int) -> SpaceView:
    space = state.edition.spaces[number]
    return SpaceView(
        number=number,
        bonus=space.bonus,
        prices=space.prices,
        blue=state.edition.blue(number, state.setup.anchor),
        tile=state.setup.tiles[number],
        flipped=number in state.played,
        wheel_anchor=number == state.setup.anchor,
        anchor_tile=bool(state.played) and number == state.played[0],
        in_play=number == state.in_play,
    )


def _seat(seat: Seat, player: Player) -> SeatView:
    coffee, grain, fish, salt = (player.delivered.count(good) for good in GOODS)
    return SeatView(
        seat=seat,
        vp=player.vp,
        taler=player.taler,
        workers=player.workers,
        crowns=player.crowns,
        passes=player.passes,
        pass_penalty=PASS_PENALTY[player.passes],
        has_extra=player.has_extra,
        storage=player.storage,
        storage_used=STORAGE_SPACES - player.free_spaces,
        ships=tuple(_ship(number, ship) for number, ship in enumerate(player.ships, 1)),
        delivered=(coffee, grain, fish, salt),
    )


def _ship(number: int, ship: Ship) -> ShipView:
    return ShipView(
        number=number,
        hull=ship.hull,
        masts=ship.masts,
        sails=ship.sails,
        goods=ship.goods,
        emblem=ship.emblem,
        is_open_fore=ship.is_open_fore,
        is_open_aft=ship.is_open_aft,
        is_finished=ship.is_finished,
        can_deliver=can_deliver(ship),
        vp=ship_vp(ship),
    )


def _scores(state: NauticusState) -> tuple[ScoreView, ...]:
    tallies = tuple(tally(player) for player in state.players)
    places = ranking(tallies)
    rank = {seat: 1 + sum(map(len, places[:place])) for place, tied in enumerate(places) for seat in tied}
    return tuple(
        ScoreView(
            seat=seat,
            vp_before=score.vp_before,
            goods=score.goods,
            ships=score.ships,
            material_taler=score.material_taler,
            taler=score.taler,
            material_vp=score.material_vp,
            vp=score.vp,
            rank=rank[seat],
        )
        for seat, score in enumerate(tallies)
    )
