"""What the contracts in pyproject.toml can't say: of games and features that nothing names."""

from __future__ import annotations

from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest

import bot
import host
import storage

GAMES = "engine.games."
PICTURES = "renderer.games."


def test_pictures_import_only_the_view_of_their_own_game() -> None:
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


DOZEN = 12


def folders_of(room: str) -> dict[str, set[str]]:
    """Return for each folder of a room those that its modules import, for types alone too."""
    graph = grimp.build_graph(room)
    found: dict[str, set[str]] = {}
    for name in graph.modules - {room}:
        imported = {one.split(".")[1] for one in graph.find_modules_directly_imported_by(name) if one != room}
        own = found.setdefault(name.split(".")[1], set())
        own |= imported - {name.split(".")[1]}
    return found


@pytest.mark.parametrize("room", ["host", "storage"])
def test_folders_of_a_room_import_each_other_in_no_circle(room: str) -> None:
    folders = folders_of(room)
    assert {"core", "matches", "decisions"} <= folders.keys()
    try:
        TopologicalSorter(folders).prepare()
    except CycleError as circle:
        pytest.fail(" -> ".join(circle.args[1]))


def test_the_core_of_the_host_knows_no_feature_and_no_match() -> None:
    assert folders_of("host")["core"] == set()


def folders(room: Path) -> Iterator[Path]:
    return (folder for folder in (room, *room.rglob("*/")) if folder.name != "__pycache__")


def entries(folder: Path) -> set[str]:
    """Return the modules and packages of a folder."""
    found = {path.stem for path in folder.iterdir() if path.is_dir() or path.suffix == ".py"}
    return found - {"__init__", "__main__", "__pycache__", "locales"}


@pytest.mark.parametrize("room", [bot, host, storage], ids=lambda room: room.__name__)
def test_a_folder_holds_a_dozen_modules_at_most(room: object) -> None:
    top = Path(str(getattr(room, "__file__", ""))).parent
    counts = {folder: len(entries(folder)) for folder in folders(top)}
    assert len(counts) > 10
    assert {str(folder.relative_to(top)): n for folder, n in counts.items() if n > DOZEN} == {}
