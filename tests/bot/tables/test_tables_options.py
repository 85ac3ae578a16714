"""Tests of table options: menus, typed input and display.

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
from tests.bot.port import Port, Shown, ids, labels, parts, said

SELECT = 3
RULE = "You can change these until another player takes a seat."
SHORT = "Options: Length: short"


async def panel_of(person: MemberActor, port: Port, **options: Any) -> Shown:
    return (await person.slash(port.lobby, "game options", **options)).response


def menus(shown: Shown) -> list[dict[str, Any]]:
    return parts(shown, SELECT)


def chosen(shown: Shown) -> list[str]:
    """Return the options that are selected in a panel's menus."""
    return [one["label"] for menu in menus(shown) for one in menu["options"] if one.get("default")]


async def test_opening_a_table_shows_the_options_panel(port: Port) -> None:
    panel: Shown = (await port.open(seats=2, begins="opener")).response
    assert said(panel).startswith(
        "Nauticus is open.\n### Nauticus: options\n**Length**\nA full game has 5 rounds"
    )
    assert RULE in said(panel)
    assert chosen(panel) == ["full"]
    assert "Options: Length: full" in said(port.raw(port.card()))
    (menu,) = menus(panel)
    await port.restart()
    await port.ada.select(panel, ["1"], custom_id=menu["custom_id"])
    assert chosen(panel) == ["short"]
    assert SHORT in said(port.raw(port.card()))
    joined = await port.ben.click(port.card(), label="Join")
    assert f"Nauticus is starting.\n{SHORT}" in said(joined.response)
    card = said(port.raw(port.card()))
    assert SHORT in card
    assert "round 1 of 2" in card.casefold()


async def test_options_given_on_opening_skip_the_panel(port: Port) -> None:
    answered = (await port.open(seats=3, options="length=short")).response
    assert said(answered) == "Nauticus is open."
    assert SHORT in said(port.raw(port.card()))


async def test_options_are_shown_and_locked_when_a_player_joins(port: Port) -> None:
    panel: Shown = (await port.open(seats=3)).response
    (menu,) = menus(panel)
    await port.ada.select(panel, ["1"], custom_id=menu["custom_id"])
    joined = await port.ben.click(port.card(), label="Join")
    assert f"You’ve joined: Nauticus.\n{SHORT}" in said(joined.response)
    await port.ada.select(panel, ["0"], custom_id=menu["custom_id"])
    assert "Another player has already taken a seat" in said(panel)
    assert SHORT in said(port.raw(port.card()))
    refused = await panel_of(port.ada, port, options="length=full")
    assert "Another player has already taken a seat" in said(refused)
    looked = (await port.ada.click(port.card(), label="Options")).response
    assert [menu["disabled"] for menu in menus(looked)] == [True]
    await port.ben.click(port.card(), label="Leave")
    assert chosen(await panel_of(port.ada, port, options="length=full")) == ["full"]


async def test_only_the_table_owner_can_change_options(port: Port) -> None:
    await port.open(seats=3)
    looked = (await port.ben.click(port.card(), label="Options")).response
    assert chosen(looked) == ["full"]
    assert [menu["disabled"] for menu in menus(looked)] == [True]
    assert RULE not in said(looked)
    refused = await panel_of(port.ben, port, options="length=short")
    assert "Only the table owner" in said(refused)


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
    assert chosen(await panel_of(port.ben, port, options="offene stapel: ja")) == ["ja"]
    offered = await port.ben.autocomplete(port.lobby, "game options", "options", "open-stacks=yes, nein")
    assert [one["value"] for one in offered] == ["open-stacks=yes, open-stacks=no"]


@pytest.mark.parametrize("wrong", ["length=endless", "weather=foul", "length"])
async def test_unknown_option_is_rejected_and_opens_no_table(port: Port, wrong: str) -> None:
    refused = (await port.open(seats=2, options=f"length=short, {wrong}")).response
    told = f"There is no option “{wrong}” in this game. Available: Length: full and Length: short."
    assert said(refused) == told
    assert port.posts() == []


async def test_option_autocomplete_is_empty_without_a_match(port: Port) -> None:
    assert await port.ada.autocomplete(port.lobby, "game options", "options", "") == []
    assert "no match" in said(await panel_of(port.ada, port)).casefold()


@pytest.mark.parametrize("click", [Click(1, 0, "variant", 0, ("9",)), Click(1, 0, "variant", 9, ("0",))])
async def test_option_menu_of_another_version_is_rejected(port: Port, click: Click) -> None:
    await port.open(seats=2)
    ada = await port.key_of(port.ada)
    asked: Any = SimpleNamespace(
        client=port.bot,
        user=SimpleNamespace(id=port.ada.id, display_name="Ada"),
        extras={USERS: {port.ada.id: IdentifiedUser(ada, "")}},
    )
    with pytest.raises(UnknownCustomId):
        await select_option(asked, click, translator("en"))
    assert "Options: Length: full" in said(port.raw(port.card()))


async def test_board_rules_and_record_show_the_chosen_options(port: Port) -> None:
    await port.open(seats=2, begins="opener", options="length=short")
    await port.ben.slash(port.lobby, "game join")
    for command in ("board", "text", "rules"):
        assert SHORT in said((await port.ada.slash(port.lobby, command)).response)
    exported: Any = (await port.ben.slash(port.lobby, "game record")).response
    (file,) = exported.attachments
    assert json.loads(await file.read())["options"] == {"length": "short"}


async def test_rules_list_the_table_options(port: Port) -> None:
    told = said((await port.ada.slash(port.lobby, "rules", game="nautilus-island")).response)
    assert "**Game options**, default first:\n- Open stacks: no · yes." in told


async def test_match_against_robots_starts_with_the_given_options(port: Port) -> None:
    answered = (await port.open(seats=2, robots=1, options="length=short")).response
    assert "begins" in said(answered)
    assert "Options" not in labels(port.raw(port.card()))
    assert SHORT in said(port.raw(port.card()))
    assert "Options" not in ids(answered)
