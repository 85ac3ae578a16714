"""Tests for the export: it contains a user's timers and messages, but no data about other users only."""

from __future__ import annotations

import json
from typing import Any

from msgspec.structs import replace

from host.core import timers
from host.core.context import Context
from host.core.owners import guild_owner, match_owner, user_owner
from host.core.users import User
from host.matches.settings import time_controls
from host.messages import follow, table_alerts
from host.operations.privacy.export import export_user_data
from host.operations.privacy.guild_deletion import DeleteGuild
from storage.matches.users import FIRST_KEY
from storage.messages import posted_messages
from storage.messages.posted_messages import PostedMessagesRow
from tests.host.players import start_match, take_turn
from tests.host.users import register_users

GUILD_ID = 1
ZOE, YAN, EVE = (User(FIRST_KEY + 400 + n, name) for n, name in enumerate(("Zoë", "Yan", "Eve")))


async def export_rows(ctx: Context, user: User) -> dict[str, list[dict[str, Any]]]:
    """Export a user's data, and return the rows by table."""
    found: dict[str, list[dict[str, Any]]] = json.loads(await export_user_data(ctx, user))["tables"]
    return found


def timer_seats(rows: list[dict[str, Any]]) -> set[tuple[str, Any]]:
    """Return the kind and the seat of each timer."""
    return {(row["kind"], json.loads(row["payload"]).get("seat")) for row in rows}


async def create_match(ctx: Context) -> int:
    await register_users(ctx.database, ZOE, YAN, EVE)
    daily = time_controls.TIME_CONTROLS["daily"]
    row = await start_match(ctx, YAN, opener=ZOE, time_control=daily)
    await take_turn(ctx, row.id, ZOE, 2)
    return row.id


async def test_export_contains_the_timers_of_a_users_seats(ctx: Context) -> None:
    match_id = await create_match(ctx)
    await follow.follow(ctx, match_id, EVE, "each")
    await table_alerts.subscribe(ctx, GUILD_ID, EVE, None)
    found = await export_rows(ctx, YAN)
    assert ("out", 1) in timer_seats(found["timers"])
    assert {seat for _, seat in timer_seats(found["timers"])} <= {1, None}
    assert all(row["owner_kind"] == "match" and row["owner"] == match_id for row in found["timers"])
    of_zoe = await export_rows(ctx, ZOE)
    assert {seat for _, seat in timer_seats(of_zoe.get("timers", []))} <= {0, None}
    assert {row["owner"] for row in (await export_rows(ctx, EVE)).get("timers", [])} <= {EVE.key}


async def test_export_contains_timers_that_name_or_belong_to_the_user(ctx: Context) -> None:
    match_id = await create_match(ctx)
    async with ctx.database.transaction() as tx:
        for owner in (user_owner(EVE.key), user_owner(YAN.key), guild_owner(GUILD_ID), match_owner(match_id)):
            await timers.put(tx, owner, DeleteGuild(), ctx.now())
        payload = json.dumps({"user_key": EVE.key})
        await tx.execute(
            "UPDATE timers SET payload = :payload WHERE owner_kind IN ('guild', 'match') AND kind = 'delete-server'",
            {"payload": payload},
        )
    owners = [(row["owner_kind"], row["owner"]) for row in (await export_rows(ctx, EVE))["timers"]]
    assert sorted(owners) == [("guild", GUILD_ID), ("user", EVE.key)], "she has no part in the match"
    owners = [(row["owner_kind"], row["owner"]) for row in (await export_rows(ctx, YAN))["timers"]]
    assert ("user", YAN.key) in owners
    assert all(row["payload"] != payload for row in (await export_rows(ctx, YAN))["timers"]), (
        "that is about Eve"
    )


async def test_export_contains_the_messages_of_a_users_tables(ctx: Context) -> None:
    match_id = await create_match(ctx)
    elsewhere = await start_match(ctx, channel=7001)
    async with ctx.database.transaction() as tx:
        row = PostedMessagesRow(
            match_id=match_id, channel=7000, components_without_buttons='[{"content":"**Zoë** builds"}]'
        )
        await posted_messages.put(tx, row)
        await posted_messages.put(tx, replace(row, match_id=elsewhere.id))
    for user in (ZOE, YAN):
        (found,) = (await export_rows(ctx, user))["posted_messages"]
        assert (found["match_id"], found["components_without_buttons"]) == (
            match_id,
            '[{"content":"**Zoë** builds"}]',
        )
    assert "posted_messages" not in await export_rows(ctx, EVE)
