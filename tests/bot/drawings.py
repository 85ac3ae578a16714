"""Pictures in tests of the bot: left undrawn where only what is on them matters, for drawing takes half the time."""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.core import pictures
from renderer.core.encode import Encoded
from renderer.picture import Picture


def leave_undrawn(patch: pytest.MonkeyPatch) -> None:
    """Let a picture or a film be all that it would be drawn from."""
    patch.setattr(pictures, "render", undrawn)
    patch.setattr(pictures, "render_chart", undrawn_chart)
    leave_films_undrawn(patch)


def leave_films_undrawn(patch: pytest.MonkeyPatch) -> None:
    """Let a film be the views of its frames."""
    patch.setattr(pictures, "animate", partial(undrawn, kind="film"))


def leave_unencoded(patch: pytest.MonkeyPatch) -> None:
    """Let a picture be the digest of its pixels."""
    patch.setattr("renderer.picture.encode", pixels)


def undrawn(game: str, view: Any, kind: str, **scene: Any) -> Picture:
    """Return a picture that hides nothing of what it is drawn from."""
    named = {name: value for name, value in scene.items() if name != "words"}
    return Picture(repr((game, view, kind, named)).encode(), f"{kind}.png", 1, 1)


def undrawn_chart(view: Any, **settings: Any) -> Picture:
    """Return a picture of a league or a person that hides nothing of what it is drawn from."""
    return Picture(repr((view, settings)).encode(), f"{type(view).__name__.lower()}.webp", 1, 1)


def pixels(image: Image.Image, _most_bytes: int) -> Encoded:
    """Return a picture whose bytes tell its pixels apart."""
    # Written out, for `tobytes` takes seven times as long.
    image.save(told := BytesIO(), "ppm")
    digest = sha256(f"{image.mode} {image.size}".encode() + told.getbuffer()).digest()
    return Encoded(digest, "png", *image.size)
