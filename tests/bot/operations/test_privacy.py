"""Tests that personal data is exported privately, and is deleted only after confirmation."""

from __future__ import annotations

import json
from io import BytesIO
from typing import Any
from zipfile import ZipFile

import pytest

from bot.core.words.i18n import translator
from bot.core.words.layout import MessageView, View, texts
from bot.operations.privacy import MAX_PLAIN_BYTES, PrivacyClick, export_message
from host.core import timers
from host.core.owners import guild_owner
from host.matches.settings.time_controls import DAY
from host.operations.privacy.export import MAX_PER_DAY
from host.operations.privacy.guild_deletion import RETENTION_PERIOD, DeleteGuild
from host.operations.privacy.limits import MAX_DELETIONS_PER_DAY
from host.operations.privacy.user_deletion import delete_user
from storage.core.tables import all_tables
from storage.matches.match import matches
from tests.bot.port import AnyMessage, Port, labels, text_of


async def dump_database(port: Port) -> str:
    rows: list[Any] = []
    async with port.bot.services.ctx.database.read_transaction() as tx:
        for table in all_tables().values():
            rows += await tx.execute(f"SELECT * FROM {table.name}")  # noqa: S608 - only names of tables and columns
    return "\n".join(map(str, rows))


async def test_user_can_export_their_own_data(port: Port) -> None:
    await port.begin()
    panel: AnyMessage = (await port.ben.slash(port.lobby, "settings me")).response
    assert {"Download my data", "Delete my data"} <= {*labels(panel)}
    got: AnyMessage = (await port.ben.click(panel, custom_id=f"{PrivacyClick.EXPORT}:0")).response
    (file,) = got.attachments
    told = json.loads(await file.read())
    assert told["user_id"] == str(port.ben.id)
    assert [row["name"] for row in told["tables"]["user_names"]] == ["Ben"]
    assert [row["seat"] for row in told["tables"]["seats"]] == [1]
    by_command: AnyMessage = (await port.ben.slash(port.lobby, "settings data", action="export")).response
    assert text_of(by_command) == text_of(got)


async def test_deleted_user_confirms_twice_and_leaves_no_name(port: Port) -> None:
    await port.begin()
    await port.ada.slash(port.lobby, "settings block", player=port.cem)
    shown: AnyMessage = (await port.ada.slash(port.lobby, "settings data", action="forget")).response
    assert str(port.ada.id) in await dump_database(port)
    for label in ("Continue", "Yes, delete my data now"):
        assert str(port.ada.id) in await dump_database(port)
        shown = (await port.ada.click(shown, label=label)).response
    assert "has been deleted" in text_of(shown)
    left = await dump_database(port)
    assert str(port.ada.id) not in left
    assert "'Ada'" not in left
    assert "a former member" in left
    log: AnyMessage = (await port.ben.slash(port.lobby, "log")).response
    assert "Ada" not in text_of(log)
    assert "a former member" in text_of(log)


async def test_hidden_profile_is_visible_only_to_its_owner(port: Port) -> None:
    panel: AnyMessage = (await port.ada.slash(port.lobby, "settings me")).response
    await port.ada.click(panel, label="Hide my profile from others: off")
    for_others: AnyMessage = (await port.ben.slash(port.lobby, "profile", player=port.ada)).response
    assert "has hidden their profile" in text_of(for_others)
    for_her: AnyMessage = (await port.ada.slash(port.lobby, "profile")).response
    assert "keeps" not in text_of(for_her)


async def test_server_deletion_is_scheduled_until_the_bot_is_added_again(port: Port) -> None:
    line, ctx, owner = port.bot.gateway, port.bot.services.ctx, guild_owner(port.guild.id)

    async def ends() -> list[int]:
        async with ctx.database.read_transaction() as tx:
            waiting = await timers.of_owner(tx, owner)
        return [set_timer.at - now for set_timer in waiting if isinstance(set_timer.timer, DeleteGuild)]

    with port.env.time_context():
        now = ctx.now()
        await line.note_guild_removed(port.guild.id)
        assert await ends() == [RETENTION_PERIOD]
        await line.note_guild_joined(port.guild.id)
        assert await ends() == []


async def test_server_data_is_deleted_after_the_bot_is_removed(port: Port) -> None:
    await port.begin()
    port.env.backend.remove_guild(port.guild.id)
    await port.env.settle()
    await port.restart_after(RETENTION_PERIOD / 1000 - 3600)
    await port.env.advance_time(600)
    assert str(port.guild.id) in await dump_database(port)
    await port.env.advance_time(3600)
    assert str(port.guild.id) not in await dump_database(port)


