"""Tests for move notation in the record (docs/record.md), and for the order of moves in a turn."""

from typing import Any

import msgspec
import pytest

from engine.core import play
from engine.core.game import BadMove
from engine.core.model import Action
from engine.games.nauticus.actions import (
    Berth,
    Buy,
    Choose,
    Crowns,
    Deliver,
    Done,
    EndTurn,
    Extra,
    Pass,
    Take,
    TakeReward,
    Transport,
    Withdraw,
)
from engine.games.nauticus.game import GAME
from engine.games.nauticus.ship import Ship
from engine.games.nauticus.state import NauticusState
from tests.nauticus.positions import (
    NEW,
    STORAGE,
    action_phase,
    choice_phase,
    create_player,
    deal,
    play_actions,
    ship_berth,
    with_last_steps,
)

Move = dict[str, Any]


def to_json(fields: Move) -> Move:
    return msgspec.json.decode(msgspec.json.encode(fields), type=Move)


NOTATIONS: list[tuple[Action, Move]] = [
    (Choose("goods"), {"move": "choose", "tile": "goods"}),
    (Take("mast:whale", "bonus"), {"move": "take", "part": "mast:whale", "for": "bonus"}),
    (Take(None, "set"), {"move": "take", "part": None, "for": "set"}),
    (Pass(), {"move": "pass"}),
    (Buy("sail:compass", STORAGE), {"move": "buy", "part": "sail:compass", "to": "storage"}),
    (Buy("hull:middle", NEW), {"move": "buy", "part": "hull:middle", "to": {"ship": "new"}}),
    (
        Buy("hull:bow", ship_berth(2, "fore")),
        {"move": "buy", "part": "hull:bow", "to": {"ship": 2, "end": "fore"}},
    ),
    (Buy("good:salt", ship_berth(2)), {"move": "buy", "part": "good:salt", "to": {"ship": 2}}),
    (Transport("mast:crown", ship_berth(1)), {"move": "transport", "part": "mast:crown", "to": {"ship": 1}}),
    (Withdraw(3), {"move": "withdraw", "workers": 3}),
    (Crowns(5), {"move": "crowns", "workers": 5}),
    (Deliver(4), {"move": "deliver", "ship": 4}),
    (TakeReward("crown_sail"), {"move": "reward", "reward": "crown_sail"}),
    (
        TakeReward("goods2", ("coffee", None)),
        {"move": "reward", "reward": "goods2", "goods": ["coffee", None]},
    ),
    (Extra("deliver"), {"move": "extra", "tile": "deliver"}),
    (Done(), {"move": "done"}),
    (EndTurn(), {"move": "end"}),
]


@pytest.mark.parametrize(("action", "move"), NOTATIONS, ids=lambda value: str(value)[:40])
def test_every_move_is_written_and_parsed_as_documented(action: Action, move: Move) -> None:
    assert to_json(GAME.move_record(None, deal(), 1, action, now=deal())) == {"seat": 1, **move}
    assert GAME.read_action(None, {**move, "by": "clock", "comment": "?"}) == action


def test_two_goods_are_written_in_the_order_of_the_rules() -> None:
    read = GAME.read_action(None, {"move": "reward", "reward": "goods2", "goods": [None, "salt"]})
    assert read == TakeReward("goods2", ("salt", None))
    read = GAME.read_action(None, {"move": "reward", "reward": "goods2", "goods": ["salt", "grain"]})
    assert read == TakeReward("goods2", ("grain", "salt"))


@pytest.mark.parametrize(
    "move",
    [
        {},
        {"move": "sail"},
        {"move": "choose"},
        {"move": "choose", "tile": "rum"},
        {"move": "take", "for": "bonus"},
        {"move": "buy", "part": "hull:bow", "to": "hold"},
        {"move": "buy", "part": "hull:bow", "to": {"ship": "old"}},
        {"move": "buy", "part": "hull:bow", "to": {"ship": 1, "end": "port"}},
        {"move": "transport", "part": "hull:bow", "to": "storage"},
        {"move": "withdraw", "workers": "2"},
        {"move": "reward", "reward": "goods2", "goods": ["coffee"]},
    ],
    ids=str,
)
def test_undocumented_notation_is_rejected(move: Move) -> None:
    with pytest.raises(BadMove):
        GAME.read_action(None, move)


def test_only_hull_parts_on_a_ship_name_an_end() -> None:
    ships = (Ship(("bow",)),)
    hull = play.options(action_phase("hull", "vp2", 2, create_player(ships=ships)))
    assert Buy("hull:stern", ship_berth(1, "aft")) in hull
    assert Buy("hull:stern", ship_berth(1)) not in hull
    masts = play.options(action_phase("mast", "vp2", 2, create_player(ships=ships)))
    assert Buy("mast:whale", ship_berth(1)) in masts
    assert Buy("mast:whale", Berth(1, "aft")) not in masts


