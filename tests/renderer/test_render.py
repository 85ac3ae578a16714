"""From a view to a file, by a game's id."""

from __future__ import annotations

import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from renderer import NoDrawing, render
from tests.renderer import views

ROOT = Path(__file__).parents[2]
HASHES = """
from hashlib import sha256
from renderer import render
from tests.renderer import views
for kind in views.KINDS:
    view = views.finished(3)
    picture = render("nauticus", view, kind, seat=1, names=views.LONG, words=views.words("pl"))
    print(sha256(picture.data).hexdigest())
"""
TOY = '''
"""A drawing of a game that is nowhere listed."""
from renderer.core.canvas import Canvas
from renderer.core.theme import NIGHT, FOAM

def draw(view, scene):
    canvas = Canvas(300, 200, NIGHT)
    canvas.write(view["title"] + scene.names[0], canvas.box, 40, FOAM)
    return canvas
'''
DRAW_TOY = """
from renderer import render
picture = render("toy-boats", {"title": "Toy "}, "board", names=["Ann"], words=str)
print(picture.name, picture.width, picture.height)
"""


def python(program: str, *path: Path, hash_seed: str = "0") -> str:
    """Run a program in a process of its own, with more folders to import from."""
    environment = {
        "PYTHONPATH": ":".join(map(str, (ROOT, *path))),
        "PYTHONHASHSEED": hash_seed,
    }
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, env=environment)
    return done.stdout.decode()


def test_the_same_view_gives_the_same_bytes_in_every_process() -> None:
    here = [
        sha256(
            render(
                "nauticus", views.finished(3), kind, seat=1, names=views.LONG, words=views.words("pl")
            ).data
        ).hexdigest()
        for kind in views.KINDS
    ]
    assert python(HASHES, hash_seed="1").split() == here
    assert python(HASHES, hash_seed="2").split() == here


def test_a_game_is_drawn_from_a_folder_elsewhere(tmp_path: Path) -> None:
    folder = tmp_path / "renderer" / "games" / "toy_boats"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("", encoding="utf-8")
    (folder / "drawing.py").write_text(TOY, encoding="utf-8")
    assert python(DRAW_TOY, tmp_path).split() == ["board.webp", "300", "200"]


@pytest.mark.parametrize("game_id", ["chess", "", "nauticus.drawing", "../nauticus", "no such game"])
def test_a_game_without_a_drawing_is_refused(game_id: str) -> None:
    with pytest.raises(NoDrawing):
        render(game_id, views.empty(2), "board", names=views.PLAIN, words=views.words("en"))
