"""Tests of move notation in the record (docs/record.md), and of the order of moves in a turn."""

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
from tests.nauticus.positions import NEW, STORAGE, choosing, deal, ending, made, on, performing, player

Move = dict[str, Any]


def in_json(fields: Move) -> Move:
    return msgspec.json.decode(msgspec.json.encode(fields), type=Move)


WRITTEN: list[tuple[Action, Move]] = [
    (Choose("goods"), {"move": "choose", "tile": "goods"}),
    (Take("mast:whale", "bonus"), {"move": "take", "part": "mast:whale", "for": "bonus"}),
    (Take(None, "set"), {"move": "take", "part": None, "for": "set"}),
    (Pass(), {"move": "pass"}),
    (Buy("sail:compass", STORAGE), {"move": "buy", "part": "sail:compass", "to": "storage"}),
    (Buy("hull:middle", NEW), {"move": "buy", "part": "hull:middle", "to": {"ship": "new"}}),
    (
        Buy("hull:bow", on(2, "fore")),
        {"move": "buy", "part": "hull:bow", "to": {"ship": 2, "end": "fore"}},
    ),
    (Buy("good:salt", on(2)), {"move": "buy", "part": "good:salt", "to": {"ship": 2}}),
    (Transport("mast:crown", on(1)), {"move": "transport", "part": "mast:crown", "to": {"ship": 1}}),
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


@pytest.mark.parametrize(("action", "move"), WRITTEN, ids=lambda value: str(value)[:40])
def test_every_move_is_written_and_parsed_as_documented(action: Action, move: Move) -> None:
    assert in_json(GAME.move_record(None, deal(), 1, action, now=deal())) == {"seat": 1, **move}
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
    hull = play.options(performing("hull", "vp2", 2, player(ships=ships)))
    assert Buy("hull:stern", on(1, "aft")) in hull
    assert Buy("hull:stern", on(1)) not in hull
    masts = play.options(performing("mast", "vp2", 2, player(ships=ships)))
    assert Buy("mast:whale", on(1)) in masts
    assert Buy("mast:whale", Berth(1, "aft")) not in masts


def test_second_middle_part_may_be_written_at_either_end() -> None:
    state = performing("hull", "vp2", 2, player(ships=(Ship(("middle",)),)))
    fore, aft = (made(state, Buy("hull:middle", on(1, end))) for end in ("fore", "aft"))
    assert fore == aft


# The following tests cover the order of moves in a turn.


def verbs(state: NauticusState, *actions: Action) -> tuple[int | None, set[str]]:
    """Return the seat to move after the given actions, and the kinds of moves that it can make."""
    after = made(state, *actions)
    options = msgspec.to_builtins(play.options(after))
    return play.awaited_seat(after), {str(option["move"]) for option in options}


SPENT = {"has_extra": False, "passes": 1}
KEPT = {"has_extra": True, "passes": 1}
NEXT = (1, {"withdraw", "pass", "extra"})


def test_start_player_chooses_and_gets_the_bonus_first() -> None:
    state = choosing("withdraw", "worker_good", 2, player(**KEPT))
    assert verbs(state) == (0, {"choose"})
    assert verbs(state, Choose("withdraw")) == (0, {"take"})
    assert verbs(state, Choose("withdraw"), Take("good:salt", "bonus")) == (0, {"withdraw", "pass", "extra"})


@pytest.mark.parametrize("action", [Withdraw(1), Pass()])
def test_withdraw_and_pass_end_the_turn_automatically(action: Action) -> None:
    assert verbs(performing("withdraw", "vp2", 2, player(**SPENT)), action) == NEXT
    assert verbs(performing("withdraw", "vp2", 2, player(**KEPT)), action) == (0, {"extra", "end"})
    assert verbs(performing("withdraw", "vp2", 2, player(**KEPT)), action, EndTurn()) == NEXT


def test_crowns_action_ends_the_turn_automatically() -> None:
    assert verbs(performing("crowns", "vp2", 2, player(**SPENT)), Crowns(2))[0] == 1
    assert verbs(performing("crowns", "vp2", 2, player(**KEPT)), Crowns(2)) == (0, {"extra", "end"})


def test_other_actions_end_with_done_even_without_workers() -> None:
    state = performing("hull", "vp2", 1, player(workers=0, **KEPT))
    bow = Buy("hull:bow", NEW)
    assert verbs(state) == (0, {"buy", "pass", "extra"})
    assert verbs(state, bow) == (0, {"done"})
    assert verbs(state, bow, Done()) == (0, {"extra", "end"})
    assert verbs(performing("hull", "vp2", 1, player(workers=0, **SPENT)), bow, Done())[0] == 1


@pytest.mark.parametrize("used", [[Extra("withdraw"), Withdraw(1)], [Extra("withdraw"), Done()]], ids=len)
def test_extra_action_first_leaves_the_phases_action_and_no_end(used: list[Action]) -> None:
    state = performing("withdraw", "vp2", 2, player(**KEPT))
    assert verbs(state, *used) == (0, {"withdraw", "pass"})
    assert verbs(state, *used, Pass()) == NEXT
    assert verbs(state, *used, Withdraw(1)) == NEXT


@pytest.mark.parametrize("first", [Withdraw(1), Pass()])
@pytest.mark.parametrize("used", [[Withdraw(1)], [Done()]], ids=str)
def test_extra_action_last_ends_the_turn(first: Action, used: list[Action]) -> None:
    state = performing("withdraw", "vp2", 2, player(**KEPT))
    assert verbs(state, first, Extra("withdraw"), *used) == NEXT


def test_extra_action_offers_done_from_the_start() -> None:
    state = performing("withdraw", "vp2", 2, player(has_extra=True, workers=0))
    for tile, uses in {"hull": {"buy"}, "withdraw": {"withdraw"}, "deliver": set(), "crowns": set()}.items():
        begun = msgspec.convert({"move": "extra", "tile": tile}, Extra)
        assert verbs(state, begun) == (0, {*uses, "done"})


def test_running_game_record_contains_the_rounds_dealt_so_far() -> None:
    state = deal()
    told = in_json(GAME.chance_record(state, None))
    assert told == {"rounds": [{"anchor": 0, "tiles": list(state.setup.tiles)}]}


def test_result_record_has_the_documented_fields() -> None:
    result = GAME.result(ending(deal(2))).record
    assert list(result) == [
        "vp_before", "goods", "ships", "material_taler", "taler", "material_vp", "vp", "ranking"
    ]  # fmt: skip
