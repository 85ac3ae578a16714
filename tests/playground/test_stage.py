"""Tests for the bot on the playground stage: users, time, and data that survives a restart."""

from __future__ import annotations

import io
import logging
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import discord
import pytest
import simcord
from discord import Locale

from playground.errors import PlaygroundError
from playground.simulation.archive import FILE
from playground.simulation.pruning import MAX_EPHEMERAL
from playground.simulation.world import USERS
from playground.stage import open_stage
from tests.playground.counter_bot import CounterBot, create_counter_bot
from tests.playground.stage_helpers import find_channel, response_text, run_command


def count_images(folder: Path) -> int:
    """Count the images in the folder's database.

    A copy of the file is read, because the playground has locked the original.
    """
    copy = folder / "copy.sqlite"
    for ending in ("", "-wal"):
        Path(f"{copy}{ending}").write_bytes((folder / f"{FILE}{ending}").read_bytes())
    with closing(sqlite3.connect(copy)) as database:
        return int(database.execute("SELECT count(*) FROM pictures").fetchone()[0])


async def test_users_have_their_own_locales(tmp_path: Path) -> None:
    async with open_stage(tmp_path, create_counter_bot) as stage:
        texts = [
            response_text(await run_command(stage, user_key, "say", word="ahoy")) for user_key in range(4)
        ]
        assert texts == ["en-GB ahoy", "en-US ahoy", "de ahoy", "pl ahoy"]
        await stage.set_language(stage.world.members[0].id, Locale.french)
        assert response_text(await run_command(stage, 0, "say", word="ahoy")) == "fr ahoy"


async def test_locale_applies_to_autocomplete_and_buttons(tmp_path: Path) -> None:
    async with open_stage(tmp_path, create_counter_bot) as stage:
        cem, dorota = stage.world.members[2:4]
        lobby = find_channel(stage, "lobby")
        assert (await cem.autocomplete(lobby, "say", "word", "a"))[0]["name"] == "a de"
        await run_command(stage, 0, "card")
        assert lobby.last_message is not None
        assert response_text(await dorota.click(lobby.last_message, label="Ring")) == "pl 1"


async def test_first_user_is_the_only_server_owner(tmp_path: Path) -> None:
    async with open_stage(tmp_path, create_counter_bot) as stage:
        guild = stage.env.bot.guilds[0]
        assert guild.owner_id == stage.world.members[0].id
        assert guild.me.name == "Harbourmaster"
        assert not guild.default_role.permissions.manage_guild


async def test_clock_matches_the_system_clock(tmp_path: Path) -> None:
    async with open_stage(tmp_path, create_counter_bot) as stage:
        async with stage.action():
            assert abs((stage.env.now() - datetime.now(UTC)).total_seconds()) < 2
        assert isinstance(stage.env.bot, CounterBot)
        assert stage.env.bot.started_at == pytest.approx(datetime.now(UTC).timestamp(), abs=5)


async def test_skip_fires_deadlines_on_the_way(tmp_path: Path) -> None:
    async with open_stage(tmp_path, create_counter_bot) as stage:
        before = stage.env.now().timestamp()
        await run_command(stage, 0, "remind", seconds=86_400)
        await stage.skip(2 * 86_400)
        message = find_channel(stage, "lobby").last_message
        assert message is not None
        assert int(message.content.removeprefix("ding ")) == pytest.approx(before + 86_400, abs=3)
        assert stage.env.now().timestamp() == pytest.approx(before + 2 * 86_400, abs=5)


async def test_all_data_survives_a_restart(tmp_path: Path) -> None:
    async with open_stage(tmp_path, create_counter_bot) as stage:
        await run_command(stage, 0, "card")
        await run_command(stage, 0, "thread")
        await stage.skip(3600)
        ids = [(channel.name, channel.id) for channel in stage.world.channels()]
        user_keys = [member.id for member in stage.world.members]
        said = [message.id for message in find_channel(stage, "lobby").history()]
        shown = find_channel(stage, "lobby").history()[0]
        picture = await shown.attachments[0].read()
        time = stage.env.now()
    async with open_stage(tmp_path, create_counter_bot) as stage:
        assert [(channel.name, channel.id) for channel in stage.world.channels()] == ids
        assert [person.id for person in stage.world.members] == user_keys
        assert [message.id for message in find_channel(stage, "lobby").history()] == said
        assert find_channel(stage, "berth").history()[-1].content == "Moored."
        assert 0 <= (stage.env.now() - time).total_seconds() < 10
        again = find_channel(stage, "lobby").history()[0]
        assert await again.attachments[0].read() == picture
        async with stage.action():
            ring = await stage.world.members[1].click(again, label="Ring")
        assert response_text(ring) == "en-US 1"
        assert response_text(await run_command(stage, 1, "say", word="still")) == "en-US still"
        thread = stage.env.bot.get_channel(dict(ids)["berth"])
        assert isinstance(thread, discord.Thread)
        assert thread.name == "berth"


