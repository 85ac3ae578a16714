"""Migration steps: modules such as `v0002_more.py`, which upgrade to the version in their name.

A step defines `async def upgrade(tx: Transaction) -> None`. Version 1 is the baseline and has no step: a new
database is created at the latest version from the declared tables.
"""

from __future__ import annotations

import importlib
import pkgutil
import re

from storage.core import migrations
from storage.core.sql.transactions import Transaction

BASELINE = 1
_STEP = re.compile(r"v(\d{4})_\w+")


def latest() -> int:
    """Return the latest schema version."""
    return max(_steps(), default=BASELINE)


async def upgrade(tx: Transaction, version: int) -> None:
    """Run all steps after the given version, in order."""
    for number, name in sorted(_steps().items()):
        if number > version:
            await importlib.import_module(f"{migrations.__name__}.{name}").upgrade(tx)


def _steps() -> dict[int, str]:
    """Map each schema version to the name of its migration module."""
    names = (module.name for module in pkgutil.iter_modules(migrations.__path__))
    return {int(found[1]): name for name in names if (found := _STEP.fullmatch(name)) is not None}
