"""Tests for SIGTERM before the bot has started: the process exits immediately with exit code 0."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

ENDS = 20
"""Maximum seconds until a process ends on a busy machine."""
WHILE_LOADING = """
import os, signal, sys
from harbourmaster.__main__ import main

class Stopping:
    def find_spec(self, name, *_):
        if name == "harbourmaster.commands":
            os.kill(os.getpid(), signal.SIGTERM)

sys.meta_path.insert(0, Stopping())
sys.exit(main())
"""


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    own = {"DISCORD_TOKEN": "some-token", "HARBOURMASTER_DATA": str(tmp_path / "data")}
    return {**os.environ, **own, "PYTHONPATH": str(Path(__file__).parents[2])}


def test_sigterm_during_import_exits_cleanly(environ: dict[str, str], tmp_path: Path) -> None:
    command = [sys.executable, "-c", WHILE_LOADING, "run"]
    ended = subprocess.run(
        command, cwd=tmp_path, env=environ, timeout=ENDS, capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert not (tmp_path / "data").exists()


def test_sigterm_during_database_connection_exits_cleanly(environ: dict[str, str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        silent.settimeout(ENDS)
        address = f"postgresql://harbour@127.0.0.1:{silent.getsockname()[1]}/harbour"
        with subprocess.Popen(
            [sys.executable, "-m", "harbourmaster", "run"], cwd=tmp_path,
            env={**environ, "HARBOURMASTER_DATABASE": address}, stderr=subprocess.PIPE, text=True,
        ) as process:  # fmt: skip
            line, _ = silent.accept()
            process.terminate()
            _, text = process.communicate(timeout=ENDS)
            line.close()
    assert process.returncode == 0
    assert "stopping after a signal" in text
    assert "Traceback" not in text
