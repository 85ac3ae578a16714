"""Files that are attached: sent again where Discord did not answer, and forgotten once they were sent."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from bot.core.words.layout import Upload

PICTURE = Upload(b"pixels", "board.png")


@pytest.fixture
def no_collection() -> Iterator[None]:
    """Let memory be given back by counting references alone."""
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
    file.fp.close()  # as aiohttp does, whatever became of the request
    file.reset()
    assert file.fp.read() == b"pixels"
