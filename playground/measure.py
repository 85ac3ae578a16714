"""How large a picture is, read from the first bytes of its file."""

from __future__ import annotations

import struct

ENOUGH = 30
"""Bytes of a file that tell its size."""


def size_of(picture: bytes) -> tuple[int, int] | None:
    """Return width and height of a PNG or a WebP in pixels, None for what is neither."""
    if len(picture) < ENOUGH:
        return None
    if picture[:8] == b"\x89PNG\r\n\x1a\n":
        return struct.unpack(">II", picture[16:24])
    if picture[:4] == b"RIFF" and picture[8:12] == b"WEBP":
        return _webp(picture[12:16], picture[20:ENOUGH])
    return None


def _webp(kind: bytes, chunk: bytes) -> tuple[int, int] | None:
    """Read the first chunk: two sizes less one, of 14 bits without loss, of 24 in the extended form."""
    if kind == b"VP8L":
        bits = int.from_bytes(chunk[1:5], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if kind == b"VP8X":
        return int.from_bytes(chunk[4:7], "little") + 1, int.from_bytes(chunk[7:10], "little") + 1
    if kind == b"VP8 ":
        width, height = struct.unpack("<HH", chunk[6:10])
        return width & 0x3FFF, height & 0x3FFF
    return None
