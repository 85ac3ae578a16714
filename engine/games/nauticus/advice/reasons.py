"""The reasons for a turn: money, workers, passes and time; and those for choosing an action for all players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import cast

from engine.core.game import Reason
from engine.core.model import Seat
from engine.core.text import LocalizedText, seat_values, text
from engine.games.nauticus import words
from engine.games.nauticus.actions import (
    Berth,
    Buy,
    Choose,
    Crowns,
    Deliver,
    Extra,
    Pass,
    Take,
    TakeReward,
    Transport,
    Withdraw,
)
from engine.games.nauticus.advice.ships import cargo, finished, goods_vp, progress, ships
from engine.games.nauticus.advice.steps import part_texts
from engine.games.nauticus.advice.turn import ReplayedTurn, is_excluded
from engine.games.nauticus.components import (
    BONUS_TALER,
    BONUS_TILE,
    BONUS_VP,
    BONUS_WORKERS,
    ON_SALE,
    PASS_PENALTY,
    REWARD_TILE,
    Part,
    Tile,
)
from engine.games.nauticus.player import Player
from engine.games.nauticus.robots.candidate_turns import is_last_phase
from engine.games.nauticus.steps.turn import pass_saves

BLUE, WORKER, TALER, TILE = 0.7, 1.0, 0.5, 1.5
"""Importance of each blue worker, and of each worker, taler and tile that a space's bonus brings, in points."""
SET, CROWN, USELESS, POOR = 2.0, 1.5, 3.0, 2.0
"""Importance of a free tile, of a crown, of an action that others cannot perform, and of scarce money."""
ONCE, LAST_EXTRA, OWN_WORKERS, STRAIGHT, SAVED = 0.6, 1.0, 0.8, 0.5, 0.4
"""Importance of general reasons."""
CAN_PASS, CAN_BUY, CAN_WITHDRAW = 0.7, 1.2, 2.0
"""Importance of passing for each point, of each tile, and of money, after choosing an action."""
FEW_TALER = 3


def reasons(turn: ReplayedTurn) -> tuple[Reason, ...]:
    """Return the reasons for a turn."""
    if isinstance(turn.made[0].action, Choose):
        return tuple(_choice(turn, turn.made[0].action.tile))
    return (
        *ships(turn),
        *cargo(turn),
        *_tiles_gained(turn),
        *_means(turn),
        *_money(turn),
        *_passing(turn),
        *_time(turn),
    )


def _tiles_gained(turn: ReplayedTurn) -> Iterator[Reason]:
    actions = [made.action for made in turn.made]
    if any(isinstance(action, Take) and action.source == "set" for action in actions):
        yield Reason(LocalizedText("nauticus-why-set"), SET)
    rewards = {action.reward for action in actions if isinstance(action, TakeReward)}
    if rewards & REWARD_TILE.keys() and turn.is_to_come("crowns"):
        yield Reason(LocalizedText("nauticus-why-crown"), CROWN)
    bought = [action.to for action in actions if isinstance(action, Buy)]
    if bought and all(isinstance(to, Berth) for to in bought):
        yield Reason(LocalizedText("nauticus-why-straight"), STRAIGHT)


def _means(turn: ReplayedTurn) -> Iterator[Reason]:
    used = [
        made for made in turn.made if isinstance(made.action, Buy | Transport | Crowns | Deliver | Withdraw)
    ]
    if used and all(made.takes_no_workers(turn.seat) for made in used):
        yield Reason(LocalizedText("nauticus-why-blue"), OWN_WORKERS)


def _money(turn: ReplayedTurn) -> Iterator[Reason]:
    if not any(isinstance(made.action, Withdraw) for made in turn.made):
        return
    if turn.before.taler <= FEW_TALER:
        yield Reason(text("nauticus-why-poor", taler=turn.before.taler), POOR)
    else:
        yield Reason(text("nauticus-why-rich", taler=turn.after.taler), SAVED)


def _passing(turn: ReplayedTurn) -> Iterator[Reason]:
    passes = [made for made in turn.made if isinstance(made.action, Pass)]
    for made in passes:
        if saved := pass_saves(made.before, turn.seat):
            yield Reason(text("nauticus-why-pass", vp=saved), saved)
            if turn.comes_this_round("crowns"):
                yield Reason(LocalizedText("nauticus-why-pass-crown"), CROWN)
    if passes and len(turn.made) <= len(passes) + 1:
        if is_excluded(turn.state, turn.seat):
            yield Reason(LocalizedText("nauticus-why-no-use"), SAVED)
        elif not is_last_phase(turn.state):
            yield Reason(LocalizedText("nauticus-why-save"), SAVED)


