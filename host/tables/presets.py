"""Presets for new tables, such as a guild's usual table; they are part of the guild's settings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from engine.core.text import Quote
from host.core.context import Context
from host.core.errors import UserError, user_error
from host.core.features import Feature
from host.core.users import normalize_name
from host.matches.log.fold import parse_options
from host.matches.match import loading, seating
from host.matches.settings import settings, updates
from host.matches.settings.settings import GuildSettings, TablePreset
from host.matches.settings.time_controls import NONE, time_control_of
from host.tables.tables import requests
from storage.core.database import Transaction
from storage.history import ratings
from storage.matches.match import seats
from storage.tables import tables as stored

MAX_PRESETS = 10
MAX_PRESET_NAME = 40


async def save_preset(ctx: Context, guild_id: int, match_id: int, name: str) -> GuildSettings:
    """Store the settings of a match's table as a preset, and return the guild's settings.

    A preset with the same name is replaced.
    """
    tidied = _valid_name(name)
    async with ctx.database.transaction() as tx:
        former = await settings.load_guild_settings(tx, guild_id)
        preset = await _preset_of(tx, guild_id, match_id, tidied)
        others = _without(former.presets, tidied)
        if len(others) >= MAX_PRESETS:
            raise user_error("too-many-presets", most=MAX_PRESETS)
        return await _store(ctx, tx, guild_id, former, (*others, preset))


async def delete_preset(ctx: Context, guild_id: int, name: str) -> GuildSettings:
    """Delete a preset, and return the guild's settings."""
    async with ctx.database.transaction() as tx:
        former = await settings.load_guild_settings(tx, guild_id)
        left = _without(former.presets, name)
        if len(left) == len(former.presets):
            raise user_error("unknown-preset", preset=Quote(name))
        return await _store(ctx, tx, guild_id, former, left)


async def _store(
    ctx: Context, tx: Transaction, guild_id: int, former: GuildSettings, presets: tuple[TablePreset, ...]
) -> GuildSettings:
    changed = replace(former, presets=presets)
    await updates.store_guild_settings(ctx, tx, guild_id, former, changed, frozenset({"presets"}))
    return changed


def _without(presets: Sequence[TablePreset], name: str) -> tuple[TablePreset, ...]:
    return tuple(preset for preset in presets if preset.name.casefold() != name.casefold())


def _valid_name(name: str) -> str:
    tidied = normalize_name(name)
    if not tidied:
        raise user_error("preset-name-needed")
    if len(tidied) > MAX_PRESET_NAME:
        raise user_error("title-too-long", most=MAX_PRESET_NAME)
    return tidied


async def _preset_of(tx: Transaction, guild_id: int, match_id: int, name: str) -> TablePreset:
    row = await loading.load_row(tx, match_id)
    if row.guild_id != guild_id:
        raise user_error("unknown-match")
    sitting = await seats.of_match(tx, match_id)
    return TablePreset(
        name=name,
        game=row.game,
        seats=row.seat_count,
        levels=tuple(
            seat.robot for seat in sitting if seat.robot is not None and seat.former_user_key is None
        ),
        begins="opener" if row.seat_order == "opener" else "random",
        is_public=row.is_public,
        time_control=time_control_of(row.time_control),
        options=parse_options(row),
        is_rated=await ratings.get_rated(tx, match_id) is not None,
        has_hints=await stored.has_hints(tx, match_id),
    )


def find_preset(guild_settings: GuildSettings, name: str) -> TablePreset:
    """Return the preset with a name, or the only one whose name begins with it.

    Raises UserError if there is none, or if the preset no longer fits the games and the guild's settings.
    """
    wanted = normalize_name(name).casefold()
    exact = [preset for preset in guild_settings.presets if preset.name.casefold() == wanted]
    found = exact or [
        preset for preset in guild_settings.presets if wanted and preset.name.casefold().startswith(wanted)
    ]
    if len(found) != 1:
        raise user_error("unknown-preset", preset=Quote(name))
    try:
        _refuse_outdated(guild_settings, found[0])
    except UserError as error:
        raise user_error("preset-outdated", preset=Quote(found[0].name), reason=error.text) from error
    return found[0]


def _refuse_outdated(guild_settings: GuildSettings, preset: TablePreset) -> None:
    rules = requests.rules_for(preset.game, preset.seats, len(preset.levels))
    requests.options_for(rules, preset.options)
    for level in preset.levels:
        seating.level_of(rules, level)
    name = NONE if preset.time_control is None else preset.time_control.name
    if preset.seats > 1 and guild_settings.time_controls and name not in guild_settings.time_controls:
        raise user_error("time-control-not-allowed")


def merged_options(preset: TablePreset | None, chosen: Mapping[str, Any]) -> dict[str, Any]:
    """Return the game options of a new table: the user's choices, then those of the preset."""
    return {**(preset.options if preset else {}), **chosen}


FEATURE = Feature()
