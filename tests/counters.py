"""Predictable secrets that are the same in every run."""

from __future__ import annotations

import itertools
from collections.abc import Callable


def counting_token_hex(first: int = 1) -> Callable[[int], str]:
    """Return a replacement for `secrets.token_hex` that returns increasing numbers from `first`."""
    numbers = itertools.count(first)
    return lambda length: f"{next(numbers):0{2 * length}x}"