def _time(turn: ReplayedTurn) -> Iterator[Reason]:
    has_used_extra = any(isinstance(made.action, Extra) for made in turn.made)
    used = [made for made in turn.made if isinstance(made.action, Buy | Deliver | Crowns | Transport)]
    if turn.is_last_round and has_used_extra:
        yield Reason(LocalizedText("nauticus-why-extra"), LAST_EXTRA)
    elif used and not has_used_extra:
        is_last = turn.is_last_round and not turn.after.has_extra
        yield Reason(LocalizedText("nauticus-why-last-chance" if is_last else "nauticus-why-once"), ONCE)


def _choice(turn: ReplayedTurn, tile: Tile) -> Iterator[Reason]:
    """Yield the reasons for choosing an action for all players."""
    state = turn.state
    assert state.in_play is not None
    bonus = state.edition.spaces[state.in_play].bonus
    yield from _own_use(turn, tile)
    yield from _own_pass(turn)
    if useless := _excluded(turn):
        share = len(useless) / (state.seats - 1)
        yield Reason(text("nauticus-why-useless", **seat_values(useless)), USELESS * share)
    yield Reason(
        text("nauticus-why-bonus", bonus=words.bonus(bonus)),
        WORKER * BONUS_WORKERS.get(bonus, 0) + BONUS_VP.get(bonus, 0)
        + TALER * BONUS_TALER.get(bonus, 0) + TILE * (bonus in BONUS_TILE),
    )  # fmt: skip
    if state.blue:
        yield Reason(text("nauticus-why-workers", blue=state.blue), BLUE * state.blue)


def _own_use(turn: ReplayedTurn, tile: Tile) -> Iterator[Reason]:
    """Yield what the seat can do with the action that it chose."""
    before, after = turn.after, turn.finally_owned
    done = list(finished(before.ships, after.ships, "nauticus-why-can-finish"))
    yield from done
    yield from progress(turn, before.ships, after.ships)
    if gain := goods_vp(after) - goods_vp(before):
        yield Reason(text("nauticus-why-can-deliver", vp=gain), gain)
    elif tile == "crowns" and after.vp > before.vp and not turn.is_round_over:
        scored = after.vp - before.vp
        yield Reason(text("nauticus-why-can-score", vp=scored), scored)
    elif not done and after.has_extra == before.has_extra:
        yield from _can_get(before, after, tile)


def _can_get(before: Player, after: Player, tile: Tile) -> Iterator[Reason]:
    """Yield the tiles or the money that the seat can get with the action, apart from rewards."""
    if tile == "withdraw" and after.taler > before.taler:
        yield Reason(text("nauticus-why-can-withdraw", taler=after.taler - before.taler), CAN_WITHDRAW)
    elif tile in ON_SALE and (bought := _gained(before, after, ON_SALE[tile])):
        spent = before.taler - after.taler
        yield Reason(
            text("nauticus-why-can-buy", parts=part_texts(bought), taler=spent), CAN_BUY * len(bought)
        )


def _own_pass(turn: ReplayedTurn) -> Iterator[Reason]:
    before, after = turn.after, turn.finally_owned
    if after.passes > before.passes:
        saved = PASS_PENALTY[before.passes] - PASS_PENALTY[after.passes]
        yield Reason(text("nauticus-why-can-pass", vp=saved), CAN_PASS * saved)


def _gained(before: Player, after: Player, kinds: Sequence[Part]) -> list[Part]:
    """Return the tiles of the given kinds that a player has got, if no ship was finished."""
    had, has = Counter(_tiles(before)), Counter(_tiles(after))
    return [part for part in kinds for _ in range(has[part] - had[part])]


def _tiles(player: Player) -> Iterator[Part]:
    yield from player.storage
    for ship in player.ships:
        for sort, names in (
            ("hull", ship.hull),
            ("mast", ship.masts),
            ("sail", ship.sails),
            ("good", ship.goods),
        ):
            yield from (cast("Part", f"{sort}:{name}") for name in names)


def _excluded(turn: ReplayedTurn) -> tuple[Seat, ...]:
    """Return the other seats that cannot perform the chosen action."""
    state = turn.state
    return tuple(seat for seat in range(state.seats) if seat != turn.seat and is_excluded(state, seat))
