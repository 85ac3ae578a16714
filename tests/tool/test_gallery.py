"""`harbourmaster gallery`: every kind of picture, in every language, on one page."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from bot.words.i18n import locales
from engine.core.library import games
from harbourmaster.gallery import WIDTH, draw_gallery
from tests.renderer.views import DRAWN


@pytest.mark.long
def test_the_gallery_shows_every_kind_of_every_game_in_every_language(tmp_path: Path) -> None:
    assert draw_gallery(tmp_path / "gallery") == 0
    page = (tmp_path / "gallery" / "README.md").read_text(encoding="utf-8")
    for name in games():
        for kind in DRAWN:
            for locale in locales():
                file = f"{name}-{kind}-{locale}.webp"
                assert f"({file})" in page
                with Image.open(tmp_path / "gallery" / file) as picture:
                    assert picture.width == WIDTH
        assert f"({name}-board-safe.webp)" in page
        assert (tmp_path / "gallery" / f"{name}-board-safe.webp").stat().st_size > 1000
