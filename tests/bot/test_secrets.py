"""Secrecy of all bot output: the same clicks in other worlds give identical bytes.

Ada has the first seat, Ben the last until he gives it up, and robots the others. Cem is a spectator. In a
game for one Ben is a spectator as well.
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
"""Readers to whom worlds must look equal if they differ in nothing public, or in nothing that their seat knows."""


class Stretch(NamedTuple):
    """The start of a game: a minimum number of moves, and when all readers look."""

    moves: int
    looked: Looked
    is_drawn: bool


STRETCHES = {
    "short": Stretch(12, (2, 3), is_drawn=True),
    "short to its end": Stretch(12, (END, GONE), is_drawn=True),
    "half": Stretch(70, (10, END, GONE), is_drawn=False),
}
"""In the short ones the first hidden cards are in hands, in the other ones half of all cards."""
USUAL = ("nautilus-island", "half", "everybody")
"""The game, segment and reader of every test run, with the most hidden cards. The others are `long`."""
BRIEF = Stretch(12, (END, GONE), is_drawn=False)
"""With an option, the differences are on the table from the start."""


def stretches(rules: AnyGame) -> Iterator[tuple[str, AnyGame, Stretch]]:
    """Yield the segments of a game by name: some with the default options, one with each option."""
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
        # Group all viewers of a world on one worker, so that it is played only once.
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
    """A cache of the recorded output by world.

    All viewers share the dealt world, and two viewers may share the other one.
    """

    def __init__(self) -> None:
        self._made: list[tuple[World, Stretch, Heard]] = []

    async def heard(self, dealt: World, stretch: Stretch, folder: Path) -> Heard:
        """Return the output of a world, which is played only once."""
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
        # The holder of a card that differs in the other world sees the difference.
        assert bool(differing(here, there)) == bool({0, seats - 1} & {*know_more(played, None)})
