"""A fast database for host and bot tests.

Queries run directly instead of in a thread, which saves a third of the time. Commits do not wait for the
disk, because these tests do not simulate power loss.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import aiosqlite
import pytest

from storage.core import connection_pools

T = TypeVar("T")
FAST_SETTINGS = ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = OFF")


def speed_up_database(request: pytest.FixtureRequest, patch: pytest.MonkeyPatch) -> None:
    """Make the database respond quickly.

    Queries also run without a thread, except in tests that are marked `threads` because they test
    concurrency.
    """
    patch.setattr(connection_pools, "SQLITE_SETTINGS", FAST_SETTINGS)
    if request.node.get_closest_marker("threads") is None:
        _run_on_event_loop(patch)


def _run_on_event_loop(patch: pytest.MonkeyPatch) -> None:
    """Run queries directly on the event loop."""

    async def execute(connection: Any, query: Callable[..., T], *values: Any, **named: Any) -> T:
        return query(*values, **named)

    async def connect(connection: Any) -> Any:
        own = vars(connection)
        own["_connection"] = own["_connection"] or own["_connector"]()
        return connection

    def stop(connection: Any) -> None:
        vars(connection)["_running"] = False

    patch.setattr(aiosqlite.Connection, "_execute", execute)
    patch.setattr(aiosqlite.Connection, "__await__", lambda connection: connect(connection).__await__())
    patch.setattr(aiosqlite.Connection, "stop", stop)
