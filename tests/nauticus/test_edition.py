"""The edition file: what comes with the game, and what a corrected one may not do."""

import pytest

from engine.core.chance import Seeded
from engine.core.game import BadEdition
from engine.games.nauticus.game import GAME

TEXT = (GAME.folder / "edition.toml").read_text(encoding="utf-8")


def test_known_prices_of_the_book() -> None:
    edition = GAME.default_edition()
    assert {s.bonus: s.prices for s in edition.spaces}["vp2"] == (1, 2, 3, 0)
    assert "vp2" not in edition.reconstructed
    assert len(edition.reconstructed) == 8


def test_a_corrected_edition_is_played_with() -> None:
    edition = GAME.read_edition(
        TEXT.replace("blue = [0, 3, 1, 2, 3, 2, 1, 2]", "blue = [0, 1, 1, 1, 2, 2, 3, 3]")
    )
    assert GAME.deal(2, edition, Seeded("x")).edition.wheel == (0, 1, 1, 1, 2, 2, 3, 3)


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
def test_a_broken_edition_says_what_is_wrong(old: str, new: str, why: str) -> None:
    assert old in TEXT
    with pytest.raises(BadEdition, match=why):
        GAME.read_edition(TEXT.replace(old, new, 1))
