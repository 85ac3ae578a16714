"""Tests for building ships (3.2.1.1 to 3.2.1.3): ends, middle parts, emblems and crowns."""

import pytest

from engine.games.nauticus.components import HullKind
from engine.games.nauticus.ship import Ship


@pytest.mark.parametrize(
    ("hull", "part", "ends"),
    [
        (("bow",), "stern", ("aft",)),
        (("bow",), "middle", ("aft",)),
        (("bow",), "bow", ()),
        (("bow",), "single", ()),
        (("stern",), "bow", ("fore",)),
        (("stern",), "middle", ("fore",)),
        (("stern",), "stern", ()),
        (("middle",), "bow", ("fore",)),
        (("middle",), "stern", ("aft",)),
        (("middle",), "middle", ("fore", "aft")),
        (("middle", "middle"), "middle", ()),
        (("bow", "middle"), "middle", ("aft",)),
        (("bow", "middle", "middle"), "middle", ()),
        (("bow", "middle", "middle"), "stern", ("aft",)),
        (("middle", "stern"), "bow", ("fore",)),
        (("bow", "stern"), "middle", ()),
        (("single",), "middle", ()),
        (("single",), "bow", ()),
    ],
)
def test_hull_part_lists_its_possible_ends(
    hull: tuple[HullKind, ...], part: HullKind, ends: tuple[str, ...]
) -> None:
    assert Ship(hull).ends_for(part) == ends


def test_parts_are_ordered_from_fore_to_aft() -> None:
    ship = Ship(("middle",)).laid("hull:bow", "fore").laid("hull:middle", "aft").laid("hull:stern", "aft")
    assert ship.hull == ("bow", "middle", "middle", "stern")


def test_invalid_ship_of_the_rule_book_rejects_a_wheel_sail() -> None:
    ship = Ship(("bow", "stern"), ("anchor", "crown"), ("anchor",))
    assert not ship.takes("sail:wheel")
    assert ship.takes("sail:anchor")
    assert ship.takes("sail:crown")


def test_emblem_restricts_masts_and_sails() -> None:
    assert not Ship(("bow", "stern"), ("whale",)).takes("mast:anchor")
    assert Ship(("bow", "stern"), ("whale",)).takes("mast:crown")
    assert Ship(("bow", "stern"), ("crown",)).takes("mast:anchor")
    assert Ship(("bow",), ("crown",)).takes("sail:whale")


def test_sail_on_a_crown_mast_restricts_the_ship() -> None:
    ship = Ship(("bow", "stern"), ("crown",), ("whale",))
    assert not ship.takes("mast:anchor")
    assert ship.takes("mast:whale")


def test_each_part_holds_one_mast_one_sail_and_one_good() -> None:
    assert not Ship(("bow",), ("whale",)).takes("mast:whale")
    assert not Ship(("bow",)).takes("sail:whale")
    assert not Ship(("bow",), ("whale",), ("whale",)).takes("sail:whale")
    assert Ship(("bow",)).takes("good:fish")
    assert not Ship(("bow",), goods=("fish",)).takes("good:fish")


def test_ship_of_crowns_only_is_finished_without_an_emblem() -> None:
    ship = Ship(("single",), ("crown",), ("crown",))
    assert ship.is_finished
    assert ship.emblem is None


def test_finished_ship_needs_a_closed_hull_and_a_sail_on_every_part() -> None:
    assert not Ship(("bow",), ("whale",), ("whale",)).is_finished
    assert not Ship(("bow", "stern"), ("whale", "whale"), ("whale",)).is_finished
    assert Ship(("bow", "stern"), ("whale", "whale"), ("whale", "crown")).is_finished


def test_finished_ship_accepts_only_goods() -> None:
    ship = Ship(("single",), ("whale",), ("whale",))
    assert [part for part in ("mast:whale", "sail:whale", "mast:crown", "good:salt") if ship.takes(part)] == [
        "good:salt"
    ]
