"""Tests for the gallery: every kind of image in every language on one page."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from bot.core.words.i18n import Translator, locales
from engine.core.files.library import games
from renderer.league.picture import compose
from tests.gallery import WIDTH, draw_gallery
from tests.league_gallery import league_images
from tests.renderer.views import DRAWN_KINDS


@pytest.mark.long
def test_gallery_shows_every_image_kind_per_game_and_language(tmp_path: Path) -> None:
    draw_gallery(tmp_path / "gallery")
    page = (tmp_path / "gallery" / "README.md").read_text(encoding="utf-8")
    for name in games():
        for kind in DRAWN_KINDS:
            for locale in locales():
                file = f"{name}-{kind}-{locale}.webp"
                assert f"({file})" in page
                with Image.open(tmp_path / "gallery" / file) as picture:
                    assert picture.width == WIDTH
        assert f"({name}-board-safe.webp)" in page
        assert (tmp_path / "gallery" / f"{name}-board-safe.webp").stat().st_size > 1000
    for name in ("standings", "crosstable", "pyramid", "profile", "versus"):
        for locale in locales():
            assert f"(league-{name}-{locale}.webp)" in page
            assert (tmp_path / "gallery" / f"league-{name}-{locale}.webp").exists()


def test_gallery_season_is_drawn_with_alt_text() -> None:
    for locale in locales():
        for name, chart_message in league_images("nauticus", Translator(locale, strict=True)):
            canvas = compose(chart_message.view)
            assert type(chart_message.view).__name__.lower() == name
            assert {line.fit for line in canvas.lines} <= {"whole", "elided"}
            assert chart_message.alt
            assert chart_message.text
