"""Tests for log pages: a long match is split by day, within Discord's limits, with links to each round."""

from __future__ import annotations

import re
from datetime import UTC
from itertools import pairwise
from zoneinfo import ZoneInfo

import discord
import pytest
from discord import ui
from msgspec.structs import replace

from bot.core.ids import parse_custom_id
from bot.core.words.i18n import Translator, locales, translator
from bot.core.words.layout import MessageView, View
from bot.core.words.limits import MESSAGE_TEXT, length
from bot.matches.match.round_menu import sample_evenly
from bot.messages.view import log as log_pages
from bot.messages.view.log import log_message
from bot.messages.view.messages import ViewClick
from engine.core.text import Quote, text
from host.matches.match.narration import LogLine
from host.matches.settings.time_controls import DAY, HOUR, MINUTE
from host.messages.view import LogSection, MatchLog
from tests.bot.example_panels import MATCH, NAMES, literal_text, message_text, walk_items
from tests.bot.port import MENU, AnyMessage, Port, find_components, labels, options, text_of
from tests.bot.turns.test_play_panel import check_limits

ENGLISH = Translator("en", strict=True)
NOON = 1_800_014_400_000
"""A time at noon UTC, in Unix milliseconds."""


def log_line(sentence: str, at: int = NOON) -> LogLine:
    return LogLine(0, "player", (literal_text(sentence),), NAMES, at)


def log_section(number: int, *log_lines: LogLine) -> LogSection:
    return LogSection(number, literal_text(f"Round {number}"), NAMES, log_lines)


def test_undone_turns_are_struck_out() -> None:
    undone = replace(log_line("Ada takes two pearls."), is_undone=True)
    log = MatchLog(MATCH, (log_section(1, undone, log_line("Ada takes one pearl.")),))
    shown = message_text(log_message(log, ENGLISH, UTC))
    assert ":t> ~~Ada takes two pearls." in shown
    assert shown.count("~~") == 2


