"""How much of the same: some in every run of the tests, more in `make test-all`, many more games in `make soak`."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from _pytest.mark import ParameterSet  # pytest gives it out by itself from 9.2 on
from hypothesis import settings

PROFILE = "soak"
TIMES = 20
"""So many times as many examples are tried in a soak."""
USUAL = 100
"""Examples that are tried where nothing else is said."""


def register() -> None:
    """Tell hypothesis how it goes about it: by itself as in every run, the same each time."""
    settings.register_profile("fixed", max_examples=USUAL, derandomize=True, deadline=None)
    settings.register_profile(PROFILE, max_examples=TIMES * USUAL, deadline=None)
    settings.load_profile("fixed")


def examples(few: int) -> settings:
    """Try fewer examples than usual, in a soak as many times more."""
    return settings(max_examples=few * settings().max_examples // USUAL)


def seeds(few: int, many: int, *, usual: int | None = None) -> list[ParameterSet]:
    """Return the seeds from 0 to `many`, those from `few` on only for a soak, those from `usual` on `long`."""
    soaked = [pytest.param(n, marks=[pytest.mark.soak] if n >= few else []) for n in range(many)]
    return soaked if usual is None else long_after(usual, soaked)


def long_after(few: int, cases: Iterable[ParameterSet]) -> list[ParameterSet]:
    """Return cases that prove the same, all after the first few marked `long`."""
    return [as_long(case) if number >= few else case for number, case in enumerate(cases)]


def few_of(values: Iterable[object], few: int = 1) -> list[ParameterSet]:
    """Return values that prove the same, all after the first few marked `long`."""
    return long_after(few, map(pytest.param, values))


def as_long(case: ParameterSet) -> ParameterSet:
    """Return a case marked `long`."""
    return case._replace(marks=(*case.marks, pytest.mark.long))
