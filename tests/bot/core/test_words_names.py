"""User names: any name stays on one line and creates no mention."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.words.names import MAX_NAME, NAMELESS, clean_name, graphemes, plain_name

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
POLISH_FLAG = "\U0001f1f5\U0001f1f1"


def test_a_name_of_a_hundred_letters_is_cut_visibly() -> None:
    assert plain_name("n" * 100) == "n" * (MAX_NAME - 1) + "…"


def test_a_family_counts_as_one_letter_and_is_never_torn() -> None:
    assert list(graphemes(FAMILY * 3)) == [FAMILY] * 3
    assert plain_name(FAMILY * 40) == FAMILY * (MAX_NAME - 1) + "…"


def test_flags_stay_whole() -> None:
    assert list(graphemes(POLISH_FLAG * 2 + "!")) == [POLISH_FLAG, POLISH_FLAG, "!"]


@pytest.mark.parametrize("letter", ["e\u0301", "\u1112\u1161\u11ab", "क्षि", "น้ำ", "1\ufe0f\u20e3", "\n"])
def test_what_a_reader_takes_for_a_letter_is_one(letter: str) -> None:
    assert list(graphemes(letter + "a" + letter)) == [letter, "a", letter]


def test_a_tower_of_accents_is_cut() -> None:
    assert list(graphemes("a" + "\u0301" * 40 + "b")) == ["a" + "\u0301" * 11, "b"]


def test_right_to_left_names_are_isolated_from_the_sentence() -> None:
    assert plain_name("עדה") == "\u2068עדה\u2069"
    assert plain_name("Ada") == "Ada"


def test_an_override_of_direction_is_dropped() -> None:
    assert plain_name("\u202eadA\u202c") == "adA"


@pytest.mark.parametrize("nothing", ["", "  \n ", "\u200b\u200b", "\x00"])
def test_a_name_of_nothing_gets_a_sign(nothing: str) -> None:
    assert plain_name(nothing) == NAMELESS


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("**bold**", r"\*\*bold\*\*"),
        ("@everyone", "@\u200beveryone"),
        ("<@42>", "\\<@\u200b42\\>"),
        ("`x`||y||", r"\`x\`\|\|y\|\|"),
        ("https://evil.example", "https:\\/\\/evil.example"),
        ("- item", r"\- item"),
    ],
)
def test_markdown_and_mentions_are_disarmed(name: str, shown: str) -> None:
    assert clean_name(name) == shown


@given(st.text(max_size=200))
def test_any_name_is_one_short_line(name: str) -> None:
    shown = plain_name(name)
    assert shown == plain_name(shown) or "\u2068" in shown
    assert shown != ""
    assert "\n" not in shown
    assert len(list(graphemes(shown.strip("\u2068\u2069")))) <= MAX_NAME
