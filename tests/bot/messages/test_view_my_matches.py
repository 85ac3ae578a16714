"""Tests of `/games`: the user's matches by page, with the time left and a button to the next match."""

from __future__ import annotations

import re

import pytest
from discord import ui
from msgspec.structs import replace
from simcord import InteractionResult

from bot.core.words.i18n import Translator, locales, translator
from bot.core.words.layout import MessageView, View
from bot.messages.view.my_matches import MyMatches, my_matches_message
from host.matches.settings.time_controls import DAY, HOUR, MINUTE
from host.messages.view import OwnMatch
from storage.matches.match.matches import MatchRow
from storage.matches.match.seats import SeatRow
from tests.bot.port import Port, Shown, labels, said
from tests.bot.shapes import components, written

NOW = 1_800_000_000_000
ROW = MatchRow(
    id=1, game="nauticus", rules_version=1, commitment="", status="running", guild_id=9, channel=7,
    owner_key=1, seat_count=2, created=0, title="The captain's table of every other Friday",
)  # fmt: skip
SEATS = (
    SeatRow(match_id=1, seat=0, user_key=1, name="Ada"),
    SeatRow(match_id=1, seat=1, user_key=2, name="Ben"),
)
MINE = OwnMatch(
    ROW, SEATS, ("Ada", "Ben"), 0, awaited=(0,), is_your_turn=True,
    deadline=NOW + 4 * DAY + HOUR, is_damaged=False,
)  # fmt: skip
SHOWN = MyMatches([MINE], [], None, 9, NOW)


def _buttons(post: MessageView) -> list[ui.Button[View]]:
    return [item for item in components(post) if isinstance(item, ui.Button)]


def a_match(number: int) -> OwnMatch:
    return replace(MINE, match=replace(ROW, id=number, channel=1000 + number), is_your_turn=number <= 3)


def test_two_hundred_matches_are_listed_on_pages() -> None:
    shown = replace(SHOWN, alive=[a_match(number) for number in range(1, 201)])
    first = written(my_matches_message(shown, translator("en")))
    assert first.startswith("### Your 200 matches, 3 waiting for you, page 1 of ")
    pages = int(re.findall(r"page 1 of (\d+)", first)[0])
    texts = [written(my_matches_message(shown, translator("en"), page)) for page in range(1, pages + 1)]
    assert max(map(len, texts)) <= 4000
    assert re.findall(r"<#(\d+)>", "".join(texts)) == [str(1000 + number) for number in range(1, 201)]
    assert written(my_matches_message(shown, translator("en"), 9999)) == texts[-1]


@pytest.mark.parametrize(
    ("left", "told"),
    [
        (4 * DAY + HOUR, ["**your turn**, 4 days left", "**du bist am Zug**, noch 4 Tage",
                          "**twoja tura**, jeszcze 4 dni"]),
        (30 * HOUR, ["**your turn**, 30 hours left", "**du bist am Zug**, noch 30 Stunden",
                     "**twoja tura**, jeszcze 30 godzin"]),
        (MINUTE, ["**your turn**, 1 minute left", "**du bist am Zug**, noch 1 Minute",
                  "**twoja tura**, jeszcze 1 minuta"]),
        (0, ["**your turn**, out of time", "**du bist am Zug**, Zeit abgelaufen",
             "**twoja tura**, czas minął"]),
    ],
)  # fmt: skip
def test_time_left_is_formatted_per_locale(left: int, told: list[str]) -> None:
    shown = replace(SHOWN, alive=[replace(MINE, deadline=NOW + left)])
    lines = [
        written(my_matches_message(shown, Translator(one, strict=True))).split(" — ")[1] for one in locales()
    ]
    assert lines == told


def test_recently_finished_matches_are_listed_with_winners() -> None:
    ended = replace(MINE, match=replace(ROW, status="finished", ended=NOW - DAY), winners=(1,), awaited=())
    told = written(my_matches_message(replace(SHOWN, alive=[], finished=[ended]), translator("en")))
    assert told.startswith("### You have no active matches\n**Recently finished**\n- ")
    assert "ended <t:1799913600:R>, won by **Ben**" in told


async def test_next_button_opens_the_next_waiting_match(port: Port) -> None:
    await port.begin()
    other = port.guild.create_text_channel("other")
    await port.ada.slash(other, "game open", game="nauticus", seats=2, begins="opener", name="Second")
    await port.ben.slash(other, "game join")
    mine = await port.ada.slash(port.lobby, "games")
    assert "2 waiting for you" in said(mine.response)
    assert labels(mine.response) == ["Next: Nauticus"]
    panel = await confirm(port, (await port.ada.click(shown(mine), label="Next: Nauticus")).response)
    assert "Next: Nauticus · Second" in labels(panel)
    await port.ada.click(panel, label="Next: Nauticus · Second")
    assert "Confirm" not in labels(panel)
    assert not [label for label in labels(await confirm(port, panel)) if label.startswith("Next")]


def shown(result: InteractionResult) -> Shown:
    return result.response


async def confirm(port: Port, panel: Shown) -> Shown:
    """Confirm the turn in a panel and return the updated panel."""
    while "Confirm" not in labels(panel):
        await port.choose_first(port.ada, panel)
    await port.ada.click(panel, label="Confirm")
    return panel


def test_next_match_on_another_server_is_a_link() -> None:
    for guild_id, told in ((9, {"custom_id": "m:1:0:turn"}), (0, {"custom_id": "m:1:0:turn"}),
                         (8, {"url": "https://discord.com/channels/9/7"})):  # fmt: skip
        (found,) = _buttons(
            my_matches_message(replace(SHOWN, next=MINE, guild_id=guild_id), translator("en"))
        )
        assert found.label == "Next: Nauticus · The captain's table of every other Friday"
        assert {name: getattr(found, name) for name in told} == told
