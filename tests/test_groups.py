"""Tests for test groups: all tests in a group run in the same worker, so they share expensive fixtures."""

from __future__ import annotations

import sys
from pathlib import Path
from subprocess import run

import pytest

GROUPED_TESTS = """
import os
import pytest

@pytest.mark.xdist_group("all")
@pytest.mark.parametrize("number", range(6))
def test_where(number):
    with open("workers", "a") as told:
        print(os.environ["PYTEST_XDIST_WORKER"], file=told)
"""


@pytest.mark.long
def test_group_runs_on_one_worker(tmp_path: Path) -> None:
    (tmp_path / "test_grouped.py").write_text(GROUPED_TESTS, "utf-8")
    arguments = (
        "-m",
        "pytest",
        "-q",
        "-n",
        "2",
        "--dist",
        "loadgroup",
        "-c",
        "/dev/null",
        "--rootdir",
        ".",
        ".",
    )
    done = run((sys.executable, *arguments), cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    workers = (tmp_path / "workers").read_text("utf-8").split()
    assert (len(workers), len({*workers})) == (6, 1)
