"""Test migrations that simulate a later version of the program."""

from __future__ import annotations

from pathlib import Path

import pytest

from storage.core import migrations
from tests import template_database

TEST_MIGRATIONS = Path(__file__).parent / "made_up"
LATEST_VERSION = 3
FIRST_MIGRATION = "storage.core.migrations.v0002_mottos.upgrade"


def register_test_migrations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the test migrations.

    This does not affect the template database that tests start with.
    """
    template_database.blank_database_bytes()
    monkeypatch.setattr(migrations, "__path__", [*migrations.__path__, str(TEST_MIGRATIONS)])
