"""How the database answers in tests of host and bot: soon.

Queries run at once, which is a third faster than from a thread, as they do for people; statements are compiled once
for all databases of a run; and nothing waits for the disk, for no test there takes the power away.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import aiosqlite
import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from storage.core import engines

T = TypeVar("T")
UNHURRIED = ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = OFF")


class Statements(dict[Any, Any]):
    """Compiled statements by what they say: in the keys SQLAlchemy asks with, the dialect's name stands for it."""

    def get(self, key: Any, default: Any = None) -> Any:
        """Return a compiled statement."""
        return super().get((key[0].name, *key[1:]), default)

    def __setitem__(self, key: Any, compiled: Any) -> None:
        """Keep a compiled statement."""
        super().__setitem__((key[0].name, *key[1:]), compiled)


COMPILED = Statements()


def answer_soon(request: pytest.FixtureRequest, patch: pytest.MonkeyPatch) -> None:
    """Let a database answer soon, and at once but in tests marked `threads`, in which things happen together."""
    making = partial(create_async_engine, execution_options={"compiled_cache": COMPILED})
    patch.setattr(engines, "create_async_engine", making)
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
