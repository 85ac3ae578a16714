"""Tests for image encoding: lossless if the file is small enough, otherwise reduced step by step."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from renderer import Picture, TooLarge, render
from renderer.core.encode import encode
from tests.nauticus import views
from tests.renderer.views import PLAIN, words


@pytest.fixture(scope="module")
def board() -> Image.Image:
    picture = render("nauticus", views.typical(2), "board", names=PLAIN, language="en", translate=words("en"))
    return Image.open(BytesIO(picture.data)).convert("RGB")


def test_encoding_below_the_limit_is_lossless(board: Image.Image) -> None:
    encoded = encode(board, 1_000_000)
    Image.open(BytesIO(encoded.data)).verify()
    back = Image.open(BytesIO(encoded.data))
    assert encoded.extension == "png"
    assert back.size == (encoded.width, encoded.height) == board.size
    assert ImageChops.difference(back.convert("RGB"), board).getbbox() is None


def test_smaller_limit_gives_a_smaller_file(board: Image.Image) -> None:
    limits = [len(encode(board, 8_000_000).data)]
    widths = [board.width]
    while limits[-1] > 25_000:
        encoded = encode(board, limits[-1] - 1)
        limits.append(len(encoded.data))
        widths.append(encoded.width)
        assert Image.open(BytesIO(encoded.data)).size == (encoded.width, encoded.height)
    assert len(limits) >= 6
    assert all(wider >= narrower for wider, narrower in pairwise(widths))
    assert widths[1] == board.width, "colours go before size does"


def test_impossible_limit_raises_too_large(board: Image.Image) -> None:
    with pytest.raises(TooLarge, match="100 bytes"):
        encode(board, 100)


def test_colours_are_reduced_before_dimensions() -> None:
    view, english = views.typical(3), words("en")
    full = render("nauticus", view, "board", names=PLAIN, language="en", translate=english)
    small = render(
        "nauticus",
        view,
        "board",
        names=PLAIN,
        language="en",
        translate=english,
        most_bytes=len(full.data) - 1,
    )
    assert (full.name, small.name) == ("board.png", "board.png")
    assert (_mode(full), _mode(small)) == ("RGB", "P")
    assert (full.width, full.height) == (small.width, small.height)
    assert len(small.data) < len(full.data)


def _mode(picture: Picture) -> str:
    return Image.open(BytesIO(picture.data)).mode
