"""Encoding of a canvas to a file: the best encoding within a size limit in bytes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from typing import NamedTuple

from isal import isal_zlib
from PIL import Image

SIGNATURE = b"\x89PNG\r\n\x1a\n"
TRUE_COLOUR = bytes([8, 2, 0, 0, 0])
"""PNG header: eight bits each of red, green and blue; the standard compression, filter and interlace methods."""
COMPRESSION_LEVEL = 2
"""Compression level of isal, from 0 to 3."""
STRIP = 64 * 1024
"""Bytes of pixels per chunk, equal to the chunk size that Pillow returns."""
MIN_WIDTH = 200
"""Minimum width in pixels; smaller pictures are unreadable."""


class TooLarge(Exception):
    """Raised if no encoding of the picture is within the limit."""


class EncodedImage(NamedTuple):
    """An encoded picture: its bytes, file extension and size in pixels."""

    data: bytes
    extension: str
    width: int
    height: int


def encode(image: Image.Image, most_bytes: int) -> EncodedImage:
    """Encode a picture with the first encoding within the limit; raises TooLarge.

    The picture is shrunk if necessary.
    """
    for picture, ending, save in _encodings(image):
        data = save(picture)
        if len(data) <= most_bytes:
            return EncodedImage(data, ending, *picture.size)
    raise TooLarge(f"{image.width}x{image.height} does not fit into {most_bytes} bytes")


def _encodings(image: Image.Image) -> Iterator[tuple[Image.Image, str, Callable[[Image.Image], bytes]]]:
    """Yield the encodings from best to smallest: lossless, 256 colours, then fewer pixels.

    Measured on all our pictures (docs/performance-images.md): they are flat, so that a lossless file is half the
    size of a good JPEG. 256 colours take a quarter, and a blurred WebP is larger than those.
    """
    yield image, "png", lossless_png
    while image.width >= MIN_WIDTH:
        yield image, "png", paletted_png
        image = image.resize((image.width * 3 // 4, image.height * 3 // 4), Image.Resampling.BOX)


def lossless_png(image: Image.Image) -> bytes:
    """Encode an RGB picture as lossless PNG (RFC 2083), ten times as fast as Pillow.

    Rows are not filtered: filters would make repeated parts of flat pictures differ everywhere.
    """
    size = image.width.to_bytes(4, "big") + image.height.to_bytes(4, "big")
    parts = ((b"IHDR", size + TRUE_COLOUR), (b"IDAT", _compressed(image)), (b"IEND", b""))
    return SIGNATURE + b"".join(_part(name, content) for name, content in parts)


def _compressed(image: Image.Image) -> bytes:
    """Compress strip by strip: allocating memory for a whole picture takes longer than filling it."""
    width, height = image.size
    # A row begins with its filter type. None is 0, the same value that pads rows that are one byte too long.
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
    """Encode as lossless WebP; the default effort takes many times longer for little gain."""
    return _saved(image, "WEBP", lossless=True, method=0, quality=0)


def webp_patch(image: Image.Image) -> bytes:
    """Encode a mostly transparent picture as WebP; the lowest effort makes it fifty times larger."""
    return _saved(image, "WEBP", lossless=True, method=1, quality=0)


def paletted_png(image: Image.Image) -> bytes:
    """Encode as PNG with 256 colours: half the size of `lossless_png`, with hardly coarser edges."""
    return _saved(quantize(image, 256), "PNG", compress_level=6)


def quantize(image: Image.Image, count: int) -> Image.Image:
    """Return a picture reduced to at most `count` colours, with its own palette."""
    return image.quantize(count, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def _saved(image: Image.Image, encoding: str, **settings: bool | int) -> bytes:
    out = BytesIO()
    image.save(out, encoding, **settings)
    return out.getvalue()
