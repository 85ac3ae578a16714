"""Fake images for bot tests.

Drawing real images would take half of the test time. Most tests only check which data an image shows.
"""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.core import pictures
from bot.runtime.emoji_sync import EmojiSync
from renderer.core.encode import EncodedImage
from renderer.picture import Picture


def skip_rendering(patch: pytest.MonkeyPatch) -> None:
    """Replace images and animations with the data that they would show."""
    patch.setattr(pictures, "render", fake_image)
    patch.setattr(pictures, "render_chart", fake_chart)
    skip_animation(patch)


def skip_emojis(patch: pytest.MonkeyPatch) -> None:
    """Prevent the bot from drawing emojis and uploading them to Discord."""
    patch.setattr(EmojiSync, "start", lambda _sync: None)


def skip_animation(patch: pytest.MonkeyPatch) -> None:
    """Replace animations with the views of their frames."""
    patch.setattr(pictures, "animate", partial(fake_image, kind="film"))


def skip_encoding(patch: pytest.MonkeyPatch) -> None:
    """Replace encoded images with hashes of their pixels."""
    patch.setattr("renderer.picture.encode", fake_encode)


def fake_image(game: str, view: Any, kind: str, **scene: Any) -> Picture:
    """Return a fake image that contains all the data that the real image would show."""
    named = {name: value for name, value in scene.items() if name != "translate"}
    return Picture(repr((game, view, kind, named)).encode(), f"{kind}.png", 1, 1)


def fake_chart(view: Any, **settings: Any) -> Picture:
    """Return a fake league or user chart that contains all of its data."""
    return Picture(repr((view, settings)).encode(), f"{type(view).__name__.lower()}.webp", 1, 1)


def fake_encode(image: Image.Image, _most_bytes: int) -> EncodedImage:
    """Return a fake encoded image whose bytes are a hash of its pixels."""
    # Save as PPM, because `tobytes` takes seven times as long.
    image.save(told := BytesIO(), "ppm")
    digest = sha256(f"{image.mode} {image.size}".encode() + told.getbuffer()).digest()
    return EncodedImage(digest, "png", *image.size)
