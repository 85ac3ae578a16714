"""Filters that reject messages because of their content, as moderators can configure them in a guild."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from msgspec import Struct, field

from tests.wire.limits import TEXT, walk_components
from tests.wire.refusals import (
    blocked_by_automod,
    explicit_content,
    harmful_link,
    title_blocked_by_automod,
)

IMAGE_SUFFIXES = (".png", ".webp", ".jpg", ".gif")


class Filters(Struct):
    """A guild's filters.

    By default, they reject nothing.
    """

    explicit_images: bool = False
    """Whether to reject every image."""
    links: bool = False
    """Whether to reject every link."""
    words: set[str] = field(default_factory=set)
    """Words that are rejected in message texts, labels and thread names."""
    refuses_everything: bool = False
    covers_responses: bool = False
    """Whether the filters also apply to interaction responses."""
    refused: int = 0
    """Number of rejected messages."""

    def check(self, body: Mapping[str, Any], files: Collection[str]) -> None:
        """Raise ErrorResponse if a filter rejects a new or edited message."""
        texts = list(_texts(body))
        error = None
        if self.explicit_images and any(name.endswith(IMAGE_SUFFIXES) for name in files):
            error = explicit_content()
        elif self.links and any("](http" in text for text in texts):
            error = harmful_link()
        elif self.refuses_everything or any(word in text for word in self.words for text in texts):
            error = blocked_by_automod()
        if error is not None:
            self.refused += 1
            raise error

    def check_title(self, title: str) -> None:
        """Raise ErrorResponse if a filter rejects the name of a new thread."""
        if self.refuses_everything or any(word in title for word in self.words):
            self.refused += 1
            raise title_blocked_by_automod()


def _texts(body: Mapping[str, Any]) -> list[str]:
    parts = list(walk_components(body.get("components") or ()))
    texts = [part["content"] for part in parts if part["type"] == TEXT]
    labels = [str(part.get("label") or "") for part in parts]
    alts = [str(item.get("description") or "") for part in parts for item in part.get("items") or ()]
    return [str(body.get("content") or ""), *texts, *labels, *alts]
