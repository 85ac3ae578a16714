"""The tools of those who look after a server."""

from __future__ import annotations

from bot.admin.send import send
from bot.core.features import Feature

FEATURE = Feature(send=send)
