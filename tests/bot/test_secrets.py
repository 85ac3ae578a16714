"""Nothing the bot sends tells anybody what they may not know: the same clicks in other worlds, byte for byte.

Ada sits in the first seat, Ben in the last until he gives it up, robots between them; Cem looks on. Of a game for one
Ben is a spectator like Cem.
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
"""Who can't tell worlds apart that differ in nothing a seat knows, or in nothing that is public."""


class Stretch(NamedTuple):
    """The beginning of a game: at least so many moves, and when everybody looks at everything."""

    moves: int
    looked: Looked
    is_drawn: bool


STRETCHES = {
    "short": Stretch(12, (2, 3), is_drawn=True),
    "short to its end": Stretch(12, (END, GONE), is_drawn=True),
    "half": Stretch(70, (10, END, GONE), is_drawn=False),
}
"""In the short ones the first hidden cards are in hands, in the other half of all cards are."""
USUAL = ("nautilus-island", "half", "everybody")
"""The game, its stretch and the reader of every run of the tests: most is hidden there. The others are `long`."""
BRIEF = Stretch(12, (END, GONE), is_drawn=False)
"""With an option: what is otherwise in it is on the table from the beginning."""


def stretches(rules: AnyGame) -> Iterator[tuple[str, AnyGame, Stretch]]:
    """Yield what is played of a game, by name: stretches of it as it is usually played, and one with each option."""
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
        # All viewers of a world are one worker's, so that it is sailed through once.
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
    """What was heard in each world: two viewers may have the same other world, and all have the one dealt."""

    def __init__(self) -> None:
        self._made: list[tuple[World, Stretch, Heard]] = []

    async def heard(self, dealt: World, stretch: Stretch, folder: Path) -> Heard:
        """Return what was heard in a world, which is sailed through once."""
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
async def test_what_is_hidden_leaves_no_trace_in_anything_the_bot_sends(
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
        # Whoever holds a card that is another one in the other world is shown another one.
        assert bool(differing(here, there)) == bool({0, seats - 1} & {*know_more(played, None)})
