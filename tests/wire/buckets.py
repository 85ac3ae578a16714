"""Rate limits: requests per route and channel within a time window, and the headers that report them."""

from __future__ import annotations

import time

from msgspec import Struct

from tests.wire.refusals import rate_limited

RATE_LIMITS = {
    "POST /channels/{}/messages": (5, 5.0),
    "PATCH /channels/{}/messages/{}": (5, 5.0),
    "DELETE /channels/{}/messages/{}": (5, 1.0),
    "PATCH /channels/{}": (2, 600.0),
}
"""Number of requests per time window, and length of the window in seconds, as measured on Discord.

The fake server has no rate limits for other routes.
"""


class Bucket(Struct):
    """The number of requests that remain in the current time window of a rate limit."""

    remaining: int
    until: float


class Buckets:
    """All rate limits by route and channel."""

    def __init__(self) -> None:
        self.are_enforced = False
        """Whether the limits are enforced. Fast tests leave this off."""
        self.scale = 1.0
        """Factor for the lengths of the time windows."""
        self._buckets: dict[str, Bucket] = {}

    def take(self, method: str, path: str) -> dict[str, str]:
        """Count a request, and return the rate limit headers.

        Raises ErrorResponse if the rate limit is exceeded.
        """
        parts = path.split("/")
        kind = f"{method} {'/'.join('{}' if part.isdigit() else part for part in parts)}"
        if not self.are_enforced or kind not in RATE_LIMITS:
            return {}
        most, seconds = RATE_LIMITS[kind]
        now, key = time.monotonic(), f"{kind} {parts[2]}"
        bucket = self._buckets.get(key)
        if bucket is None or bucket.until <= now:
            bucket = self._buckets[key] = Bucket(most, now + seconds * self.scale)
        if not bucket.remaining:
            raise rate_limited(round(bucket.until - now, 3))
        bucket.remaining -= 1
        return {
            "X-RateLimit-Bucket": f"{abs(hash(kind)):x}", "X-RateLimit-Limit": str(most),
            "X-RateLimit-Remaining": str(bucket.remaining), "X-RateLimit-Reset-After": f"{bucket.until - now:.3f}",
            "X-RateLimit-Reset": f"{time.time() + bucket.until - now:.3f}",
        }  # fmt: skip
