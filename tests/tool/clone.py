"""A clone of the project with its own virtual environment, installed and updated offline."""

from __future__ import annotations

import hashlib
import os
import site
import sys
from pathlib import Path
from zipfile import ZipFile

from tests.repository import Repository

IN_USE = ("harbourmaster", "__editable__", "pip")
"""Name prefixes of installed packages that a clone must not find."""


def write_wheel(folder: Path, name: str, version: str, *metadata_lines: str) -> str:
    """Write an empty package as a wheel, and return its line for the lock file."""
    path = folder / f"{name}-{version}-py3-none-any.whl"
    info = f"{name}-{version}.dist-info"
    with ZipFile(path, "w") as wheel:
        metadata = ["Metadata-Version: 2.1", f"Name: {name}", f"Version: {version}", *metadata_lines, ""]
        wheel.writestr(f"{info}/METADATA", "\n".join(metadata))
        wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr(f"{info}/RECORD", "")
    return f"{name}=={version} --hash=sha256:{hashlib.sha256(path.read_bytes()).hexdigest()}\n"


def offline_environment(published: Path) -> dict[str, str]:
    """Return an environment in which pip finds only the packages in the given folder.

    Variables of `make` are removed. Otherwise, the running `make test` would affect the `make` processes that
    the tests start.
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


class Clone(Repository):
    """A repository and a clone of it.

    Each of the repository's lock files contains one empty package. The clone's virtual environments can
    import the dependencies of this test run.
    """

    def __init__(self, folder: Path) -> None:
        published = folder / "published"
        super().__init__(folder, offline_environment(published))
        self.program = self.folder / ".venv/bin/harbourmaster"
        for path in (self.origin / "requirements", published):
            path.mkdir(parents=True)
        for name in ("build", "run", "play", "dev"):
            line = write_wheel(published, f"{name}lock", "1.0")
            (self.origin / f"requirements/{name}.txt").write_text(line, encoding="utf-8")
        self.publish(".env.example")
        self._link_dependencies(folder / "dependencies")

    def _link_dependencies(self, folder: Path) -> None:
        folder.mkdir()
        for path in Path(site.getsitepackages()[0]).iterdir():
            if not path.name.startswith(IN_USE):
                (folder / path.name).symlink_to(path)
        self.environ["PYTHONPATH"] = str(folder)

    def installed_version(self) -> tuple[str, str]:
        """Return the version and the description that the installed command prints."""
        text = self.run(f"cd / && {self.program} --version && {self.program} --help")
        version, _, description = text.partition("\n")
        return version.removeprefix("harbourmaster "), description
