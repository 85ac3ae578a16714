"""A film: a match as one animated picture, a frame for every view.

Frames are drawn, encoded and forgotten one by one: in memory are two of them and what is encoded. Each frame is a
WebP picture of its own, of the pixels that differ from the frame before, and the file is those in a row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple

from PIL import Image, ImageChops

from renderer.core.encode import TooLarge, few_colours_of, lossless_webp, patch
from renderer.core.geometry import Box
from renderer.core.palettes import Palette
from renderer.core.scene import Kind, NothingToDraw, Scene, Words
from renderer.core.text import drawable
from renderer.picture import MAX_BYTES, Picture, compose

MILLISECONDS = 1000
LAST_MILLISECONDS = 4000
"""The end stays long enough to be read before the film begins anew."""
NARROWEST = 560
"""Pixels of width below which a film is not shrunk: a phone shows so many."""
FEW_COLOURS = 64
HEADER = 12
"""Bytes of a WebP file before its first chunk."""
ANIMATED, HAS_ALPHA = 0x02, 0x10
FOR_EVER = 0

Draw = Callable[[Any, Any], Image.Image]
"""Draws a view beside the one before it."""


class Frame(NamedTuple):
    """What a frame changes, as a chunk of a WebP file, where it changes it, and how long it stays."""

    chunk: bytes
    box: Box
    milliseconds: int


class Way(NamedTuple):
    """How much of a film is kept: three quarters of its size so many times, its colours, every so many frames."""

    shrunk: int
    all_colours: bool
    every: int


def animate(
    game_id: str,
    views: Sequence[Any],
    *,
    names: Sequence[str],
    language: str,
    words: Words,
    kind: Kind = "board",
    most_bytes: int = MAX_BYTES,
    palette: Palette = "harbour",
) -> Picture:
    """Draw views of one match, each with the one before it, as a film below a limit of bytes.

    The same views give the same bytes. Raises NothingToDraw without views, TooLarge when even two small frames
    don't fit, and what `render` raises.
    """
    told = tuple(drawable(name) for name in names)

    def draw(view: Any, before: Any) -> Image.Image:
        return compose(game_id, view, Scene(kind, None, told, language, words, before), palette).image

    if not views:
        raise NothingToDraw("no views")
    for way in _ways(draw(views[0], None).width, len(views)):
        film = _film(_kept(views, way.every), partial(_drawn, draw, way), most_bytes)
        if film is not None:
            return film
    raise TooLarge(f"a film of {len(views)} frames does not fit into {most_bytes} bytes")


def _ways(width: int, frames: int) -> Iterator[Way]:
    """From the finest to the smallest: fewer pixels, then fewer colours, then fewer frames."""
    shrunk = 0
    while width * 3 // 4 >= NARROWEST:
        yield Way(shrunk, True, 1)
        shrunk, width = shrunk + 1, width * 3 // 4
    yield Way(shrunk, True, 1)
    every = 1
    while every < 2 * frames:
        yield Way(shrunk, False, every)
        every *= 2


def _kept(views: Sequence[Any], every: int) -> Sequence[Any]:
    """Return every so manieth view, the first and the last among them."""
    return views if every == 1 else [*views[:-1:every], views[-1]]


def _drawn(draw: Draw, way: Way, view: Any, before: Any) -> Image.Image:
    image = draw(view, before)
    for _ in range(way.shrunk):
        image = image.resize((image.width * 3 // 4, image.height * 3 // 4), Image.Resampling.BOX)
    return image if way.all_colours else few_colours_of(image, FEW_COLOURS).convert("RGB")


def _film(views: Sequence[Any], draw: Draw, most_bytes: int) -> Picture | None:
    """Return the views as a film; None as soon as it turns out too large."""
    shown = draw(views[0], None)
    size, frames = shown.size, [_whole(shown)]
    room = most_bytes - HEADER - 100 - len(frames[0].chunk)
    for before, view in pairwise(views):
        image = _fitted(draw(view, before), size)
        frame, shown = _changed(shown, image), image
        if frame is None:
            frames[-1] = frames[-1]._replace(milliseconds=frames[-1].milliseconds + MILLISECONDS)
            continue
        frames.append(frame)
        room -= len(frame.chunk) + 24
        if room < 0:
            return None
    frames[-1] = frames[-1]._replace(milliseconds=frames[-1].milliseconds + LAST_MILLISECONDS - MILLISECONDS)
    data = _file(frames, size)
    return Picture(data, "film.webp", *size) if len(data) <= most_bytes else None


def _whole(image: Image.Image) -> Frame:
    return Frame(lossless_webp(image)[HEADER:], Box(0, 0, *image.size), MILLISECONDS)


def _changed(shown: Image.Image, image: Image.Image) -> Frame | None:
    """Return what must be drawn over the picture shown to get the other; None for nothing."""
    bands = ImageChops.difference(shown, image).split()
    mask = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2]).point(_ANY)
    found = mask.getbbox()
    if found is None:
        return None
    left, top = found[0] & ~1, found[1] & ~1  # the format knows only even places
    corners = (left, top, *found[2:])
    news = Image.new("RGBA", (found[2] - left, found[3] - top))
    news.paste(image.crop(corners), (0, 0), mask.crop(corners))
    return Frame(patch(news)[HEADER:], Box(left, top, *news.size), MILLISECONDS)


_ANY = [0] + [255] * 255


def _fitted(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Return a picture in the size of the film: what is beyond it is cut, what is missing is black."""
    return image if image.size == size else image.crop((0, 0, *size))


def _file(frames: Sequence[Frame], size: tuple[int, int]) -> bytes:
    """Return frames as a WebP file (RFC 9649)."""
    flags = bytes([ANIMATED | HAS_ALPHA, 0, 0, 0])
    chunks = [
        _chunk(b"VP8X", flags + _three(size[0] - 1) + _three(size[1] - 1)),
        _chunk(b"ANIM", bytes(4) + FOR_EVER.to_bytes(2, "little")),
        *(_chunk(b"ANMF", _placed(frame) + frame.chunk) for frame in frames),
    ]
    return _chunk(b"RIFF", b"WEBP" + b"".join(chunks))


def _placed(frame: Frame) -> bytes:
    x, y, w, h = frame.box
    # The last byte: transparent pixels leave what was there, and the frame stays when the next one comes.
    return b"".join(map(_three, (x // 2, y // 2, w - 1, h - 1, frame.milliseconds))) + bytes(1)


def _chunk(name: bytes, content: bytes) -> bytes:
    return name + len(content).to_bytes(4, "little") + content + bytes(len(content) % 2)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")
