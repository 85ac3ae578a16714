"""Drawing off the event loop: one picture at a time, in a worker thread."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from threading import Event
from typing import Any

from msgspec import Struct

from bot.words.i18n import Words
from bot.words.layout import Upload
from bot.words.limits import ALT_TEXT, as_many
from bot.words.names import plain_name
from engine.core.library import game
from engine.core.text import Text, text
from renderer import MAX_BYTES, NoDrawing, NothingToDraw, Palette, Picture, TooLarge, compose, render
from renderer.core.encode import encode
from renderer.core.scene import Kind, Scene
from renderer.film import animate

MAX_KEPT = 8
"""Pictures kept in memory, some 200 kB each: a board that several people look at is drawn once."""
MAX_PATIENCE = 2.0
"""Seconds for which a word of what nobody waits for gives way: a film comes to its end on the busiest day too."""
log = logging.getLogger(__name__)


class Wanted(Struct, frozen=True):
    """All that a picture depends on."""

    game: str
    view: Any
    kind: Kind
    names: tuple[str, ...]
    locale: str
    seat: int | None
    most_bytes: int
    before: Any
    course: tuple[tuple[int, ...], ...]
    palette: Palette = "harbour"


class Pictures:
    """The drawing room. Composing holds the interpreter's lock, so a second thread would win nothing."""

    def __init__(self) -> None:
        self._one_at_a_time = asyncio.Lock()
        self._one_film_at_a_time = asyncio.Lock()
        # Compared rather than hashed: views may hold mappings, and there are few pictures.
        self._kept: deque[tuple[Wanted, Upload]] = deque(maxlen=MAX_KEPT)
        self._film: tuple[Wanted, Upload] | None = None
        self._waiting = 0
        self._quiet = Event()
        self._quiet.set()

    async def draw(
        self,
        game_id: str,
        view: Any,
        kind: Kind,
        names: Sequence[str],
        words: Words,
        *,
        seat: int | None = None,
        most_bytes: int = MAX_BYTES,
        before: Any = None,
        course: tuple[tuple[int, ...], ...] = (),
        palette: Palette = "harbour",
    ) -> Upload | None:
        """Draw a view as `render` does and describe it; None where there is nothing to draw: then words must do."""
        wanted = Wanted(
            game_id, view, kind, tuple(names), words.locale, seat, most_bytes, before, course, palette
        )
        with self._awaited():
            async with self._one_at_a_time:
                # Looked up only now: whoever waited may have waited for this very picture.
                kept = next((upload for drawn, upload in self._kept if drawn == wanted), None)
                upload = kept or await _drawn(wanted, words)
                if kept is None and upload is not None:
                    self._kept.append((wanted, upload))
        return upload

    async def film(
        self,
        game_id: str,
        views: Sequence[Any],
        names: Sequence[str],
        words: Words,
        *,
        most_bytes: int = MAX_BYTES,
        palette: Palette = "harbour",
    ) -> Upload | None:
        """Draw views of one match as `animate` does, giving way to pictures; described is how it ends."""
        wanted = Wanted(
            game_id, tuple(views), "board", tuple(names), words.locale, None, most_bytes, None, (), palette
        )
        async with self._one_film_at_a_time:
            if self._film is None or self._film[0] != wanted:
                upload = await self._filmed(wanted, words)
                self._film = None if upload is None else (wanted, upload)
            return None if self._film is None else self._film[1]

    async def rehearse(
        self, game_id: str, view: Any, kind: Kind, seat: int | None, seats: int, words: Words
    ) -> None:
        """Compose a picture nobody wants, giving way to others: the next one finds its parts drawn.

        Boards are encoded too, so that the encoder is at hand.
        """
        names = tuple(f"{seat}" for seat in range(seats))
        scene = Scene(kind, seat, names, words.locale, self._giving_way(words, names))
        canvas = await asyncio.to_thread(compose, game_id, view, scene)
        if kind == "board":
            await asyncio.to_thread(encode, canvas.image, MAX_BYTES)

    async def _filmed(self, wanted: Wanted, words: Words) -> Upload | None:
        draw = partial(
            animate, wanted.game, wanted.view, names=wanted.names, language=wanted.locale,
            words=self._giving_way(words, wanted.names), most_bytes=wanted.most_bytes, palette=wanted.palette,
        )  # fmt: skip
        picture = await _made(draw, wanted)
        return None if picture is None else _described(picture, wanted, wanted.view[-1], words)

    @contextmanager
    def _awaited(self) -> Iterator[None]:
        """Have what nobody waits for give way meanwhile."""
        self._waiting += 1
        self._quiet.clear()
        try:
            yield
        finally:
            self._waiting -= 1
            if not self._waiting:
                self._quiet.set()

    def _giving_way(self, words: Words, names: Sequence[str]) -> Callable[[Text], str]:
        """Return words for a thread that is to stand still, wherever it is, while somebody waits for a picture."""
        worded = _worded(words, names)

        def told(text: Text) -> str:
            self._quiet.wait(MAX_PATIENCE)
            return worded(text)

        return told


async def _drawn(wanted: Wanted, words: Words) -> Upload | None:
    picture = await _made(partial(_rendered, wanted, _worded(words, wanted.names)), wanted)
    return None if picture is None else _described(picture, wanted, wanted.view, words)


def _rendered(wanted: Wanted, worded: Callable[[Text], str]) -> Picture:
    return render(
        wanted.game, wanted.view, wanted.kind, seat=wanted.seat, names=wanted.names, language=wanted.locale,
        words=worded, most_bytes=wanted.most_bytes, before=wanted.before, course=wanted.course,
        palette=wanted.palette,
    )  # fmt: skip


async def _made(draw: Callable[[], Picture], wanted: Wanted) -> Picture | None:
    """Draw in a thread; None where there is nothing to draw."""
    try:
        return await asyncio.to_thread(draw)
    except (NoDrawing, NothingToDraw, TooLarge) as slip:
        log.warning("no picture of kind %s for %s: %r", wanted.kind, wanted.game, slip)
        return None


def _worded(words: Words, names: Sequence[str]) -> Callable[[Text], str]:
    return partial(words, names=[plain_name(name) for name in names])


def _described(picture: Picture, wanted: Wanted, view: Any, words: Words) -> Upload:
    figures = (text("help-figures", game=Text(f"{wanted.game}-name")),)
    said = figures if wanted.kind == "rules" else game(wanted.game).alt_text(view)
    described = alt_text(said, words, wanted.names)
    return Upload(picture.data, picture.name, described)


def alt_text(sentences: Sequence[Text], words: Words, names: Sequence[str]) -> str:
    """Word a picture's description: as many whole sentences, the most important first, as Discord takes."""
    plain = [plain_name(name) for name in names]
    return " ".join(as_many((words(sentence, plain) for sentence in sentences), ALT_TEXT, " "))
