"""Installation: it uses the locked versions, even if newer releases exist."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
INSTALLED = 60
"""Maximum seconds to create a virtual environment with two empty packages on a busy machine."""


def write_wheel(folder: Path, name: str, version: str, *says: str) -> str:
    """Write an empty package and return its line for the lock file."""
    path = folder / f"{name}-{version}-py3-none-any.whl"
    info = f"{name}-{version}.dist-info"
    with ZipFile(path, "w") as wheel:
        metadata = ["Metadata-Version: 2.1", f"Name: {name}", f"Version: {version}", *says, ""]
        wheel.writestr(f"{info}/METADATA", "\n".join(metadata))
        wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr(f"{info}/RECORD", "")
    return f"{name}=={version} --hash=sha256:{hashlib.sha256(path.read_bytes()).hexdigest()}\n"


@pytest.fixture
def published(tmp_path: Path) -> Path:
    """Publish two locked packages and a newer version of the second, next to the project's Makefile."""
    folder = tmp_path / "published"
    folder.mkdir()
    # For a requirement with extras, pip looks up the latest version before it sees that another one is
    # locked.
    asking = write_wheel(folder, "asking", "1.0", "Requires-Dist: asked[more]>=1")
    asked = write_wheel(folder, "asked", "1.0", "Provides-Extra: more")
    write_wheel(folder, "asked", "1.1", "Provides-Extra: more")
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements/dev.txt").write_text(asked + asking, encoding="utf-8")
    shutil.copy(ROOT / "Makefile", tmp_path)
    return folder


def test_installation_ignores_later_releases(published: Path, tmp_path: Path) -> None:
    # Options given to `make test` must not affect the `make` that runs here.
    environ = {
        name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS", "PIP_"))
    }
    environ |= {"PIP_CONFIG_FILE": os.devnull, "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(published)}
    environ |= {"PYTHON": sys.executable}
    done = ".venv/.ready-to-play"
    # Pretend that the game's own dependencies are installed; their installation works in the same way.
    for command in (["make", ".venv/bin/python"], ["make", "-o", done, "setup"]):
        ended = subprocess.run(
            command, cwd=tmp_path, env=environ, timeout=INSTALLED, capture_output=True, text=True, check=False
        )
        assert ended.returncode == 0, ended.stderr
    installed = {path.name for path in tmp_path.glob(".venv/lib/python*/site-packages/ask*.dist-info")}
    assert installed == {"asking-1.0.dist-info", "asked-1.0.dist-info"}


def test_image_installs_locked_versions() -> None:
    commands = re.split(r"&&|(?<!\\)\n", (ROOT / "Dockerfile").read_text(encoding="utf-8"))
    locked = [command for command in commands if "-r requirements/" in command]
    assert len(locked) == 2
    assert all("--no-deps" in command and "--require-hashes" in command for command in locked)
