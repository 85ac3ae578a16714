"""What the contracts in pyproject.toml can't say: a game's pictures know only that game's view."""

from __future__ import annotations

import grimp

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
