"""Render images in a worker thread, one at a time, with a fair queue."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from threading import Event
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.core.queues import NO_REQUESTER, FairQueue, Requester
from bot.core.words.i18n import Translator
from bot.core.words.layout import Upload
from bot.core.words.limits import ALT_TEXT, fit_lines
from bot.core.words.names import NAMELESS_PLAYER, plain_name
from engine.core.files.library import game
from engine.core.text import LocalizedText, text
from host.core.errors import UserError
from renderer import MAX_BYTES, NoDrawing, NothingToDraw, Palette, Picture, TooLarge, compose, render
from renderer.animation import animate
from renderer.chart import Chart, draw_chart
from renderer.core.encode import encode
from renderer.core.scene import Kind, Scene
from renderer.league.picture import render as render_chart
from renderer.league.views import View

CACHE_SIZE = 8
"""Number of cached images, about 200 kB each. A board opened by several users is drawn only once."""
MAX_PAUSE = 2.0
"""Maximum pause in seconds between two texts in low-priority rendering.

Low-priority rendering pauses while a user waits for an image.
"""
log = logging.getLogger(__name__)


class ImageRequest(Struct, frozen=True, kw_only=True):
    """The arguments for drawing an image with `render`.

    For an animation, `view` is a tuple of views.
    """

    game: str
    view: Any
    kind: Kind = "board"
    names: tuple[str, ...] = ()
    seat: int | None = None
    before: Any = None
    course: tuple[tuple[int, ...], ...] = ()
    palette: Palette = "harbour"
    max_bytes: int = MAX_BYTES

    def with_limit(self, max_bytes: int) -> ImageRequest:
        """Return a copy of the request with a different size limit in bytes."""
        return replace(self, max_bytes=max_bytes)


class ImageKey(Struct, frozen=True):
    """All inputs that determine an image, used as its cache key."""

    request: ImageRequest
    locale: str


class Pictures:
    """An image renderer with a cache.

    Drawing holds the GIL, so a second thread would not make it faster.
    """

    def __init__(self) -> None:
        self._pictures, self._films = FairQueue(), FairQueue()
        self._filming: set[int] = set()
        """The users who have an animation in progress or in the queue."""
        # Use a separate thread pool, so that images don't wait for robots' turns and other work in threads.
        self._threads = ThreadPoolExecutor(2, "pictures")
        # A deque can store keys that contain mappings, which can't be hashed. It is fast enough, because the
        # cache is small.
        self._cache: deque[tuple[ImageKey, Upload]] = deque(maxlen=CACHE_SIZE)
        self._film: tuple[ImageKey, Upload] | None = None
        self._waiting = 0
        self._is_idle = Event()
        self._is_idle.set()

    async def draw(
        self, request: ImageRequest, translate: Translator, requester: Requester = NO_REQUESTER
    ) -> Upload | None:
        """Draw a view and return the image with its alt text.

        Return None if the view can't be drawn. The caller then shows text instead.
        """
        drawing = ImageKey(request, translate.locale)
        with self._pausing_background_work():
            async with self._pictures.acquire(requester):
                # Check the cache only now, because the image may have been drawn while this request was
                # waiting.
                kept = next((upload for known, upload in self._cache if known == drawing), None)
                upload = kept or await self._draw(request, translate)
                if kept is None and upload is not None:
                    self._cache.append((drawing, upload))
        return upload

    async def chart(
        self, view: View, alt: str, requester: Requester = NO_REQUESTER, *, palette: Palette = "harbour"
    ) -> Upload | None:
        """Draw a league or player chart.

        Return None if every encoding exceeds the size limit. The caller then shows text instead.
        """
        with self._pausing_background_work():
            async with self._pictures.acquire(requester):
                picture = await self._try(partial(render_chart, view, palette=palette), type(view).__name__)
        return None if picture is None else Upload(picture.data, picture.name, alt)

    async def course(
        self,
        course: Chart,
        alt: str,
        palette: Palette,
        max_bytes: int = MAX_BYTES,
        requester: Requester = NO_REQUESTER,
    ) -> Upload | None:
        """Draw a chart of how a match progressed.

        `alt` is the alt text. Return None if the chart can't be drawn.
        """
        draw = partial(draw_chart, course, palette, max_bytes)
        with self._pausing_background_work():
            async with self._pictures.acquire(requester):
                picture = await self._try(draw, "a course")
        return None if picture is None else Upload(picture.data, picture.name, alt)

    @contextmanager
    def reserve_film(self, user_key: int) -> Iterator[None]:
        """Mark a user's animation as in progress while the `with` block runs.

        Raises UserError if the user already has one in progress.
        """
        if user_key in self._filming:
            raise UserError(text("slip-one-film"))
        self._filming.add(user_key)
        try:
            yield
        finally:
            self._filming.discard(user_key)

    async def film(
        self, request: ImageRequest, translate: Translator, requester: Requester = NO_REQUESTER
    ) -> Upload | None:
        """Draw a match's views as an animation, at lower priority than still images.

        The alt text describes the end of the match.
        """
        drawing = ImageKey(request, translate.locale)
        async with self._films.acquire(requester):
            if self._film is None or self._film[0] != drawing:
                upload = await self._animate(request, translate)
                self._film = None if upload is None else (drawing, upload)
            return None if self._film is None else self._film[1]

    async def prerender(self, request: ImageRequest, translate: Translator) -> None:
        """Draw an image in advance to fill the caches, at lower priority than users' images.

        If it shows a board, it is also encoded, so that the image encoder is loaded in advance.
        """
        speak = self._low_priority_translator(translate, request.names)
        scene = Scene(request.kind, request.seat, request.names, translate.locale, speak)
        canvas = await asyncio.to_thread(compose, request.game, request.view, scene)
        if request.kind == "board":
            await asyncio.to_thread(encode, canvas.image, MAX_BYTES)

    async def _draw(self, request: ImageRequest, translate: Translator) -> Upload | None:
        picture = await self._try(partial(_render, request, translate), f"{request.game}, {request.kind}")
        return None if picture is None else _describe(picture, request, request.view, translate)

    async def _try(self, draw: Callable[[], Picture], what: str) -> Picture | None:
        """Draw in a worker thread; return None if no image can be drawn."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, draw)
        except (NoDrawing, NothingToDraw, TooLarge) as error:
            log.warning("%s: the image could not be drawn: %r", what, error)
            return None

    async def _animate(self, request: ImageRequest, translate: Translator) -> Upload | None:
        draw = partial(
            animate, request.game, request.view, names=request.names, language=translate.locale,
            translate=self._low_priority_translator(translate, request.names), most_bytes=request.max_bytes,
            palette=request.palette,
        )  # fmt: skip
        picture = await self._try(draw, f"{request.game}, film")
        return None if picture is None else _describe(picture, request, request.view[-1], translate)

    @contextmanager
    def _pausing_background_work(self) -> Iterator[None]:
        """Pause low-priority rendering while the `with` block runs."""
        self._waiting += 1
        self._is_idle.clear()
        try:
            yield
        finally:
            self._waiting -= 1
            if not self._waiting:
                self._is_idle.set()

    def _low_priority_translator(
        self, translate: Translator, names: Sequence[str]
    ) -> Callable[[LocalizedText], str]:
        """Return a translator that pauses its thread while a user waits for an image."""
        speak = _image_translator(translate, names)

        def speak_later(text: LocalizedText) -> str:
            self._is_idle.wait(MAX_PAUSE)
            return speak(text)

        return speak_later


