"""Tests for table options: menus, typed input and display.

The options can no longer be changed once another player has joined.
"""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import pytest
from simcord import MemberActor

from bot.core.accounts import USERS
from bot.core.ids import Click, UnknownCustomId
from bot.core.words.i18n import translator
from bot.tables.tables.options import select_option
from host.matches.users import IdentifiedUser
from tests.bot.port import AnyMessage, Port, custom_ids, find_components, labels, text_of

SELECT = 3
CHANGE_NOTICE = "You can change these until another player takes a seat."
SHORT_GAME = "Options – Length: short"


async def open_options(person: MemberActor, port: Port, **options: Any) -> AnyMessage:
    return (await person.slash(port.lobby, "game options", **options)).response


def find_menus(message: AnyMessage) -> list[dict[str, Any]]:
    return find_components(message, SELECT)


def selected_labels(message: AnyMessage) -> list[str]:
    """Return the options that are selected in a panel's menus."""
    return [one["label"] for menu in find_menus(message) for one in menu["options"] if one.get("default")]


async def test_opening_a_table_shows_the_options_panel(port: Port) -> None:
    panel: AnyMessage = (await port.open_table(seats=2, begins="opener")).response
    assert text_of(panel).startswith(
        "Nauticus is open.\n### Nauticus: options\n**Length**\nA full game has 5 rounds"
    )
    assert CHANGE_NOTICE in text_of(panel)
    assert selected_labels(panel) == ["full"]
    assert "Options – Length: full" in text_of(port.raw_message(port.card()))
    (menu,) = find_menus(panel)
    await port.restart()
    await port.ada.select(panel, ["1"], custom_id=menu["custom_id"])
    assert selected_labels(panel) == ["short"]
    assert SHORT_GAME in text_of(port.raw_message(port.card()))
    joined = await port.ben.click(port.card(), label="Join")
    assert f"Nauticus is starting.\n{SHORT_GAME}" in text_of(joined.response)
    card = text_of(port.raw_message(port.card()))
    assert SHORT_GAME in card
    assert "round 1 of 2" in card.casefold()


async def test_options_given_on_opening_skip_the_panel(port: Port) -> None:
    answered = (await port.open_table(seats=3, options="length=short")).response
    assert text_of(answered) == "Nauticus is open."
    assert SHORT_GAME in text_of(port.raw_message(port.card()))


async def test_options_are_shown_and_locked_when_a_player_joins(port: Port) -> None:
    panel: AnyMessage = (await port.open_table(seats=3)).response
    (menu,) = find_menus(panel)
    await port.ada.select(panel, ["1"], custom_id=menu["custom_id"])
    joined = await port.ben.click(port.card(), label="Join")
    assert f"You’ve joined Nauticus.\n{SHORT_GAME}" in text_of(joined.response)
    await port.ada.select(panel, ["0"], custom_id=menu["custom_id"])
    assert "Another player has already taken a seat" in text_of(panel)
    assert SHORT_GAME in text_of(port.raw_message(port.card()))
    refused = await open_options(port.ada, port, options="length=full")
    assert "Another player has already taken a seat" in text_of(refused)
    looked = (await port.ada.click(port.card(), label="Options")).response
    assert [menu["disabled"] for menu in find_menus(looked)] == [True]
    await port.ben.click(port.card(), label="Leave")
    assert selected_labels(await open_options(port.ada, port, options="length=full")) == ["full"]


async def test_only_the_table_owner_can_change_options(port: Port) -> None:
    await port.open_table(seats=3)
    looked = (await port.ben.click(port.card(), label="Options")).response
    assert selected_labels(looked) == ["full"]
    assert [menu["disabled"] for menu in find_menus(looked)] == [True]
    assert CHANGE_NOTICE not in text_of(looked)
    refused = await open_options(port.ben, port, options="length=short")
    assert "Only the table owner" in text_of(refused)


async def test_option_autocomplete_offers_and_accepts_labels(port: Port) -> None:
    port.locales = {port.ben.id: "de"}
    offered = await port.ada.autocomplete(port.lobby, "game open", "options", "", game="nauticus")
    assert [dict(one) for one in offered] == [
        {"name": "Length: full", "value": "length=full"},
        {"name": "Length: short", "value": "length=short"},
    ]
    await port.ben.slash(port.lobby, "game open", game="nautilus-island", seats=2)
    offered = await port.ben.autocomplete(port.lobby, "game options", "options", "ja")
    assert [dict(one) for one in offered] == [{"name": "Offene Stapel: ja", "value": "open-stacks=yes"}]
    assert selected_labels(await open_options(port.ben, port, options="offene stapel: ja")) == ["ja"]
    offered = await port.ben.autocomplete(port.lobby, "game options", "options", "open-stacks=yes, nein")
    assert [one["value"] for one in offered] == ["open-stacks=yes, open-stacks=no"]


@pytest.mark.parametrize("wrong", ["length=endless", "weather=foul", "length"])
async def test_unknown_option_is_rejected_and_opens_no_table(port: Port, wrong: str) -> None:
    refused = (await port.open_table(seats=2, options=f"length=short, {wrong}")).response
    text = f"This game has no option called “{wrong}”. Available: Length: full and Length: short."
    assert text_of(refused) == text
    assert port.posts() == []


async def test_option_autocomplete_is_empty_without_a_match(port: Port) -> None:
    assert await port.ada.autocomplete(port.lobby, "game options", "options", "") == []
    assert "no match" in text_of(await open_options(port.ada, port)).casefold()


@pytest.mark.parametrize("click", [Click(1, 0, "variant", 0, ("9",)), Click(1, 0, "variant", 9, ("0",))])
async def test_option_menu_of_another_version_is_rejected(port: Port, click: Click) -> None:
    await port.open_table(seats=2)
    ada = await port.key_of(port.ada)
    asked: Any = SimpleNamespace(
        client=port.bot,
        user=SimpleNamespace(id=port.ada.id, display_name="Ada"),
        extras={USERS: {port.ada.id: IdentifiedUser(ada, "")}},
    )
    with pytest.raises(UnknownCustomId):
        await select_option(asked, click, translator("en"))
    assert "Options – Length: full" in text_of(port.raw_message(port.card()))


async def test_board_rules_and_record_show_the_chosen_options(port: Port) -> None:
    await port.open_table(seats=2, begins="opener", options="length=short")
    await port.ben.slash(port.lobby, "game join")
    for command in ("board", "text", "rules"):
        assert SHORT_GAME in text_of((await port.ada.slash(port.lobby, command)).response)
    exported: Any = (await port.ben.slash(port.lobby, "game record")).response
    (file,) = exported.attachments
    assert json.loads(await file.read())["options"] == {"length": "short"}


async def test_rules_list_the_table_options(port: Port) -> None:
    text = text_of((await port.ada.slash(port.lobby, "rules", game="nautilus-island")).response)
    assert "**Game options**, default first:\n- Open stacks: no · yes." in text


async def test_match_against_robots_starts_with_the_given_options(port: Port) -> None:
    answered = (await port.open_table(seats=2, robots=1, options="length=short")).response
    assert "is starting" in text_of(answered)
    assert "Options" not in labels(port.raw_message(port.card()))
    assert SHORT_GAME in text_of(port.raw_message(port.card()))
    assert "Options" not in custom_ids(answered)
