"""Tests for presets for new tables: saving, finding, outdated presets, deleting, and their limits."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from host.core.context import Context
from host.core.errors import UserError
from host.matches.settings import updates
from host.matches.settings.settings import TablePreset, parse_guild_settings, serialize
from host.matches.settings.time_controls import TIME_CONTROLS
from host.tables import presets
from host.tables.presets import MAX_PRESET_NAME, MAX_PRESETS
from tests.host.players import BEN, start_match

PRESET = TablePreset(
    "Our usual table", "nauticus", 3, levels=("deckhand",), time_control=TIME_CONTROLS["daily"]
)


async def store(ctx: Context, guild_id: int, *saved: TablePreset) -> None:
    await updates.update_guild_settings(ctx, guild_id, presets=saved)


async def find(ctx: Context, guild_id: int, name: str) -> TablePreset:
    return presets.find_preset(await updates.get_guild_settings(ctx, guild_id), name)


async def error_key(ctx: Context, guild_id: int, name: str) -> str:
    with pytest.raises(UserError) as error:
        await find(ctx, guild_id, name)
    return error.value.text.key


async def test_preset_copies_the_settings_of_a_table(ctx: Context) -> None:
    row = await start_match(ctx, BEN, game="nauticus")
    await presets.save_preset(ctx, row.guild_id, row.id, "  Our   usual table ")
    found = await find(ctx, row.guild_id, "our usual table")
    assert (found.name, found.game, found.seats, found.levels) == ("Our usual table", "nauticus", 2, ())
    assert found.is_public == row.is_public


async def test_preset_is_found_by_its_name_or_a_unique_prefix(ctx: Context) -> None:
    await store(ctx, 1, PRESET, replace(PRESET, name="Our fast table"), replace(PRESET, name="Our"))
    assert (await find(ctx, 1, "OUR USUAL")).name == "Our usual table"
    assert (await find(ctx, 1, "our")).name == "Our"
    for unclear in ("our ", "Our  f", "x", "", " "):
        expected = {"our ": "Our", "Our  f": "Our fast table"}.get(unclear)
        if expected:
            assert (await find(ctx, 1, unclear)).name == expected
        else:
            assert await error_key(ctx, 1, unclear) == "refusal-unknown-preset"


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "sunk"},
        {"seats": 7},
        {"levels": ("admiral",)},
        {"levels": ("deckhand",) * 3},
        {"options": {"rigging": "none"}},
        {"time_control": TIME_CONTROLS["blitz"]},
        {"time_control": None},
    ],
)
async def test_outdated_preset_is_refused_with_its_reason(ctx: Context, changes: dict[str, object]) -> None:
    await store(ctx, 1, replace(PRESET, **changes))
    await updates.update_guild_settings(ctx, 1, time_controls=("daily",))
    assert await error_key(ctx, 1, PRESET.name) == "refusal-preset-outdated"


async def test_saving_a_preset_replaces_the_one_with_the_same_name(ctx: Context) -> None:
    row = await start_match(ctx, BEN, game="nauticus")
    await presets.save_preset(ctx, row.guild_id, row.id, "Usual")
    settings = await presets.save_preset(ctx, row.guild_id, row.id, "USUAL")
    assert [preset.name for preset in settings.presets] == ["USUAL"]


async def test_number_and_names_of_presets_are_limited(ctx: Context) -> None:
    row = await start_match(ctx, BEN, game="nauticus")
    for number in range(MAX_PRESETS):
        await presets.save_preset(ctx, row.guild_id, row.id, f"Table {number}")
    for name, key in (
        ("One more", "refusal-too-many-presets"),
        (" ", "refusal-preset-name-needed"),
        ("x" * (MAX_PRESET_NAME + 1), "refusal-title-too-long"),
    ):
        with pytest.raises(UserError) as error:
            await presets.save_preset(ctx, row.guild_id, row.id, name)
        assert error.value.text.key == key
    await presets.delete_preset(ctx, row.guild_id, "table 3")
    await presets.save_preset(ctx, row.guild_id, row.id, "One more")


async def test_table_of_another_server_is_no_preset(ctx: Context) -> None:
    row = await start_match(ctx, BEN, game="nauticus")
    with pytest.raises(UserError):
        await presets.save_preset(ctx, row.guild_id + 1, row.id, "Usual")


async def test_deleted_preset_is_gone(ctx: Context) -> None:
    await store(ctx, 1, PRESET)
    assert (await presets.delete_preset(ctx, 1, PRESET.name)).presets == ()
    with pytest.raises(UserError):
        await presets.delete_preset(ctx, 1, PRESET.name)


def test_presets_are_stored_with_the_settings() -> None:
    settings = parse_guild_settings("{}")
    saved = replace(settings, presets=(PRESET,))
    assert parse_guild_settings(serialize(saved)) == saved
    assert serialize(settings) == "{}"
