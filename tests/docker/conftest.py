"""Fixtures for Docker tests: a simulated Discord for containers, and the two documented set-ups."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.docker.project import Project
from tests.wire.people import Person
from tests.wire.server import Wire, running_wire
from tests.wire.table import Table


@pytest.fixture
def wire() -> Iterator[Wire]:
    with running_wire() as wire:
        yield wire


@pytest.fixture
def table(wire: Wire) -> Table:
    """Create a table in a channel with two users."""
    guild = wire.add_guild()
    return Table(wire, wire.add_channel(guild), [Person(wire, name, guild) for name in ("Ada", "Ben")])


@pytest.fixture
def projects(wire: Wire, tmp_path: Path) -> Iterator[Callable[..., Project]]:
    """Yield a factory for set-ups, and remove the set-ups after the test.

    If the test fails, their logs are shown.
    """
    with ExitStack() as stack:

        def make(compose_file: str, **settings: str) -> Project:
            project = Project(tmp_path, wire, compose_file, **settings)
            project.remove()  # remove the remains of a killed test
            stack.callback(project.remove)
            stack.callback(lambda: sys.stderr.write(project.logs()))
            return project

        yield make
