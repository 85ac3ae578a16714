"""Tests for the pictures of pages: earlier phases are small, and a whole match needs little space."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.core.pictures import ImageRequest
from engine.core.files.library import games
from pages.data.models import MatchPage, SmallBoard
from pages.data.pictures import SMALL_WIDTH, draw, picture_path
from tests.bot.port import Port
from tests.pages.helpers import all_bytes, built_page, finish_match
from tests.pages.test_contents import begin
from tests.renderer.views import PLAIN, views_of

MAX_SMALL = 32_000
"""Maximum size of the picture of an earlier phase, in bytes."""
MAX_MATCH = 1_400_000
"""Maximum size of a finished match of two players with everything that its page links to, in bytes."""


@pytest.mark.parametrize("game", games())
def test_picture_of_an_earlier_phase_is_small(game: str) -> None:
    seats = max(games()[game].seat_counts)
    request = ImageRequest(game=game, view=views_of(game)["fullest"](seats), names=PLAIN[:seats])
    drawn, full = draw(SmallBoard(request), "en"), draw(request, "en")
    assert drawn is not None
    assert full is not None
    assert len(drawn) < MAX_SMALL < len(full)
    assert Image.open(BytesIO(drawn)).width == SMALL_WIDTH
    assert picture_path("phase-1", SmallBoard(request), "en") != picture_path("phase-1", request, "en")


async def test_only_the_latest_phase_has_a_full_picture_and_a_long_description(port: Port) -> None:
    address = await begin(port)
    await finish_match(port)
    built = await built_page(port, address)
    assert built is not None
    page = built.page
    assert isinstance(page, MatchPage)
    *earlier, latest = page.scenes
    assert earlier
    for scene in earlier:
        assert scene.picture is not None
        assert scene.picture.alt
        assert isinstance(built.pictures[scene.picture.path], SmallBoard)
        assert scene.lines == ()
    assert latest.picture is not None
    assert isinstance(built.pictures[latest.picture.path], ImageRequest)
    assert latest.lines


@pytest.mark.long
@pytest.mark.drawn
async def test_finished_match_needs_little_space(port: Port) -> None:
    address = await begin(port)
    await finish_match(port)
    built = await built_page(port, address)
    assert built is not None
    assert isinstance(built.page, MatchPage)
    assert built.page.state == "finished"
    pictures = [draw(source, "en") or b"" for source in built.pictures.values()]
    texts = (await all_bytes(port, address)).values()
    assert sum(map(len, [*pictures, *texts])) < MAX_MATCH
