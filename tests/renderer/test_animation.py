"""Tests for animated images of a match: one frame per view, and a file size below the limit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from io import BytesIO
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageSequence

from renderer import NothingToDraw, Picture, TooLarge
from renderer.animation import FEW_COLOURS, LAST_MILLISECONDS, MILLISECONDS, animate
from renderer.core.canvas import Canvas
from renderer.core.scene import Scene
from renderer.core.theme import NIGHT
from renderer.picture import MAX_BYTES, drawing
from tests.renderer.views import Case, scene, words

NAMES = ("Anna", "Bo")
GAME = "nauticus"
VIEWS = tuple(Case(GAME, label, 2, "board").view for label in ("empty", "typical", "fullest", "finished"))


def animate_views(views: Sequence[Any] = VIEWS, most_bytes: int = MAX_BYTES) -> Picture:
    return animate(GAME, views, names=NAMES, language="en", translate=words("en"), most_bytes=most_bytes)


def frames(picture: Picture) -> list[Image.Image]:
    """Return an animation's frames in display order."""
    with Image.open(BytesIO(picture.data)) as opened:
        assert opened.size == (picture.width, picture.height)
        return [frame.convert("RGB") for frame in ImageSequence.Iterator(opened)]


def draw_image(view: Any, before: Any) -> Image.Image:

    return drawing(GAME).draw(view, replace(scene("board", NAMES, seat=None), before=before)).image


def durations(picture: Picture) -> list[int]:
    """Return the duration of each frame in milliseconds.

    Pillow sets a frame's duration only when the frame is loaded.
    """
    with Image.open(BytesIO(picture.data)) as opened:
        return [(frame.load(), frame.info["duration"])[1] for frame in ImageSequence.Iterator(opened)]


def test_each_frame_is_the_image_of_its_view() -> None:
    images = frames(animate_views())
    wanted = [draw_image(view, before) for before, view in pairwise((None, *VIEWS))]
    assert len(images) == len(wanted) == 4
    assert [ImageChops.difference(*pair).getbbox() for pair in zip(images, wanted, strict=True)] == [None] * 4


def test_last_frame_is_shown_longer() -> None:
    assert durations(animate_views()) == [MILLISECONDS] * 3 + [LAST_MILLISECONDS]


def test_unchanged_view_extends_the_previous_frame() -> None:
    first = VIEWS[0]
    assert durations(animate_views((first, first, first, VIEWS[1]))) == [3 * MILLISECONDS, LAST_MILLISECONDS]


def test_single_view_gives_a_film() -> None:
    assert durations(animate_views(VIEWS[:1])) == [LAST_MILLISECONDS]


def test_film_is_deterministic() -> None:
    assert animate_views() == animate_views()


class FlagDrawing:
    """A fake drawing module that draws flags, which are quick to draw and have many colours."""

    def draw(self, view: int, scene: Scene) -> Canvas:
        canvas = Canvas(1000, 300, NIGHT)
        for place, cell in enumerate(canvas.box.grid(40, 10)):
            canvas.fill(cell, (place % 251, place * (view + 1) % 253, (place + view) * 7 % 255))
        return canvas


class GrowingDrawing:
    """A fake drawing module whose images are taller for larger views."""

    def draw(self, view: int, scene: Scene) -> Canvas:
        return Canvas(600, 100 * view, (10 * view, 20, 30))


def test_film_has_the_size_of_its_first_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("renderer.picture.drawing", lambda _game: GrowingDrawing())
    images = frames(animate_views((2, 3, 1)))
    assert [frame.size for frame in images] == [(600, 200)] * 3
    assert [frame.getpixel((5, 195)) for frame in images] == [(20, 20, 30), (30, 20, 30), (0, 0, 0)]


def shrinking_films(views: Sequence[int]) -> Iterator[Picture]:
    """Yield the same animation with decreasing size limits, until a limit cannot be met."""
    most_bytes = MAX_BYTES
    with suppress(TooLarge):
        while True:
            made = animate_views(views, most_bytes)
            assert len(made.data) <= most_bytes
            yield made
            most_bytes = len(made.data) - 1


@pytest.mark.long
def test_smaller_limit_gives_a_smaller_film(monkeypatch: pytest.MonkeyPatch) -> None:
    """A smaller limit reduces first the animation's dimensions, then its colours, and finally its frames."""
    monkeypatch.setattr("renderer.picture.drawing", lambda _game: FlagDrawing())
    shown = [frames(shrinking_film) for shrinking_film in shrinking_films(range(5))]
    assert [(len(film), film[0].width) for film in shown] == [
        (5, 1000), (5, 750), (5, 562), (5, 562), (3, 562), (2, 562)
    ]  # fmt: skip
    many, few = ({pixel[1] for pixel in film[0].getcolors(9999) or ()} for film in (shown[2], shown[3]))
    assert len(few) <= FEW_COLOURS < len(many)
    ends = [(film[0].tobytes(), film[-1].tobytes()) for film in shown[3:]]
    assert len(set(ends)) == 1, "the first and the last frame are kept to the end"


def test_impossible_limit_raises_too_large() -> None:
    with pytest.raises(TooLarge, match="4 frames"):
        animate_views(most_bytes=1000)


def test_film_without_views_raises_nothing_to_draw() -> None:
    with pytest.raises(NothingToDraw):
        animate_views(())
