"""Connections to a PostgreSQL server, and the conversion of its errors to ours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any
from urllib.parse import parse_qs, urlsplit

import asyncpg

from storage.core.sql.database_errors import DatabaseUnavailable, Reason, unavailable_error

CONNECT_SECONDS = 10
"""Maximum number of seconds to connect, divided among all hosts of an address."""
MIN_HOST_SECONDS = 3
"""Minimum number of seconds for each host, even if the total exceeds CONNECT_SECONDS."""
APPLICATION_NAME = "harbourmaster"
"""The application name that the server shows for our connections."""

POOLER_HINT = "connect to the PostgreSQL server itself, not to a connection pooler (docs/postgresql.md)"

# The keys are prefixes of PostgreSQL's SQLSTATE codes, longer ones first.
REASONS: dict[str, Reason] = {
    "40001": "busy",
    "40P01": "busy",
    "55P03": "busy",
    "57014": "busy",
    "25P03": "busy",
    "25006": "read-only",
    "3D000": "missing",
    "42501": "not-allowed",
    "53100": "full",
    "58030": "disk",
    "XX001": "corrupt",
    "XX002": "corrupt",
    "08P01": "pooler",
    "08": "unreachable",
    "28": "login",
    "53": "unreachable",
    "57P": "unreachable",
}
"""Failure reasons by SQLSTATE prefix. Any other code indicates a bug in our code."""

DRIVER_ERRORS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""The driver's exceptions.

InternalClientError occurs after a lost connection, when the driver's state is inconsistent.
"""


def reason_of(error: Exception) -> Reason | None:
    """Return the reason for an error with an external cause, or None for a bug in our code."""
    state = getattr(error, "sqlstate", None)
    if state is not None:
        return next((reason for start, reason in REASONS.items() if state.startswith(start)), None)
    return "unreachable" if _is_connection_lost(error) else None


def first_line(error: BaseException) -> str:
    """Return an error's message without the details and hints that the driver appends."""
    return str(error.args[0]) if error.args else type(error).__name__


def _is_connection_lost(error: Exception) -> bool:
    if isinstance(error, asyncpg.InternalClientError):
        return not isinstance(error, asyncpg.OutdatedSchemaCacheError)
    return (
        isinstance(error, asyncpg.InterfaceError)
        and not isinstance(error, ValueError)
        and "closed" in str(error)
    )


@contextmanager
def translate_errors(bug_reason: Reason | None = None) -> Iterator[None]:
    """Convert errors such as a lost connection or a lock timeout to DatabaseUnavailable.

    Errors that indicate bugs in our code are not converted. These include errors with the reason
    `bug_reason`.
    """
    try:
        yield
    except DRIVER_ERRORS as error:
        reason = reason_of(error)
        if reason is None or reason == bug_reason:
            raise
        raise unavailable_error(reason, first_line(error)) from error


@contextmanager
def translate_connect_errors() -> Iterator[None]:
    """Convert connection errors to DatabaseUnavailable."""
    try:
        yield
    except TimeoutError as error:
        raise DatabaseUnavailable("unreachable", "it did not respond in time") from error
    except OSError as error:
        raise DatabaseUnavailable("unreachable", str(error) or type(error).__name__) from error
    except (asyncpg.ClientConfigurationError, ValueError) as error:
        raise DatabaseUnavailable("parameter", first_line(error)) from error
    except asyncpg.InterfaceError as error:
        raise DatabaseUnavailable("unreachable", first_line(error)) from error


async def connect(dsns: Sequence[str], settings: Mapping[str, str]) -> asyncpg.Connection[Any]:
    """Connect to the first host that accepts a connection; raises DatabaseUnavailable."""
    seconds = max(CONNECT_SECONDS / len(dsns), MIN_HOST_SECONDS)
    failures: list[str] = []
    for dsn in dsns:
        try:
            return await _connect_to(dsn, settings, seconds)
        except DatabaseUnavailable as error:
            if error.reason != "unreachable":
                raise
            failures.append(error.detail)
    raise DatabaseUnavailable("unreachable", "; ".join(failures))


async def _connect_to(dsn: str, settings: Mapping[str, str], seconds: float) -> asyncpg.Connection[Any]:
    try:
        with translate_errors(), translate_connect_errors():
            return await asyncpg.connect(
                dsn, timeout=seconds,
                server_settings={"application_name": APPLICATION_NAME, **settings},
            )  # fmt: skip
    except DatabaseUnavailable as error:
        # Not every error names the host: a failed name resolution, for example, does not.
        detail = f"{_host_of(dsn)}: {error.detail}"
        if error.reason == "pooler":
            detail = f"{detail}; {POOLER_HINT}"
        raise unavailable_error(error.reason, detail) from error


def _host_of(dsn: str) -> str:
    """Return the host of an address, and its port if it has one."""
    parts = urlsplit(dsn)
    words = parse_qs(parts.query)
    return (
        parts.netloc.rpartition("@")[2]
        or ":".join(value for name in ("host", "port") for value in words.get(name, ()))
        or "local server"
    )
