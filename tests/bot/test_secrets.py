"""Tests that no bot output reveals secrets: the same clicks in different deals produce identical bytes.

Ada has the first seat, and Ben has the last one. If he resigns, a robot gets his seat, or he keeps it but is
out of the game. Robots have the other seats. Cem is a spectator. In a one-player game, Ben is a spectator too.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.core.files.library import AnyGame, games
from engine.core.model import Viewer
from tests.bot.observers import EVERYBODY, FORMER_SUFFIX, LOG, PAGES, ReaderOutput, differing_readers
from tests.bot.recorded_games import (
    AFTER_RESIGNING,
    AT_END,
    SEATS,
    ViewMoments,
    play_world,
    random_start,
    seat_after_resigning,
    with_resignation,
)
from tests.engine.playouts import variants
from tests.engine.secrecy import better_informed_seats
from tests.engine.worlds import World, indistinguishable_world

PUBLIC = (EVERYBODY, LOG, PAGES, "Cem", f"Ben{FORMER_SUFFIX}")
READERS = {"everybody": PUBLIC, "Ada": (*PUBLIC, "Ada"), "Ben": (*PUBLIC, "Ben")}
"""For each viewer, the readers whose output must be identical.

This applies to any two deals that the viewer cannot tell apart.
"""


class GamePart(NamedTuple):
    """A part of a game that is played from the start.

    The fields are the minimum number of moves, and the times at which all readers open every view.
    """

    moves: int
    view_moments: ViewMoments
    has_images: bool


GAME_PARTS = {
    "short": GamePart(12, (2, 3), has_images=True),
    "short to its end": GamePart(12, (AT_END, AFTER_RESIGNING), has_images=True),
    "half": GamePart(70, (10, AT_END, AFTER_RESIGNING), has_images=False),
}
"""The parts of games to play.

After a short part, players hold their first hidden cards. After the long part, they hold half of all cards.
"""
DEFAULT_CASE = ("nautilus-island", "half", "everybody")
"""The combination of game, part and viewer that is tested in every run. All others are marked `long`.

It was chosen because it has the most hidden cards.
"""
SHORT_PART = GamePart(12, (AT_END, AFTER_RESIGNING), has_images=False)
"""The part of a game that is played with each non-default option.

Options have an effect from the start, so a few moves are enough.
"""


def game_parts(rules: AnyGame) -> Iterator[tuple[str, AnyGame, GamePart]]:
    """Yield each part of a game with its name and rules.

    There are several parts for the default options, and one for each other option.
    """
    for name, stretch in GAME_PARTS.items():
        yield name, rules, stretch
    for option, variant in variants(rules).items():
        yield option, variant, SHORT_PART


def _length_marks(rules: AnyGame, part: str, reader: str) -> list[pytest.MarkDecorator]:
    """Return the marks that select a case for short, long or soak runs."""
    if (rules.id, part, reader) == DEFAULT_CASE:
        return []
    # Public output shows most leaks. One part per game is enough to check that a player's own output differs.
    repeats = part not in {"half", "short to its end"} or (
        reader != "everybody" and (reader, part) != ("Ben", "half")
    )
    return [pytest.mark.soak if repeats else pytest.mark.long]


CASES = [
    pytest.param(
        variant,
        stretch,
        reader,
        id=f"{rules.id}-{name}-{reader}",
        # Run the tests of all viewers on the same worker, so that the common deal is played only once.
        marks=[
            pytest.mark.xdist_group(f"{rules.id}-{name}"),
            *_length_marks(rules, name, reader),
        ],
    )
    for rules in games().values()
    for name, variant, stretch in game_parts(rules)
    for reader in READERS
]


class OutputCache:
    """A cache of recorded output, indexed by deal.

    The tests of all viewers use the same original deal. Two viewers may also have the same alternative deal.
    """

    def __init__(self) -> None:
        self._entries: list[tuple[World, GamePart, ReaderOutput]] = []

    async def get_output(self, world: World, game_part: GamePart, folder: Path) -> ReaderOutput:
        """Return the output for a deal.

        The deal is played when it is first requested.
        """
        for made, through, heard in self._entries:
            if (made, through) == (world, game_part):
                return heard
        with pytest.MonkeyPatch.context() as patch:
            heard = await play_world(
                world, folder, patch, game_part.view_moments, has_images=game_part.has_images
            )
        self._entries.append((world, game_part, heard))
        return heard


@pytest.fixture(scope="module")
def output_cache() -> OutputCache:
    return OutputCache()


@pytest.mark.drawn
@pytest.mark.parametrize(("rules", "stretch", "reader"), CASES)
async def test_hidden_information_does_not_affect_bot_output(
    rules: AnyGame, stretch: GamePart, reader: str, output_cache: OutputCache, tmp_path: Path
) -> None:
    seats = next((count for count in rules.seat_counts if count >= SEATS), max(rules.seat_counts))
    viewer: Viewer = {"everybody": None, "Ada": 0, "Ben": seats - 1 or None}[reader]
    played = random_start(rules, seats, stretch.moves)
    resigns = AFTER_RESIGNING in stretch.view_moments
    how = seat_after_resigning(played, seats - 1) if resigns else None
    if how == "kept":
        played = with_resignation(played, seats - 1)
    here = await output_cache.get_output(played, stretch, tmp_path / "dealt")
    there = await output_cache.get_output(
        indistinguishable_world(played, viewer, seed=1), stretch, tmp_path / "other"
    )
    has_left = {f"Ben{FORMER_SUFFIX}"} if resigns and (how == "left" or seats == 1) else set[str]()
    assert {*READERS["Ada"], *READERS["Ben"]} - {f"Ben{FORMER_SUFFIX}"} | has_left == set(here)
    assert differing_readers(here, there) & set(READERS[reader]) == set()
    if reader == "everybody":
        # Only players who hold a card that differs between the deals may see a difference.
        assert bool(differing_readers(here, there)) == bool(
            {0, seats - 1} & {*better_informed_seats(played, None)}
        )
