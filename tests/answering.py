"""How the database answers in tests: at once, which is a third faster, or from a thread, as it does for people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import aiosqlite
import pytest

T = TypeVar("T")


def answer_at_once(request: pytest.FixtureRequest, patch: pytest.MonkeyPatch) -> None:
    """Let queries run within the event loop, but in tests marked `threads`, in which things happen together."""
    if request.node.get_closest_marker("threads") is not None:
        return

    async def execute(connection: Any, query: Callable[..., T], *values: Any, **named: Any) -> T:
        return query(*values, **named)

    async def connect(connection: Any) -> Any:
        own = vars(connection)
        own["_connection"] = own["_connection"] or own["_connector"]()
        return connection

    patch.setattr(aiosqlite.Connection, "_execute", execute)
    patch.setattr(aiosqlite.Connection, "_connect", connect)
