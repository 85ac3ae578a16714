"""Tests for option comparisons: new, removed and changed options in each group."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.core.model import Action, Decision, Label
from engine.core.text import LocalizedText, text
from host.messages.replay import ChangedOption, compare_options


class Buy(Action, frozen=True):
    """An action that buys an item."""

    thing: str


class Shelf(Struct, frozen=True):
    """A shop's items with their prices.

    An item whose price is None is free, and is listed separately.
    """

    stack: tuple[Decision, ...]
    prices: tuple[tuple[str, int | None], ...]


class Shop(Decision, frozen=True):
    """A decision on which item to buy."""

    def options(self, state: Shelf) -> tuple[Buy, ...]:
        return tuple(Buy(thing) for thing, _ in state.prices)

    def prompt(self, state: Any) -> LocalizedText:
        return LocalizedText("shop-ask")

    def label(self, state: Shelf, action: Buy) -> Label:
        price = dict(state.prices)[action.thing]
        if price is None:
            return Label(text("shop-free", thing=action.thing))
        return label(action.thing, price)


def label(thing: str, price: int) -> Label:
    return Label(
        text("shop-thing", thing=thing), LocalizedText("shop-goods"), text("shop-price", price=price)
    )


def shelf(**prices: int | None) -> Shelf:
    return Shelf((Shop(0),), tuple(prices.items()))


def test_outlook_lists_new_removed_and_changed_options() -> None:
    option_comparison = compare_options(Shop(0), shelf(oar=2, rope=3, sail=4), shelf(oar=2, rope=5, mast=1))
    (goods,) = option_comparison.groups
    assert (goods.count, goods.former_count) == (3, 3)
    assert goods.new == (label("sail", 4),)
    assert goods.removed == (label("mast", 1),)
    assert goods.changed == (ChangedOption(label("rope", 3), label("rope", 5)),)
    assert option_comparison.is_compared


def test_outlook_separates_groups_and_lists_ungrouped_last() -> None:
    option_comparison = compare_options(Shop(0), shelf(nothing=None, oar=2), shelf(nothing=None))
    assert [(kind.group, kind.count, kind.former_count) for kind in option_comparison.groups] == [
        (LocalizedText("shop-goods"), 1, 0),
        (None, 1, 1),
    ]


def test_outlook_includes_group_without_remaining_options() -> None:
    option_comparison = compare_options(Shop(0), shelf(nothing=None), shelf(oar=2))
    assert [(kind.group, kind.count, kind.former_count) for kind in option_comparison.groups] == [
        (LocalizedText("shop-goods"), 0, 1),
        (None, 1, 0),
    ]


def test_outlook_without_earlier_state_has_no_comparison() -> None:
    option_comparison = compare_options(Shop(0), shelf(oar=2), None)
    assert not option_comparison.is_compared
    assert [kind.count for kind in option_comparison.groups] == [1]
