"""Tests for decks and dice: hidden cards, unknown cards in records, and random orders that fit a view."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from engine.core.game import BadMove
from engine.core.randomness.chance import RecordedChance, SeededChance
from engine.core.randomness.decks import DeckGame, complete, fill_in, hide, missing_cards, roll

CARDS = ("ace", "king", "queen", "queen")


def test_hidden_cards_become_none() -> None:
    assert hide(CARDS, {0, 3}) == ("ace", None, None, "queen")


def test_missing_cards_are_counted() -> None:
    assert sorted(missing_cards((None, "queen"), CARDS)) == ["ace", "king", "queen"]


def test_missing_cards_fill_unknown_places_and_the_end() -> None:
    assert fill_in((None, "queen"), ("ace", "king", "queen")) == ("ace", "queen", "king", "queen")


def test_completed_orders_keep_known_cards_and_vary() -> None:
    orders = {complete((None, "king"), CARDS, SeededChance(str(seed)))[0] for seed in range(40)}
    assert all(order[1] == "king" and sorted(order) == sorted(CARDS) for order in orders)
    assert len(orders) == 3
    assert {order[0] for order in orders} == {"ace", "queen"}


def test_roll_can_be_replayed_from_its_record() -> None:
    faces = ("1", "2", "3", "4", "5", "6")
    rolled = [roll(SeededChance(str(seed)), faces)[0] for seed in range(60)]
    assert set(rolled) == set(faces)
    assert [roll(RecordedChance(((face,),)), faces)[0] for face in rolled] == rolled


class _Dealt(DeckGame):  # type: ignore[type-arg]
    """A game of which only the records are tested."""

    deck_names = ("cards",)
    has_dice = True
    decks = lambda self, edition, seats: {"cards": CARDS}  # noqa: E731, ARG005
    shuffled_decks = lambda self, state: {"cards": CARDS}  # noqa: E731, ARG005
    known_places = lambda self, state, viewer: {"cards": () if viewer is None else (viewer,)}  # noqa: E731, ARG005


def dealt() -> _Dealt:
    # Only the methods under test are implemented.
    _Dealt.__abstractmethods__ = frozenset()
    kind: Any = _Dealt
    return cast("_Dealt", kind())


def test_decks_are_read_before_the_rolls() -> None:
    chance = dealt().read_chance({"cards": ["king"], "dice": ["4", "2"]})
    order, after = chance.shuffle(CARDS)
    assert order[0] == "king"
    first, after = roll(after, ("2", "4"))
    assert (first, roll(after, ("2", "4"))[0]) == ("4", "2")


def test_unknown_cards_of_a_record_are_filled_in() -> None:
    filled = dealt().fill_in_chance({"cards": [None, "ace"], "dice": []}, None, 2, [])
    assert filled["cards"][1] == "ace"
    assert sorted(filled["cards"]) == sorted(CARDS)


@pytest.mark.parametrize("chance", [{}, {"cards": 1, "dice": []}, {"cards": [], "dice": [3]}])
def test_malformed_chance_is_rejected(chance: dict[str, object]) -> None:
    with pytest.raises(BadMove):
        dealt().read_chance(chance)


def test_record_of_a_viewer_contains_the_known_cards_and_has_the_length_of_the_deck() -> None:
    running, over = SimpleNamespace(stack=("step",)), SimpleNamespace(stack=())
    assert dealt().chance_record(cast("Any", running), 1) == {"cards": [None, "king", None, None], "dice": []}
    assert dealt().chance_record(cast("Any", running), None) == {"cards": [None] * 4, "dice": []}
    assert dealt().chance_record(cast("Any", over), None) == {"cards": [*CARDS], "dice": []}
