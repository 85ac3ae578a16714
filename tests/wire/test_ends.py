"""Tests for rejected logins: the process prints one sentence and exits with the documented exit code."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.__main__ import limit_library_logging, run
from bot.runtime.process.environment import Settings
from bot.runtime.process.exit_codes import Exit
from tests.sampling import mark_long_after, value_cases
from tests.wire.gateway import HELLO
from tests.wire.running import BotProcess
from tests.wire.server import TOKEN, Wire

BotExit: TypeAlias = Callable[[], tuple[int, str]]


@pytest.fixture
def bot_exit(
    wire: Wire,
    tmp_path: Path,
    restored_endpoint: None,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> BotExit:
    """Return a function that runs the bot in the test process.

    The function returns the exit code and the sentence that the bot prints.
    """

    def run_it() -> tuple[int, str]:
        code = run(Settings(token=TOKEN, folder=tmp_path, discord=wire.address))
        assert all(record.exc_info is None for record in caplog.records)
        (sentence,) = capsys.readouterr().err.splitlines()
        return code, sentence

    limit_library_logging()
    return run_it


@pytest.mark.parametrize(
    ("code", "exit_code", "said"),
    mark_long_after(
        1,
        [
            pytest.param(4014, Exit.INTENTS, "Privileged Gateway Intents"),
            pytest.param(4013, Exit.INTENTS, "refuses the intents"),
            pytest.param(4004, Exit.TOKEN_REFUSED, "does not know this DISCORD_TOKEN"),
            pytest.param(4010, Exit.SETTINGS, "the same HARBOURMASTER_SHARDS"),
            pytest.param(4011, Exit.SETTINGS, "too many servers"),
            pytest.param(4012, Exit.SETTINGS, "newer version of Harbourmaster"),
        ],
    ),
)
def test_gateway_close_code_sets_the_exit_code(
    code: int, exit_code: Exit, said: str, wire: Wire, bot_exit: BotExit
) -> None:
    wire.gateway.close_code = code
    ended, sentence = bot_exit()
    assert ended == exit_code
    assert said in sentence


def test_shards_with_a_sqlite_database_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], restored_endpoint: None
) -> None:
    assert run(Settings(token=TOKEN, folder=tmp_path, shards=2)) == Exit.SETTINGS
    assert "HARBOURMASTER_SHARDS requires a database on a server" in capsys.readouterr().err


@pytest.mark.long
@pytest.mark.parametrize("status", value_cases([503, 0]))
def test_gateway_that_rejects_connections_is_reported(status: int, wire: Wire, bot_exit: BotExit) -> None:
    wire.gateway.refuses = status
    ended, sentence = bot_exit()
    assert ended == Exit.UNREACHABLE
    assert "Discord can't be reached" in sentence


@pytest.mark.filterwarnings(
    "ignore:Exception ignored:pytest.PytestUnraisableExceptionWarning"
)  # discord.py does not close its connection, which would cause a warning.
@pytest.mark.parametrize(
    "greeting", value_cases(["<html>", "[]", f'{{"op": {HELLO}, "d": {{}}}}', f'{{"op": {HELLO}}}'])
)
def test_invalid_gateway_greeting_is_reported(greeting: str, wire: Wire, bot_exit: BotExit) -> None:
    wire.gateway.greeting = greeting
    ended, sentence = bot_exit()
    gc.collect()  # Collect the unclosed connection as garbage now, while its warning is ignored.
    assert ended == Exit.UNREACHABLE
    assert "can't be understood" in sentence


@pytest.mark.parametrize("route", value_cases(["GET /users/@me", "GET /oauth2/applications/@me"]))
@pytest.mark.parametrize("body", value_cases([b"<html>", b"[]", b'{"id": "none"}', b"\xff"], 2))
def test_damaged_response_at_login_is_reported(
    route: str, body: bytes, wire: Wire, bot_exit: BotExit
) -> None:
    wire.add_fault(route, 200, body=body, times=None)
    ended, sentence = bot_exit()
    assert ended == Exit.UNREACHABLE
    assert "can't be understood" in sentence


@pytest.mark.parametrize("status", value_cases([503, 0]))
def test_discord_outage_at_login_is_reported(status: int, wire: Wire, bot_exit: BotExit) -> None:
    wire.add_fault("GET /users/@me", status, times=None)
    ended, sentence = bot_exit()
    assert ended == Exit.UNREACHABLE
    assert "Discord can't be reached" in sentence


def test_process_logs_the_address_that_receives_the_token(wire: Wire, bot: BotProcess) -> None:
    bot.start()
    assert f"all requests, including the token, go to {wire.address}" in bot.read_output()
    assert bot.stop() == Exit.DONE


def test_process_reads_the_token_from_a_file_and_reports_misspelt_settings(
    bot: BotProcess, tmp_path: Path
) -> None:
    (file := tmp_path / "secret").write_text(f"{TOKEN}\n", "utf-8")
    bot.settings |= {"DISCORD_TOKEN": "", "DISCORD_TOKEN_FILE": str(file), "HARBOURMASTER_BACKUP": "off"}
    (bot.folder.parent / ".env").write_text("HARBOURMASTER LOG=debug\n", "utf-8")
    bot.start()
    assert (
        "HARBOURMASTER_BACKUP is not a setting and has no effect; did you mean HARBOURMASTER_BACKUPS?"
        in bot.read_output()
    )
    assert ".env, line 1: this line can't be parsed and has no effect" in bot.read_output()
    assert bot.stop() == Exit.DONE
    file.unlink()
    bot.start(ready=False)
    assert bot.wait() == Exit.SETTINGS
    assert f"DISCORD_TOKEN_FILE is {file}, which can't be read" in bot.read_output()


def test_unencrypted_remote_address_is_refused(bot: BotProcess) -> None:
    bot.settings["HARBOURMASTER_DISCORD"] = "http://discord.example"
    bot.start(ready=False)
    assert bot.wait() == Exit.SETTINGS
    (sentence,) = bot.read_output().splitlines()
    assert "the token goes there" in sentence
