"""For every test: no secret is by chance, and no example that hypothesis tries."""

from __future__ import annotations

import secrets
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.counting import counted

# `make soak` asks for the other one.
settings.register_profile("fixed", derandomize=True, deadline=None)
settings.register_profile("soak", max_examples=1000, deadline=None)
settings.load_profile("fixed")


@pytest.fixture(autouse=True)
def fixed_secrets() -> Iterator[None]:
    """Let seeds, salts and nonces count up from one in each test, so that it is dealt the same every time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_hex", counted())
        yield
