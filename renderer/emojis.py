"""Emojis drawn by code: those of each game, and those that all games share.

A game declares its emojis in `renderer/games/<g>/emojis.py`, as `PREFIX` and `EMOJIS`. A game without this
module has no emojis.
"""

from __future__ import annotations

import hashlib
import importlib
import io
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from PIL import Image

from renderer.core import marks, text, theme
from renderer.core.palettes import use_palette
from renderer.core.sprites import Pen, paint_uncached, sprite
from renderer.core.theme import Colour

SIZE = 128
"""Width and height in pixels, as Discord recommends for uploads. Discord shows emojis at 22 or 48 pixels."""
MAX_BYTES = 256 * 1024
"""Maximum size of an emoji's file that Discord accepts."""
MAX_NAME = 32
"""Maximum length of an emoji's name that Discord accepts."""
HASH_DIGITS = 6
SHARED_PREFIX = "table"
OWN_NAME = re.compile(rf"hm_\w+_[0-9a-f]{{{HASH_DIGITS}}}", re.ASCII)
"""Matches the names of the emojis that this module draws, in any version."""
MAX_LEVELS = 4
"""Number of robot levels that have an emoji. More stripes can't be counted at 22 pixels."""
SEATS = len(marks.LETTERS)


class Emoji(NamedTuple):
    """An emoji of a game.

    `paint` draws on a field 100 units wide. `words` are the translation keys of the words beside which the
    emoji is shown. `letter` is written on top in the colour `ink`.
    """

    name: str
    paint: Callable[[Pen], None]
    words: tuple[str, ...] = ()
    letter: str = ""
    ink: Colour = theme.INK


class DrawnEmoji(NamedTuple):
    """A drawn emoji: its key, its name and its PNG file. The name contains a hash of the drawing."""

    key: str
    name: str
    data: bytes


def paint_plaque(pen: Pen, colour: Colour = theme.QUAY) -> None:
    """Paint a plaque with a light rim, which is visible in dark and light themes."""
    pen.bar(0, 0, 100, 100, theme.MIST, 20)
    pen.bar(5, 5, 90, 90, colour, 16)


def seat_key(seat: int) -> str:
    """Return the key of a seat's emoji, which shows the badge from the images."""
    return f"{SHARED_PREFIX}_seat_{marks.seat_letter(seat).lower()}" if seat < SEATS else ""


def level_key(level: int) -> str:
    """Return the key of a robot level's emoji; the weakest level is 1.

    Levels above `MAX_LEVELS` have no emoji.
    """
    return f"{SHARED_PREFIX}_level_{level}" if 1 <= level <= MAX_LEVELS else ""


@cache
def word_emojis(game_id: str) -> dict[str, str]:
    """Map the translation keys of a game's words to the keys of their emojis."""
    prefix, emojis = _declared(game_id)
    return {word: f"{prefix}_{emoji.name}" for emoji in emojis for word in emoji.words}


def emoji_keys(game_ids: tuple[str, ...]) -> list[str]:
    """Return the keys of all emojis of the given games, and of those that all games share."""
    return [key for key, _ in _all(game_ids)]


def draw_emojis(game_ids: tuple[str, ...]) -> Iterator[DrawnEmoji]:
    """Draw the emojis of the given games, and those that all games share."""
    for key, emoji in _all(game_ids):
        picture = draw(emoji)
        version = hashlib.sha256(key.encode() + picture.tobytes()).hexdigest()[:HASH_DIGITS]
        name = f"{f'hm_{key}'[: MAX_NAME - HASH_DIGITS - 1]}_{version}"
        yield DrawnEmoji(key, name, _png(picture))


def draw(emoji: Emoji) -> Image.Image:
    """Draw an emoji with a transparent background."""
    with use_palette("harbour"):
        picture = paint_uncached(sprite(emoji.paint, SIZE, SIZE))
    if emoji.letter:
        _write(picture, emoji.letter, emoji.ink)
    return picture


def _write(picture: Image.Image, letter: str, colour: Colour) -> None:
    mask, _, _ = text.render_line(letter, "Bold", SIZE * (0.68 if len(letter) == 1 else 0.5))
    corner = (SIZE - mask.width) // 2, (SIZE - mask.height) // 2
    picture.paste(colour, (*corner, corner[0] + mask.width, corner[1] + mask.height), mask)


def _png(picture: Image.Image) -> bytes:
    file = io.BytesIO()
    picture.save(file, "PNG", optimize=True)
    return file.getvalue()


def _all(game_ids: tuple[str, ...]) -> Iterator[tuple[str, Emoji]]:
    declared = [(SHARED_PREFIX, _shared()), *map(_declared, game_ids)]
    return ((f"{prefix}_{emoji.name}", emoji) for prefix, emojis in declared for emoji in emojis)


@cache
def _declared(game_id: str) -> tuple[str, tuple[Emoji, ...]]:
    """Return the prefix and the emojis that a game declares."""
    folder = game_id.replace("-", "_")
    name = f"renderer.games.{folder}"
    try:
        module = importlib.import_module(f"{name}.emojis")
    except ModuleNotFoundError as missing:
        if missing.name not in {name, f"{name}.emojis"}:
            raise
        return folder, ()
    return module.PREFIX, tuple(module.EMOJIS)


def _shared() -> tuple[Emoji, ...]:
    seats = (
        Emoji(
            f"seat_{marks.seat_letter(seat).lower()}",
            lambda pen, seat=seat: marks.paint_badge(pen, seat),  # type: ignore[misc]
            letter=marks.seat_letter(seat),
        )
        for seat in range(SEATS)
    )
    levels = (
        Emoji(f"level_{level}", lambda pen, level=level: _paint_stripes(pen, level))  # type: ignore[misc]
        for level in range(1, MAX_LEVELS + 1)
    )
    return (*seats, *levels)


def _paint_stripes(pen: Pen, count: int) -> None:
    """Paint a naval officer's sleeve with one golden stripe per level."""
    paint_plaque(pen)
    pitch = min(22.0, 82 / count)
    top = 50 - pitch * count / 2
    for stripe in range(count):
        pen.bar(5, top + pitch * stripe + pitch * 0.16, 90, pitch * 0.68, theme.LAMP)
