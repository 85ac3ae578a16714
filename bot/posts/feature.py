"""Posts of a match for everybody."""

from __future__ import annotations

from bot.core.features import Feature
from bot.posts.send import send

FEATURE = Feature(send=send)
