"""Fonts and text masks.

All fonts are opened here with the same layout engine, so that pixels are reproducible.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from importlib.resources import as_file, files
from typing import Literal, NamedTuple, TypeAlias

from anyascii import anyascii
from PIL import Image, ImageDraw, ImageFont

from renderer.core.geometry import PIXELS, Resolution

Weight: TypeAlias = Literal["Regular", "Semibold", "Bold"]

CAP_HEIGHT = 0.66
"""Height of capitals and digits as a fraction of the font size, for Source Sans Pro."""
ELLIPSIS = "…"
MAX_CACHED_LINES = 1024
"""Maximum number of cached lines.

In a test with 200 matches, a larger cache was of little use. A cache four times as large took 5 MB.
"""
_NOWHERE = "\U0010fffd"
"""A character that no font contains, which is drawn as the box for missing glyphs."""


class TextMask(NamedTuple):
    """A text as a mask.

    `left` and `top` give the position of the mask relative to the start of the baseline.
    """

    mask: Image.Image
    left: int
    top: int


@lru_cache(maxsize=8)
def font(weight: Weight, size: float) -> ImageFont.FreeTypeFont:
    """Return the font for a size in pixels.

    All sizes share the font file, which the operating system caches.
    """
    with as_file(files("font_source_sans_pro") / "files" / f"SourceSansPro-{weight}.ttf") as file:
        return ImageFont.truetype(file, size, layout_engine=ImageFont.Layout.BASIC)


def pixels(size: int, resolution: Resolution) -> float:
    """Convert a font size from units to pixels."""
    return size * resolution.pixels / resolution.units


def width(words: str, weight: Weight, size: int, resolution: Resolution = PIXELS) -> int:
    """Return a line's width in units.

    This includes any parts of letters that extend beyond its start or end.
    """
    return -(-pixels_across(words, weight, pixels(size, resolution)) * resolution.units // resolution.pixels)


@lru_cache(maxsize=4096)
def pixels_across(words: str, weight: Weight, size: float) -> int:
    """Return a line's width in pixels; `size` is in pixels too."""
    face = font(weight, size)
    left, _, right, _ = face.getbbox(words, anchor="ls")
    return int(max(right, face.getlength(words)) - min(left, 0) + 0.999)


@lru_cache(maxsize=MAX_CACHED_LINES)
def render_line(words: str, weight: Weight, size: float) -> TextMask:
    """Return a line as a mask through which a colour can be pasted; `size` is in pixels."""
    face = font(weight, size)
    left, top, right, bottom = (int(edge) for edge in face.getbbox(words, anchor="ls"))
    mask = Image.new("L", (max(right - left, 1), max(bottom - top, 1)))
    ImageDraw.Draw(mask).text((-left, -top), words, fill=255, font=face, anchor="ls")
    ink = mask.getbbox() or (0, 0, 1, 1)
    return TextMask(mask.crop(ink), left + ink[0], top + ink[1])


@lru_cache(maxsize=4096)
def fitting_size(
    words: str, weight: Weight, size: int, least: int, room: int, resolution: Resolution = PIXELS
) -> int:
    """Return the largest size between `least` and `size` at which a line fits.

    If no size fits, return `least`.
    """
    while size > least and width(words, weight, size, resolution) > room:
        size -= 1
    return size


def elide(words: str, weight: Weight, size: int, room: int, resolution: Resolution = PIXELS) -> str:
    """Return a line shortened so that it fits, with an ellipsis at the end."""
    for length in range(len(words) - 1, 0, -1):
        shorter = words[:length].rstrip() + ELLIPSIS
        if width(shorter, weight, size, resolution) <= room:
            return shorter
    return ELLIPSIS


def split_in_two(words: str) -> tuple[str, str]:
    """Return a line split at the space nearest its middle.

    Without a space, the line is hyphenated.
    """
    middle = len(words) / 2
    blanks = [place for place, letter in enumerate(words) if letter == " "]
    if not blanks:
        return words[: round(middle)] + "-", words[round(middle) :]
    cut = min(blanks, key=lambda place: abs(place - middle))
    return words[:cut], words[cut + 1 :]


@lru_cache(maxsize=4096)
def has_glyph(character: str) -> bool:
    """Return whether the font has a glyph for a character."""
    face = font("Semibold", 32)
    return bytes(face.getmask(character)) != bytes(face.getmask(_NOWHERE))


@lru_cache(maxsize=1024)
def drawable_name(name: str) -> str:
    """Return a user's name with only the characters that the font contains.

    The result is empty if no character can be drawn. Scripts that the font lacks are transliterated to Latin
    letters. Emoji are removed unless the name contains nothing else. Stacked accents and invisible characters
    (directions, joiners) are removed.
    """
    composed = unicodedata.normalize("NFC", name)
    text = " ".join("".join(_substitute(character) for character in composed).split())
    return text or _emoji_names(composed)


def _substitute(character: str) -> str:
    kind = unicodedata.category(character)
    if character.isspace():
        return " "
    if kind[0] == "C" or unicodedata.combining(character):
        return ""
    if has_glyph(character):
        return character
    return "" if kind in ("So", "Sk", "Me") else anyascii(character)


def _emoji_names(name: str) -> str:
    """Return the names of the emoji in a user name that contains nothing else, for example `duck duck`."""
    words = anyascii(name).replace(":", " ").replace("_", " ")
    return " ".join("".join(letter for letter in words if letter.isalnum() or letter == " ").split())
