"""Tests for the page caches: they return the same result as a new request to simcord."""

from __future__ import annotations

import io
import zlib

import pytest
from PIL import Image
from simcord.preview import _markdown

from playground.simulation import preview_patches

TEXTS = (
    "**Ada** buys a bow for 2 taler.",
    "<@7>, it’s your turn",
    "-# small\n- one\n- two",
    "# Big",
    "||no||",
)


@pytest.mark.parametrize("content", TEXTS)
@pytest.mark.parametrize("profile", ["message", "text_display", "embed_title"])
def test_cached_text_renders_the_same(content: str, profile: str, monkeypatch: pytest.MonkeyPatch) -> None:
    contexts = ({"users": {"7": "Ben"}}, {"users": {"7": "Cem"}})
    monkeypatch.setattr(_markdown, "_markdown_parser", preview_patches.build_parser)
    plain = [_markdown.markdown_tokens(content, profile, context=context) for context in contexts]
    preview_patches.patch_preview()
    for _ in range(2):
        assert plain == [_markdown.markdown_tokens(content, profile, context=context) for context in contexts]


@pytest.mark.parametrize(
    ("ending", "settings"),
    [("png", {}), ("webp", {"lossless": True}), ("webp", {"quality": 80}), ("webp", {"exif": b"x"})],
)
def test_image_size_is_read_before_display(ending: str, settings: dict[str, object]) -> None:
    out = io.BytesIO()
    Image.new("RGB", (1400, 37), "navy").save(out, ending, **settings)
    assert preview_patches.size_of(out.getvalue()) == (1400, 37)


@pytest.mark.parametrize(
    "content", [b"", b"RIFF", b"\x89PNG", b"GIF89a" + bytes(40), b"RIFF----WEBPALPH" + bytes(40)]
)
def test_invalid_image_has_no_size(content: bytes) -> None:
    assert preview_patches.size_of(content) is None


def test_image_with_an_excessive_size_has_no_size() -> None:
    header = b"IHDR" + (60_000).to_bytes(4, "big") * 2 + bytes([8, 2, 0, 0, 0])
    chunk = b"\0\0\0\r" + header + zlib.crc32(header).to_bytes(4, "big")
    assert preview_patches.size_of(b"\x89PNG\r\n\x1a\n" + chunk + b"\0\0\0\0IDAT") is None
