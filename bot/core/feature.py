"""What the core itself sends: messages that go."""

from __future__ import annotations

from bot.core.delete import send
from bot.core.features import Feature

FEATURE = Feature(send=send)
