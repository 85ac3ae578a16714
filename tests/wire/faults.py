"""Failures on demand: which request fails, when, and how."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

When = Literal["before", "after"]


class Fault(Struct):
    """What happens to requests whose `METHOD /path` a pattern finds; the path is the one after `/api/v10`."""

    route: str
    when: When = "before"
    """Before anything was done, or after it was carried out: then only the answer is lost."""
    status: int | None = None
    """The status of the answer; 0 resets the connection, None leaves the answer as it is."""
    code: int = 0
    """Discord's code of the error, in the answer's JSON."""
    seconds: float = 0
    """How long the answer takes."""
    times: int | None = 1
    """How many requests fail; None is all of them until it is lifted."""
    body: bytes | None = None
    """What is answered in place of JSON."""
    retry_after: float = 0
    """The seconds after which an answer of 429 tells to try again."""
    met: int = 0
    """How many requests have met it."""

    def lift(self) -> None:
        self.times = 0

    def concerns(self, request: str) -> bool:
        return self.times != 0 and re.search(self.route, request) is not None


class Faults:
    """All that is to fail; the one that was asked for last comes first."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []

    def add(self, fault: Fault) -> Fault:
        self._faults.insert(0, fault)
        return fault

    def lift_all(self) -> None:
        for fault in self._faults:
            fault.lift()
        self._faults.clear()

    def of(self, request: str) -> Fault | None:
        """Return what happens to a request, and count it."""
        found = next(self._concerning(request), None)
        if found is not None:
            found.met += 1
            if found.times is not None:
                found.times -= 1
        return found

    def _concerning(self, request: str) -> Iterator[Fault]:
        return (fault for fault in self._faults if fault.concerns(request))
