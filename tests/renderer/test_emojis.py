"""Tests for the emojis that the renderer draws."""

from __future__ import annotations

import io
import re
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.core.words.i18n import locales, translator
from engine.core.files.library import games
from renderer import emojis
from renderer.emojis import OWN_NAME, DrawnEmoji, draw_emojis, emoji_keys, word_emojis

DARK, LIGHT = (49, 51, 56), (255, 255, 255)
"""The backgrounds of Discord's dark and light themes."""
SMALL = 22
"""Size of an emoji in a line of text, in pixels."""


@pytest.fixture(scope="module")
def drawn() -> list[DrawnEmoji]:
    return list(draw_emojis(tuple(games())))


def on(emoji: DrawnEmoji, background: tuple[int, int, int]) -> Image.Image:
    """Return an emoji as shown in a line of text."""
    small = Image.open(io.BytesIO(emoji.data)).resize((SMALL, SMALL), Image.Resampling.LANCZOS)
    shown = Image.new("RGB", small.size, background)
    shown.paste(small, mask=small)
    return shown


def difference(one: Image.Image, other: Image.Image) -> float:
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def test_discord_accepts_names_and_files(drawn: list[DrawnEmoji]) -> None:
    assert drawn
    for emoji in drawn:
        assert re.fullmatch(r"[A-Za-z0-9_]{2,32}", emoji.name)
        assert emoji.data.startswith(b"\x89PNG")
        assert len(emoji.data) <= emojis.MAX_BYTES
        assert Image.open(io.BytesIO(emoji.data)).size == (128, 128)


def test_each_emoji_has_its_own_key_and_name(drawn: list[DrawnEmoji]) -> None:
    assert len({emoji.key for emoji in drawn}) == len({emoji.name for emoji in drawn}) == len(drawn)
    assert [emoji.key for emoji in drawn] == emoji_keys(tuple(games()))


def test_names_start_with_the_key_and_are_recognized(drawn: list[DrawnEmoji]) -> None:
    for emoji in drawn:
        assert emoji.name.startswith(f"hm_{emoji.key}"[:25])
        assert OWN_NAME.fullmatch(emoji.name)
    assert not OWN_NAME.fullmatch("hm_logo")
    assert not OWN_NAME.fullmatch("crown_0a1b2c")


def test_the_name_changes_with_the_drawing_only(drawn: list[DrawnEmoji]) -> None:
    assert [emoji.name for emoji in draw_emojis(tuple(games()))] == [emoji.name for emoji in drawn]
    one = emojis.Emoji("x", lambda pen: pen.dot(50, 50, 40, DARK))
    changed = emojis.Emoji("x", lambda pen: pen.dot(50, 50, 41, DARK))
    assert emojis.draw(one).tobytes() != emojis.draw(changed).tobytes()


@pytest.mark.parametrize("background", [DARK, LIGHT])
def test_emojis_are_visible_on_both_themes(drawn: list[DrawnEmoji], background: tuple[int, int, int]) -> None:
    empty = Image.new("RGB", (SMALL, SMALL), background)
    assert [emoji.key for emoji in drawn if difference(on(emoji, background), empty) < 25] == []


def test_emojis_differ_from_each_other_at_the_smallest_size(drawn: list[DrawnEmoji]) -> None:
    small = [(emoji.key, on(emoji, DARK)) for emoji in drawn]
    alike = [(one, other) for (one, a), (other, b) in combinations(small, 2) if difference(a, b) < 6]
    assert alike == []


def test_words_with_an_emoji_exist_in_all_languages() -> None:
    for game_id in games():
        for word in word_emojis(game_id):
            for locale in locales():
                assert translator(locale)._bundle.has_message(word), (word, locale)  # noqa: SLF001


def test_both_published_games_declare_emojis_and_others_need_none() -> None:
    assert word_emojis("nauticus")["nauticus-part-good-fish"] == "nauticus_good_fish"
    assert word_emojis("nautilus-island")["nautilus-island-colour-fishing"] == "island_set_fishing"
    assert word_emojis("no-such-game") == {}


def test_seats_and_levels_beyond_the_drawn_ones_have_no_emoji() -> None:
    assert emojis.seat_key(0) == "table_seat_a"
    assert emojis.seat_key(8) == emojis.level_key(5) == emojis.level_key(0) == ""
