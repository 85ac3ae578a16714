"""The game's constants."""

from __future__ import annotations

from typing import Literal, TypeAlias

RAISES = (1, 2)
"""The coins by which a bid may be raised."""
SHARE_PRICE = 1
Phase: TypeAlias = Literal["auction", "claim", "offer", "answer", "over"]
