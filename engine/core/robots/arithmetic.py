"""Exponential functions based on basic arithmetic, with identical results on every machine.

C libraries differ in the last bits. Robots use these functions so that they play identically everywhere.
"""

from __future__ import annotations

LN2 = 0.6931471805599453
TERMS = 12
"""Number of terms in a series. The terms that are left out have no effect on a float."""
SMALL = 1 / 16
"""Maximum argument for which a series with TERMS terms is accurate enough."""


def exp(x: float) -> float:
    """Return e to the power of x."""
    halved = 0
    while abs(x) > SMALL:
        x /= 2
        halved += 1
    total = term = 1.0
    for place in range(1, TERMS):
        term *= x / place
        total += term
    for _ in range(halved):
        total *= total
    return total


def log(x: float) -> float:
    """Return the natural logarithm of a positive number."""
    doubled = 0
    while x > 4 / 3:
        x /= 2
        doubled += 1
    while x < 2 / 3:
        x *= 2
        doubled -= 1
    ratio = (x - 1) / (x + 1)
    total, power = 0.0, ratio
    for place in range(1, 2 * TERMS, 2):
        total += power / place
        power *= ratio * ratio
    return 2 * total + doubled * LN2


def power(base: float, exponent: float) -> float:
    """Return a non-negative number raised to a power."""
    return exp(exponent * log(base)) if base else 0.0
