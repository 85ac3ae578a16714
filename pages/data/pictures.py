"""Pictures of pages: their paths, which name their contents, and drawing them in a worker process."""

from __future__ import annotations

import hashlib
from functools import partial

import msgspec
from msgspec.structs import replace

from bot.core.pictures import ImageRequest
from bot.core.version import VERSION
from bot.core.words.i18n import translator
from bot.core.words.names import NAMELESS_PLAYER, plain_name
from pages.data.models import PictureSource
from renderer import NoDrawing, NothingToDraw, TooLarge, render
from renderer.animation import animate
from renderer.league.picture import render as render_chart

FULL_SIZE = 500_000
"""Maximum size of the picture of the latest phase, in bytes."""
SMALL_SIZE = 120_000
"""Maximum size of the pictures of earlier phases, in bytes: 35 of them need 4 MB."""
FILM_SIZE = 8 * 1024 * 1024
HASH_LENGTH = 16


def picture_path(name: str, source: PictureSource, locale: str) -> str:
    """Return the file name of a picture.

    It contains a hash of everything that determines the picture, so that browsers can cache it forever.
    """
    content = msgspec.json.encode((VERSION, locale, source), order="deterministic")
    return f"{name}-{hashlib.sha256(content).hexdigest()[:HASH_LENGTH]}.png"


def draw(source: PictureSource, locale: str) -> bytes | None:
    """Draw a picture; return None if it can't be drawn."""
    try:
        if not isinstance(source, ImageRequest):
            return render_chart(source).data
        return _film(source, locale) if isinstance(source.view, tuple) else _board(source, locale)
    except (NoDrawing, NothingToDraw, TooLarge):
        # A game without points has no picture of its scoring.
        is_final = isinstance(source, ImageRequest) and source.kind == "final"
        return draw(replace(source, kind="board"), locale) if is_final else None


def _board(request: ImageRequest, locale: str) -> bytes:
    names = ["" if NAMELESS_PLAYER.fullmatch(name) else name for name in request.names]
    translate = partial(translator(locale), names=[plain_name(name) for name in request.names])
    return render(
        request.game, request.view, request.kind, names=names, language=locale, translate=translate,
        most_bytes=request.max_bytes, before=request.before, score_history=request.course,
    ).data  # fmt: skip


def _film(request: ImageRequest, locale: str) -> bytes:
    translate = partial(translator(locale), names=[plain_name(name) for name in request.names])
    film = animate(
        request.game, request.view, names=request.names, language=locale, translate=translate,
        most_bytes=FILM_SIZE,
    )  # fmt: skip
    return film.data
