"""Test migrations that simulate a later version of the program."""

from __future__ import annotations

from pathlib import Path

import pytest

from storage.core import migrations
from tests import blank

MADE_UP = Path(__file__).parent / "made_up"
LATEST = 3
FIRST_STEP = "storage.core.migrations.v0002_mottos.upgrade"


def bring_steps(patch: pytest.MonkeyPatch) -> None:
    """Register the test migrations.

    The template database that tests start with is not affected.
    """
    blank.made()
    patch.setattr(migrations, "__path__", [*migrations.__path__, str(MADE_UP)])
