"""What a transaction has read and may ask for again: remembered until it ends, or writes of that kind.

For what many ask for in one transaction and few ever change: settings, days off, outages.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar
from weakref import WeakKeyDictionary

from sqlalchemy.ext.asyncio import AsyncConnection

P = ParamSpec("P")
T = TypeVar("T")

_READ: WeakKeyDictionary[AsyncConnection, dict[Any, Any]] = WeakKeyDictionary()


def remembered(
    read: Callable[Concatenate[AsyncConnection, P], Awaitable[T]],
) -> Callable[Concatenate[AsyncConnection, P], Coroutine[Any, Any, T]]:
    """Let a function read once in a transaction; whoever writes what it reads has to `forget`."""

    @wraps(read)
    async def recall(tx: AsyncConnection, /, *values: P.args, **named: P.kwargs) -> T:
        known = _READ.setdefault(tx, {})
        key = (read, values, *named.items())
        if key not in known:
            known[key] = await read(tx, *values, **named)
        found: T = known[key]
        return found

    return recall


def forget(tx: AsyncConnection) -> None:
    """Let a transaction read anew what it remembers: something of it is changed."""
    _READ.pop(tx, None)
