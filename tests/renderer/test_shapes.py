"""What must be told apart is told apart by its shape, not by its colour alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from renderer.core.marks import paint_badge
from renderer.core.sprites import Pen, Shelf, sprite
from renderer.games.nauticus import cargo, emblems, tokens
from renderer.games.nauticus.palette import EMBLEMS, Wear
from renderer.games.nauticus.vessels import paint_hull

SIDE = 64
BLACK, WHITE = (0, 0, 0), (255, 255, 255)


def paint_emblem_alone(pen: Pen, emblem: str) -> None:
    emblems.FIGURES[emblem](pen, 50, 50, 45, Wear(BLACK, WHITE))


def paint_good_alone(pen: Pen, good: str) -> None:
    cargo.FIGURES[good](pen, 50, 50, 45, Wear(BLACK, WHITE))


def paint_hull_alone(pen: Pen, part: str) -> None:
    paint_hull(pen, part, 0, 32, rise=1.4)


GROUPS: dict[str, tuple[Callable[..., None], tuple[object, ...]]] = {
    "emblems": (paint_emblem_alone, tuple(emblems.FIGURES)),
    "goods": (paint_good_alone, tuple(cargo.FIGURES)),
    "hulls": (paint_hull_alone, ("bow", "middle", "stern", "single")),
    "badges": (paint_badge, (0, 1, 2, 3)),
    "workers": (tokens.paint_worker, (True, False)),
    "choices": (tokens.paint_any_part, ("mast", "sail", "good")),
}


def silhouette(paint: Callable[..., None], value: object) -> Image.Image:
    """Return where a sprite has ink, whatever its colour."""
    return sprite(paint, SIDE, SIDE, value).getchannel("A").point([255 * (a > 127) for a in range(256)])


def area(mask: Image.Image) -> int:
    return mask.histogram()[255]


def pairs() -> Iterator[tuple[str, object, object]]:
    for group, (_, values) in GROUPS.items():
        yield from ((group, one, other) for one, other in combinations(values, 2))


@pytest.mark.parametrize(("group", "one", "other"), list(pairs()))
def test_no_two_of_a_group_have_one_shape(group: str, one: object, other: object) -> None:
    paint, _ = GROUPS[group]
    first, second = silhouette(paint, one), silhouette(paint, other)
    common, either = ImageChops.darker(first, second), ImageChops.lighter(first, second)
    assert area(common) < 0.94 * area(either)


@pytest.mark.parametrize("kind", list(EMBLEMS))
def test_an_emblem_stands_out_from_its_ground_without_colour(kind: str) -> None:
    ground, figure = EMBLEMS[kind]
    grey = [Image.new("RGB", (1, 1), colour).convert("L").getpixel((0, 0)) for colour in (ground, figure)]
    assert isinstance(grey[0], int)
    assert isinstance(grey[1], int)
    assert abs(grey[0] - grey[1]) > 70


def test_a_sprite_is_painted_once() -> None:
    calls = []

    def paint(pen: Pen, colour: tuple[int, int, int]) -> None:
        calls.append(colour)
        pen.dot(50, 50, 40, colour)

    assert sprite(paint, 20, 20, WHITE) is sprite(paint, 20, 20, WHITE)
    assert sprite(paint, 24, 20, WHITE).size == (24, 20)
    assert calls == [WHITE, WHITE]


def test_the_shelf_forgets_what_was_not_asked_for_the_longest() -> None:
    shelf = Shelf(most_bytes=3 * 400)
    pictures = [Image.new("RGBA", (10, 10)) for _ in range(4)]
    for key, picture in enumerate(pictures[:3]):
        shelf.keep(key, picture)
    assert shelf.take(0) is pictures[0]
    shelf.keep(3, pictures[3])
    assert shelf.take(1) is None
    assert [shelf.take(key) for key in (0, 2, 3)] == [pictures[0], pictures[2], pictures[3]]
    assert shelf.held == 3 * 400
