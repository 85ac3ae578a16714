"""Tests that text is truncated to Discord's limits."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.core.words.layout import paragraphs
from bot.core.words.limits import ELLIPSIS, fit_blocks, fit_lines, length, shorten

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"


def test_short_text_is_not_truncated() -> None:
    assert shorten("harbour", 7) == "harbour"


def test_long_text_ends_with_an_ellipsis() -> None:
    assert shorten("harbourmaster", 8) == "harbour…"


def test_truncation_keeps_emoji_sequences_whole() -> None:
    assert shorten(FAMILY * 3, length(FAMILY) + 5) == FAMILY + ELLIPSIS


@given(st.text(max_size=300), st.integers(min_value=1, max_value=100))
def test_truncated_text_fits_its_limit(line: str, most: int) -> None:
    assert length(shorten(line, most)) <= most


@given(
    st.lists(st.text(alphabet="ab \U0001f6a2", max_size=400), min_size=1, max_size=6), st.integers(50, 500)
)
def test_truncated_blocks_fit_the_total_limit(blocks: list[str], most: int) -> None:
    fitted = fit_blocks(blocks, most)
    assert len(fitted) == len(blocks)
    assert sum(map(length, fitted)) <= most


def test_longest_block_is_truncated_first() -> None:
    assert fit_blocks(["short", "x" * 100], 50) == ["short", "x" * 44 + ELLIPSIS]


def test_truncation_keeps_whole_lines() -> None:
    assert fit_lines(["one", "two", "three"], 8) == ["one", "two"]


def test_blank_line_separates_a_list_from_following_text() -> None:
    board = ["Actions:", "1. Withdraw", "10. Deliver", "**Cem**: 25", "- ship", "Stacks"]
    assert paragraphs(board) == "Actions:\n1. Withdraw\n10. Deliver\n\n**Cem**: 25\n- ship\n\nStacks"
