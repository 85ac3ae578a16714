"""Failures that a test injects into requests."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

FaultMoment = Literal["before", "after"]


class Fault(Struct):
    """A failure of certain requests.

    A request fails if its `METHOD /path` matches a regular expression. The path is the part after `/api/v10`.
    """

    route: str
    when: FaultMoment = "before"
    """Whether the request fails `before` or `after` it is processed. With `after`, only the response is lost."""
    status: int | None = None
    """The response's HTTP status. 0 resets the connection, and None does not change the status."""
    code: int = 0
    """Discord's error code in the response's JSON."""
    seconds: float = 0
    """Seconds by which the response is delayed."""
    times: int | None = 1
    """Number of requests that fail. If it is None, all requests fail until the fault is lifted."""
    body: bytes | None = None
    """A response body that replaces the JSON."""
    retry_after: float = 0
    """The retry delay in a 429 response, in seconds."""
    hits: int = 0
    """Number of requests that have failed so far."""

    def lift(self) -> None:
        self.times = 0

    def matches(self, request: str) -> bool:
        return self.times != 0 and re.search(self.route, request) is not None


class Faults:
    """All injected faults.

    If several apply to a request, the latest one takes precedence.
    """

    def __init__(self) -> None:
        self._faults: list[Fault] = []

    def add(self, fault: Fault) -> Fault:
        self._faults.insert(0, fault)
        return fault

    def lift_all(self) -> None:
        for fault in self._faults:
            fault.lift()
        self._faults.clear()

    def find(self, request: str) -> Fault | None:
        """Return the fault that applies to a request, if any, and count the request as a hit."""
        found = next(self._matching(request), None)
        if found is not None:
            found.hits += 1
            if found.times is not None:
                found.times -= 1
        return found

    def _matching(self, request: str) -> Iterator[Fault]:
        return (fault for fault in self._faults if fault.matches(request))
