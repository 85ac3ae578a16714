"""Tests that uploads are sent again if Discord did not respond, and that sent files are released."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from bot.core.words.layout import Upload

PICTURE = Upload(b"pixels", "board.png")


@pytest.fixture
def disabled_garbage_collector() -> Iterator[None]:
    """Disable the cyclic garbage collector, so that only reference counting frees memory."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("disabled_garbage_collector")
def test_upload_content_is_released_after_closing() -> None:
    file = PICTURE.file()
    content = weakref.ref(file.fp)
    file.close()
    del file
    assert content() is None


def test_failed_upload_can_be_sent_again() -> None:
    file = PICTURE.file()
    assert file.fp.read() == b"pixels"
    file.fp.close()  # The real library (aiohttp) also closes the file, even if the request fails.
    file.reset()
    assert file.fp.read() == b"pixels"
