"""Detection of connection poolers that share server connections between clients.

The bot needs connection timeouts, prepared statements and LISTEN subscriptions. A pooler such as pgbouncer in
transaction mode loses them at the end of each transaction.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import asyncpg

from storage.core.postgres.connections import (
    CONNECT_SECONDS,
    POOLER_HINT,
    connect,
    translate_connect_errors,
    translate_errors,
)
from storage.core.sql.database_errors import DatabaseUnavailable

_SERVER_PROCESS = "SELECT pg_backend_pid(), pg_postmaster_start_time()"
_LOST_SETTINGS = "SELECT name FROM pg_settings WHERE name = ANY($1) AND source <> 'client' ORDER BY name"
_STATEMENT_MODE = "statement pooling mode"
"""Part of pgbouncer's error message in statement pooling mode, which does not support transactions."""
_PREPARED_ELSEWHERE = (asyncpg.InvalidSQLStatementNameError, asyncpg.DuplicatePreparedStatementError)
"""Errors raised if a statement was prepared on another server connection."""


async def check_direct(dsns: Sequence[str], settings: Mapping[str, str]) -> None:
    """Check that each connection has its own server process; raises DatabaseUnavailable ("pooler")."""
    one = await connect(dsns, settings)
    try:
        other = await connect(dsns, settings)
        try:
            await _check(one, other, settings)
        finally:
            other.terminate()
    finally:
        one.terminate()


async def _check(
    one: asyncpg.Connection[Any], other: asyncpg.Connection[Any], settings: Mapping[str, str]
) -> None:
    try:
        with translate_errors(), translate_connect_errors():
            async with asyncio.timeout(CONNECT_SECONDS):
                if await _is_shared(one, other):
                    raise DatabaseUnavailable("pooler", f"connections are shared; {POOLER_HINT}")
                lost = [row["name"] for row in await one.fetch(_LOST_SETTINGS, list(settings))]
    except DatabaseUnavailable as error:
        if _STATEMENT_MODE in error.detail:
            raise DatabaseUnavailable("pooler", f"{error.detail}; {POOLER_HINT}") from error
        raise
    except _PREPARED_ELSEWHERE as error:
        raise DatabaseUnavailable("pooler", f"prepared statements are lost; {POOLER_HINT}") from error
    if lost:
        raise DatabaseUnavailable("pooler", f"{', '.join(lost)} can't be set; {POOLER_HINT}")


async def _is_shared(one: asyncpg.Connection[Any], other: asyncpg.Connection[Any]) -> bool:
    """Return whether a pooler shares server processes between connections.

    This is the case if both connections use the same process, or if the process of `one` changes between
    statements.
    """
    # Poolers reuse either the longest-idle or the most recently used server connection. Check for both.
    first, again = [await one.fetchrow(_SERVER_PROCESS) for _ in range(2)]
    async with other.transaction():
        second = await other.fetchrow(_SERVER_PROCESS)
        return bool(first != again or second == again or again != await one.fetchrow(_SERVER_PROCESS))
