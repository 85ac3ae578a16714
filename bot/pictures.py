"""Drawing off the event loop: one picture at a time, in a worker thread."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from bot.i18n import Words
from bot.layout import Upload
from bot.names import plain_name
from bot.posts import alt_text
from engine.core.library import game
from renderer import MOST_BYTES, NoDrawing, NothingToDraw, TooLarge, render
from renderer.core.scene import Kind

MOST_KEPT = 8
"""Pictures kept in memory, some 200 kB each: a board that several people look at is drawn once."""
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


class Pictures:
    """The drawing room. Composing holds the interpreter's lock, so a second thread would win nothing."""

    def __init__(self) -> None:
        self._one_at_a_time = asyncio.Lock()
        # Compared rather than hashed: views may hold mappings, and there are few pictures.
        self._kept: deque[tuple[Wanted, Upload]] = deque(maxlen=MOST_KEPT)

    async def draw(
        self,
        game_id: str,
        view: Any,
        kind: Kind,
        names: Sequence[str],
        words: Words,
        *,
        seat: int | None = None,
        most_bytes: int = MOST_BYTES,
        before: Any = None,
        course: tuple[tuple[int, ...], ...] = (),
    ) -> Upload | None:
        """Draw a view as `render` does and describe it; None where there is nothing to draw: then words must do."""
        wanted = Wanted(game_id, view, kind, tuple(names), words.locale, seat, most_bytes, before, course)
        async with self._one_at_a_time:
            # Looked up only now: whoever waited may have waited for this very picture.
            kept = next((upload for drawn, upload in self._kept if drawn == wanted), None)
            upload = kept or await _drawn(wanted, words)
            if kept is None and upload is not None:
                self._kept.append((wanted, upload))
        return upload


async def _drawn(wanted: Wanted, words: Words) -> Upload | None:
    worded = partial(words, names=[plain_name(name) for name in wanted.names])
    draw = partial(
        render, seat=wanted.seat, names=wanted.names, language=wanted.locale, words=worded,
        most_bytes=wanted.most_bytes, before=wanted.before, course=wanted.course,
    )  # fmt: skip
    try:
        picture = await asyncio.to_thread(draw, wanted.game, wanted.view, wanted.kind)
    except (NoDrawing, NothingToDraw, TooLarge) as slip:
        log.warning("no picture of kind %s for %s: %r", wanted.kind, wanted.game, slip)
        return None
    described = alt_text(game(wanted.game).alt_text(wanted.view), words, wanted.names)
    return Upload(picture.data, picture.name, described)
