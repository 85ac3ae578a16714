"""Truncation of text to Discord's limits."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.core.words.layout import paragraphs
from bot.core.words.limits import ELLIPSIS, as_many, fit, length, shorten

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"


def test_what_fits_stays() -> None:
    assert shorten("harbour", 7) == "harbour"


def test_what_does_not_fit_ends_visibly() -> None:
    assert shorten("harbourmaster", 8) == "harbour…"


def test_a_family_is_never_torn() -> None:
    assert shorten(FAMILY * 3, length(FAMILY) + 5) == FAMILY + ELLIPSIS


@given(st.text(max_size=300), st.integers(min_value=1, max_value=100))
def test_no_text_exceeds_its_limit(line: str, most: int) -> None:
    assert length(shorten(line, most)) <= most


@given(
    st.lists(st.text(alphabet="ab \U0001f6a2", max_size=400), min_size=1, max_size=6), st.integers(50, 500)
)
def test_blocks_fit_together(blocks: list[str], most: int) -> None:
    fitted = fit(blocks, most)
    assert len(fitted) == len(blocks)
    assert sum(map(length, fitted)) <= most


def test_the_longest_block_gives_way() -> None:
    assert fit(["short", "x" * 100], 50) == ["short", "x" * 44 + ELLIPSIS]


def test_whole_lines_only() -> None:
    assert as_many(["one", "two", "three"], 8) == ["one", "two"]


def test_what_follows_a_list_is_no_part_of_its_last_item() -> None:
    board = ["Actions:", "1. Withdraw", "10. Deliver", "**Cem**: 25", "- ship", "Stacks"]
    assert paragraphs(board) == "Actions:\n1. Withdraw\n10. Deliver\n\n**Cem**: 25\n- ship\n\nStacks"
