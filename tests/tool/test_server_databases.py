"""Tests for missing permissions on a PostgreSQL server: a clear message and the documented exit code."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from bot.runtime.process import memory
from harbourmaster.__main__ import main
from tests import postgres
from tests.storage.pooler import run_pooler
from tests.template_database import create_database

pytestmark = pytest.mark.threads
ROLE = f"harbour_guest_{os.getpid()}"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HARBOURMASTER_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("DISCORD_TOKEN", "some-token")
    monkeypatch.setattr(memory, "freeze_gc", lambda: None)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(scope="module", params=[True, False], ids=["blank", "ready"])
def guest_url(request: pytest.FixtureRequest) -> Iterator[str]:
    """Return the URL of a database for a role that may connect to it, but has no other permissions in it."""
    text = postgres.new_database(is_blank=request.param)
    postgres.execute(f"DROP ROLE IF EXISTS {ROLE}")
    postgres.execute(f"CREATE ROLE {ROLE} LOGIN")
    parts = urlsplit(text)
    yield parts._replace(netloc=f"{ROLE}@{parts.netloc.rpartition('@')[2]}").geturl()
    postgres.drop_database(text)
    postgres.execute(f"DROP ROLE {ROLE}")


@pytest.mark.parametrize(
    ("command", "code"), [(["run"], 6), (["db", "upgrade", "--create"], 1)], ids=["run", "upgrade"]
)
def test_role_without_permissions_is_reported(
    guest_url: str,
    command: list[str],
    code: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("HARBOURMASTER_DATABASE", guest_url)
    assert main(command) == code
    (sentence,) = capsys.readouterr().err.splitlines()
    assert "not-allowed" in sentence
    assert "permission denied for" in sentence
    assert "class" not in sentence


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("mysql://harbour:secret@db/harbour", "mysql:// is not supported"),
        ("postgresql://harbour:secret@db:x/harbour", "port is no number"),
        ("harbour.sqlite", "it has no ://"),
        ("sqlite://data/harbour.sqlite", "it contains no file"),
        ("postgresql://nobody:secret@GUEST", "does not exist"),
    ],
)
def test_invalid_address_is_an_invalid_setting(
    guest_url: str,
    address: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("HARBOURMASTER_DATABASE", address.replace("GUEST", guest_url.partition("@")[2]))
    assert main(["run"]) == 2
    (sentence,) = capsys.readouterr().err.splitlines()
    assert said in sentence
    assert "secret" not in sentence


@pytest.mark.parametrize("ignores_parameters", [True, False])
@pytest.mark.parametrize(("command", "code"), [(["run"], 2), (["db", "upgrade"], 1)], ids=["run", "upgrade"])
def test_connection_pooler_in_transaction_mode_is_refused(
    guest_url: str,
    command: list[str],
    code: int,
    ignores_parameters: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with run_pooler(guest_url, ignores_parameters=ignores_parameters) as address:
        monkeypatch.setenv("HARBOURMASTER_DATABASE", address)
        assert main(command) == code
    (sentence,) = capsys.readouterr().err.splitlines()
    assert "not to a connection pooler" in sentence


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("channel_binding=require", "says channel_binding, which is not understood"),
        ("sslmode=always", "sslmode"),
        ("sslrootcert=/nowhere.pem", "sslrootcert names /nowhere.pem, which can't be read"),
        ("sslmode=verify-full", "root.crt"),
    ],
)
@pytest.mark.parametrize(
    ("command", "code"),
    [(["run"], 2), (["db", "upgrade", "--create"], 1), (["db", "move", "sqlite:///old.sqlite", "TO"], 1)],
    ids=["run", "upgrade", "move"],
)
def test_invalid_address_parameter_is_reported_without_the_password(
    folder: Path,
    word: str,
    said: str,
    command: list[str],
    code: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("HOME", str(folder))
    create_database(folder / "old.sqlite")
    address = f"postgresql://harbour:secret@127.0.0.1:1/harbour?{word}"
    monkeypatch.setenv("HARBOURMASTER_DATABASE", address)
    assert main([address if part == "TO" else part for part in command]) == code
    (sentence,) = capsys.readouterr().err.splitlines()
    assert said in sentence
    assert "parameter" in sentence
    assert "secret" not in sentence
