"""Tests for image workers: an image is drawn once, and a failed image leaves the text intact."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Event
from typing import Any

import pytest

from bot.core import pictures
from bot.core.pictures import CACHE_SIZE, ImageRequest, Pictures
from bot.core.words.i18n import translator
from engine.core.files.library import game
from engine.core.randomness.chance import SeededChance
from engine.core.text import LocalizedText, text
from renderer import Picture, render
from renderer.core.palettes import PALETTES
from renderer.core.scene import Scene

pytestmark = pytest.mark.drawn
NAMES = ("Ada", "Ben")
NAUTICUS = game("nauticus")


def observe_board(seed: int = 0) -> Any:
    return NAUTICUS.observe(NAUTICUS.deal(2, NAUTICUS.default_edition(), SeededChance(str(seed))), None)


def request_image(**changes: Any) -> ImageRequest:
    """Return a request for an image of a Nauticus board, with the given changes."""
    return ImageRequest(**({"game": "nauticus", "view": observe_board(), "names": NAMES} | changes))


@pytest.fixture
def rendered_images(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Record every image that is actually drawn."""
    calls: list[Any] = []

    def counted(*given: Any, **named: Any) -> Any:
        calls.append(given)
        return render(*given, **named)

    monkeypatch.setattr(pictures, "render", counted)
    return calls


async def test_concurrent_requests_share_one_image(rendered_images: list[Any]) -> None:
    room = Pictures()
    found = await asyncio.gather(*(room.draw(request_image(), translator("en")) for _ in range(5)))
    assert len(rendered_images) == 1
    assert len({id(picture) for picture in found}) == 1
    assert found[0] is not None
    assert found[0].data
    assert found[0].alt.startswith("Nauticus.")


async def test_image_cache_depends_on_language_seat_and_view(rendered_images: list[Any]) -> None:
    room = Pictures()
    await room.draw(request_image(), translator("en"))
    await room.draw(request_image(), translator("de"))
    await room.draw(request_image(kind="panel", seat=0), translator("en"))
    await room.draw(request_image(kind="panel", seat=1), translator("en"))
    await room.draw(request_image(view=observe_board(1)), translator("en"))
    assert len(rendered_images) == 5


async def test_image_cache_depends_on_palette(rendered_images: list[Any]) -> None:
    room = Pictures()
    uploads = [
        await room.draw(request_image(palette=palette), translator("en"))
        for palette in (*PALETTES, *PALETTES)
    ]
    assert len(rendered_images) == len(PALETTES)
    assert len({upload.data for upload in uploads if upload}) == len(PALETTES)


async def test_film_cache_depends_on_palette() -> None:
    room, views = Pictures(), tuple(observe_board(seed) for seed in range(2))
    usual, safe = [await room.film(request_image(view=views, palette=p), translator("en")) for p in PALETTES]
    assert usual
    assert safe
    assert usual.data != safe.data


async def test_image_cache_is_limited(rendered_images: list[Any]) -> None:
    room = Pictures()
    for seed in (*range(CACHE_SIZE + 1), 0):
        await room.draw(request_image(view=observe_board(seed), kind="panel", seat=0), translator("en"))
    assert len(rendered_images) == CACHE_SIZE + 2


async def test_failed_image_returns_none_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    room = Pictures()
    assert await room.draw(request_image(kind="final"), translator("en")) is None
    assert await room.draw(request_image(max_bytes=10), translator("en")) is None
    assert await room.draw(request_image(game="chess", view=observe_board()), translator("en")) is None
    assert caplog.text.count("the image could not be drawn") == 3


async def test_film_is_cached_per_language() -> None:
    room, views = Pictures(), tuple(observe_board(seed) for seed in range(2))
    first = await room.film(request_image(view=views), translator("en"))
    assert first is not None
    assert first.name == "film.webp"
    assert first.alt.startswith("Nauticus.")
    assert await room.film(request_image(view=views), translator("en")) is first
    other = await room.film(request_image(view=views), translator("de"))
    assert other is not None
    assert other.data != first.data


async def test_film_without_views_is_none() -> None:
    assert await Pictures().film(request_image(view=()), translator("en")) is None


async def test_prefetched_image_yields_to_a_requested_image(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, ended, drawn = Event(), Event(), []

    def render(
        _game: str, _view: Any, kind: str, *, translate: Callable[[LocalizedText], str], **_: Any
    ) -> Picture:
        draw(kind, translate)
        return Picture(b"", "", 1, 1)

    def draw(kind: str, translate: Callable[[LocalizedText], str]) -> None:
        if kind == "board":  # Delay the board image, so that the other user's image is finished first.
            begun.wait(5)
            ended.wait(0.3)
        else:
            begun.set()
        translate(text("nauticus-name"))
        drawn.append(kind)
        ended.set()

    def compose(_game: str, _view: Any, scene: Scene) -> None:
        draw(scene.kind, scene.translate)

    monkeypatch.setattr(pictures, "render", render)
    monkeypatch.setattr(pictures, "compose", compose)
    room = Pictures()
    task = asyncio.create_task(room.draw(request_image(), translator("en")))
    await asyncio.sleep(0)
    await room.prerender(request_image(kind="panel", seat=0), translator("en"))
    await task
    assert drawn == ["board", "panel"]
