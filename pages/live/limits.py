"""Limits on the number of requests per address."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import ip_address

BURST = 150
"""Number of requests that an address may send at once: a match's page with all its pictures needs about 40."""
RATE = 5.0
"""Requests per second that an address may send in the long run."""
MAX_ADDRESSES = 10_000
IPV6_PREFIX = 64
"""Addresses with the same prefix count as one, because a provider assigns them to a single customer."""


class RateLimiter:
    """A token bucket per address."""

    def __init__(self, now: Callable[[], float], burst: int = BURST, rate: float = RATE) -> None:
        self._now, self._burst, self._rate = now, burst, rate
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """The remaining requests of each address, and the time in seconds for which they were computed."""

    def take(self, address: str) -> int:
        """Count a request; return 0 if it is allowed, otherwise after how many seconds to try again."""
        key, now = _group(address), self._now()
        left, at = self._buckets.pop(key, (float(self._burst), now))
        left = min(self._burst, left + (now - at) * self._rate)
        is_allowed = left >= 1
        self._buckets[key] = (left - 1 if is_allowed else left, now)
        if len(self._buckets) > MAX_ADDRESSES:
            self._buckets.popitem(last=False)
        return 0 if is_allowed else max(1, math.ceil((1 - left) / self._rate))


def _group(address: str) -> str:
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    return address if parsed.version == 4 else str(int(parsed) >> (128 - IPV6_PREFIX))


def client_address(peer: str, forwarded: str) -> str:
    """Return the address of a client.

    If a proxy on this machine forwards the request, it is the last address in `X-Forwarded-For`, which the proxy
    has added itself.
    """
    try:
        is_proxy = ip_address(peer).is_loopback
    except ValueError:
        return peer
    last = forwarded.rpartition(",")[2].strip()
    return last if is_proxy and last else peer