async def test_server_data_is_kept_if_the_bot_was_added_again(port: Port) -> None:
    await port.begin()
    with port.env.time_context():
        await port.bot.gateway.note_guild_removed(port.guild.id)
        port.env.backend.advance_clock(RETENTION_PERIOD / 1000)
        await timers.fire_due(port.bot.services.ctx, guild_owner(port.guild.id))
    async with port.bot.services.ctx.database.read_transaction() as tx:
        assert await matches.active_guilds(tx) == [port.guild.id]


async def test_message_naming_a_deleted_user_stays_when_buttons_move(port: Port) -> None:
    await port.begin()
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    bearer = port.button_message().id
    assert "Ada" in port.query_column("SELECT components_without_buttons FROM posted_messages")[0]
    await delete_user(port.bot.services.ctx, await port.user_of(port.ada))
    assert port.query_column("SELECT components_without_buttons FROM posted_messages") == ["[]"]
    await port.ben.click(await port.complete_turn(port.ben), label="Confirm")
    await port.env.advance_time(60)
    assert port.button_message().id != bearer
    assert bearer in [post.id for post in port.posts()]


async def test_deleted_user_is_not_mentioned_in_new_messages(port: Port) -> None:
    ctx = port.bot.services.ctx
    ada, ben = [await port.user_of(member) for member in (port.ada, port.ben)]
    await delete_user(ctx, ada)
    port.bot.services.accounts.forget(ada.key)
    post = MessageView(View(*texts(f"<@{ada.key}> and <@{ben.key}>")), pinged=(ada.key, ben.key))
    sent = await port.bot.services.mentions.insert_mentions(post)
    assert [part.content for part in sent.layout.walk_children()] == [f"a former member and <@{port.ben.id}>"]  # type: ignore[attr-defined]
    assert sent.mentions.to_dict()["users"] == [port.ben.id]


async def test_cached_user_id_is_dropped_on_forget(port: Port) -> None:
    accounts, key = port.bot.services.accounts, await port.key_of(port.ada)
    assert await accounts.id_of(key) == port.ada.id
    await delete_user(port.bot.services.ctx, await port.user_of(port.ada))
    assert await accounts.id_of(key) == port.ada.id, "another process has deleted it"
    accounts.forget(key)
    assert await accounts.id_of(key) is None


async def test_exports_and_deletions_are_limited_per_day(port: Port) -> None:
    for _ in range(MAX_PER_DAY):
        answer: AnyMessage = (await port.ada.slash(port.lobby, "settings data", action="export")).response
        assert answer.attachments
    answer = (await port.ada.slash(port.lobby, "settings data", action="export")).response
    assert "5 times in the past day" in text_of(answer)
    answer = (await port.ben.slash(port.lobby, "settings data", action="export")).response
    assert answer.attachments, "others have their own limit"
    for count in range(MAX_DELETIONS_PER_DAY + 1):
        answer = (await port.ada.slash(port.lobby, "settings data", action="forget")).response
        for label in ("Continue", "Yes, delete my data now"):
            answer = (await port.ada.click(answer, label=label)).response
        assert ("has been deleted" in text_of(answer)) is (count < MAX_DELETIONS_PER_DAY)
    assert "3 times in the past day" in text_of(answer)
    await port.restart_after(DAY / 1000)
    answer = (await port.ada.slash(port.lobby, "settings data", action="export")).response
    assert answer.attachments


def test_large_export_is_compressed() -> None:
    data = json.dumps(["pearl"] * 2_000_000).encode()
    (upload,) = export_message(data, translator("en")).uploads
    with ZipFile(BytesIO(upload.data)) as archive:
        assert archive.read("harbourmaster-me.json") == data
    assert upload.name == "harbourmaster-me.zip"
    assert len(upload.data) < MAX_PLAIN_BYTES < len(data)
    (upload,) = export_message(b"{}", translator("en")).uploads
    assert (upload.name, upload.data) == ("harbourmaster-me.json", b"{}")


async def test_deletion_is_recorded_beside_the_backups(port: Port) -> None:
    await port.begin()
    key = await port.key_of(port.ada)
    await delete_user(port.bot.services.ctx, await port.user_of(port.ada))
    assert (port.folder / "backups" / "deleted-users.txt").read_text() == f"{key}\n"


async def test_user_is_deleted_even_if_that_can_not_be_recorded(
    port: Port, caplog: pytest.LogCaptureFixture
) -> None:
    await port.begin()
    (port.folder / "backups").write_text("no folder")
    await delete_user(port.bot.services.ctx, await port.user_of(port.ada))
    assert str(port.ada.id) not in await dump_database(port)
    assert "a restore would undo it" in caplog.text
