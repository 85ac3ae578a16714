"""Helpers that control how many tests run: few by default, more in `make test-all`, most in `make soak`."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from _pytest.mark import ParameterSet  # pytest exports ParameterSet only in version 9.2 and later.
from hypothesis import settings

PROFILE = "soak"
SOAK_FACTOR = 20
"""Factor by which a soak test increases the number of examples."""
DEFAULT_EXAMPLES = 100
"""Default number of examples."""


def register_profiles() -> None:
    """Register the hypothesis profiles.

    The default profile is deterministic.
    """
    settings.register_profile("fixed", max_examples=DEFAULT_EXAMPLES, derandomize=True, deadline=None)
    settings.register_profile(PROFILE, max_examples=SOAK_FACTOR * DEFAULT_EXAMPLES, deadline=None)
    settings.load_profile("fixed")


def example_settings(count: int) -> settings:
    """Return hypothesis settings with `count` examples.

    A soak test runs more examples.
    """
    return settings(max_examples=count * settings().max_examples // DEFAULT_EXAMPLES)


def seed_cases(default_count: int, soak_count: int, *, short_count: int | None = None) -> list[ParameterSet]:
    """Return the seeds below `soak_count` as test cases.

    Seeds from `default_count` on run only in a soak test. Seeds from `short_count` on are marked `long`.
    """
    soaked = [
        pytest.param(n, marks=[pytest.mark.soak] if n >= default_count else []) for n in range(soak_count)
    ]
    return soaked if short_count is None else mark_long_after(short_count, soaked)


def mark_long_after(few: int, cases: Iterable[ParameterSet]) -> list[ParameterSet]:
    """Return the test cases, with all but the first `few` marked `long`.

    Use this if any of the cases is sufficient for a short run.
    """
    return [mark_long(case) if number >= few else case for number, case in enumerate(cases)]


def mark_soak_after(few: int, cases: Iterable[ParameterSet]) -> list[ParameterSet]:
    """Return the test cases, with all but the first `few` marked `soak`."""
    return [mark_soak(case) if number >= few else case for number, case in enumerate(cases)]


def value_cases(values: Iterable[object], few: int = 1) -> list[ParameterSet]:
    """Return the values as test cases, with all but the first `few` marked `long`.

    Use this if any of the values is sufficient for a short run.
    """
    return mark_long_after(few, map(pytest.param, values))


def mark_soak(case: ParameterSet) -> ParameterSet:
    """Return a copy of the case that is marked `soak`."""
    return case._replace(marks=(*case.marks, pytest.mark.soak))


def mark_long(case: ParameterSet) -> ParameterSet:
    """Return a copy of the case that is marked `long`."""
    return case._replace(marks=(*case.marks, pytest.mark.long))
