"""For every test: no secret is by chance, and no example that hypothesis tries."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import aiosqlite
import pytest

from tests import soaking
from tests.counting import counted

soaking.register()

T = TypeVar("T")


@pytest.fixture(autouse=True)
def fixed_secrets() -> Iterator[None]:
    """Let seeds, salts and nonces count up from one in each test, so that it is dealt the same every time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_hex", counted())
        yield


@pytest.fixture
def queries_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the database answer within the event loop, not from a thread: a long story takes half as long.

    For stories of one process in which nothing happens at the same time; races need the threads.
    """

    async def execute(connection: Any, query: Callable[..., T], *values: Any, **named: Any) -> T:
        return query(*values, **named)

    async def connect(connection: Any) -> Any:
        if vars(connection)["_connection"] is None:
            vars(connection)["_connection"] = vars(connection)["_connector"]()
        return connection

    monkeypatch.setattr(aiosqlite.Connection, "_execute", execute)
    monkeypatch.setattr(aiosqlite.Connection, "_connect", connect)
