"""For every test: no secret is by chance, and no example that hypothesis tries."""

from __future__ import annotations

import builtins
import gc
import itertools
import os
import secrets
from collections.abc import Iterator

import pytest

from tests import postgres, soaking
from tests.counters import counted
from tests.float_sums import checked_sum

soaking.register()


@pytest.fixture(autouse=True)
def fixed_secrets() -> Iterator[None]:
    """Let seeds, salts, nonces and keys of users count up from one in each test: it is dealt the same every time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_hex", counted())
        numbers = itertools.count(1)
        patch.setattr(secrets, "randbits", lambda _: next(numbers))
        yield


@pytest.fixture(autouse=True, scope="session")
def no_float_sums() -> Iterator[None]:
    """Fail where the engine or the host adds up floats by `sum`, which depends on the version of Python."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(builtins, "sum", checked_sum)
        yield


def pytest_xdist_auto_num_workers() -> int:
    """Start two workers more than there are cores: many tests wait for a process or a page."""
    return (os.cpu_count() or 1) + 2


def pytest_collection_finish() -> None:
    """Let the collector of garbage leave alone what lives as long as the run: a tenth of the time."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Let go of what all processes of the run share, and end it when the one that leads them ends."""
    postgres.let_go()
    if not hasattr(session.config, "workerinput"):
        postgres.end_server()
