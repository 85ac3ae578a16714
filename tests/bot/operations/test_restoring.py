"""Tests of restored databases: tables are notified, later messages are marked as void, and play continues."""

from __future__ import annotations

import asyncio
import re
import shutil
from pathlib import Path

import pytest

from bot.runtime.app import open_bot
from bot.runtime.process.environment import DATABASE, Settings
from harbourmaster.__main__ import main
from host.operations.privacy.user_deletion import delete_user
from storage.core import address
from storage.core.copying import backups
from tests.bot.port import NAMES, Port, labels, said

VOID = "**No longer valid**"
AWAY = 60
HOUR = 3600


async def make_copy(port: Port, to: Path) -> None:
    """Back up the running bot's database at the simulated time, then advance the time by several minutes."""
    where = address.parse(port.bot.settings.database_url)
    at = round(port.env.now().timestamp() * 1000)
    await asyncio.to_thread(backups.copy, where, to, at=at)
    await port.env.advance_time(600)


async def restore(port: Port, copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the bot, restore its database as an operator would, and start a new bot."""
    monkeypatch.setenv("HARBOURMASTER_DATA", str(port.folder))
    with port.env.time_context():
        await port.bot.close()
    assert await asyncio.to_thread(main, ["db", "restore", str(copy)]) == 0
    port.env.backend.advance_clock(AWAY)
    await port.env.restart_bot(await open_bot(Settings(folder=port.folder)))
    await port.env.advance_time(AWAY)


async def take_turn(port: Port) -> None:
    """Take a turn as the player to move."""
    told = said(port.raw(port.card()))
    (person,) = [
        one for one, name in zip((port.ada, port.ben), NAMES, strict=False) if f"**{name}** (turn" in told
    ]
    await person.click(await port.complete_turn(person), label="Confirm")


async def test_restored_table_names_its_last_move_and_continues(
    port: Port, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await port.begin()
    await take_turn(port)
    await make_copy(port, tmp_path / "copy.db")
    true = {post.id: said(port.raw(post)) for post in port.all_posts() if post.id != port.card().id}
    # The first turn is appended to a message that remains valid. The second one gets its own message.
    await take_turn(port)
    assert true != {post.id: said(port.raw(post)) for post in port.all_posts() if post.id in true}
    await port.env.advance_time(HOUR)
    await take_turn(port)
    later = [post.id for post in port.all_posts() if post.id not in {*true, port.card().id}]
    assert later

    await restore(port, tmp_path / "copy.db", monkeypatch)
    posts = {post.id: said(port.raw(post)) for post in port.all_posts()}
    assert [text for post, text in true.items() if posts.get(post, text) != text] == []
    marked = {post for post, text in posts.items() if text.startswith(VOID)}
    assert marked == {post for post in later if post in posts}
    assert all("Take my turn" not in labels(port.raw(post)) for post in port.posts() if post.id in marked)
    (told,) = [text for text in posts.values() if "backup of my database" in text]
    assert "after move " in told
    assert [labels(port.raw(post))[0] for post in port.bearers()] == ["Take my turn"]

    await take_turn(port)
    moved = {post.id: said(port.raw(post)) for post in port.all_posts()}
    assert moved != posts
    assert len(port.bearers()) == 1


async def test_restoring_twice_marks_void_messages_once(
    port: Port, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Restore the same backup twice: void messages are marked once, and valid ones stay unmarked."""
    await port.begin()
    await make_copy(port, tmp_path / "copy.db")
    await take_turn(port)
    await restore(port, tmp_path / "copy.db", monkeypatch)
    first = [post.id for post in port.posts() if said(port.raw(post)).startswith(VOID)]
    await restore(port, tmp_path / "copy.db", monkeypatch)
    marked = [said(port.raw(post)) for post in port.posts() if said(port.raw(post)).startswith(VOID)]
    assert len(marked) > len(first) > 0
    assert all(text.count(VOID) == 1 for text in marked)
    assert sum("backup of my database" in text and VOID not in text for text in port.read()) == 1


async def test_button_from_before_the_restore_does_not_match_a_new_table(
    port: Port, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A button of a table that was opened after the backup is ignored.

    The next table gets the same match number.
    """
    await make_copy(port, tmp_path / "copy.db")
    await port.open(seats=2)
    old = port.card()
    assert "Join" in labels(port.raw(old))
    await restore(port, tmp_path / "copy.db", monkeypatch)
    await port.open(seats=2)
    new = port.card()
    assert new.id != old.id
    answer = (await port.cem.click(old, label="Join")).response
    assert said(answer) == "That match doesn’t exist."
    assert "Seats taken: 1 of 2" in said(port.raw(new))


async def test_open_table_is_informed_about_the_restore(
    port: Port, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await port.open(seats=3)
    await make_copy(port, tmp_path / "copy.db")
    await port.ben.slash(port.lobby, "game join")
    await restore(port, tmp_path / "copy.db", monkeypatch)
    assert [text for text in port.read() if "is back as it was then" in text]
    assert "Seats taken: 1 of 3" in said(port.raw(port.card()))


async def test_manual_copy_can_be_restored(
    port: Port, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A plain copy without a timestamp can be restored.

    The time of its latest message is used instead.
    """
    await port.begin()
    await take_turn(port)
    await port.restart()
    with port.env.time_context():
        await port.bot.close()
    shutil.copy(port.folder / DATABASE, tmp_path / "copy.db")
    await port.env.restart_bot(await open_bot(Settings(folder=port.folder)))
    true = [post.id for post in port.all_posts()]
    await port.env.advance_time(HOUR)
    await take_turn(port)
    await restore(port, tmp_path / "copy.db", monkeypatch)
    marked = [post.id for post in port.all_posts() if said(port.raw(post)).startswith(VOID)]
    assert marked
    assert not set(marked) & set(true)


async def test_replaced_database_is_restored_with_its_own_timestamp(
    port: Port, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A mistaken restore can be undone.

    The replaced database is restored with its own timestamp.
    """
    await port.begin()
    await make_copy(port, tmp_path / "copy.db")
    await restore(port, tmp_path / "copy.db", monkeypatch)
    await port.env.advance_time(HOUR)
    later = port.env.now().timestamp()
    await take_turn(port)
    await restore(port, tmp_path / "copy.db", monkeypatch)
    (_, replaced) = sorted(port.folder.glob(f"{DATABASE}.replaced-*"), key=lambda path: path.stat().st_mtime)
    await restore(port, replaced, monkeypatch)
    made = [
        int(found[1])
        for text in port.read()
        if (found := re.search(r"backup of my database.*<t:(\d+)", text))
    ]
    assert int(later) <= made[-1] <= port.env.now().timestamp()


async def test_users_who_deleted_their_data_since_the_backup_stay_deleted(
    port: Port, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    await port.begin()
    await take_turn(port)
    await make_copy(port, tmp_path / "copy.db")
    key = await port.key_of(port.ada)
    await delete_user(port.bot.services.ctx, await port.person(port.ada))
    await port.ben.slash(port.lobby, "settings me")
    await restore(port, tmp_path / "copy.db", monkeypatch)
    assert "who have been deleted again: 1" in capsys.readouterr().out
    ids, names = port.ask("SELECT user_id FROM users"), port.ask("SELECT name FROM user_names")
    assert (str(port.ada.id) in map(str, ids), port.ben.id in ids) == (False, True)
    assert ("Ada" in names, "a former member" in names) == (False, True)
    assert port.ask("SELECT user_key FROM seats WHERE status = 'running' AND seat = 0") == [None]
    assert key not in port.ask("SELECT owner FROM jobs")
    await port.env.advance_time(HOUR)
    assert "🤖" in said(port.raw(port.card()))
    await take_turn(port)
