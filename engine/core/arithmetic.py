"""Exponentials by plain arithmetic: the same bits on every machine, where those of C libraries differ in the last.

What a robot chooses by is worked out with these, so that it plays the same way wherever it runs.
"""

from __future__ import annotations

LN2 = 0.6931471805599453
TERMS = 12
"""Of a series; what is left out is smaller than a float can tell."""
SMALL = 1 / 16
"""Up to here a series of so few terms is exact enough."""


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
    """Return a number that is not negative to the power of another."""
    return exp(exponent * log(base)) if base else 0.0
