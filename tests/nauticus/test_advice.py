"""Tests that each sentence of advice is true in the position, by the rules of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine.core import play
from engine.core.model import Action
from engine.core.randomness.chance import SeededChance
from engine.core.robots.evaluation import strongest_searcher
from engine.core.robots.explain import explain
from engine.core.text import LocalizedText, SeatName
from engine.games.nauticus.actions import (
    Buy,
    Choose,
    Crowns,
    Deliver,
    Extra,
    Pass,
    Take,
    TakeReward,
    Withdraw,
)
from engine.games.nauticus.components import PASS_TILES, SHIP_VP
from engine.games.nauticus.game import GAME
from engine.games.nauticus.player import Player
from engine.games.nauticus.scoring import tally
from engine.games.nauticus.ship import Ship
from engine.games.nauticus.state import NauticusState
from tests.engine.advised_turns import (
    TABLES,
    AdvisedTurn,
    Check,
    Table,
    advised_positions,
    advised_turns,
    check_examples,
    check_reasons,
    short_key,
)
from tests.nauticus.advice_examples import EXAMPLES, REASONS


def own(turn: AdvisedTurn, state: NauticusState) -> Player:
    return state.players[turn.seat]


def states(turn: AdvisedTurn) -> list[NauticusState]:
    """Return the states before the turn and after each of its actions."""
    found = [turn.before]
    for action in turn.actions:
        found.append(play.apply_unchecked(found[-1], action, turn.seat))
    return found


def has_finished(turn: AdvisedTurn, state: NauticusState, values: dict[str, Any]) -> bool:
    sizes = [
        [len(ship.hull) for ship in own(turn, one).ships if ship.is_finished] for one in (turn.before, state)
    ]
    size = values["size"]
    return sizes[1].count(size) > sizes[0].count(size) and values["vp"] == SHIP_VP[size]


def lacks(ship: Ship) -> dict[str, int]:
    ends = {"hull-bow": int(ship.is_open_fore), "hull-stern": int(ship.is_open_aft)}
    size = len(ship.hull) + sum(ends.values())
    return {**ends, "masts": size - len(ship.masts), "sails": size - len(ship.sails)}


def said_to_lack(missing: tuple[LocalizedText, ...]) -> dict[str, int]:
    said = dict.fromkeys(("hull-bow", "hull-stern", "masts", "sails"), 0)
    for one in missing:
        said[one.key.removeprefix("nauticus-count-")] = int(str(one["count"]))
    return said


def lacks_only(turn: AdvisedTurn, values: dict[str, Any]) -> bool:
    state = turn.later if isinstance(turn.actions[0], Choose) else turn.after
    return any(
        lacks(ship) == said_to_lack(values["missing"])
        and len(ship.hull) + lacks(ship)["hull-bow"] + lacks(ship)["hull-stern"] == values["size"]
        for ship in own(turn, state).ships
    )


def has_hull(turn: AdvisedTurn, values: dict[str, Any]) -> bool:
    state = turn.later if isinstance(turn.actions[0], Choose) else turn.after
    return any(
        len(ship.hull) == values["size"] and not ship.is_open_fore and not ship.is_open_aft
        for ship in own(turn, state).ships
    )


def is_excluded(turn: AdvisedTurn, seats: tuple[SeatName, ...]) -> bool:
    """Return whether the rules offer each seat nothing but passing when its turn comes."""
    state = turn.later
    left = {seat.seat for seat in seats}
    while (seat := play.awaited_seat(state)) is not None and state.in_play == states(turn)[1].in_play:
        if seat in left:
            if any(not isinstance(option, Pass | Extra) for option in play.options(state, seat)):
                return False
            left.discard(seat)
        state = play.run_table_steps(play.apply_unchecked(state, Pass(), seat))
        while play.awaited_seat(state) == seat:
            state = play.run_table_steps(play.apply_unchecked(state, play.options(state, seat)[0], seat))
    return not left


def may_come(state: NauticusState, tile: str, *, this_round: bool) -> bool:
    """Return whether an action can still be chosen in a later phase."""
    if not this_round and len(state.rounds) < state.last_round:
        return True
    played = {state.setup.tiles[space] for space in state.played} | {state.tile}
    return tile not in played and len(state.played) < 6


def used_no_workers(turn: AdvisedTurn, _: dict[str, Any]) -> bool:
    row = states(turn)
    uses = [
        (one, after) for one, action, after in zip(row, turn.actions, row[1:], strict=False)
        if not isinstance(action, Extra | TakeReward | Take)
    ]  # fmt: skip
    return all(own(turn, one).workers == own(turn, after).workers for one, after in uses)


def goods(state: NauticusState, seat: int) -> int:
    return tally(state.players[seat]).goods


def chosen_space(turn: AdvisedTurn) -> tuple[int, NauticusState]:
    state = states(turn)[1]
    assert state.in_play is not None
    return state.in_play, state


CHECKS: Mapping[str, Check] = {
    "why-finish": lambda turn, values: has_finished(turn, turn.after, values),
    "why-can-finish": lambda turn, values: has_finished(turn, turn.later, values),
    "why-nearly": lacks_only,
    "why-hull": has_hull,
    "why-deliver": lambda turn, values: (
        goods(turn.after, turn.seat) - goods(turn.before, turn.seat) == values["vp"] > 0
    ),
    "why-can-deliver": lambda turn, values: (
        goods(turn.later, turn.seat) - goods(turn.before, turn.seat) == values["vp"] > 0
    ),
    "why-can-score": lambda turn, values: (
        own(turn, turn.later).vp - own(turn, states(turn)[-1]).vp == values["vp"] > 0
    ),
    "why-loaded": lambda turn, values: any(
        ship.is_finished and len(ship.goods) == len(ship.hull) == values["size"]
        for ship in own(turn, turn.after).ships
    ),
    "why-set": lambda turn, _: len({a.part for a in turn.actions if isinstance(a, Buy)}) >= 4,
    "why-crown": lambda turn, _: any(
        isinstance(a, TakeReward) and a.reward.startswith("crown") for a in turn.actions
    ),
    "why-blue": used_no_workers,
    "why-straight": lambda turn, _: all(a.to != "storage" for a in turn.actions if isinstance(a, Buy)),
    "why-poor": lambda turn, values: own(turn, turn.before).taler == values["taler"] <= 3,
    "why-rich": lambda turn, values: own(turn, states(turn)[-1]).taler == values["taler"],
    "why-pass": lambda turn, values: (
        Pass() in turn.actions and values["vp"] == PASS_TILES[own(turn, turn.before).passes]
    ),
    "why-can-pass": lambda turn, values: (
        sum(PASS_TILES[own(turn, turn.before).passes : own(turn, turn.later).passes]) == values["vp"]
    ),
    "why-pass-crown": lambda turn, _: may_come(turn.before, "crowns", this_round=True),
    "why-no-use": lambda turn, _: all(
        isinstance(option, Pass | Extra) for option in play.options(turn.before, turn.seat)
    ),
    "why-save": lambda turn, _: (
        own(turn, states(turn)[-1]).taler == own(turn, turn.before).taler
        and own(turn, states(turn)[-1]).workers == own(turn, turn.before).workers
    ),
    "why-extra": lambda turn, _: len(turn.before.rounds) == turn.before.last_round,
    "why-once": lambda turn, _: not may_come(turn.before, str(turn.before.tile), this_round=True),
    "why-last-chance": lambda turn, _: (
        not may_come(turn.before, str(turn.before.tile), this_round=False)
        and not own(turn, states(turn)[-1]).has_extra
    ),
    "why-useless": lambda turn, values: is_excluded(turn, values["who"]),
    "why-bonus": lambda turn, values: values["bonus"].key.endswith(
        chosen_space(turn)[1].edition.spaces[chosen_space(turn)[0]].bonus.replace("_", "-")
    ),
    "why-workers": lambda turn, values: chosen_space(turn)[1].blue == values["blue"],
    "why-can-withdraw": lambda turn, values: (
        own(turn, turn.later).taler - own(turn, states(turn)[-1]).taler == values["taler"] > 0
    ),
    "why-can-buy": lambda turn, values: (
        own(turn, states(turn)[-1]).taler - own(turn, turn.later).taler == values["taler"] >= 0
    ),
}
"""For each reason, whether it is true in a position."""
KINDS: Mapping[str, type[Action]] = {"do-buy": Buy, "do-withdraw": Withdraw, "do-crowns": Crowns}


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES)
def test_every_reason_for_a_turn_is_true(table: Table) -> None:
    assert len(check_reasons(GAME, table, CHECKS)) > len(CHECKS) / 3


@pytest.mark.long
def test_every_reason_occurs() -> None:
    found = check_reasons(GAME, (3, "b", 1), CHECKS) | check_reasons(GAME, (4, "c", 1), CHECKS)
    assert CHECKS.keys() - found <= {"why-last-chance"}


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES)
def test_steps_name_the_true_prices_and_points(table: Table) -> None:
    for turn in advised_turns(GAME, *table):
        row = states(turn)
        for said in turn.summary.steps:
            values, pairs = dict(said.values), list(zip(row, turn.actions, row[1:], strict=False))
            kind = KINDS.get(short_key(said, GAME))
            if kind is None or any(isinstance(action, Extra) for action in turn.actions):
                continue
            made = [
                (own(turn, one), own(turn, after)) for one, action, after in pairs if type(action) is kind
            ]
            if kind is Crowns:
                assert values["vp"] == sum(after.vp - one.vp for one, after in made)
            else:
                assert values["taler"] == abs(sum(after.taler - one.taler for one, after in made))
        assert any(isinstance(action, Deliver) for action in turn.actions) == any(
            short_key(said, GAME) == "do-deliver" for said in turn.summary.steps
        )


def test_hint_has_at_most_three_turns_with_different_words() -> None:
    _, robot = strongest_searcher(GAME)
    for state, seat in list(advised_positions(GAME, 2, "words"))[::15]:
        found = explain(GAME, GAME.observe(state, seat), "key", robot.nodes // 6)
        assert 0 < len(found.turns) <= 3
        steps = [turn.advice.steps for turn in found.turns]
        assert all(steps)
        assert len(set(steps)) == len(steps)
        assert all(len(turn.advice.reasons) <= 2 for turn in found.turns)


def test_hint_names_who_cannot_use_an_action() -> None:
    state = GAME.deal(2, GAME.default_edition(), SeededChance("start"))
    seat = play.awaited_seat(state)
    assert seat is not None
    choose = next(option for option in play.options(state, seat) if option == Choose("deliver"))
    after = play.apply_unchecked(state, choose, seat)
    views = [GAME.observe(one, seat) for one in (state, after, after)]
    summary = GAME.summarize_turn(seat, (choose,), *views)
    assert summary is not None
    useless = next(reason.text for reason in summary.reasons if reason.text.key == "nauticus-why-useless")
    assert useless["who"] == (SeatName(1 - seat),)


def test_examples_for_translations_include_every_reason() -> None:
    assert {short_key(reason, GAME) for reason in REASONS} == CHECKS.keys()


@pytest.mark.parametrize("table", TABLES)
def test_examples_for_translations_have_the_same_values(table: Table) -> None:
    check_examples(GAME, table, EXAMPLES)
