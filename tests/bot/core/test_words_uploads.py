"""File uploads: sent again if Discord did not respond, and released once sent."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from bot.core.words.layout import Upload

PICTURE = Upload(b"pixels", "board.png")


@pytest.fixture
def no_collection() -> Iterator[None]:
    """Disable the garbage collector, so that only reference counting frees memory."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collection")
def test_what_was_sent_is_forgotten_at_once() -> None:
    file = PICTURE.file()
    content = weakref.ref(file.fp)
    file.close()
    del file
    assert content() is None


def test_what_was_not_taken_can_be_sent_again() -> None:
    file = PICTURE.file()
    assert file.fp.read() == b"pixels"
    file.fp.close()  # as aiohttp does, whether the request succeeded or not
    file.reset()
    assert file.fp.read() == b"pixels"
