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
from tests.bot.example_panels import MATCH, NAMES, button_ids, literal_text, message_text
from tests.bot.turns.test_play_panel import check_limits
from tests.sampling import example_settings

ENGLISH = Translator("en", strict=True)
THEN, NOW = Upload(b"t", "board.png", "The board then"), Upload(b"n", "board.png", "The board now")


def catch_up(*sentences: str, **changes: Any) -> CatchUp:
    plain = CatchUp(
        match=MATCH, names=NAMES, since="turn", at=1_700_000_123_456,
        log_lines=tuple(LogLine(0, "player", (literal_text(sentence),), NAMES, 0) for sentence in sentences),
        view_then=None, names_then=NAMES, view_now=None, heading=literal_text("Phase 3"),
        lines=(literal_text("A board."),),
        awaited=(1,), options=None,
    )  # fmt: skip
    return replace(plain, **changes)


def create_label(name: str, price: int | None = None) -> Label:
    return Label(
        literal_text(name),
        literal_text("Goods"),
        None if price is None else text("log-heading", match=name, page=price, pages=9),
    )


def option_group(group: LocalizedText | None = None, **changes: Any) -> OptionGroup:
    return replace(OptionGroup(group, 3, 3, (), (), ()), **changes)


def compare_options(*groups: OptionGroup, is_compared: bool = True) -> OptionComparison:
    return OptionComparison(literal_text("What now?"), groups, is_compared)


def test_catch_up_shows_start_time_events_and_active_player() -> None:
    post = catch_up_message(catch_up("Ben buys."), ENGLISH, THEN, NOW)
    said = message_text(post)
    assert said.startswith("### Nauticus: since your last turn (<t:1700000123:R>)\n- Ben buys.")
    assert "**Now**\nPhase 3" in said
    assert said.endswith("It’s **Ben**’s turn.")
    assert [picture.name for picture in post.uploads] == ["then-board.png", "now-board.png"]


def test_catch_up_of_a_finished_match_says_so() -> None:
    assert message_text(catch_up_message(catch_up(awaited=()), ENGLISH, None, NOW)).endswith(
        "The match is over."
    )


def test_catch_up_without_images_describes_the_current_board() -> None:
    post = catch_up_message(catch_up("Ben buys."), ENGLISH, THEN, None)
    assert post.uploads == ()
    assert "**Now**\nPhase 3 · \nA board." in message_text(post)


def test_long_catch_up_keeps_the_latest_events() -> None:
    post = catch_up_message(catch_up(*(f"{number} {'x' * 300}" for number in range(30))), ENGLISH, THEN, NOW)
    assert "- 29 xxx" in message_text(post)
    assert "- 0 xxx" not in message_text(post)
    assert "…and earlier events; see `/log` for everything." in message_text(post)
    assert length(message_text(post)) <= MESSAGE_TEXT


def test_catch_up_lists_new_removed_and_changed_options() -> None:
    goods = option_group(
        literal_text("Goods"), new=(create_label("Sail"),), removed=(create_label("Mast"),),
        changed=(ChangedOption(create_label("Rope", 3), create_label("Rope", 5)),
                 ChangedOption(create_label("Oar"), create_label("Old oar"))),
    )  # fmt: skip
    said = message_text(catch_up_message(catch_up(options=compare_options(goods)), ENGLISH, THEN, NOW))
    assert "- **Goods · **: 3\n  - New: Sail · \n  - No longer available: Mast · \n" in said
    assert "page 3 of 9 (previously: Rope: log, page 5 of 9); Oar ·  (previously: Old oar · )" in said


def test_catch_up_marks_new_unchanged_and_removed_option_kinds() -> None:
    kinds = (
        option_group(literal_text("A"), former_count=0),
        option_group(literal_text("B")),
        option_group(literal_text("C"), count=0),
        option_group(),
    )
    said = message_text(catch_up_message(catch_up(options=compare_options(*kinds)), ENGLISH, THEN, NOW))
    assert "- **A · **: 3, previously none" in said
    assert "- **B · **: 3, as before" in said
    assert "- **C · **: no longer available" in said
    assert "- **Other options**: 3, as before" in said


def test_catch_up_without_comparison_counts_options() -> None:
    post = catch_up_message(
        catch_up(options=compare_options(option_group(former_count=0), is_compared=False)), ENGLISH, THEN, NOW
    )
    assert message_text(post).endswith("Your options:\n- **Options**: 3")
    assert list(button_ids(post)) == ["Take my turn", "Board", "Log"]


def test_catch_up_counts_options_beyond_the_first_few() -> None:
    goods = option_group(new=tuple(create_label(f"thing {number}") for number in range(40)))
    said = message_text(catch_up_message(catch_up(options=compare_options(goods)), ENGLISH, THEN, NOW))
    assert "thing 5" in said
    assert "thing 6" not in said
    assert said.endswith("; 34 more")


@pytest.mark.long
@given(st.lists(st.text(min_size=1, max_size=900), max_size=9), st.integers(0, 9), st.booleans())
@example_settings(40)
def test_catch_up_of_any_length_fits_a_message(told: list[str], kinds: int, is_drawn: bool) -> None:
    long = tuple(create_label(f"{number} {'y' * 200}") for number in range(30))
    many = option_group(
        literal_text("z" * 100), new=long, removed=long, changed=tuple(map(ChangedOption, long, long[::-1]))
    )
    lines = tuple(literal_text("w" * 400) for _ in range(9))
    given_ = catch_up(*told, options=compare_options(*(many for _ in range(kinds))), lines=lines)
    post = catch_up_message(given_, ENGLISH, *((THEN, NOW) if is_drawn else (None, None)))
    assert length(message_text(post)) <= MESSAGE_TEXT
    check_limits(post)
