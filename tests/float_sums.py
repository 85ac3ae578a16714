"""A replacement for `sum` that rejects floats in our code.

Since Python 3.12, `sum` rounds floats differently.
"""

from __future__ import annotations

import builtins
import inspect
from collections.abc import Iterable
from typing import Any

PACKAGES = frozenset({"engine", "host"})
"""Packages in which float sums affect decisions or reports."""

_sum = builtins.sum


def checked_sum(values: Iterable[Any], /, start: Any = 0) -> Any:
    """Return the sum.

    Raise AssertionError if a module in `PACKAGES` adds floats.
    """
    total = _sum(values, start)
    if isinstance(total, float):
        frame = inspect.currentframe()
        assert frame is not None
        assert frame.f_back is not None
        caller = str(frame.f_back.f_globals["__name__"])
        assert caller.partition(".")[0] not in PACKAGES, f"{caller} adds up floats: use math.fsum"
    return total
