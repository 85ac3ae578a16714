"""Tests for `/games mine`: the user's matches by page, with the time left and a button to the next match."""

from __future__ import annotations

import re

import pytest
from discord import ui
from msgspec.structs import replace
from simcord import InteractionResult

from bot.core.ids import split_origin
from bot.core.words.i18n import Translator, locales, translator
from bot.core.words.layout import MessageView, View
from bot.messages.view.my_matches import MyMatches, my_matches_message
from host.matches.settings.time_controls import DAY, HOUR, MINUTE
from host.messages.view import OwnMatch
from storage.matches.match.matches import MatchRow
from storage.matches.match.seats import SeatRow
from tests.bot.example_panels import limit_violations, message_text, walk_items
from tests.bot.port import BUTTON, AnyMessage, Port, find_components, labels, text_of

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
LIST = MyMatches([MINE], [], None, 9, NOW)


def _list_buttons(post: MessageView) -> list[ui.Button[View]]:
    return [item for item in walk_items(post) if isinstance(item, ui.Button)]


def own_match(number: int) -> OwnMatch:
    return replace(MINE, match=replace(ROW, id=number, channel=1000 + number), is_your_turn=number <= 3)


def test_two_hundred_matches_are_listed_on_pages() -> None:
    my_matches = replace(LIST, alive=[own_match(number) for number in range(1, 201)])
    first = message_text(my_matches_message(my_matches, translator("en")))
    assert first.startswith("### Your 200 matches, 3 waiting for you, page 1 of ")
    pages = int(re.findall(r"page 1 of (\d+)", first)[0])
    texts = [
        message_text(my_matches_message(my_matches, translator("en"), page)) for page in range(1, pages + 1)
    ]
    assert max(map(len, texts)) <= 4000
    assert re.findall(r"<#(\d+)>", "".join(texts)) == [str(1000 + number) for number in range(1, 201)]
    assert message_text(my_matches_message(my_matches, translator("en"), 9999)) == texts[-1]


@pytest.mark.parametrize("left", [4 * DAY + HOUR, 87 * HOUR, 30 * HOUR, MINUTE])
def test_time_left_is_rounded_by_discord_as_on_the_card(left: int) -> None:
    my_matches = replace(LIST, alive=[replace(MINE, deadline=NOW + left)])
    relative = f"<t:{(NOW + left) // 1000}:R>"
    assert _states(my_matches) == [
        f"**your turn**, deadline {relative}",
        f"**du bist am Zug**, Frist: {relative}",
        f"**twoja tura**, termin: {relative}",
    ]


def test_match_whose_time_has_run_out_says_so() -> None:
    my_matches = replace(LIST, alive=[replace(MINE, deadline=NOW)])
    assert _states(my_matches) == [
        "**your turn**, out of time", "**du bist am Zug**, Zeit abgelaufen", "**twoja tura**, czas minął",
    ]  # fmt: skip


def _states(my_matches: MyMatches) -> list[str]:
    return [
        message_text(my_matches_message(my_matches, Translator(locale, strict=True))).split(" — ")[1]
        for locale in locales()
    ]


def test_recently_finished_matches_are_listed_with_winners() -> None:
    ended = replace(MINE, match=replace(ROW, status="finished", ended=NOW - DAY), winners=(1,), awaited=())
    text = message_text(my_matches_message(replace(LIST, alive=[], finished=[ended]), translator("en")))
    assert text.startswith("### You have no active matches\n**Recently finished**\n[Nauticus")
    assert "finished <t:1799913600:R>, won by **Ben**" in text


def test_each_match_has_one_button_beside_its_line() -> None:
    alive = [own_match(number) for number in range(1, 31)]
    ended = [replace(MINE, match=replace(ROW, id=99, status="finished"), is_your_turn=False)]
    lists = replace(LIST, alive=alive, finished=ended, lost=frozenset({2}))
    ids = list[str]()
    for page in range(1, 5):
        post = my_matches_message(lists, translator("de"), page)
        assert limit_violations(post) == []
        sections = [item for item in walk_items(post) if isinstance(item, ui.Section)]
        found = [str(one.accessory.custom_id) for one in sections if isinstance(one.accessory, ui.Button)]
        assert {split_origin(one)[1] for one in found} == {f"g{page}"}
        ids += [split_origin(one)[0] for one in found]
    assert ids == ["m:1:0:turn", "m:3:0:turn", *(f"m:{number}:0:match" for number in (*range(4, 31), 99))]


async def test_the_open_button_shows_the_panel_of_the_match(port: Port) -> None:
    await port.begin()
    mine = await port.ben.slash(port.lobby, "games mine")
    assert labels(mine.response) == ["Open"]
    panel = await port.ben.click(response_of(mine), label="Open")
    assert "Log" in labels(panel.response)


async def test_each_waiting_match_has_a_button_that_opens_it(port: Port) -> None:
    await port.begin()
    other = port.guild.create_text_channel("other")
    await port.ada.slash(other, "game open", game="nauticus", seats=2, begins="opener", name="Second")
    await port.ben.slash(other, "game join")
    mine = await port.ada.slash(port.lobby, "games mine")
    assert "2 waiting for you" in text_of(mine.response)
    assert labels(mine.response) == ["Take my turn", "Take my turn"]
    first = find_components(mine.response, BUTTON)[0]["custom_id"]
    panel = await confirm_turn(port, (await port.ada.click(response_of(mine), custom_id=first)).response)
    assert "Next: Nauticus · Second" in labels(panel)
    await port.ada.click(panel, label="Next: Nauticus · Second")
    assert "Confirm" not in labels(panel)
    assert not [label for label in labels(await confirm_turn(port, panel)) if label.startswith("Next")]


def response_of(result: InteractionResult) -> AnyMessage:
    return result.response


async def confirm_turn(port: Port, panel: AnyMessage) -> AnyMessage:
    """Confirm the turn in a panel and return the updated panel."""
    while "Confirm" not in labels(panel):
        await port.choose_first(port.ada, panel)
    await port.ada.click(panel, label="Confirm")
    return panel


def test_next_match_on_another_server_is_a_link() -> None:
    for guild_id, data in ((9, {"custom_id": "m:1:0:turn@g1"}), (0, {"custom_id": "m:1:0:turn@g1"}),
                         (8, {"url": "https://discord.com/channels/9/7"})):  # fmt: skip
        on_other_page = replace(LIST, alive=[], next=MINE, guild_id=guild_id, finished=[own_match(9)])
        _, found = _list_buttons(my_matches_message(on_other_page, translator("en")))
        assert found.label == "Next: Nauticus · The captain's table of every other Friday"
        assert {name: getattr(found, name) for name in data} == data


def test_matches_on_another_server_are_links() -> None:
    (found,) = _list_buttons(my_matches_message(replace(LIST, guild_id=8), translator("en")))
    assert (found.label, found.url) == ("Take my turn", "https://discord.com/channels/9/7")
