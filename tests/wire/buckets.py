"""Rate limits: so many requests of a kind about a channel in so many seconds; and the headers that tell of them."""

from __future__ import annotations

import time

from msgspec import Struct

from tests.wire.refusals import rate_limited

RATIONS = {
    "POST /channels/{}/messages": (5, 5.0),
    "PATCH /channels/{}/messages/{}": (5, 5.0),
    "DELETE /channels/{}/messages/{}": (5, 1.0),
    "PATCH /channels/{}": (2, 600.0),
}
"""How many in how many seconds, as Discord had it when it was looked at; others are not rationed here."""


class Bucket(Struct):
    """What is left of a ration."""

    left: int
    until: float


class Buckets:
    """All rations, kept by kind and channel."""

    def __init__(self) -> None:
        self.are_kept = False
        """Whether too many requests are refused; tests that want to be fast leave it."""
        self.scale = 1.0
        """By how much the seconds are stretched."""
        self._buckets: dict[str, Bucket] = {}

    def take(self, method: str, path: str) -> dict[str, str]:
        """Take one out and return the headers that tell of it; Refused where none is left."""
        parts = path.split("/")
        kind = f"{method} {'/'.join('{}' if part.isdigit() else part for part in parts)}"
        if not self.are_kept or kind not in RATIONS:
            return {}
        most, seconds = RATIONS[kind]
        now, key = time.monotonic(), f"{kind} {parts[2]}"
        bucket = self._buckets.get(key)
        if bucket is None or bucket.until <= now:
            bucket = self._buckets[key] = Bucket(most, now + seconds * self.scale)
        if not bucket.left:
            raise rate_limited(round(bucket.until - now, 3))
        bucket.left -= 1
        return {
            "X-RateLimit-Bucket": f"{abs(hash(kind)):x}", "X-RateLimit-Limit": str(most),
            "X-RateLimit-Remaining": str(bucket.left), "X-RateLimit-Reset-After": f"{bucket.until - now:.3f}",
            "X-RateLimit-Reset": f"{time.time() + bucket.until - now:.3f}",
        }  # fmt: skip
