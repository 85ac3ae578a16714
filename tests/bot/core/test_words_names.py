"""Tests that user names of any kind stay on one line and mention no one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.words.names import MAX_NAME, NAMELESS, clean_name, graphemes, plain_name

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
POLISH_FLAG = "\U0001f1f5\U0001f1f1"


def test_long_name_ends_with_an_ellipsis() -> None:
    assert plain_name("n" * 100) == "n" * (MAX_NAME - 1) + "…"


def test_emoji_sequence_counts_as_one_character() -> None:
    assert list(graphemes(FAMILY * 3)) == [FAMILY] * 3
    assert plain_name(FAMILY * 40) == FAMILY * (MAX_NAME - 1) + "…"


def test_flag_emoji_are_not_split() -> None:
    assert list(graphemes(POLISH_FLAG * 2 + "!")) == [POLISH_FLAG, POLISH_FLAG, "!"]


@pytest.mark.parametrize("letter", ["e\u0301", "\u1112\u1161\u11ab", "क्षि", "น้ำ", "1\ufe0f\u20e3", "\n"])
def test_grapheme_cluster_counts_as_one_character(letter: str) -> None:
    assert list(graphemes(letter + "a" + letter)) == [letter, "a", letter]


def test_stacked_combining_marks_are_truncated() -> None:
    assert list(graphemes("a" + "\u0301" * 40 + "b")) == ["a" + "\u0301" * 11, "b"]


def test_right_to_left_names_are_isolated() -> None:
    assert plain_name("עדה") == "\u2068עדה\u2069"
    assert plain_name("Ada") == "Ada"


def test_direction_override_is_removed() -> None:
    assert plain_name("\u202eadA\u202c") == "adA"


@pytest.mark.parametrize(
    "nothing",
    [
        "",
        "  \n ",
        "\u200b\u200b",
        "\x00",
        "\u2800",
        "\u3164",
        "\u115f",
        "\uffa0",
        "\u034f",
        "\ufe0f",
        "\u200d",
    ],
)
def test_empty_name_gets_a_placeholder(nothing: str) -> None:
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
def test_markdown_and_mentions_in_names_are_escaped(name: str, shown: str) -> None:
    assert clean_name(name) == shown


@given(st.text(max_size=200))
def test_any_name_becomes_one_short_line(name: str) -> None:
    text = plain_name(name)
    assert text == plain_name(text) or "\u2068" in text
    assert text != ""
    assert "\n" not in text
    assert len(list(graphemes(text.strip("\u2068\u2069")))) <= MAX_NAME
