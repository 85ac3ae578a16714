"""Tests for the edition file: the default values, and the limits for custom ones."""

import pytest

from engine.core.files import editions
from engine.core.game import BadEdition
from engine.core.randomness.chance import SeededChance
from engine.games.nauticus.game import GAME

WHEEL = "blue = [0, 3, 1, 2, 3, 2, 1, 2]"
TEXT = (GAME.folder / "edition.toml").read_text(encoding="utf-8")


def test_default_prices_match_the_rule_book() -> None:
    edition = GAME.default_edition()
    assert {s.bonus: s.prices for s in edition.spaces}["vp2"] == (1, 2, 3, 0)
    assert "vp2" not in edition.reconstructed
    assert len(edition.reconstructed) == 8


def test_corrected_edition_is_used_in_play() -> None:
    edition = GAME.read_edition(
        TEXT.replace("blue = [0, 3, 1, 2, 3, 2, 1, 2]", "blue = [0, 1, 1, 1, 2, 2, 3, 3]")
    )
    assert GAME.deal(2, edition, SeededChance("x")).edition.wheel == (0, 1, 1, 1, 2, 2, 3, 3)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("prices = [3, 0, 1, 2]", "prices = [3, 0, 1, 1]", "workers3"),
        ("prices = [3, 0, 1, 2]", "prices = [3, 0, 1]", "length"),
        ('bonus = "mast"', 'bonus = "sail"', "clockwise"),
        ('bonus = "mast"', 'bonus = "rum"', "rum"),
        ("blue = [0,", "blue = [1,", "anchor"),
        ("blue = [0, 3,", "blue = [0,", "8 sectors"),
        ("[wheel]", "[wheel", "TOML|line"),
        ('0]\nsource = "book"', '0]\nsource = "hearsay"', "hearsay"),
        ("[wheel]", "[rudder]", "wheel|rudder"),
    ],
)
def test_invalid_edition_names_its_error(old: str, new: str, why: str) -> None:
    assert old in TEXT
    with pytest.raises(BadEdition, match=why):
        GAME.read_edition(TEXT.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("prices = [1, 2, 3, 0]", "prices = [0, 3, 2, 1]", "nauticus-unlike-prices"),
        ("prices = [2, 1, 0, 3]", "prices = [3, 1, 0, 2]", "nauticus-unlike-row"),
        ("prices = [0, 1, 2, 3]", "prices = [1, 0, 2, 3]", "nauticus-unlike-row"),
        (WHEEL, "blue = [0, 1, 1, 2, 2, 2, 1, 2]", "nauticus-unlike-wheel"),
    ],
)
def test_deviation_from_the_printed_edition_is_reported(old: str, new: str, key: str) -> None:
    edition = GAME.read_edition(TEXT.replace(old, new))
    assert [said.key for said in editions.undeclared_contradictions(GAME, edition)] == [key]
    meant = GAME.read_edition("house_rules = true\n" + TEXT.replace(old, new))
    assert editions.undeclared_contradictions(GAME, meant) == ()
    assert editions.contradictions(GAME, meant) == editions.contradictions(GAME, edition)


def test_value_missing_from_the_rule_book_is_no_contradiction() -> None:
    text = TEXT.replace(WHEEL, "blue = [0, 1, 1, 1, 2, 2, 3, 3]")
    swapped = text.replace("[2, 1, 0, 3]", "[9]").replace("[0, 1, 2, 3]", "[2, 1, 0, 3]")
    assert editions.contradictions(GAME, GAME.read_edition(swapped.replace("[9]", "[0, 1, 2, 3]"))) == ()


def test_house_rules_flag_survives_a_record_round_trip() -> None:
    printed = GAME.default_edition()
    assert "house_rules" not in GAME.edition_record(printed)
    meant = GAME.read_edition("house_rules = true\n" + TEXT)
    fields = GAME.edition_record(meant)
    assert fields["house_rules"] is True
    assert editions.has_house_rules(GAME, GAME.edition_from_record(fields))
