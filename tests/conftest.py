"""Fixtures for all tests: fixed secrets and reproducible hypothesis examples."""

from __future__ import annotations

import builtins
import gc
import itertools
import os
import secrets
from collections.abc import Iterator

import pytest

from tests import postgres, sampling
from tests.counters import counting_token_hex
from tests.float_sums import checked_sum

sampling.register_profiles()


@pytest.fixture(autouse=True)
def fixed_secrets() -> Iterator[None]:
    """Replace random secrets and user keys with numbers that count up from one.

    The count restarts in each test.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_hex", counting_token_hex())
        numbers = itertools.count(1)
        patch.setattr(secrets, "randbits", lambda _: next(numbers))
        yield


@pytest.fixture(autouse=True, scope="session")
def no_float_sums() -> Iterator[None]:
    """Fail the test if the engine or the host uses `sum` for floats.

    The result of `sum` for floats depends on the Python version.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(builtins, "sum", checked_sum)
        yield


def pytest_xdist_auto_num_workers() -> int:
    """Return the number of cores plus two, because tests often wait for processes or disks."""
    return (os.cpu_count() or 1) + 2


def pytest_collection_finish() -> None:
    """Exclude long-lived objects from garbage collection, which saves a tenth of the run time."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Release shared resources.

    With xdist, only the main process stops the PostgreSQL server.
    """
    postgres.close_connections()
    if not hasattr(session.config, "workerinput"):
        postgres.stop_servers()
