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
from pages.data.models import Film, PictureSource, SeasonExport, SmallBoard
from renderer import NoDrawing, NothingToDraw, TooLarge, compose, render
from renderer.animation import animate
from renderer.core.encode import SMALL_FORMAT, encode_small
from renderer.core.scene import Scene, Translate
from renderer.core.text import drawable_name
from renderer.league.picture import render as render_chart

FULL_SIZE = 500_000
"""Maximum size of a full picture, in bytes."""
FILM_SIZE = 300_000
SMALL_WIDTH = 500
"""The width of the pictures of earlier phases in pixels, which is enough for phones."""
HASH_LENGTH = 16


def picture_path(name: str, source: PictureSource | SeasonExport, locale: str) -> str:
    """Return the file name of a picture or an export.

    It contains a hash of everything that determines the file, so that browsers can cache it forever.
    """
    content = msgspec.json.encode((VERSION, locale, source), order="deterministic")
    return f"{name}-{hashlib.sha256(content).hexdigest()[:HASH_LENGTH]}.{_ending(source)}"


def _ending(source: PictureSource | SeasonExport) -> str:
    match source:
        case SmallBoard():
            return SMALL_FORMAT
        case Film():
            return "webp"
        case SeasonExport():
            return "json"
        case _:
            return "png"


def draw(source: PictureSource, locale: str) -> bytes | None:
    """Draw a picture; return None if it can't be drawn."""
    try:
        match source:
            case ImageRequest():
                return _board(source, locale)
            case SmallBoard():
                return _small(source.request, locale)
            case Film():
                return _film(source.request, locale)
            case _:
                return render_chart(source).data
    except (NoDrawing, NothingToDraw, TooLarge):
        # A game without points has no picture of its scoring.
        is_final = isinstance(source, ImageRequest) and source.kind == "final"
        return draw(replace(source, kind="board"), locale) if is_final else None


def _board(request: ImageRequest, locale: str) -> bytes:
    return render(
        request.game, request.view, request.kind, names=_drawn_names(request), language=locale,
        translate=_translate(request, locale), most_bytes=request.max_bytes, before=request.before,
        score_history=request.course,
    ).data  # fmt: skip


def _small(request: ImageRequest, locale: str) -> bytes:
    names = tuple(drawable_name(name) for name in _drawn_names(request))
    scene = Scene(request.kind, None, names, locale, _translate(request, locale), request.before)
    return encode_small(compose(request.game, request.view, scene).image, SMALL_WIDTH)


def _film(request: ImageRequest, locale: str) -> bytes:
    film = animate(
        request.game, request.view, names=_drawn_names(request), language=locale,
        translate=_translate(request, locale), most_bytes=request.max_bytes,
    )  # fmt: skip
    return film.data


def _drawn_names(request: ImageRequest) -> list[str]:
    return ["" if NAMELESS_PLAYER.fullmatch(name) else name for name in request.names]


def _translate(request: ImageRequest, locale: str) -> Translate:
    return partial(translator(locale), names=[plain_name(name) for name in request.names])
