"""A clone of the project, installed and updated offline with the documented commands."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import site
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[2]
PACKAGES = ("bot", "engine", "harbourmaster", "host", "playground", "renderer", "storage")
FILES = ("Makefile", "pyproject.toml", "README.md", "LICENSE")
SECONDS = 300
"""Maximum seconds for a sequence of commands on a busy machine."""
IN_USE = ("harbourmaster", "__editable__", "pip")
"""Beginnings of the names of installed packages that a clone must not find."""


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


def offline(published: Path) -> dict[str, str]:
    """Return an environment in which pip finds only the packages in a folder.

    Options given to `make test` don't affect the `make` that runs in it.
    """
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS", "PIP_"))
    }
    return kept | {
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": str(published),
        "PYTHON": sys.executable,
    }


def documented(page: str, heading: str, number: int = 0) -> str:
    """Return the commands of a section: its code block with this number, counted from 0."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    (section,) = re.findall(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    blocks = re.findall(r"^ *```sh\n(.*?)^ *```$", section, re.MULTILINE | re.DOTALL)
    return str(blocks[number])


class Clone:
    """A repository and a clone of it with its own virtual environment.

    The lock files name one empty package each. The real dependencies come from this run's environment.
    """

    def __init__(self, folder: Path) -> None:
        self.origin, self.folder, self.bin = folder / "origin", folder / "clone", folder / "bin"
        self.program = self.folder / ".venv/bin/harbourmaster"
        published = folder / "published"
        self.environ = offline(published)
        self.environ["PATH"] = f"{self.bin}:{self.environ['PATH']}"
        for made in (self.origin / "requirements", self.bin, published):
            made.mkdir(parents=True)
        self._publish(published)
        self._link_dependencies(folder / "dependencies")

    def _publish(self, published: Path) -> None:
        for name in PACKAGES:
            shutil.copytree(ROOT / name, self.origin / name, ignore=shutil.ignore_patterns("__pycache__"))
        for name in FILES:
            shutil.copy(ROOT / name, self.origin)
        for name in ("build", "run", "play", "dev"):
            line = write_wheel(published, f"{name}lock", "1.0")
            (self.origin / f"requirements/{name}.txt").write_text(line, encoding="utf-8")
        (self.origin / ".gitignore").write_text(
            ".venv\n*.egg-info\nbuild\n__pycache__\ndata\n", encoding="utf-8"
        )
        self.git("init", "--quiet", "--initial-branch=main")
        self.commit("first")
        self.git("clone", "--quiet", str(self.origin), str(self.folder))

    def _link_dependencies(self, folder: Path) -> None:
        """Create the virtual environment, in which the dependencies of this run can be imported."""
        folder.mkdir()
        for path in Path(site.getsitepackages()[0]).iterdir():
            if not path.name.startswith(IN_USE):
                (folder / path.name).symlink_to(path)
        # Older versions of Python add an old setuptools.
        self.run("make .venv/bin/python && .venv/bin/pip uninstall --quiet --yes setuptools 2>&1")
        (packages,) = self.folder.glob(".venv/lib/python*/site-packages")
        (packages / "dependencies.pth").write_text(f"{folder}\n", encoding="utf-8")

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
        """Commit a new version to the repository, with changed code."""
        project = self.origin / "pyproject.toml"
        text = re.sub(
            r"^version = .*$", f'version = "{version}"', project.read_text("utf-8"), flags=re.MULTILINE
        )
        project.write_text(text, encoding="utf-8")
        code = self.origin / "harbourmaster/commands.py"
        old = "Board games in Discord channels."
        assert old in code.read_text("utf-8")
        code.write_text(code.read_text("utf-8").replace(old, f"Code of {version}."), encoding="utf-8")
        self.commit(version)

    def add_command(self, name: str, script: str) -> None:
        """Replace a system command by a shell script."""
        path = self.bin / name
        path.write_text(f"#!/bin/sh -e\n{script}\n", encoding="utf-8")
        path.chmod(0o755)

    def run(self, commands: str) -> str:
        """Run shell commands in the clone and return their output."""
        shell = ["sh", "-ec", commands]
        done = subprocess.run(
            shell, cwd=self.folder, env=self.environ, timeout=SECONDS, text=True, check=False,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout
        return done.stdout

    def installed(self) -> tuple[str, str]:
        """Return the version and the description that the installed program prints."""
        shown = self.run(f"cd / && {self.program} --version && {self.program} --help")
        version, _, description = shown.partition("\n")
        return version.removeprefix("harbourmaster "), description
