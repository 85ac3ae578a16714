"""Tests for secrecy in images: a viewer's images depend only on what the viewer can see.

The images are not encoded, because encoding depends only on the pixels.
"""

from __future__ import annotations

from functools import partial

import pytest

from bot.core.words.i18n import translator
from engine.core.files.library import AnyGame
from renderer import render
from renderer.core.canvas import TILES
from renderer.core.scene import Kind
from tests.bot.drawings import skip_encoding
from tests.engine.playouts import FEW_TABLES
from tests.engine.secrecy import world_pairs
from tests.engine.worlds import World, random_world

every_table = pytest.mark.parametrize(("rules", "seats"), FEW_TABLES)


@pytest.fixture(autouse=True)
def unencoded_images(monkeypatch: pytest.MonkeyPatch) -> None:
    skip_encoding(monkeypatch)


def draw_images(world: World, viewer: int | None) -> dict[Kind, bytes]:
    """Return a viewer's images of a match's latest position."""
    names = [f"P{seat}" for seat in range(world.seats)]
    view = world.rules.observe(world.states()[-1], viewer)
    worded = partial(translator("en"), names=names)
    before = world.rules.observe(world.states()[0], viewer)
    kinds: tuple[Kind, ...] = ("board", "rules") if viewer is None else ("board", "panel", "turn")
    return {
        kind: render(
            world.rules.id,
            view,
            kind,
            seat=viewer,
            names=names,
            language="en",
            translate=worded,
            before=before,
        ).data
        for kind in kinds
    }


@every_table
def test_images_do_not_depend_on_data_hidden_from_the_viewer(rules: AnyGame, seats: int) -> None:
    for viewer in (None, seats - 1):
        *_, (one, another) = world_pairs(rules, seats, viewer, seed=3)
        data = draw_images(one, viewer)
        TILES.clear()
        assert data == draw_images(another, viewer)


@every_table
def test_images_do_not_depend_on_tiles_cached_for_other_viewers(rules: AnyGame, seats: int) -> None:
    """A viewer's images do not change after tiles have been cached for other viewers."""
    late = random_world(rules, seats, seed=3)
    late = late.first_moves(len(late.actions) - 3)
    for viewer in (None, 0):
        TILES.clear()
        first = draw_images(late, viewer)
        TILES.clear()
        for another in {None, *range(seats)} - {viewer}:
            draw_images(late, another)
        assert draw_images(late, viewer) == first
