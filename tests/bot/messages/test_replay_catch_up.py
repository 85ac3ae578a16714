"""Tests that the catch-up always fits a message.

If it is truncated, the most recent events remain.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.core.words.i18n import Translator
from bot.core.words.layout import Upload
from bot.core.words.limits import MESSAGE_TEXT, length
from bot.messages.replay.catch_up_message import catch_up_message
from engine.core.model import Label
from engine.core.text import LocalizedText, text
from host.matches.match.narration import LogLine
from host.messages.replay import CatchUp, ChangedOption, OptionComparison, OptionGroup
from tests.bot.shapes import MATCH, NAMES, buttons, line, written
from tests.bot.turns.test_play_panel import check_limits
from tests.soaking import examples

ENGLISH = Translator("en", strict=True)
THEN, NOW = Upload(b"t", "board.png", "The board then"), Upload(b"n", "board.png", "The board now")


def missed(*told: str, **changes: Any) -> CatchUp:
    plain = CatchUp(
        match=MATCH, names=NAMES, since="turn", at=1_700_000_123_456,
        log_lines=tuple(LogLine(0, "player", (line(said),), NAMES, 0) for said in told),
        view_then=None, names_then=NAMES, view_now=None, heading=line("Phase 3"), lines=(line("A board."),),
        awaited=(1,), options=None,
    )  # fmt: skip
    return replace(plain, **changes)


def option(name: str, price: int | None = None) -> Label:
    return Label(
        line(name),
        line("Goods"),
        None if price is None else text("log-heading", match=name, page=price, pages=9),
    )


def kind(group: LocalizedText | None = None, **changes: Any) -> OptionGroup:
    return replace(OptionGroup(group, 3, 3, (), (), ()), **changes)


def ahead(*kinds: OptionGroup, is_compared: bool = True) -> OptionComparison:
    return OptionComparison(line("What now?"), kinds, is_compared)


def test_catch_up_shows_start_time_events_and_active_player() -> None:
    post = catch_up_message(missed("Ben buys."), ENGLISH, THEN, NOW)
    said = written(post)
    assert said.startswith("### Nauticus: since your last turn (<t:1700000123:R>)\n- Ben buys.")
    assert "**Now**\nPhase 3" in said
    assert said.endswith("It’s **Ben**’s turn.")
    assert [picture.name for picture in post.uploads] == ["then-board.png", "now-board.png"]


def test_catch_up_of_a_finished_match_says_so() -> None:
    assert written(catch_up_message(missed(awaited=()), ENGLISH, None, NOW)).endswith("The match is over.")


def test_catch_up_without_images_describes_the_current_board() -> None:
    post = catch_up_message(missed("Ben buys."), ENGLISH, THEN, None)
    assert post.uploads == ()
    assert "**Now**\nPhase 3 · \nA board." in written(post)


def test_long_catch_up_keeps_the_latest_events() -> None:
    post = catch_up_message(missed(*(f"{number} {'x' * 300}" for number in range(30))), ENGLISH, THEN, NOW)
    assert "- 29 xxx" in written(post)
    assert "- 0 xxx" not in written(post)
    assert "…and earlier events; see `/log` for everything." in written(post)
    assert length(written(post)) <= MESSAGE_TEXT


def test_catch_up_lists_new_removed_and_changed_options() -> None:
    goods = kind(
        line("Goods"), new=(option("Sail"),), removed=(option("Mast"),),
        changed=(ChangedOption(option("Rope", 3), option("Rope", 5)), ChangedOption(option("Oar"), option("Old oar"))),
    )  # fmt: skip
    said = written(catch_up_message(missed(options=ahead(goods)), ENGLISH, THEN, NOW))
    assert "- **Goods · **: 3\n  - New: Sail · \n  - No longer available: Mast · \n" in said
    assert "page 3 of 9 (previously: Rope: log, page 5 of 9); Oar ·  (previously: Old oar · )" in said


def test_catch_up_marks_new_unchanged_and_removed_option_kinds() -> None:
    kinds = kind(line("A"), former_count=0), kind(line("B")), kind(line("C"), count=0), kind()
    said = written(catch_up_message(missed(options=ahead(*kinds)), ENGLISH, THEN, NOW))
    assert "- **A · **: 3, previously none" in said
    assert "- **B · **: 3, as before" in said
    assert "- **C · **: no longer available" in said
    assert "- **Other options**: 3, as before" in said


def test_catch_up_without_comparison_counts_options() -> None:
    post = catch_up_message(
        missed(options=ahead(kind(former_count=0), is_compared=False)), ENGLISH, THEN, NOW
    )
    assert written(post).endswith("Your options:\n- **Options**: 3")
    assert list(buttons(post)) == ["Take my turn", "Board", "Log"]


def test_catch_up_counts_options_beyond_the_first_few() -> None:
    goods = kind(new=tuple(option(f"thing {number}") for number in range(40)))
    said = written(catch_up_message(missed(options=ahead(goods)), ENGLISH, THEN, NOW))
    assert "thing 5" in said
    assert "thing 6" not in said
    assert said.endswith("; 34 more")


@pytest.mark.long
@given(st.lists(st.text(min_size=1, max_size=900), max_size=9), st.integers(0, 9), st.booleans())
@examples(40)
def test_catch_up_of_any_length_fits_a_message(told: list[str], kinds: int, is_drawn: bool) -> None:
    long = tuple(option(f"{number} {'y' * 200}") for number in range(30))
    many = kind(line("z" * 100), new=long, removed=long, changed=tuple(map(ChangedOption, long, long[::-1])))
    lines = tuple(line("w" * 400) for _ in range(9))
    given_ = missed(*told, options=ahead(*(many for _ in range(kinds))), lines=lines)
    post = catch_up_message(given_, ENGLISH, *((THEN, NOW) if is_drawn else (None, None)))
    assert length(written(post)) <= MESSAGE_TEXT
    check_limits(post)
