"""Tests for the check that forbids `sum` for floats if decisions or reports depend on the result."""

from __future__ import annotations

from types import FunctionType
from typing import Any

import pytest


def add_values(*values: float) -> float:
    return sum(values)


def sum_in(module: str, *values: float) -> Any:
    """Return the sum of the values, computed as if by code in the given module."""
    return FunctionType(add_values.__code__, {"__name__": module})(*values)


@pytest.mark.parametrize("module", ["engine", "engine.core.robots.search", "host.history.ratings"])
def test_float_sum_is_refused(module: str) -> None:
    with pytest.raises(AssertionError, match=f"{module} adds up floats: use math.fsum"):
        sum_in(module, 1, 0.5)


def test_integer_sums_and_other_packages_are_allowed() -> None:
    assert sum_in("engine.core.robots.search", 1, 2) == 3
    assert sum_in("renderer.core", 1, 0.5) == 1.5
