"""How many random games: some in every run of the tests, many more in `make soak`."""

from __future__ import annotations

import pytest
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


def seeds(few: int, many: int) -> list[pytest.ParameterSet]:
    """Return the seeds from 0 to `many`, those from `few` on only for a soak."""
    return [pytest.param(n, marks=[pytest.mark.soak] if n >= few else []) for n in range(many)]
