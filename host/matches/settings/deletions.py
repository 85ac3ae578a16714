"""Reset guild settings that refer to deleted channels or roles."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Iterator
from typing import Any, Literal, TypeAlias

from msgspec.structs import replace

from host.core import outbox
from host.core.context import Context
from host.core.outbox import OutboxMessage
from host.core.owners import guild_owner
from host.matches.settings import settings, updates
from host.matches.settings.settings import GuildSettings
from storage.matches import settings as stored

BATCH_SIZE = 100
Change: TypeAlias = Literal["channels", "all-channels", "opener-role", "host-role", "board", "forum"]
"""A setting that was changed because a channel or role was deleted.

`channels`: one of several allowed match channels was deleted. `all-channels`: the last one was deleted, so
all channels are allowed now.
"""


class SettingsReset(OutboxMessage, frozen=True, tag="reset"):
    """A notice to a guild's hosts that settings were reset because a channel or role was deleted.

    Its outbox row belongs to the guild.
    """

    changes: tuple[Change, ...]


async def all_settings(ctx: Context, guild_id: int | None) -> AsyncIterator[tuple[int, GuildSettings]]:
    """Yield (guild id, settings) pairs, for one guild or for all.

    If `guild_id` is None, the settings of all guilds are loaded in batches.
    """
    if guild_id is not None:
        yield guild_id, await updates.get_guild_settings(ctx, guild_id)
        return
    last = 0
    while True:
        async with ctx.database.read_transaction() as tx:
            rows = await stored.list_after(tx, last, BATCH_SIZE)
        for row in rows:
            yield row.id, settings.parse_guild_settings(row.settings)
        if len(rows) < BATCH_SIZE:
            return
        last = rows[-1].id


async def remove_deleted(ctx: Context, guild_id: int, deleted: Collection[int]) -> bool:
    """Remove deleted channels and roles from a guild's settings, and queue a notice to its hosts.

    Return whether the settings referred to any of them.
    """
    async with ctx.database.transaction() as tx:
        former = await settings.load_guild_settings(tx, guild_id)
        changes = dict(_without(former, deleted))
        if not changes:
            return False
        changed = replace(former, **changes)
        await updates.store_guild_settings(ctx, tx, guild_id, former, changed, frozenset(changes))
        notice = SettingsReset(tuple(_name_of(field, changed) for field in changes))
        await outbox.add(ctx, tx, guild_owner(guild_id), notice)
    return True


def _without(former: GuildSettings, deleted: Collection[int]) -> Iterator[tuple[str, Any]]:
    """Yield the fields that refer to a deleted channel or role, with their new values."""
    if left := [channel for channel in former.channels if channel in deleted]:
        yield "channels", tuple(channel for channel in former.channels if channel not in left)
    for field in ("opener_role", "host_role", "board", "forum"):
        if getattr(former, field) in deleted:
            yield field, None


def _name_of(field: str, changed: GuildSettings) -> Change:
    names: dict[str, Change] = {
        "channels": "channels" if changed.channels else "all-channels",
        "opener_role": "opener-role",
        "host_role": "host-role",
        "board": "board",
        "forum": "forum",
    }
    return names[field]
