"""Migration steps made up for tests: those of a later version of the program."""

from __future__ import annotations

from pathlib import Path

import pytest

from storage.core import migrations
from tests import blank

MADE_UP = Path(__file__).parent / "made_up"
LATEST = 3
FIRST_STEP = "storage.core.migrations.v0002_mottos.upgrade"


def bring_steps(patch: pytest.MonkeyPatch) -> None:
    """Let the made-up steps be found, but not by the database that tests begin with."""
    blank.made()
    patch.setattr(migrations, "__path__", [*migrations.__path__, str(MADE_UP)])
