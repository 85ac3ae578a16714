"""What whoever opened a match decides about it."""

from __future__ import annotations

from host.log.entries import Ruling


class Cancelled(Ruling, frozen=True, kw_only=True, tag="cancelled"):
    """The match ends without a result, nobody but robots playing against whoever opened it."""
