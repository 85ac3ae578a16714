"""Nothing the bot sends tells anybody what they may not know: the same clicks in other worlds, byte for byte.

Ada sits in seat 0, a robot in seat 1, Ben in seat 2 until he gives it up; Cem looks on.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.library import AnyGame, games
from engine.core.model import Viewer
from tests.bot.voyage import SEATS, until_asked, voyage
from tests.bot.watching import EVERYBODY, LEFT, LOG, Heard, differing
from tests.engine.secrecy import knowledge
from tests.engine.worlds import other, world

PUBLIC = (EVERYBODY, LOG, "Cem", f"Ben{LEFT}")
READERS: dict[Viewer, tuple[str, ...]] = {None: PUBLIC, 0: (*PUBLIC, "Ada"), 2: (*PUBLIC, "Ben")}
"""Who can't tell worlds apart that differ in nothing a seat knows, or in nothing that is public."""
FEW, MANY = 12, 70
"""Moves: the first hidden cards are in hands, half of all cards are."""


@pytest.mark.parametrize("rules", games().values(), ids=games())
@pytest.mark.parametrize(("moves", "is_drawn"), [(MANY, False), (FEW, True)], ids=["long", "drawn"])
async def test_what_is_hidden_leaves_no_trace_in_anything_the_bot_sends(
    rules: AnyGame, moves: int, is_drawn: bool, tmp_path: Path
) -> None:
    played, heard = until_asked(world(rules, SEATS, seed=1), moves), dict[str, Heard]()
    worlds = {"dealt": played} | {str(viewer): other(played, viewer, seed=1) for viewer in READERS}
    for name, dealt in worlds.items():
        with pytest.MonkeyPatch.context() as patch:
            heard[name] = await voyage(dealt, tmp_path / name, patch, is_drawn=is_drawn)
    assert set(READERS[0]) | set(READERS[2]) == set(heard["dealt"])
    for viewer, readers in READERS.items():
        assert differing(heard["dealt"], heard[str(viewer)]) & set(readers) == set(), viewer
    # Whoever holds a card that is another one in the other world is shown another one.
    assert bool(differing(heard["dealt"], heard["None"])) == (len(knowledge(played)) > 1)
