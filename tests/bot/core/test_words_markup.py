"""Tests that user input in messages is shown as plain text, without links or mentions."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.core.words.i18n import Translator, locales
from bot.core.words.names import clean_name, clean_text, escape_text
from bot.matches.match.narration import render_log
from bot.matches.match.titles import bold, match_link, seat_name, title
from bot.matches.permissions import act_message, audit_message
from engine.core.text import Quote, SeatName, text
from host.matches.log.entries import Undone
from host.matches.match.narration import render_table_entry
from host.matches.permissions import AnnouncedAct, AuditEntry, AuditPage, normalize_reason
from host.operations.admin.kinds import Pause, Paused
from storage.matches.match.seats import SeatRow
from tests.bot.example_panels import MATCH, NAMES, message_text

NASTY = (
    "https://evil.example/x", "https:////evil.example", "https:///evil.example", "hhttps://ttps://evil.example",
    "HTTPS://EVIL.EXAMPLE", "http:\u200b//evil.example", "https:\u2060/\u200b/evil.example", "https:/\n/evil.example",
    "<https://evil.example>", "[free nitro](https://evil.example)", "[a](<https:////evil.example>)",
    "discord.gg/abcdef", "https://discord.com/invite/abcdef", "discord://-/channels/1", "steam://run/1",
    "@everyone", "@here", "<@42>", "<@!42>", "<@&42>", "<#42>", "</game open:42>", "<id:guide>", "<t:0:R>",
    "<:smile:42>", "<a:smile:42>", "@\u200beveryone", "@\u2060here", "<\u200b@42>",
    "**bold**", "__u__", "~~s~~", "||spoiler||", "`code`", "```\ncode\n```", "# heading", "> quote", "- item",
    "-# small", "1. item", "+ item", "\\", "\\\\https://evil.example", "\\@everyone", "a\\", "\u202ehttps://x",
)  # fmt: skip
MARKUP_PATTERNS = (
    re.compile(r"(?<!\\)[a-z]+:/", re.IGNORECASE),
    re.compile(r"\w/\w"),
    re.compile(r"@(everyone|here|[&!]?\d)"),
    re.compile(r"<(@[!&]?\d+|#\d+|/[^>]+:\d+|a?:\w+:\d+|id:\w+|t:\d+(:\w)?)>"),
    re.compile(r"(?<!\\)(?:\\\\)*[*_~|`<>\[\]()#/]"),
    re.compile(r"^(?:[-+#>]|\d{1,2}[.)])"),
    re.compile(r"\n"),
)
"""Markup that Discord would render. A backslash escapes the next character, unless the backslash itself is escaped."""

nasty = pytest.mark.parametrize("given_words", NASTY)
ENGLISH = Translator("en", strict=True)
PLACES = st.lists(
    st.sampled_from([*NASTY, "/", ":", "\\", "@", " ", "https:", "a", "\u200b", "\u200d"]), max_size=6
)


def find_markup(line: str) -> list[str]:
    """Return the parts of a line that Discord would render as markup."""
    return [found[0] for pattern in MARKUP_PATTERNS if (found := pattern.search(line))]


def text_between(line: str, before: str, after: str = "") -> str:
    """Return the part of a line between two given texts."""
    start = line.index(before) + len(before)
    return line[start : line.rindex(after) if after else len(line)]


@pytest.mark.parametrize("plain", ["https://x", "discord.gg/x", "@here", "<#4>", "*a*", "- a", "1. a"])
def test_patterns_detect_live_markup(plain: str) -> None:
    assert find_markup(plain)


@given(PLACES)
@example(["https:", "/", "/", "/", "/", "evil.example"])
def test_combined_input_contains_no_live_markup(parts: list[str]) -> None:
    written_words = "".join(parts)
    assert find_markup(clean_text(written_words)) == []
    assert find_markup(clean_name(written_words)) == []
    assert find_markup(clean_text(normalize_reason(written_words))) == []


@given(st.text(alphabet="ab:/\\@<>#*_-1. \u200b"))
def test_cleaned_line_contains_no_live_markup(line: str) -> None:
    assert find_markup(clean_text(line)) == []


def test_plain_text_is_not_escaped() -> None:
    assert escape_text("a storm, and more: 5 o'clock - 1.5") == "a storm, and more: 5 o'clock - 1.5"


@nasty
@pytest.mark.parametrize("locale", locales())
def test_reason_in_match_log_is_escaped(locale: str, given_words: str) -> None:
    translate = Translator(locale, strict=True)
    for entry in (
        Paused(name="Dea", reason=given_words), Undone(1, "ruled", name="Dea", reason=given_words),
    ):  # fmt: skip
        told = render_log([render_table_entry(entry, NAMES, 0)], translate)
        plain = render_log([render_table_entry(replace(entry, reason="REASON"), NAMES, 0)], translate)
        before, after = plain.split("REASON")
        assert find_markup(text_between(told, before, after)) == []


@nasty
def test_reason_of_host_action_is_escaped(given_words: str) -> None:
    shown = message_text(
        act_message(
            AnnouncedAct(MATCH, text("act-repost"), ("Dea",), given_words, is_participant=False), ENGLISH
        )
    )
    assert find_markup(text_between(shown, "Reason: ")) == []
    noted = AuditEntry("Dea", Pause(), given_words, 0, None, None)
    listed = message_text(audit_message(AuditPage(1, (noted,), has_more=False), ENGLISH))
    assert find_markup(text_between(listed, "“", "”")) == []


@nasty
def test_reason_in_question_and_error_is_escaped(given_words: str) -> None:
    asked = ENGLISH(text("question-undo-ruled", by=SeatName(0), reason=Quote(given_words)), ["Dea"])
    assert find_markup(text_between(asked, "(reason: ", "). These moves")) == []
    refused = ENGLISH(text("refusal-option", detail=Quote(given_words)))
    assert find_markup(text_between(refused, "played with these options: ")) == []


@nasty
def test_player_name_is_escaped(given_words: str) -> None:
    (shown,) = bold([given_words])
    assert find_markup(shown.removeprefix("**").removesuffix("**")) == []
    assert find_markup(seat_name(SeatRow(match_id=1, seat=0, user_key=5, name=given_words))) == []


@nasty
def test_match_title_is_escaped(given_words: str) -> None:
    row = replace(MATCH, title=given_words)
    assert find_markup(title(row, ENGLISH)) == []
    assert find_markup(text_between(match_link(row, ENGLISH), "[", "](https")) == []


def test_very_long_input_is_truncated() -> None:
    assert len(clean_text("a" * 10**6)) == 400
    assert clean_text("\u200b" * 10**6) == ""
