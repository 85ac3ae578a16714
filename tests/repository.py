"""A git repository with a copy of the project, and a clone of it.

Tests run the documented commands in the clone.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tomllib
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PACKAGES = tuple(
    name for name in PROJECT["tool"]["setuptools"]["packages"]["find"]["include"] if not name.endswith(".*")
)
FILES = ("Makefile", "pyproject.toml", "README.md", "LICENSE", ".gitignore")
COMMAND_SECONDS = 1200
"""Maximum number of seconds for running commands on a busy machine."""
DESCRIPTION = "Board games in Discord channels."
"""The description that `harbourmaster --help` prints."""


def documented_commands(page: str, heading: str, number: int = 0) -> str:
    """Return the commands in a code block on a documentation page.

    `number` is the index of the block within the section, starting at 0.
    """
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    (section,) = re.findall(rf"^##+ {re.escape(heading)}\n(.*?)(?=^##|\Z)", text, re.MULTILINE | re.DOTALL)
    blocks = re.findall(r"^ *```sh\n(.*?)^ *```$", section, re.MULTILINE | re.DOTALL)
    return str(blocks[number])


class Repository:
    """A git repository with a copy of the project, and a clone of it."""

    def __init__(self, folder: Path, environ: Mapping[str, str] = os.environ) -> None:
        self.origin, self.folder, self._bin = folder / "origin", folder / "clone", folder / "bin"
        self._bin.mkdir(parents=True)
        self.environ = {**environ, "PATH": f"{self._bin}:{environ['PATH']}"}

    def publish(self, *names: str) -> None:
        """Commit the project and clone the repository.

        The commit contains PACKAGES, FILES, and the files or folders in `names`.
        """
        for name in (*PACKAGES, *FILES, *names):
            self._copy(name)
        self.git("init", "--quiet", "--initial-branch=main")
        self.commit("first")
        self.git("clone", "--quiet", str(self.origin), str(self.folder))

    def _copy(self, name: str) -> None:
        target = self.origin / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, target)

    def git(self, *words: str) -> None:
        """Run git in the repository."""
        command = [
            "git",
            "-c",
            "user.name=Ada",
            "-c",
            "user.email=ada@example.org",
            "-c",
            "commit.gpgsign=false",
        ]
        subprocess.run([*command, *words], cwd=self.origin, check=True, capture_output=True)

    def commit(self, subject: str) -> None:
        """Commit all changes to the repository."""
        self.git("add", "--all")
        self.git("commit", "--quiet", "--no-verify", f"--message={subject}")

    def release(self, version: str) -> None:
        """Commit a new version with changed code to the repository."""
        project, code = self.origin / "pyproject.toml", self.origin / "harbourmaster/commands.py"
        text = project.read_text("utf-8")
        changed = re.sub(r"^version = .*$", f'version = "{version}"', text, flags=re.MULTILINE)
        if changed != text:
            project.write_text(changed, encoding="utf-8")
        assert DESCRIPTION in code.read_text("utf-8")
        code.write_text(code.read_text("utf-8").replace(DESCRIPTION, f"Code of {version}."), encoding="utf-8")
        self.commit(version)

    def add_command(self, name: str, script: str) -> None:
        """Replace a system command with a shell script."""
        path = self._bin / name
        path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        path.chmod(0o755)

    def run(self, commands: str) -> str:
        """Run shell commands in the clone, and return their output.

        Stops and fails the test at the first command that fails.
        """
        shell = ["sh", "-ec", commands]
        done = subprocess.run(
            shell, cwd=self.folder, env=self.environ, timeout=COMMAND_SECONDS, text=True, check=False,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        assert done.returncode == 0, f"{commands}\n{done.stdout}"
        return done.stdout
