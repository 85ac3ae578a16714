"""Tests that no bot output reveals secrets: the same clicks in different deals produce identical bytes.

Ada has the first seat, Ben has the last one until he resigns, and robots have the others. Cem is a spectator.
In a one-player game Ben is a spectator too.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.core.library import AnyGame, games
from engine.core.model import Viewer
from tests.bot.observers import EVERYBODY, LEFT, LOG, Heard, differing
from tests.bot.voyage import END, GONE, SEATS, Looked, until_asked, voyage
from tests.engine.playouts import variants
from tests.engine.secrecy import know_more
from tests.engine.worlds import World, other, world

PUBLIC = (EVERYBODY, LOG, "Cem", f"Ben{LEFT}")
READERS = {"everybody": PUBLIC, "Ada": (*PUBLIC, "Ada"), "Ben": (*PUBLIC, "Ben")}
"""By viewer, the readers whose output must be identical for deals that look the same to the viewer."""


class Stretch(NamedTuple):
    """A part of a game that is played from the start: its minimum number of moves, and when all readers look."""

    moves: int
    looked: Looked
    is_drawn: bool


STRETCHES = {
    "short": Stretch(12, (2, 3), is_drawn=True),
    "short to its end": Stretch(12, (END, GONE), is_drawn=True),
    "half": Stretch(70, (10, END, GONE), is_drawn=False),
}
"""The parts of games to play.

After a short part, players hold their first hidden cards. After the long part, they hold half of all cards.
"""
USUAL = ("nautilus-island", "half", "everybody")
"""The only combination of game, part and viewer in every test run. The others are marked `long`.

It was chosen because it has the most hidden cards.
"""
BRIEF = Stretch(12, (END, GONE), is_drawn=False)
"""The part of a game that is played with each non-default option.

Options have an effect from the start, so a few moves are enough.
"""


def stretches(rules: AnyGame) -> Iterator[tuple[str, AnyGame, Stretch]]:
    """Yield each part of a game with its name and rules.

    There are several parts for the default options, and one for each other option.
    """
    for name, stretch in STRETCHES.items():
        yield name, rules, stretch
    for option, variant in variants(rules).items():
        yield option, variant, BRIEF


CASES = [
    pytest.param(
        variant,
        stretch,
        reader,
        id=f"{rules.id}-{name}-{reader}",
        # Run the tests of all viewers on the same worker, so that the common deal is played only once.
        marks=[
            pytest.mark.xdist_group(f"{rules.id}-{name}"),
            *([] if (rules.id, name, reader) == USUAL else [pytest.mark.long]),
        ],
    )
    for rules in games().values()
    for name, variant, stretch in stretches(rules)
    for reader in READERS
]


class Voyages:
    """A cache of recorded output, indexed by deal.

    The tests of all viewers share the original deal, and those of two viewers may share an alternative one.
    """

    def __init__(self) -> None:
        self._made: list[tuple[World, Stretch, Heard]] = []

    async def heard(self, dealt: World, stretch: Stretch, folder: Path) -> Heard:
        """Return the output for a deal.

        The deal is played when it is first requested.
        """
        for made, through, heard in self._made:
            if (made, through) == (dealt, stretch):
                return heard
        with pytest.MonkeyPatch.context() as patch:
            heard = await voyage(dealt, folder, patch, stretch.looked, is_drawn=stretch.is_drawn)
        self._made.append((dealt, stretch, heard))
        return heard


@pytest.fixture(scope="module")
def voyages() -> Voyages:
    return Voyages()


@pytest.mark.drawn
@pytest.mark.parametrize(("rules", "stretch", "reader"), CASES)
async def test_hidden_information_does_not_affect_bot_output(
    rules: AnyGame, stretch: Stretch, reader: str, voyages: Voyages, tmp_path: Path
) -> None:
    seats = next((count for count in rules.seat_counts if count >= SEATS), max(rules.seat_counts))
    viewer: Viewer = {"everybody": None, "Ada": 0, "Ben": seats - 1 or None}[reader]
    played = until_asked(world(rules, seats, seed=1), stretch.moves)
    here = await voyages.heard(played, stretch, tmp_path / "dealt")
    there = await voyages.heard(other(played, viewer, seed=1), stretch, tmp_path / "other")
    has_left = {f"Ben{LEFT}"} if GONE in stretch.looked else set[str]()
    assert {*READERS["Ada"], *READERS["Ben"]} - {f"Ben{LEFT}"} | has_left == set(here)
    assert differing(here, there) & set(READERS[reader]) == set()
    if reader == "everybody":
        # A player sees a difference if they hold a card that differs between the deals.
        assert bool(differing(here, there)) == bool({0, seats - 1} & {*know_more(played, None)})
