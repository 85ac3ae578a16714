"""Tests for move notation in the record (docs/record.md), and for the order of moves in a turn."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.core import play
from engine.core.game import BadMove
from engine.core.model import Action
from engine.games.nautilus_island.actions import Close, Collect, Go, Leave, Nothing, Store
from engine.games.nautilus_island.components import CARDS, DECK
from engine.games.nautilus_island.game import GAME
from tests.nautilus_island.positions import (
    card_set,
    deal,
    option_kinds,
    options_of_type,
    play_actions,
    recovery_turn,
    store_action,
)

Move = dict[str, Any]

NOTATIONS: list[tuple[Action, Move]] = [
    (Go(0), {"move": "go", "column": 0}),
    (Collect(), {"move": "collect"}),
    (
        Store(("clothes/hat", "clothes/hat", "clothes/boots")),
        {"move": "store", "cards": ["clothes/hat", "clothes/hat", "clothes/boots"]},
    ),
    (Close(), {"move": "close"}),
    (Leave(), {"move": "leave"}),
    (Nothing(), {"move": "nothing"}),
]


@pytest.mark.parametrize(("action", "move"), NOTATIONS, ids=lambda value: str(value)[:40])
def test_every_move_is_written_and_parsed_as_documented(action: Action, move: Move) -> None:
    written = msgspec.json.encode(GAME.move_record(None, deal(), 1, action, now=deal()))
    assert msgspec.json.decode(written) == {"seat": 1, **move}
    assert GAME.read_action(None, {**move, "by": "clock", "comment": "?"}) == action


def test_cards_are_parsed_in_any_order_and_written_in_rules_order() -> None:
    mixed = ["supplies/tins", "supplies/biscuits", "supplies/fruit"]
    read = GAME.read_action(None, {"move": "store", "cards": mixed})
    assert read == Store(("supplies/biscuits", "supplies/fruit", "supplies/tins"))
    state = recovery_turn(3, " ".join(mixed))
    assert all(
        option.cards == tuple(sorted(option.cards, key=CARDS.index))
        for option in options_of_type(state, Store)
    )
    assert read in play.options(state)


@pytest.mark.parametrize(
    "move",
    [
        {},
        {"move": "sail"},
        {"move": "go"},
        {"move": "go", "column": "0"},
        {"move": "go", "column": None},
        {"move": "store"},
        {"move": "store", "cards": "clothes/hat"},
        {"move": "store", "cards": ["hat"]},
        {"move": "store", "cards": ["clothes/compass"]},
        {"move": "store", "cards": ["clothes/hat", None]},
        {"move": "store", "cards": [1]},
    ],
    ids=str,
)
def test_undocumented_notation_is_rejected(move: Move) -> None:
    with pytest.raises(BadMove):
        GAME.read_action(None, move)


@pytest.mark.parametrize(
    "chance",
    [{}, {"stacks": []}, {"stacks": [[1]], "tokens": []}, {"stacks": [["clothes/hat"]], "tokens": []}],
    ids=str,
)
def test_incomplete_chance_is_rejected(chance: dict[str, Any]) -> None:
    with pytest.raises(BadMove, match="chance"):
        GAME.read_chance(chance)


def test_deal_is_recorded_per_stack_from_the_top() -> None:
    stacks = [DECK[place * 8 : place * 8 + 8] for place in range(11)]
    tokens = list(reversed(GAME.default_edition().pile()))
    chance = GAME.read_chance({"stacks": stacks, "tokens": tokens})
    state = GAME.deal(3, GAME.default_edition(), chance)
    assert [list(stack.cards) for stack in state.stacks] == [list(stack) for stack in stacks]
    assert (list(state.tokens), state.camp) == (tokens, tuple(tokens[:5]))


# The following tests cover the order of moves in a turn.


def test_turn_starts_with_go_and_continues_in_the_column() -> None:
    assert option_kinds(deal()) == {"Go"}
    assert option_kinds(play_actions(deal(), Go(2))) == {"Collect"}
    assert option_kinds(play_actions(deal(), Go(2), Collect())) == {"Go"}


def test_close_or_leave_follows_only_a_store_that_reaches_a_porthole() -> None:
    two = recovery_turn(3, "clothes/hat clothes/hat clothes/hat", card_set("clothes", "boots"))
    assert option_kinds(play_actions(two, store_action("clothes/hat"))) == {"Go"}
    assert option_kinds(play_actions(two, store_action("clothes/hat clothes/hat"))) == {"Close", "Leave"}
