"""Encoding a canvas as a file, with the best encoding that fits a size limit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from typing import NamedTuple

from isal import isal_zlib
from PIL import Image, features

SIGNATURE = b"\x89PNG\r\n\x1a\n"
TRUE_COLOUR = bytes([8, 2, 0, 0, 0])
"""PNG header fields: eight bits per channel, RGB, and the standard compression, filtering and interlacing."""
COMPRESSION_LEVEL = 2
"""The compression level for the isal library, from 0 to 3."""
STRIP = 64 * 1024
"""Number of bytes of pixel data that are encoded at once.

Pillow returns chunks of the same size.
"""
MIN_WIDTH = 200
"""Minimum width in pixels; smaller images are unreadable."""


SMALL_FORMAT = "avif" if features.check("avif") else "webp"
"""The format and file extension of small images: AVIF, unless Pillow was built without it."""
SMALL_QUALITY = 25


class TooLarge(Exception):
    """Raised when no encoding of an image fits the size limit."""


class EncodedImage(NamedTuple):
    """An encoded image: its bytes, its file extension, and its size in pixels."""

    data: bytes
    extension: str
    width: int
    height: int


def encode(image: Image.Image, most_bytes: int) -> EncodedImage:
    """Encode an image with the first encoding that fits the size limit.

    The image is shrunk if necessary. Raise TooLarge if no encoding fits.
    """
    for picture, ending, save in _encodings(image):
        data = save(picture)
        if len(data) <= most_bytes:
            return EncodedImage(data, ending, *picture.size)
    raise TooLarge(f"{image.width}x{image.height} does not fit into {most_bytes} bytes")


def _encodings(image: Image.Image) -> Iterator[tuple[Image.Image, str, Callable[[Image.Image], bytes]]]:
    """Yield the encodings in decreasing quality: lossless, 256 colours, then fewer pixels.

    The order is based on measurements with all our images (docs/performance-images.md). The images have large
    areas in one colour. A lossless file is therefore half the size of a good JPEG, and a file with 256
    colours a quarter. Even a blurred WebP is larger than a file with 256 colours.
    """
    yield image, "png", lossless_png
    while image.width >= MIN_WIDTH:
        yield image, "png", paletted_png
        image = image.resize((image.width * 3 // 4, image.height * 3 // 4), Image.Resampling.BOX)


def lossless_png(image: Image.Image) -> bytes:
    """Encode an RGB image as lossless PNG (RFC 2083), ten times as fast as Pillow.

    Rows are not filtered, because filters would make identical areas of an image differ from each other.
    """
    size = image.width.to_bytes(4, "big") + image.height.to_bytes(4, "big")
    parts = ((b"IHDR", size + TRUE_COLOUR), (b"IDAT", _compressed(image)), (b"IEND", b""))
    return SIGNATURE + b"".join(_part(name, content) for name, content in parts)


def _compressed(image: Image.Image) -> bytes:
    """Compress an image in strips.

    Allocating memory for a whole image takes longer than filling it.
    """
    width, height = image.size
    # Each row begins with its filter type, and 0 means no filter. `row` has room for this byte, which Pillow
    # sets to 0.
    row = width * 3 + 1
    rows = max(STRIP // row, 1)
    stream = isal_zlib.compressobj(COMPRESSION_LEVEL)
    packed = [stream.compress(bytes(1))]
    for top in range(0, height, rows):
        strip = image.crop((0, top, width, min(top + rows, height))).tobytes("raw", "RGB", row)
        packed.append(stream.compress(strip if top + rows < height else strip[:-1]))
    return b"".join((*packed, stream.flush()))


def _part(name: bytes, content: bytes) -> bytes:
    check = isal_zlib.crc32(content, isal_zlib.crc32(name))
    return len(content).to_bytes(4, "big") + name + content + check.to_bytes(4, "big")


def lossless_webp(image: Image.Image) -> bytes:
    """Encode an image as lossless WebP.

    WebP's default effort takes several times as long for little gain.
    """
    return _saved(image, "WEBP", lossless=True, method=0, quality=0)


def webp_patch(image: Image.Image) -> bytes:
    """Encode a mostly transparent image as WebP.

    The lowest effort would make the file fifty times larger.
    """
    return _saved(image, "WEBP", lossless=True, method=1, quality=0)


def paletted_png(image: Image.Image) -> bytes:
    """Encode an image as PNG with 256 colours.

    The file is half the size of a `lossless_png`. Edges look almost as smooth.
    """
    return _saved(quantize(image, 256), "PNG", compress_level=6)


def encode_small(image: Image.Image, width: int) -> bytes:
    """Encode an image in fewer pixels, a sixth of the size of a `paletted_png` and still readable."""
    shrunk = image.resize((width, image.height * width // image.width), Image.Resampling.LANCZOS)
    speed = {"speed": 9} if SMALL_FORMAT == "avif" else {"method": 2}
    return _saved(shrunk, SMALL_FORMAT.upper(), quality=SMALL_QUALITY, **speed)


def quantize(image: Image.Image, count: int) -> Image.Image:
    """Return an image reduced to at most `count` colours, with its own palette."""
    return image.quantize(count, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def _saved(image: Image.Image, encoding: str, **settings: bool | int) -> bytes:
    out = BytesIO()
    image.save(out, encoding, **settings)
    return out.getvalue()
