"""Tests for the timeout of tests: a test that hangs is stopped and reported, so that every run ends."""

from __future__ import annotations

import sys
from pathlib import Path
from subprocess import run

import pytest

ROOT = Path(__file__).parents[1]
HANGING_TESTS = """
import asyncio
import threading

async def test_that_waits_for_ever():
    await asyncio.Event().wait()

async def test_that_leaves_a_thread_that_waits_for_ever():
    await asyncio.to_thread(threading.Event().wait)

def test_that_ends():
    pass
"""


@pytest.mark.long
def test_run_continues_after_a_hanging_test(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    assert 0 < float(pytestconfig.getini("timeout")) < 5400, "less than anybody waits for a run"
    (tmp_path / "test_hanging.py").write_text(HANGING_TESTS, "utf-8")
    settings = ("-c", str(ROOT / "pyproject.toml"), "--rootdir", ".", "-n", "1")
    sooner = ("-o", "timeout=2", "-o", "faulthandler_timeout=1")
    command = (sys.executable, "-m", "pytest", *settings, *sooner, ".")
    done = run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=120)
    text = done.stdout + done.stderr
    for name in ("test_that_waits_for_ever", "test_that_leaves_a_thread_that_waits_for_ever"):
        assert f"crashed while running 'test_hanging.py::{name}'" in text
    assert "most recent call first" in text, "where it hung"
    assert "2 failed, 1 passed" in text
