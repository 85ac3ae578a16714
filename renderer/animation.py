"""Animations: a match as an animated image with one frame per view.

Frames are drawn and encoded one at a time, so that only two frames and the encoded data are in memory. Each
frame is a WebP image with the pixels that differ from the previous frame, and the file is a sequence of these
images.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple

from PIL import Image, ImageChops

from renderer.core.encode import TooLarge, lossless_webp, quantize, webp_patch
from renderer.core.geometry import Box
from renderer.core.palettes import Palette
from renderer.core.scene import Kind, NothingToDraw, Scene, Translate
from renderer.core.text import drawable_name
from renderer.picture import MAX_BYTES, Picture, compose

MILLISECONDS = 1000
LAST_MILLISECONDS = 4000
"""Duration of the last frame in milliseconds.

Viewers need time to read it before the animation restarts.
"""
MIN_WIDTH = 560
"""Minimum width of an animation in pixels, which is its width on a phone."""
FEW_COLOURS = 64
HEADER = 12
"""Size in bytes of the WebP header before the first chunk."""
ANIMATED, HAS_ALPHA = 0x02, 0x10
LOOP_FOREVER = 0

Draw = Callable[[Any, Any], Image.Image]
"""A function that draws a view.

Its second argument is the previous view.
"""


class Frame(NamedTuple):
    """A frame: a WebP chunk with the changed pixels, their box, and the frame's duration."""

    chunk: bytes
    box: Box
    milliseconds: int


class FilmQuality(NamedTuple):
    """The quality of an animation.

    The images are shrunk to three quarters of their size, `shrink_steps` times. Only every `frame_step`th
    view becomes a frame.
    """

    shrink_steps: int
    has_all_colours: bool
    frame_step: int


def animate(
    game_id: str,
    views: Sequence[Any],
    *,
    names: Sequence[str],
    language: str,
    translate: Translate,
    kind: Kind = "board",
    most_bytes: int = MAX_BYTES,
    palette: Palette = "harbour",
) -> Picture:
    """Draw the views of a match as an animation within a size limit.

    Changes since the previous view are highlighted. The same views result in the same bytes. Raise
    NothingToDraw if there are no views, TooLarge if even two small frames don't fit, and the same errors as
    `render`.
    """
    texts = tuple(drawable_name(name) for name in names)

    def draw(view: Any, before: Any) -> Image.Image:
        return compose(game_id, view, Scene(kind, None, texts, language, translate, before), palette).image

    if not views:
        raise NothingToDraw("no views")
    for way in _qualities(draw(views[0], None).width, len(views)):
        film = _film(_every_nth(views, way.frame_step), partial(_draw_frame, draw, way), most_bytes)
        if film is not None:
            return film
    raise TooLarge(f"a film of {len(views)} frames does not fit into {most_bytes} bytes")


def _qualities(width: int, frames: int) -> Iterator[FilmQuality]:
    """Yield qualities in decreasing order: first fewer pixels, then fewer colours, then fewer frames."""
    shrunk = 0
    while width * 3 // 4 >= MIN_WIDTH:
        yield FilmQuality(shrunk, True, 1)
        shrunk, width = shrunk + 1, width * 3 // 4
    yield FilmQuality(shrunk, True, 1)
    every = 1
    while every < 2 * frames:
        yield FilmQuality(shrunk, False, every)
        every *= 2


def _every_nth(views: Sequence[Any], every: int) -> Sequence[Any]:
    """Return every nth view, including the first and the last."""
    return views if every == 1 else [*views[:-1:every], views[-1]]


def _draw_frame(draw: Draw, quality: FilmQuality, view: Any, before: Any) -> Image.Image:
    image = draw(view, before)
    for _ in range(quality.shrink_steps):
        image = image.resize((image.width * 3 // 4, image.height * 3 // 4), Image.Resampling.BOX)
    return image if quality.has_all_colours else quantize(image, FEW_COLOURS).convert("RGB")


def _film(views: Sequence[Any], draw: Draw, most_bytes: int) -> Picture | None:
    """Return the views as an animation, or None as soon as it exceeds the limit."""
    shown = draw(views[0], None)
    size, frames = shown.size, [_whole(shown)]
    room = most_bytes - HEADER - 100 - len(frames[0].chunk)
    for before, view in pairwise(views):
        image = _fitted(draw(view, before), size)
        frame, shown = _difference_frame(shown, image), image
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


def _difference_frame(shown: Image.Image, image: Image.Image) -> Frame | None:
    """Return the frame that changes `shown` to `image`, or None if they are equal."""
    bands = ImageChops.difference(shown, image).split()
    mask = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2]).point(_NONZERO)
    found = mask.getbbox()
    if found is None:
        return None
    left, top = found[0] & ~1, found[1] & ~1  # WebP frames need even coordinates.
    corners = (left, top, *found[2:])
    news = Image.new("RGBA", (found[2] - left, found[3] - top))
    news.paste(image.crop(corners), (0, 0), mask.crop(corners))
    return Frame(webp_patch(news)[HEADER:], Box(left, top, *news.size), MILLISECONDS)


_NONZERO = [0] + [255] * 255


def _fitted(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Crop the image, or pad it with black, to the animation's size."""
    return image if image.size == size else image.crop((0, 0, *size))


def _file(frames: Sequence[Frame], size: tuple[int, int]) -> bytes:
    """Encode frames as a WebP file (RFC 9649)."""
    flags = bytes([ANIMATED | HAS_ALPHA, 0, 0, 0])
    chunks = [
        _chunk(b"VP8X", flags + _three(size[0] - 1) + _three(size[1] - 1)),
        _chunk(b"ANIM", bytes(4) + LOOP_FOREVER.to_bytes(2, "little")),
        *(_chunk(b"ANMF", _placed(frame) + frame.chunk) for frame in frames),
    ]
    return _chunk(b"RIFF", b"WEBP" + b"".join(chunks))


def _placed(frame: Frame) -> bytes:
    x, y, w, h = frame.box
    # The last byte contains flags: blend transparent pixels, and keep the frame when the next one is shown.
    return b"".join(map(_three, (x // 2, y // 2, w - 1, h - 1, frame.milliseconds))) + bytes(1)


def _chunk(name: bytes, content: bytes) -> bytes:
    return name + len(content).to_bytes(4, "little") + content + bytes(len(content) % 2)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")
