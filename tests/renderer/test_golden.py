"""Tests that compare images with golden images, which a person has reviewed.

Each game with handmade views has a few small golden images in `tests/<game>/golden`. If an image differs,
`artifacts/golden` contains the old image, the new one, and the difference. To accept a change, copy the new
image over the old one. If a golden image is missing, the new image is saved in `artifacts/golden` too.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageChops

from engine.core.files.library import games
from tests.renderer.views import PLAIN, Case, cases, is_made_by_hand

TESTS = Path(__file__).parents[1]
ARTIFACTS = TESTS.parent / "artifacts" / "golden"
WIDTH = 350
GOLDEN = (
    "typical-{most}-board-en",
    "typical-{most}-panel-pl",
    "finished-{fewer}-final-de",
    "finished-{most}-share-en",
    "empty-{most}-rules-de",
)
"""Name patterns of the golden images.

`most` stands for the game's largest number of seats. `fewer` stands for the next smaller number of seats, if
there is one.
"""
PATCH, MAX_DIFFERENCE = 8, 14
"""Images are compared patch by patch.

PATCH is the width and height of a patch in pixels. MAX_DIFFERENCE is the maximum mean difference in a patch,
from 0 to 255. Small differences are allowed, because other library versions may render edges slightly
differently.
"""


def shrink(picture: Image.Image) -> Image.Image:
    return picture.resize((WIDTH, picture.height * WIDTH // picture.width), Image.Resampling.BOX)


def case_name(case: Case) -> str:
    return f"{case.label}-{case.seats}-{case.kind}"


def golden(game: str) -> list[str]:
    """Return the names of a game's golden images, which exist only for games with handmade views."""
    *_, fewer, most = 2 * games()[game].seat_counts[-2:]
    return [name.format(most=most, fewer=fewer) for name in GOLDEN if is_made_by_hand(game)]


CASES = {
    (case.game, name): case
    for case in cases()
    for name in golden(case.game)
    if name.startswith(f"{case_name(case)}-") and (case.kind not in ("final", "share") or case.has_history)
}


def file_of(game: str, name: str) -> Path:
    return TESTS / game.replace("-", "_") / "golden" / f"{name}.webp"


@pytest.mark.parametrize(("game", "name"), CASES, ids=map("-".join, CASES))
def test_images_match_the_golden_images(game: str, name: str) -> None:
    is_now, file = shrink(CASES[game, name].draw(locale=name.rsplit("-", 1)[1]).image), file_of(game, name)
    if not file.exists():
        save_artifact(is_now, f"{game}-{name}-is")
        pytest.fail(f"{file} is missing: see {ARTIFACTS}")
    with Image.open(file) as golden:
        was = golden.convert("RGB")
    if was.size == is_now.size:
        difference = ImageChops.difference(was, is_now)
        if max_patch_difference(difference) <= MAX_DIFFERENCE:
            return
        save_artifact(difference, f"{game}-{name}-difference")
    save_artifact(was, f"{game}-{name}-was")
    save_artifact(is_now, f"{game}-{name}-is")
    pytest.fail(f"{name} of {game} looks different: see {ARTIFACTS}")


def test_every_golden_image_is_compared() -> None:
    known = {file_of(game, name) for game, name in CASES}
    assert {found for file in known for found in file.parent.glob("*")} == known


def max_patch_difference(difference: Image.Image) -> int:
    """Return the largest mean difference in any patch."""
    patches = difference.reduce(PATCH).convert("L").histogram()
    return max(value for value, count in enumerate(patches) if count)


def save_artifact(picture: Image.Image, name: str) -> None:
    ARTIFACTS.mkdir(parents=True, exist_ok=True)
    picture.save(ARTIFACTS / f"{name}.webp", lossless=True)


def test_small_change_is_detected() -> None:
    """Changing a single name on a board is detected as a difference."""
    board = next(case for case in cases() if (case.label, case.kind) == ("typical", "board"))
    before, after = shrink(board.draw().image), shrink(board.draw(names=("Zoë", *PLAIN[1:])).image)
    assert max_patch_difference(ImageChops.difference(before, after)) > MAX_DIFFERENCE
