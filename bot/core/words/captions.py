"""Lines that stand below a picture. Pure."""

from __future__ import annotations

from engine.core.text import Text, text


def partly_invented(count: int) -> Text:
    """Say of how many outcomes a record does not tell what its picture shows."""
    return text("picture-invented", count=count)
