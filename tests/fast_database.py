"""How the database answers in tests of host and bot: soon.

Queries run at once, which is a third faster than from a thread, as they do for people; and nothing waits for the
disk, for no test there takes the power away.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import aiosqlite
import pytest

from storage.core import engines

T = TypeVar("T")
UNHURRIED = ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = OFF")


def answer_soon(request: pytest.FixtureRequest, patch: pytest.MonkeyPatch) -> None:
    """Let a database answer soon, and at once but in tests marked `threads`, in which things happen together."""
    patch.setattr(engines, "SQLITE_ALWAYS", UNHURRIED)
    if request.node.get_closest_marker("threads") is None:
        _answer_at_once(patch)


def _answer_at_once(patch: pytest.MonkeyPatch) -> None:
    """Let queries run within the event loop."""

    async def execute(connection: Any, query: Callable[..., T], *values: Any, **named: Any) -> T:
        return query(*values, **named)

    async def connect(connection: Any) -> Any:
        own = vars(connection)
        own["_connection"] = own["_connection"] or own["_connector"]()
        return connection

    patch.setattr(aiosqlite.Connection, "_execute", execute)
    patch.setattr(aiosqlite.Connection, "_connect", connect)