def _render(request: ImageRequest, translate: Translator) -> Picture:
    # The renderer has its own words for players without a visible name.
    names = ["" if NAMELESS_PLAYER.fullmatch(name) else name for name in request.names]
    return render(
        request.game, request.view, request.kind, seat=request.seat, names=names, language=translate.locale,
        translate=_image_translator(translate, request.names), most_bytes=request.max_bytes, before=request.before,
        score_history=request.course, palette=request.palette,
    )  # fmt: skip


def _image_translator(translate: Translator, names: Sequence[str]) -> Callable[[LocalizedText], str]:
    return partial(translate, names=[plain_name(name) for name in names])


def _describe(picture: Picture, request: ImageRequest, view: Any, translate: Translator) -> Upload:
    figures = (text("help-figures", game=LocalizedText(f"{request.game}-name")),)
    localized_texts = figures if request.kind == "rules" else game(request.game).alt_text(view)
    return Upload(picture.data, picture.name, alt_text(localized_texts, translate, request.names))


def alt_text(
    sentences: Sequence[LocalizedText],
    translate: Translator,
    names: Sequence[str],
    max_length: int = ALT_TEXT,
) -> str:
    """Translate an image's alt text.

    The most important of the `sentences` comes first, because the last ones are dropped if the text exceeds
    `max_length`, which is Discord's limit by default.
    """
    plain = [plain_name(name) for name in names]
    return " ".join(fit_lines((translate(sentence, plain) for sentence in sentences), max_length, " "))
