"""A helper that runs Python in the project, with a toy game or toy feature on the path."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def run_python(toy: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python in the project with the given toy on the path."""
    path = os.pathsep.join(filter(None, (str(toy), os.environ.get("PYTHONPATH"))))
    environment = {**os.environ, "PYTHONPATH": path}
    for name in ("PYTEST_XDIST_WORKER", "PYTEST_CURRENT_TEST", "PYTEST_ADDOPTS"):
        environment.pop(name, None)
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
