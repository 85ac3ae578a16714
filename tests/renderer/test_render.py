"""Tests for rendering a view of a game to an image file."""

from __future__ import annotations

import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from renderer import NoDrawing, render
from tests.renderer.views import LONG, PLAIN, cases, words

ROOT = Path(__file__).parents[2]
HASHES = """
from tests.renderer.test_render import hashes
print(*hashes())
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
picture = render("toy-boats", {"title": "Toy "}, "board", names=["Ann"], language="en", translate=str)
print(picture.name, picture.width, picture.height)
"""


def python(program: str, *path: Path, hash_seed: str = "0") -> str:
    """Run a program in a separate process, with additional folders on the import path."""
    environment = {
        "PYTHONPATH": ":".join(map(str, (ROOT, *path))),
        "PYTHONHASHSEED": hash_seed,
    }
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, env=environment)
    return done.stdout.decode()


def hashes() -> list[str]:
    """Draw the final position of each game, and return the hashes of the image files."""
    return [
        sha256(
            render(
                case.game,
                case.view,
                case.kind,
                seat=1,
                names=LONG,
                language="pl",
                translate=words("pl"),
                before=case.before,
                score_history=case.score_history,
            ).data
        ).hexdigest()
        for case in cases()
        if case.label == "finished" and case.is_full
    ]


@pytest.mark.long
def test_image_bytes_are_the_same_in_every_process() -> None:
    here = hashes()
    assert python(HASHES, hash_seed="1").split() == here
    assert python(HASHES, hash_seed="2").split() == here


def test_drawing_in_another_folder_is_found(tmp_path: Path) -> None:
    folder = tmp_path / "renderer" / "games" / "toy_boats"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("", encoding="utf-8")
    (folder / "drawing.py").write_text(TOY, encoding="utf-8")
    assert python(DRAW_TOY, tmp_path).split() == ["board.png", "300", "200"]


@pytest.mark.parametrize("game_id", ["chess", "", "nauticus.drawing", "../nauticus", "no such game"])
def test_game_without_a_drawing_is_refused(game_id: str) -> None:
    with pytest.raises(NoDrawing):
        render(game_id, None, "board", names=PLAIN, language="en", translate=words("en"))
