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
from tests.bot.example_panels import NAMES, literal_text


class CountingTranslator(Translator):
    """A translator that counts how often it is called."""

    calls = 0

    def __call__(self, text: LocalizedText, names: Sequence[str] = ()) -> str:
        self.calls += 1
        return super().__call__(text, names)


@pytest.fixture
def counting_translator() -> CountingTranslator:
    return CountingTranslator("en", strict=True)


def log_line(*sentences: str) -> LogLine:
    return LogLine(None, "clock", tuple(map(literal_text, sentences)), NAMES, 0)


def test_lines_beyond_the_message_limit_are_not_rendered(counting_translator: CountingTranslator) -> None:
    text = render_log([log_line(*["It happened again."] * 10_000)] * 3, counting_translator)
    assert MESSAGE_TEXT < length(text) < MESSAGE_TEXT + 1000
    assert counting_translator.calls < 1000


def test_many_short_lines_are_limited_too(counting_translator: CountingTranslator) -> None:
    assert length(render_log([log_line("No.")] * 10_000, counting_translator)) < 2 * MESSAGE_TEXT
    assert counting_translator.calls < MESSAGE_TEXT


def test_lines_that_fit_are_rendered_completely(counting_translator: CountingTranslator) -> None:
    assert (
        render_log([log_line("One.", "Two."), log_line(), log_line("Three.")], counting_translator)
        == "- One. ·. Two. ·.\n- Three. ·."
    )
    assert list(render_lines([log_line("One.")], counting_translator)) == ["- One. ·."]


def test_planned_and_forced_moves_are_marked(counting_translator: CountingTranslator) -> None:
    log_lines = [
        LogLine(0, by, (literal_text("Ada passes."),), NAMES, 0) for by in ("player", "plan", "forced")
    ]
    assert list(render_lines(log_lines, counting_translator)) == [
        "- Ada passes. ·.",
        "- ⏩ As planned: Ada passes. ·.",
        "- ➡️ Only option: Ada passes. ·.",
    ]


def test_sentence_ending_in_user_input_gets_a_full_stop(counting_translator: CountingTranslator) -> None:
    paused = Paused(name="Ben", reason="holiday").describe(SeatName(1))
    again = Paused(name="Ben", reason="“away!”").describe(SeatName(1))
    told = LogLine(None, "host", (paused, again, paused), NAMES, 0)
    (line_told,) = render_lines([told], counting_translator)
    assert line_told.removeprefix("- ").split(" **Ben** ") == [
        "**Ben** has paused the clocks. Reason: holiday.",
        "has paused the clocks. Reason: “away!”",
        "has paused the clocks. Reason: holiday.",
    ]
