"""Tests for presets for new tables: the panel for managers, and the option of `/game open`."""

from __future__ import annotations

from msgspec.structs import replace
from simcord import MemberActor

from bot.tables.tables.opening import open_table
from host.matches.settings import updates
from host.matches.settings.settings import TablePreset
from host.messages.posts import cards
from tests.bot.port import AnyMessage, Port, labels, options, text_of


async def save_preset(port: Port, manager: MemberActor, name: str) -> AnyMessage:
    panel: AnyMessage = (await manager.slash(port.lobby, "host settings")).response
    shown: AnyMessage = (await manager.click(panel, label="Table presets")).response
    form = await manager.click(shown, label="Save this channel’s table")
    return (await manager.submit_modal(form, {"name": name})).response


async def cancel_table(port: Port, manager: MemberActor) -> None:
    await manager.slash(port.lobby, "host cancel", reason="a storm")


async def test_manager_saves_uses_and_deletes_a_preset(port: Port) -> None:
    manager = port.add_manager()
    await port.open_table(seats=4, robots=2, begins="opener", time_control="relaxed", options="length=short")
    saved = await save_preset(port, manager, "Our usual table")
    assert "Our usual table: Nauticus, 4 seats, 2 robots, " in text_of(saved)
    await cancel_table(port, manager)
    offered = await port.ada.autocomplete(port.lobby, "game open", "preset", "usual")
    assert [choice["value"] for choice in offered] == ["Our usual table"]
    await port.ada.slash(port.lobby, "game open", preset="our usual")
    card = await cards.get_card(port.bot.services.ctx, 2)
    assert (card.match.seat_count, card.match.seat_order, card.match.options) == (
        4,
        "opener",
        '{"length":"short"}',
    )
    assert sum(seat.robot is not None for seat in card.seats) == 2
    assert '"relaxed"' in card.match.time_control
    (menu, value), *_ = options(saved)
    gone = (await manager.select(saved, [value], custom_id=menu)).response
    assert "There are no presets yet." in text_of(gone)
    refused = await port.ada.slash(port.lobby, "game open", preset="Our usual table")
    assert "This server has no preset called “Our usual table”" in text_of(refused.response)


async def test_own_choices_override_the_preset(port: Port) -> None:
    manager = port.add_manager()
    await port.open_table(seats=4, robots=2)
    await save_preset(port, manager, "Usual")
    await cancel_table(port, manager)
    await port.ada.slash(port.lobby, "game open", preset="Usual", seats=2, robots=1)
    card = await cards.get_card(port.bot.services.ctx, 2)
    assert (card.match.seat_count, card.match.status) == (2, "running")


async def test_outdated_preset_gets_a_friendly_error(port: Port) -> None:
    await port.open_table()
    manager = port.add_manager()
    await save_preset(port, manager, "Usual")
    await cancel_table(port, manager)
    ctx, guild_id = port.bot.services.ctx, port.guild.id
    (preset,) = (await updates.get_guild_settings(ctx, guild_id)).presets
    await updates.update_guild_settings(ctx, guild_id, presets=(replace(preset, game="sunk"),))
    refused = text_of((await port.ada.slash(port.lobby, "game open", preset="Usual")).response)
    assert "The preset “Usual” no longer works, so no table was opened." in refused
    assert "There is no game called “sunk”." in refused
    panel: AnyMessage = (await manager.slash(port.lobby, "host settings")).response
    assert "Usual: sunk" in text_of((await manager.click(panel, label="Table presets")).response)


async def test_preset_of_another_game_is_refused(port: Port) -> None:
    ctx, guild_id = port.bot.services.ctx, port.guild.id
    preset = TablePreset("Usual", "nautilus-island", 3)
    await updates.update_guild_settings(ctx, guild_id, presets=(preset,))
    refused = await port.ada.slash(port.lobby, "game open", preset="usual", game="nauticus")
    assert "is for a different game" in text_of(refused.response)


async def test_only_managers_see_the_presets_panel(port: Port) -> None:
    manager = port.add_manager()
    await port.open_table()
    panel: AnyMessage = (await manager.slash(port.lobby, "host settings")).response
    public = port.posts()[0]
    port.raw_message(public).components = panel.components
    assert "Table presets" in labels(panel)
    refused = await port.ada.click(public, label="Table presets")
    assert "presets" not in text_of(refused.response).casefold()


def test_common_options_of_game_open_come_first() -> None:
    names = [parameter.name for parameter in open_table.parameters]
    assert names[:5] == ["game", "seats", "time_control", "robots", "preset"]


async def test_game_is_found_by_a_prefix_of_its_name(port: Port) -> None:
    unclear = await port.ada.slash(port.lobby, "game open", game="naut")
    assert "Nauticus" in text_of(unclear.response)
    assert "Nautilus Island" in text_of(unclear.response)
    unknown = await port.ada.slash(port.lobby, "game open", game="chess")
    assert "There is no game called “chess”." in text_of(unknown.response)
    opened = await port.ada.slash(port.lobby, "game open", game="Nautil")
    assert "Nautilus Island is open" in text_of(opened.response)
