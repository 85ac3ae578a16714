"""Tests that arithmetic in pure Python gives the same results as library functions, except for the last bits."""

from __future__ import annotations

import math

import pytest

from engine.core.robots.arithmetic import exp, log, power


@pytest.mark.parametrize("x", [0.0, 1.0, -1.0, 0.1, -0.037, 3.3, -12.5, -80.0, 1e-9])
def test_exp_matches_math_library(x: float) -> None:
    assert exp(x) == pytest.approx(math.exp(x), rel=1e-12)


@pytest.mark.parametrize("x", [1.0, 0.5, 2.0, 1 / 3, 0.999, 1e-6, 12345.0, 4 / 3, 2 / 3])
def test_log_matches_math_library(x: float) -> None:
    assert log(x) == pytest.approx(math.log(x), rel=1e-12, abs=1e-15)


@pytest.mark.parametrize("base", [0.0, 0.01, 0.3, 0.75, 1.0, 1.2])
def test_power_matches_float_operator(base: float) -> None:
    assert power(base, 2.05) == pytest.approx(base**2.05, rel=1e-12)
