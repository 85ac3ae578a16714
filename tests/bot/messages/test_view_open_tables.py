"""Tests for `/games open`."""

from __future__ import annotations

import discord
import pytest
from discord import ui
from msgspec.structs import replace

from bot.core.ids import UnknownCustomId
from bot.core.words.i18n import locales, translator
from bot.messages.view.open_tables import OpenTables, from_value, open_tables_message, to_value
from host.tables.requirements import NO_REQUIREMENTS
from host.tables.search import FoundTable, TableFilter
from tests.bot.example_panels import MATCH, button_ids, limit_violations, list_menus, walk_items
from tests.bot.port import Port, labels, text_of


async def list_tables(port: Port, **options: object) -> str:
    return text_of((await port.cem.slash(port.lobby, "games open", **options)).response)


async def test_open_tables_are_listed_with_filters(port: Port) -> None:
    await port.open_table(seats=3, time_control="daily", rated=True)
    found = await list_tables(port)
    assert "1 open table" in found
    assert "1 of 3 seats taken · daily · rated" in found
    assert "1 open table" in await list_tables(port, game="nauticus", rating="rated")
    for options in ({"time-control": "blitz"}, {"rating": "casual"}, {"game": "nautilus-island"}):
        assert "There are no matching open tables" in await list_tables(port, **options)


async def test_tables_in_hidden_channels_are_not_listed(port: Port) -> None:
    await port.open_table(seats=3)
    elsewhere = port.guild.create_text_channel("elsewhere")
    lobby = port.bot.get_channel(port.lobby.id)
    assert isinstance(lobby, discord.TextChannel)
    hidden = discord.PermissionOverwrite(view_channel=False)
    await lobby.set_permissions(lobby.guild.default_role, overwrite=hidden)
    answer = text_of((await port.cem.slash(elsewhere, "games open")).response)
    assert "There are no matching open tables" in answer


async def test_a_table_is_joined_from_the_list(port: Port) -> None:
    await port.open_table(seats=3)
    found = await port.cem.slash(port.lobby, "games open")
    assert found.response is not None
    assert labels(found.response) == ["Join"]
    await port.cem.click(found.response, label="Join")
    again = await port.cem.slash(port.lobby, "games open")
    assert "There are no matching open tables" in text_of(again.response)


def tables(count: int) -> list[FoundTable]:
    rows = (replace(MATCH, id=number, status="open", title="x" * 80) for number in range(1, count + 1))
    return [FoundTable(row, (), NO_REQUIREMENTS, is_rated=True) for row in rows]


@pytest.mark.parametrize("locale", locales())
def test_many_tables_are_listed_on_pages_with_one_button_each(locale: str) -> None:
    wanted, found = TableFilter(game="nauticus", is_rated=False), list[int]()
    for page in range(1, 6):
        post = open_tables_message(OpenTables(tables(45), wanted), translator(locale), page)
        assert limit_violations(post) == []
        lines = [item for item in walk_items(post) if isinstance(item, ui.Section)]
        found += [int(str(one.accessory.custom_id).split(":")[1]) for one in lines]  # type: ignore[attr-defined]
        (menu,) = list_menus(post)
        assert [from_value(option.value) for option in menu.options] == [
            (wanted, number) for number in range(1, 6) if number != page
        ]
    assert found == [*range(1, 46)]


def test_a_short_list_has_no_pages() -> None:
    post = open_tables_message(OpenTables(tables(1)), translator("en"))
    assert list_menus(post) == []
    assert button_ids(post) == {"Join": "m:1:0:join"}


@pytest.mark.parametrize(
    "wanted", [TableFilter(), TableFilter(game="a", time_control="daily", is_rated=True)]
)
def test_filters_survive_a_change_of_page(wanted: TableFilter) -> None:
    assert from_value(to_value(wanted, 3)) == (wanted, 3)


@pytest.mark.parametrize("value", ["", "x", "1|a|b", "1|a|b|odd", "²|||", "-1|||"])
def test_forged_pages_are_rejected(value: str) -> None:
    with pytest.raises(UnknownCustomId):
        from_value(value)
