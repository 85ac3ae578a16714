"""Tests for package rules that import-linter cannot check: areas, features, their tests, and game images."""

from __future__ import annotations

from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest

from tests import repository

GAMES = "engine.games."
PICTURES = "renderer.games."


def test_drawings_import_only_the_view_of_their_game() -> None:
    graph = grimp.build_graph("engine", "renderer")
    drawn = {name for name in graph.modules if name.startswith(PICTURES)}
    strays = {
        f"{name} -> {imported}"
        for name in drawn
        for imported in graph.find_modules_directly_imported_by(name)
        if imported.startswith(GAMES) and imported != f"{GAMES}{name.split('.')[2]}.view"
    }
    assert drawn
    assert not strays


PACKAGES = ("host", "bot", "storage")
AREAS = {
    "core", "matches", "time", "tables", "turns", "messages", "decisions", "history", "leagues", "operations",
}  # fmt: skip
OWN_AREAS = {"bot": {"runtime"}}
"""Areas that exist in only one package."""


def imported_areas(package: str) -> dict[str, set[str]]:
    """Return the areas that each area in a package imports, including type-only imports."""
    graph = grimp.build_graph(package)
    found: dict[str, set[str]] = {}
    for name in graph.modules - {package, f"{package}.__main__"}:
        area = name.split(".")[1]
        imports = {one.split(".")[1] for one in graph.find_modules_directly_imported_by(name) - {package}}
        found[area] = found.get(area, set()) | imports - {area}
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_areas_have_the_same_names_and_no_import_cycles(package: str) -> None:
    areas = imported_areas(package)
    assert areas.keys() == AREAS | OWN_AREAS.get(package, set())
    try:
        TopologicalSorter(areas).prepare()
    except CycleError as cycle:
        pytest.fail(" -> ".join(cycle.args[1]))


@pytest.mark.parametrize("package", PACKAGES)
def test_core_imports_no_other_area(package: str) -> None:
    assert imported_areas(package)["core"] == set()


ROOT = Path(__file__).parents[1]
MAX_ENTRIES = 12


def list_entries(folder: Path) -> dict[str, Path]:
    """Return the modules and packages in a folder by name."""
    found = {path.stem: path for path in folder.iterdir() if path.is_dir() or path.suffix == ".py"}
    return {name: path for name, path in found.items() if not name.startswith("__") and name != "locales"}


@pytest.mark.parametrize(
    "package", [*PACKAGES, "engine/core", "harbourmaster", "pages", "playground", "renderer"]
)
def test_folder_contains_at_most_twelve_modules_and_packages(package: str) -> None:
    top = ROOT / package
    folders = [top, *(path for path in top.rglob("*/") if path.name != "__pycache__")]
    counts = {str(folder.relative_to(ROOT)): len(list_entries(folder)) for folder in folders}
    assert len(counts) >= 3
    assert {folder: count for folder, count in counts.items() if count > MAX_ENTRIES} == {}


MAX_SMALL_LINES = 60
"""Maximum number of lines of a feature that needs no test file of its own."""


def list_features(package: str) -> Iterator[tuple[str, str]]:
    """Yield the area and the name of each feature in a package.

    Small features are left out.
    """
    for area, folder in list_entries(ROOT / package).items():
        for name, path in list_entries(folder).items():
            modules = path.rglob("*.py") if path.is_dir() else [path]
            if (
                sum(len(module.read_text(encoding="utf-8").splitlines()) for module in modules)
                > MAX_SMALL_LINES
            ):
                yield area, name


def list_test_files(area: str, feature: str) -> Iterator[Path]:
    """Yield a feature's test files: `tests/<package>/<area>/test_<feature>*.py`."""
    for package in PACKAGES:
        folder = ROOT / "tests" / package / area
        yield from folder.glob(f"test_{feature}.py")
        yield from folder.glob(f"test_{feature}_*.py")


@pytest.mark.parametrize("package", PACKAGES)
def test_every_feature_has_a_test_file_with_its_name(package: str) -> None:
    features = [*list_features(package)]
    assert len(features) > 20
    assert [feature for feature in features if not any(list_test_files(*feature))] == []


def test_every_test_area_is_an_area_of_its_package() -> None:
    for package in PACKAGES:
        folders = {path.name for path in (ROOT / "tests" / package).iterdir() if any(path.glob("test_*.py"))}
        assert folders <= AREAS | OWN_AREAS.get(package, set())


def test_image_contains_every_package() -> None:
    allowed = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {f"!{package}" for package in repository.PACKAGES} <= {*allowed}
