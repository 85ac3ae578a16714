"""From a canvas to a file: the best encoding that stays below a limit of bytes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from typing import NamedTuple

from isal import isal_zlib
from PIL import Image

SIGNATURE = b"\x89PNG\r\n\x1a\n"
TRUE_COLOUR = bytes([8, 2, 0, 0, 0])
"""Eight bits of red, green and blue; compressed, filtered and ordered in the only ways there are."""
EFFORT = 2
"""Of isal's 0 to 3."""
STRIP = 64 * 1024
"""Bytes of pixels that are taken out of a picture at once: as many as Pillow hands over in one piece."""
SMALLEST = 200
"""Pixels of width below which a picture says nothing any more."""


class TooLarge(Exception):
    """No encoding of the picture stays below the limit."""


class Encoded(NamedTuple):
    """A picture as a file: its bytes, the ending of its name, its size in pixels."""

    data: bytes
    ending: str
    width: int
    height: int


def encode(image: Image.Image, most_bytes: int) -> Encoded:
    """Encode a picture in the first way that fits the limit, shrinking it if need be; TooLarge at the end."""
    for picture, ending, save in _ways(image):
        data = save(picture)
        if len(data) <= most_bytes:
            return Encoded(data, ending, *picture.size)
    raise TooLarge(f"{image.width}x{image.height} does not fit into {most_bytes} bytes")


def _ways(image: Image.Image) -> Iterator[tuple[Image.Image, str, Callable[[Image.Image], bytes]]]:
    """From the finest to the smallest: every pixel kept, 256 colours, then fewer pixels.

    Measured on all our pictures (docs/performance.md): they are flat, so that what keeps every pixel is half the
    size of a good JPEG, 256 colours are a quarter, and a blurred WebP is larger than those.
    """
    yield image, "png", lossless
    while image.width >= SMALLEST:
        yield image, "png", few_colours
        image = image.resize((image.width * 3 // 4, image.height * 3 // 4), Image.Resampling.BOX)


def lossless(image: Image.Image) -> bytes:
    """Encode an RGB picture as PNG that keeps every pixel (RFC 2083), ten times as fast as Pillow does.

    Rows are left as they are: filters make what repeats in flat pictures look different in every place.
    """
    size = image.width.to_bytes(4, "big") + image.height.to_bytes(4, "big")
    parts = ((b"IHDR", size + TRUE_COLOUR), (b"IDAT", _compressed(image)), (b"IEND", b""))
    return SIGNATURE + b"".join(_part(name, content) for name, content in parts)


def _compressed(image: Image.Image) -> bytes:
    """Compress strip by strip: room for a picture's bytes costs more to get from the system than to fill."""
    width, height = image.size
    # A row begins with the kind of its filter: none is 0, as is what rows one byte too long are filled up with.
    row = width * 3 + 1
    rows = max(STRIP // row, 1)
    stream = isal_zlib.compressobj(EFFORT)
    packed = [stream.compress(bytes(1))]
    for top in range(0, height, rows):
        strip = image.crop((0, top, width, min(top + rows, height))).tobytes("raw", "RGB", row)
        packed.append(stream.compress(strip if top + rows < height else strip[:-1]))
    return b"".join((*packed, stream.flush()))


def _part(name: bytes, content: bytes) -> bytes:
    check = isal_zlib.crc32(content, isal_zlib.crc32(name))
    return len(content).to_bytes(4, "big") + name + content + check.to_bytes(4, "big")


def lossless_webp(image: Image.Image) -> bytes:
    """Encode as WebP that keeps every pixel; the default effort takes many times longer for little."""
    return _saved(image, "WEBP", lossless=True, method=0, quality=0)


def patch(image: Image.Image) -> bytes:
    """Encode as WebP what is transparent for the most part: the least effort makes it fifty times larger."""
    return _saved(image, "WEBP", lossless=True, method=1, quality=0)


def few_colours(image: Image.Image) -> bytes:
    """Encode as PNG of 256 colours: half of `lossless`, with edges hardly coarser."""
    return _saved(few_colours_of(image, 256), "PNG", compress_level=6)


def few_colours_of(image: Image.Image, count: int) -> Image.Image:
    """Return a picture in at most so many colours, by a palette of its own."""
    return image.quantize(count, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def _saved(image: Image.Image, encoding: str, **settings: bool | int) -> bytes:
    out = BytesIO()
    image.save(out, encoding, **settings)
    return out.getvalue()
