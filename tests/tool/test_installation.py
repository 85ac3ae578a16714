"""Tests that the locked versions are installed, even if newer releases exist."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.repository import ROOT
from tests.tool.clone import Clone, offline_environment, write_wheel

INSTALL_TIMEOUT = 60
"""Maximum seconds for creating a virtual environment with two empty packages on a busy machine."""


@pytest.fixture
def package_index(tmp_path: Path) -> Path:
    """Return a folder with two locked packages and a newer version of the second one.

    The lock file and the project's Makefile are in the parent folder.
    """
    folder = tmp_path / "published"
    folder.mkdir()
    # If a requirement has extras, pip first looks up the latest version. It notices only later that another
    # version is locked.
    asking = write_wheel(folder, "asking", "1.0", "Requires-Dist: asked[more]>=1")
    text = write_wheel(folder, "asked", "1.0", "Provides-Extra: more")
    write_wheel(folder, "asked", "1.1", "Provides-Extra: more")
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements/dev.txt").write_text(text + asking, encoding="utf-8")
    shutil.copy(ROOT / "Makefile", tmp_path)
    return folder


@pytest.mark.long
def test_installation_ignores_later_releases(package_index: Path, tmp_path: Path) -> None:
    environ = offline_environment(package_index)
    done = ".venv/.ready-to-play"
    # The option `-o` skips the real dependencies, which would be installed in the same way.
    for command in (["make", ".venv/bin/python"], ["make", "-o", done, "setup"]):
        ended = subprocess.run(
            command,
            cwd=tmp_path,
            env=environ,
            timeout=INSTALL_TIMEOUT,
            capture_output=True,
            text=True,
            check=False,
        )
        assert ended.returncode == 0, ended.stderr
    installed = {path.name for path in tmp_path.glob(".venv/lib/python*/site-packages/ask*.dist-info")}
    assert installed == {"asking-1.0.dist-info", "asked-1.0.dist-info"}


def test_image_installs_locked_versions() -> None:
    commands = re.split(r"&&|(?<!\\)\n", (ROOT / "Dockerfile").read_text(encoding="utf-8"))
    locked = [command for command in commands if "-r requirements/" in command]
    assert len(locked) == 2
    assert all("--no-deps" in command and "--require-hashes" in command for command in locked)


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


@pytest.mark.long
def test_make_install_installs_only_what_run_needs(clone: Clone) -> None:
    clone.run("make install")
    installed = {path.name for path in clone.folder.glob(".venv/lib/python*/site-packages/*lock-1.0*")}
    assert installed == {"buildlock-1.0.dist-info", "runlock-1.0.dist-info"}
    assert "Installing" not in clone.run("make install")


@pytest.mark.soak
@pytest.mark.parametrize("target", ["install", "setup"])
def test_update_replaces_a_copy_of_old_code(clone: Clone, target: str) -> None:
    clone.run(f"make {target}")
    clone.run(".venv/bin/pip install --quiet --no-deps --no-build-isolation '.[postgres]'")
    clone.release("1.0.0")  # The version number stays the same, so that the code is the only difference.
    clone.run(f"git pull --quiet && make {target}")
    assert "Code of 1.0.0." in clone.installed_version()[1]
    assert "Installing" not in clone.run(f"make {target}")


@pytest.mark.soak
def test_copy_of_the_code_is_replaced_before_the_bot_runs(clone: Clone) -> None:
    clone.run("make install && .venv/bin/pip install --quiet --no-deps --no-build-isolation .")
    code = clone.folder / "harbourmaster/commands.py"
    code.write_text(code.read_text("utf-8").replace("Board games in Discord", "Games in Discord"), "utf-8")
    # Without a token, `run` exits with 3.
    assert "exit code 3" in clone.run("make run 2>&1 || true")
    assert "Games in Discord channels." in clone.installed_version()[1]


LOCKED = re.compile(r"^([\w.-]+)==([\w.]+) ", re.MULTILINE)


def locked_versions(name: str) -> dict[str, str]:
    return dict(LOCKED.findall((ROOT / f"requirements/{name}.txt").read_text(encoding="utf-8")))


def test_dependencies_with_security_fixes_are_ranges_in_the_metadata() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {each.name: each for each in map(Requirement, project["dependencies"])}
    locks = [locked_versions(name) for name in ("run", "play", "dev")]
    for name in ("aiohttp", "discord.py", "pillow"):
        operators = {each.operator for each in needed[name].specifier}
        assert operators == {">=", "<"}, name
        assert {lock[name.replace(".", "-")] for lock in locks} == {locks[0][name.replace(".", "-")]}
        assert needed[name].specifier.contains(locks[0][name.replace(".", "-")]), name


def test_lock_files_name_exact_versions_that_the_metadata_allows() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [*project["dependencies"], *project["optional-dependencies"]["postgres"]]
    locked = locked_versions("run")
    for each in map(Requirement, needed):
        name = re.sub(r"[-_.]+", "-", each.name).lower()
        assert each.specifier.contains(locked[name]), each.name
