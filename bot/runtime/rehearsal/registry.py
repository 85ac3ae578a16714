"""All assumptions about Discord, found by scanning the modules in `checks`."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from functools import cache
from importlib import import_module

from bot.runtime.rehearsal import checks
from bot.runtime.rehearsal.assumptions import Assumption


@cache
def assumptions() -> tuple[Assumption, ...]:
    """Return all assumptions in the order of their checks."""
    return tuple(sorted(_found(), key=lambda assumption: assumption.need))


def _found() -> Iterator[Assumption]:
    for module in sorted(found.name for found in pkgutil.iter_modules(checks.__path__)):
        for value in vars(import_module(f"{checks.__name__}.{module}")).values():
            candidates = value if isinstance(value, tuple) else (value,)
            yield from (candidate for candidate in candidates if isinstance(candidate, Assumption))