def test_second_middle_part_may_be_written_at_either_end() -> None:
    state = action_phase("hull", "vp2", 2, create_player(ships=(Ship(("middle",)),)))
    fore, aft = (play_actions(state, Buy("hull:middle", ship_berth(1, end))) for end in ("fore", "aft"))
    assert fore == aft


# The following tests cover the order of moves in a turn.


def move_kinds(state: NauticusState, *actions: Action) -> tuple[int | None, set[str]]:
    """Return the seat to move after the given actions, and the kinds of moves that it can make."""
    after = play_actions(state, *actions)
    options = msgspec.to_builtins(play.options(after))
    return play.awaited_seat(after), {str(option["move"]) for option in options}


EXTRA_SPENT = {"has_extra": False, "passes": 1}
EXTRA_LEFT = {"has_extra": True, "passes": 1}
NEXT = (1, {"withdraw", "pass", "extra"})


def test_start_player_chooses_and_gets_the_bonus_first() -> None:
    state = choice_phase("withdraw", "worker_good", 2, create_player(**EXTRA_LEFT))
    assert move_kinds(state) == (0, {"choose"})
    assert move_kinds(state, Choose("withdraw")) == (0, {"take"})
    assert move_kinds(state, Choose("withdraw"), Take("good:salt", "bonus")) == (
        0,
        {"withdraw", "pass", "extra"},
    )


@pytest.mark.parametrize("action", [Withdraw(1), Pass()])
def test_withdraw_and_pass_end_the_turn_automatically(action: Action) -> None:
    assert move_kinds(action_phase("withdraw", "vp2", 2, create_player(**EXTRA_SPENT)), action) == NEXT
    assert move_kinds(action_phase("withdraw", "vp2", 2, create_player(**EXTRA_LEFT)), action) == (
        0,
        {"extra", "end"},
    )
    assert (
        move_kinds(action_phase("withdraw", "vp2", 2, create_player(**EXTRA_LEFT)), action, EndTurn()) == NEXT
    )


def test_crowns_action_ends_the_turn_automatically() -> None:
    assert move_kinds(action_phase("crowns", "vp2", 2, create_player(**EXTRA_SPENT)), Crowns(2))[0] == 1
    assert move_kinds(action_phase("crowns", "vp2", 2, create_player(**EXTRA_LEFT)), Crowns(2)) == (
        0,
        {"extra", "end"},
    )


def test_other_actions_end_with_done_even_without_workers() -> None:
    state = action_phase("hull", "vp2", 1, create_player(workers=0, **EXTRA_LEFT))
    bow = Buy("hull:bow", NEW)
    assert move_kinds(state) == (0, {"buy", "pass", "extra"})
    assert move_kinds(state, bow) == (0, {"done"})
    assert move_kinds(state, bow, Done()) == (0, {"extra", "end"})
    assert (
        move_kinds(action_phase("hull", "vp2", 1, create_player(workers=0, **EXTRA_SPENT)), bow, Done())[0]
        == 1
    )


@pytest.mark.parametrize("used", [[Extra("withdraw"), Withdraw(1)], [Extra("withdraw"), Done()]], ids=len)
def test_extra_action_first_leaves_the_phases_action_and_no_end(used: list[Action]) -> None:
    state = action_phase("withdraw", "vp2", 2, create_player(**EXTRA_LEFT))
    assert move_kinds(state, *used) == (0, {"withdraw", "pass"})
    assert move_kinds(state, *used, Pass()) == NEXT
    assert move_kinds(state, *used, Withdraw(1)) == NEXT


@pytest.mark.parametrize("first", [Withdraw(1), Pass()])
@pytest.mark.parametrize("used", [[Withdraw(1)], [Done()]], ids=str)
def test_extra_action_last_ends_the_turn(first: Action, used: list[Action]) -> None:
    state = action_phase("withdraw", "vp2", 2, create_player(**EXTRA_LEFT))
    assert move_kinds(state, first, Extra("withdraw"), *used) == NEXT


def test_extra_action_offers_done_from_the_start() -> None:
    state = action_phase("withdraw", "vp2", 2, create_player(has_extra=True, workers=0))
    for tile, uses in {"hull": {"buy"}, "withdraw": {"withdraw"}, "deliver": set(), "crowns": set()}.items():
        begun = msgspec.convert({"move": "extra", "tile": tile}, Extra)
        assert move_kinds(state, begun) == (0, {*uses, "done"})


def test_running_game_record_contains_the_rounds_dealt_so_far() -> None:
    state = deal()
    data = to_json(GAME.chance_record(state, None))
    assert data == {"rounds": [{"anchor": 0, "tiles": list(state.setup.tiles)}]}


def test_result_record_has_the_documented_fields() -> None:
    result = GAME.result(with_last_steps(deal(2))).record
    assert list(result) == [
        "vp_before", "goods", "ships", "material_taler", "taler", "material_vp", "vp", "ranking"
    ]  # fmt: skip
