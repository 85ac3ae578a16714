"""What the table decides about an act of somebody who plays in the match."""

from __future__ import annotations

from host.log.entries import Ruling


class ActRefused(Ruling, frozen=True, kw_only=True, tag="act-refused"):
    """What a host who plays in the match wanted is not done."""
