"""Tests that match narration renders only as many lines as fit into a message, even for a long log."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.core.words.i18n import Translator
from bot.core.words.limits import MESSAGE_TEXT, length
from bot.matches.match.narration import render_lines, render_log
from engine.core.text import LocalizedText, SeatName
from host.matches.match.narration import LogLine
from host.operations.admin.kinds import Paused
from tests.bot.shapes import NAMES, line


class Counting(Translator):
    """A translator that counts how often it is called."""

    asked = 0

    def __call__(self, text: LocalizedText, names: Sequence[str] = ()) -> str:
        self.asked += 1
        return super().__call__(text, names)


@pytest.fixture
def words() -> Counting:
    return Counting("en", strict=True)


def part(*said: str) -> LogLine:
    return LogLine(None, "clock", tuple(map(line, said)), NAMES, 0)


def test_lines_beyond_the_message_limit_are_not_rendered(words: Counting) -> None:
    told = render_log([part(*["It happened again."] * 10_000)] * 3, words)
    assert MESSAGE_TEXT < length(told) < MESSAGE_TEXT + 1000
    assert words.asked < 1000


def test_many_short_lines_are_limited_too(words: Counting) -> None:
    assert length(render_log([part("No.")] * 10_000, words)) < 2 * MESSAGE_TEXT
    assert words.asked < MESSAGE_TEXT


def test_lines_that_fit_are_rendered_completely(words: Counting) -> None:
    assert (
        render_log([part("One.", "Two."), part(), part("Three.")], words) == "- One. ·. Two. ·.\n- Three. ·."
    )
    assert list(render_lines([part("One.")], words)) == ["- One. ·."]


def test_planned_and_forced_moves_are_marked(words: Counting) -> None:
    told = [LogLine(0, by, (line("Ada passes."),), NAMES, 0) for by in ("player", "plan", "forced")]
    assert list(render_lines(told, words)) == [
        "- Ada passes. ·.",
        "- ⏩ As planned: Ada passes. ·.",
        "- ➡️ Only option: Ada passes. ·.",
    ]


def test_sentence_ending_in_user_input_gets_a_full_stop(words: Counting) -> None:
    paused = Paused(name="Ben", reason="holiday").describe(SeatName(1))
    again = Paused(name="Ben", reason="“away!”").describe(SeatName(1))
    told = LogLine(None, "host", (paused, again, paused), NAMES, 0)
    (line_told,) = render_lines([told], words)
    assert line_told.removeprefix("- ").split(" **Ben** ") == [
        "**Ben** has paused the clocks. Reason: holiday.",
        "has paused the clocks. Reason: “away!”",
        "has paused the clocks. Reason: holiday.",
    ]