async def test_message_ids_are_not_reused_after_a_restart(tmp_path: Path) -> None:
    ids: list[int] = []
    for _ in range(3):
        async with open_stage(tmp_path, create_counter_bot) as stage:
            await run_command(stage, 0, "card")
            ids.append(find_channel(stage, "lobby").history()[-1].id)
    assert ids == sorted(set(ids))


async def test_unreferenced_images_are_deleted_on_restart(tmp_path: Path) -> None:
    async with open_stage(tmp_path, create_counter_bot) as stage:
        await run_command(stage, 0, "card")
        await run_command(stage, 0, "card")
        message, dropped = find_channel(stage, "lobby").history()
        url = dropped.attachments[0].url
        async with stage.action():
            await dropped.delete()
    async with open_stage(tmp_path, create_counter_bot) as stage:
        assert stage.env.backend.cdn.get(url) is None
        assert stage.env.backend.cdn.get(message.attachments[0].url) is not None


async def test_replaced_image_is_deleted_from_disk_at_once(tmp_path: Path) -> None:
    async with open_stage(tmp_path, create_counter_bot) as stage:
        await run_command(stage, 0, "card")
        (panel,) = find_channel(stage, "lobby").history()
        for number in range(12):
            async with stage.action():
                picture = io.BytesIO(number.to_bytes() * 1_000_000)
                await panel.edit(attachments=[discord.File(picture, "sea.png")])
        assert count_images(tmp_path) <= 3
    assert (tmp_path / FILE).stat().st_size < 6_000_000


async def test_ephemeral_messages_are_limited_and_expire(tmp_path: Path) -> None:
    async with open_stage(tmp_path, create_counter_bot) as stage:
        for _ in range(12):
            await run_command(stage, 2, "say", word="ahoy")
        data = stage.env.backend.messages[find_channel(stage, "lobby").id]
        assert len(data) == MAX_EPHEMERAL
        await stage.skip(24 * 3600)
        assert not data
        assert not stage.env.backend.interactions


async def test_folder_can_be_opened_only_once_at_a_time(tmp_path: Path) -> None:
    async with open_stage(tmp_path, create_counter_bot):
        with pytest.raises(PlaygroundError, match="already open"):
            async with open_stage(tmp_path, create_counter_bot):
                pass


@pytest.mark.parametrize("content", [b"these are not the bytes of a database", b"\0" * 8192])
async def test_corrupt_file_is_named_in_the_error(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    with pytest.raises(PlaygroundError, match=r"discord\.sqlite"):
        async with open_stage(tmp_path, create_counter_bot):
            pass


async def test_data_of_another_simcord_version_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as other:
        other.setattr(simcord, "__version__", "2.0.0")
        async with open_stage(tmp_path, create_counter_bot):
            pass
    with pytest.raises(PlaygroundError, match=r"simcord 2\.0\.0"):
        async with open_stage(tmp_path, create_counter_bot):
            pass


async def test_background_error_is_logged_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with open_stage(tmp_path, create_counter_bot) as stage:
        await run_command(stage, 0, "fail")
        await run_command(stage, 0, "say", word="ahoy")
    log_records = [record for record in caplog.records if record.name == "playground.stage"]
    assert [record.getMessage() for record in log_records] == ["The bot failed: sunk without trace"]
    assert log_records[0].levelno == logging.ERROR


async def test_failed_startup_releases_the_folder_lock(tmp_path: Path) -> None:
    class Stranded(CounterBot):
        async def setup_hook(self) -> None:
            raise RuntimeError("aground")

    async def bring(folder: Path) -> discord.Client:
        return Stranded(folder)

    with pytest.raises(RuntimeError, match="aground"):
        async with open_stage(tmp_path, bring):
            pass
    async with open_stage(tmp_path, create_counter_bot) as stage:
        assert response_text(await run_command(stage, 0, "say", word="afloat")) == "en-GB afloat"


async def test_older_data_gains_newly_added_users(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as before:
        before.setattr("playground.simulation.world.USERS", dict(list(USERS.items())[:4]))
        before.setattr("playground.stage.USERS", dict(list(USERS.items())[:4]))
        async with open_stage(tmp_path, create_counter_bot) as stage:
            user_keys = [member.id for member in stage.world.members]
    async with open_stage(tmp_path, create_counter_bot) as stage:
        assert [person.id for person in stage.world.members][:4] == user_keys
        assert stage.world.role_of(stage.world.members[4]) == "Guest"
        assert len({role.name for role in stage.env.bot.guilds[0].roles}) == 4
