"""The console on a PostgreSQL server that does not let it do what it has to: a sentence, and the promised exit code."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from harbourmaster.__main__ import main
from tests import postgres

pytestmark = pytest.mark.threads
ROLE = f"harbour_guest_{os.getpid()}"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HARBOURMASTER_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("DISCORD_TOKEN", "some-token")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(scope="module", params=[True, False], ids=["blank", "ready"])
def guest(request: pytest.FixtureRequest) -> Iterator[str]:
    """Return the URL of a database of somebody else, for a role that may only connect."""
    made = postgres.new_database(is_blank=request.param)
    postgres.do(f"DROP ROLE IF EXISTS {ROLE}")
    postgres.do(f"CREATE ROLE {ROLE} LOGIN")
    yield make_url(made).set(username=ROLE).render_as_string()
    postgres.drop_database(made)
    postgres.do(f"DROP ROLE {ROLE}")


@pytest.mark.parametrize(
    ("command", "code"), [(["run"], 6), (["db", "upgrade", "--create"], 1)], ids=["run", "upgrade"]
)
def test_a_role_without_rights_gets_a_sentence(
    guest: str,
    command: list[str],
    code: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("HARBOURMASTER_DATABASE", guest)
    assert main(command) == code
    (sentence,) = capsys.readouterr().err.splitlines()
    assert "not-allowed" in sentence
    assert "permission denied for" in sentence
    assert "class" not in sentence
