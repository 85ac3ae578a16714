"""A test that hangs is given up and named, so that a run ends and says why."""

from __future__ import annotations

import sys
from pathlib import Path
from subprocess import run

import pytest

ROOT = Path(__file__).parents[1]
HANGING = """
import asyncio
import threading

async def test_that_waits_for_ever():
    await asyncio.Event().wait()

def test_that_waits_for_a_thread():
    threading.Thread(target=threading.Event().wait, daemon=True).start()
    [other for other in threading.enumerate() if other.daemon][-1].join()

def test_that_ends():
    pass
"""


def test_a_run_goes_on_after_what_hangs(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    assert 0 < float(pytestconfig.getini("timeout")) < 5400, "less than anybody waits for a run"
    (tmp_path / "test_hanging.py").write_text(HANGING, "utf-8")
    settings = ("-c", str(ROOT / "pyproject.toml"), "--rootdir", ".", "-n", "1", "-o", "timeout=1")
    command = (sys.executable, "-m", "pytest", "-p", "no:randomly", *settings, ".")
    done = run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=120)
    assert done.stdout.count("Failed: Timeout") >= 2, done.stdout + done.stderr
    assert "2 failed, 1 passed" in done.stdout
