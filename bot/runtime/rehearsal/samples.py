"""Files and custom ids for the rehearsal's messages."""

from __future__ import annotations

import base64

from bot.core.words.layout import Upload

PICTURE = Upload(
    base64.b64decode(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    ),
    "rehearsal.png",
    "Rehearsal",
)
"""An image with a single pixel."""
NOTE = Upload(b"Rehearsal", "rehearsal.txt")


def use_id(number: int) -> str:
    """Return a custom id for a component that is never clicked."""
    return f"rehearsal:sample:{number}"