def create_log(entries: int = 440, per_round: int = 4) -> MatchLog:
    """Create the log of a long match with one entry per hour."""
    log_lines = [
        log_line(f"Ada does deed {n} of many" + " and more" * 8, NOON + n * HOUR) for n in range(entries)
    ]
    rounds = range(0, entries, per_round)
    return MatchLog(
        MATCH, tuple(log_section(n // per_round + 1, *log_lines[n : n + per_round]) for n in rounds)
    )


def log_messages(log: MatchLog, language: str = "en") -> list[MessageView]:
    count = len(log_pages.pages_of(log, translator(language), UTC).texts)
    return [log_message(log, translator(language), UTC, page) for page in range(1, count + 1)]


def list_buttons(post: MessageView) -> list[ui.Button[View]]:
    return [item for item in walk_items(post) if isinstance(item, ui.Button)]


def menu_options(post: MessageView) -> list[discord.SelectOption]:
    return [option for item in walk_items(post) if isinstance(item, ui.Select) for option in item.options]


@pytest.mark.parametrize("language", locales())
def test_log_pages_are_complete_and_fit_the_limit(language: str) -> None:
    message_views = log_messages(create_log(), language)
    assert 10 < len(message_views) < 25
    assert max(length(message_text(post)) for post in message_views) <= MESSAGE_TEXT
    told = "".join(message_text(post) for post in message_views)
    assert re.findall(r"deed (\d+) of", told) == [str(number) for number in range(440)]
    check_limits(message_views[5])


def test_long_log_entry_is_split_across_pages() -> None:
    long = LogLine(0, "robot", tuple(literal_text(f"Deed {n}." + "x" * 300) for n in range(30)), NAMES, NOON)
    message_views = log_messages(MatchLog(MATCH, (log_section(1, long),)))
    assert re.findall(r"Deed (\d+)\.", "".join(map(message_text, message_views))) == [
        str(number) for number in range(30)
    ]
    assert max(length(message_text(post)) for post in message_views) <= MESSAGE_TEXT


def test_log_opens_at_the_latest_page_and_clamps_page_numbers() -> None:
    log = create_log()
    last = message_text(log_messages(log)[-1])
    assert (
        message_text(log_message(log, ENGLISH, UTC))
        == message_text(log_message(log, ENGLISH, UTC, 9999))
        == last
    )
    assert "deed 439 of" in last


def test_full_log_pages_stay_unchanged_as_the_match_continues() -> None:
    before, after = (log_pages.pages_of(create_log(entries), ENGLISH, UTC).texts for entries in (300, 440))
    assert after[: len(before) - 1] == before[:-1]


def test_log_lines_are_grouped_by_local_day_and_round() -> None:
    night = NOON + 11 * HOUR
    told = (log_line("Dusk.", NOON), log_line("Night.", night), log_line("Dawn.", night + DAY // 2))
    log = MatchLog(MATCH, (log_section(1, *told[:2]), log_section(2, *told[2:])))

    def days(zone: str) -> list[list[str]]:
        (page,) = log_pages.pages_of(log, ENGLISH, ZoneInfo(zone)).texts
        return [re.findall(r"\w+(?=\. ·)", day) for day in re.split(r"\*\*<t:\d+:D>\*\*", page)[1:]]

    assert days("UTC") == [["Dusk", "Night"], ["Dawn"]]
    assert days("Europe/Warsaw") == [["Dusk"], ["Night", "Dawn"]]
    page = log_pages.pages_of(log, ENGLISH, UTC).texts[0].split("\n")
    assert page[0] == f"**<t:{NOON // 1000}:D>**"
    assert page[1].startswith("-# Round 1")
    assert page[2].startswith(f"- <t:{NOON // 1000}:t> Dusk.")
    assert [line.startswith("-# Round 2") for line in page].count(True) == 1


def test_log_page_repeats_day_and_round_headings() -> None:
    log = MatchLog(MATCH, (log_section(1, *[log_line("x" * 300, NOON + n * MINUTE) for n in range(40)]),))
    for page in log_pages.pages_of(log, ENGLISH, UTC).texts:
        assert page.startswith("**<t:")
        assert page.count("-# Round 1") == page.count(":D>") == 1


def test_log_lines_end_with_punctuation() -> None:
    reasons = ("so be it", "Enough!", "a “joke.”", "…")
    log_lines = [
        LogLine(None, "host", (text("told-reason", reason=Quote(reason)),), NAMES, NOON) for reason in reasons
    ]
    (page,) = log_pages.pages_of(MatchLog(MATCH, (log_section(1, *log_lines),)), ENGLISH, UTC).texts
    ends = [said.removeprefix(f"- <t:{NOON // 1000}:t> ") for said in page.split("\n")[2:]]
    assert ends == ["Reason: so be it.", "Reason: Enough!", "Reason: a “joke.”", "Reason: …"]


def test_log_page_buttons_work_and_unusable_ones_are_disabled() -> None:
    message_views = log_messages(create_log())
    for post, open_ in (
        (message_views[0], [False, False, True, True]),
        (message_views[3], [True] * 4),
        (message_views[-1], [True, True, False, False]),
    ):
        assert [not button.disabled for button in list_buttons(post)] == open_
        assert len({button.custom_id for button in list_buttons(post)}) == 4
    _, earlier, later, _ = [
        parse_custom_id(str(button.custom_id)) for button in list_buttons(message_views[3])
    ]
    assert (earlier.name, earlier.number, later.number) == (ViewClick.LOG, 3, 5)
    alone = log_message(create_log(4), ENGLISH, UTC)
    assert not list_buttons(alone)
    assert not menu_options(alone)


def test_log_menu_offers_evenly_spread_rounds() -> None:
    log = create_log()
    offered = [int(option.value) for option in menu_options(log_message(log, ENGLISH, UTC))]
    assert (len(offered), offered[0], offered[-1]) == (25, 1, 110)
    assert {later - earlier for earlier, later in pairwise(offered)} <= {4, 5}
    assert f"deed {4 * 49} of" in message_text(log_message(log, ENGLISH, UTC, of_round=50))
    assert sample_evenly([1, 2, 3], 25) == [1, 2, 3]


async def test_log_navigation_works_after_a_restart(port: Port, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_pages, "ROOM", 120)
    await port.begin()
    for player in (port.ada, port.ben):
        await player.click(await port.complete_turn(player), label="Confirm")
    shown: AnyMessage = (await port.cem.click(port.card(), label="Log")).response
    await port.restart()
    pages = int(re.findall(r"page (\d+) of \1\b", text_of(shown))[0])
    for label, page in (("⏮ First", 1), ("Later ▶", 2), ("Latest ⏭", pages), ("◀ Earlier", pages - 1)):
        await port.cem.click(shown, label=label)
        assert f"page {page} of {pages}" in text_of(shown)
    assert labels(shown) == ["⏮ First", "◀ Earlier", "Later ▶", "Latest ⏭"]
    (menu,) = find_components(shown, MENU)
    assert options(shown)[0] == (menu["custom_id"], "1")
    await port.cem.select(shown, ["1"], custom_id=menu["custom_id"])
    assert f"page 1 of {pages}" in text_of(shown)
    assert "**Ada** goes first." in text_of(shown)
