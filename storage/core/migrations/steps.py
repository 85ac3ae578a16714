"""Which steps there are: those all share, in `versions`, and those of features."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from storage.core.features import features

VERSION_TABLE = "harbour_version"
"""A name of our own, so that another program's database is told from ours."""
STEPS = Path(__file__).parent / "versions"


@cache
def versions() -> tuple[str, ...]:
    """Return the known schema versions, the first one first, by the names of the steps' files."""
    return tuple(_numbers(STEPS))


def _numbers(folder: Path) -> list[str]:
    return sorted(step.name[1:5] for step in folder.glob("v[0-9][0-9][0-9][0-9]_*.py"))


@cache
def feature_steps() -> Mapping[str, tuple[Path, tuple[str, ...]]]:
    """Return the folders of features that bring steps of their own, with the versions these lead to.

    The version of `storage/<feature>/steps/v0002_more.py` is `<feature>_0002`; its branch label is the feature.
    """
    found = {}
    for name, area in features():
        # Where a folder is found twice, the first one is imported, and its steps are taken.
        for root in reversed([*area.__path__]):
            folder = Path(root) / name / "steps"
            if folder.is_dir():
                found[name] = folder, tuple(f"{name}_{number}" for number in _numbers(folder))
    return found


def heads() -> frozenset[str]:
    """Return the versions of a database that is up to date: those all share, and those of features."""
    return frozenset({versions()[-1], *(steps[-1] for _, steps in feature_steps().values())})
