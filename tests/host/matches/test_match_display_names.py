"""Tests that displayed names of a match's players are visible and distinct."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host.matches.match.display_names import DEFAULT_IGNORABLE, display_names, is_invisible

INVISIBLE = ["", " ", "\u2800", "\u3164", "\u115f\u1160", "\uffa0", "\u200b\u200d", "\u00ad", "\u034f", "\ufe0f",
    "\U000e0041", "\u2060\ufeff", "\u180e", "\u2003\u3000", "\u17b4"]  # fmt: skip


def test_different_names_are_unchanged() -> None:
    assert display_names(["Ada", "Ben", "アダ", "👩‍👩‍👧"]) == ("Ada", "Ben", "アダ", "👩‍👩‍👧")


@pytest.mark.parametrize(
    "twin", ["Ada", "ada", "Ada\u200b", " Ada ", "Ａｄａ", "A\u00addа".replace("а", "a")]
)
def test_names_that_look_the_same_get_the_seat_letter(twin: str) -> None:
    assert display_names(["Ada", "Ben", twin]) == ("Ada (A)", "Ben", f"{twin} (C)")


@pytest.mark.parametrize("name", INVISIBLE)
def test_invisible_name_becomes_the_player_of_the_seat(name: str) -> None:
    assert display_names(["Ada", name, name]) == ("Ada", "Player B", "Player C")


@pytest.mark.parametrize(
    "names",
    [["Ada", "Ada", "Ada (A)"], ["Player B", "\u3164"], ["x" * 40, "x" * 50], ["Ada (B)", "Ada", "Ada"]],
)
def test_nobody_can_imitate_a_mark(names: list[str]) -> None:
    shown = display_names(names)
    assert len({name[:32] for name in shown}) == len(names)


@given(st.lists(st.text(max_size=50), min_size=1, max_size=8))
def test_displayed_names_are_distinct_and_visible(names: list[str]) -> None:
    shown = display_names(names)
    assert len(set(shown)) == len(names)
    assert not [name for name in shown if all(map(is_invisible, name))]


def test_every_format_character_counts_as_invisible() -> None:
    ignored = {point for first, last in DEFAULT_IGNORABLE for point in range(first, last + 1)}
    assert all(is_invisible(chr(point)) for point in ignored)
    letters = [chr(point) for point in range(0x21, 0x3000) if unicodedata.category(chr(point))[0] in "LNPS"]
    assert {letter for letter in letters if is_invisible(letter)} == {"\u115f", "\u1160", "\u2800"}
