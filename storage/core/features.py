"""The features of the storage, found by walking its areas: no list names them."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from importlib.util import find_spec
from types import ModuleType

import storage


def features() -> Iterator[tuple[str, ModuleType]]:
    """Yield the names of all feature folders with the areas they lie in, in the order of the names."""
    areas = [
        importlib.import_module(f"storage.{each.name}")
        for each in pkgutil.iter_modules(storage.__path__)
        if each.ispkg
    ]
    found = [
        (child.name, area) for area in areas for child in pkgutil.iter_modules(area.__path__) if child.ispkg
    ]
    yield from sorted(found, key=lambda one: (one[0], one[1].__name__))


def features_with(module: str) -> list[str]:
    """Return the full names of all modules of a name that features, or the core, have."""
    own = [f"storage.core.{module}"]
    names = (f"{area.__name__}.{feature}.{module}" for feature, area in features())
    return own + [name for name in names if find_spec(name) is not None]
