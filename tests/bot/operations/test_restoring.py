"""Tests for restored databases: tables are notified, later messages are marked as void, and play continues."""

from __future__ import annotations

import asyncio
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from bot.runtime.app import open_bot
from bot.runtime.process.environment import DATABASE, Settings
from harbourmaster.__main__ import main
from host.operations.privacy.user_deletion import delete_user
from storage.core import address
from storage.core.copying import backups
from tests.bot.port import GALLERY, NAMES, Port, find_components, labels, text_of

VOID_HEADING = "**No longer valid**"
CARD_LINK = "\n-# [Current board]"
DOWNTIME = 60
HOUR = 3600


async def back_up(port: Port, target: Path) -> None:
    """Back up the running bot's database at the simulated time, then advance the time by several minutes."""
    where = address.parse(port.bot.settings.database_url)
    at = round(port.env.now().timestamp() * 1000)
    await asyncio.to_thread(backups.copy, where, target, at=at)
    await port.env.advance_time(600)


async def restore_backup(port: Port, copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the bot, restore its database as an operator would, and start a new bot."""
    monkeypatch.setenv("HARBOURMASTER_DATA", str(port.folder))
    with port.env.time_context():
        await port.bot.close()
    assert await asyncio.to_thread(main, ["db", "restore", str(copy)]) == 0
    port.env.backend.advance_clock(DOWNTIME)
    await port.env.restart_bot(await open_bot(Settings(folder=port.folder)))
    await port.env.advance_time(DOWNTIME)


async def take_next_turn(port: Port) -> None:
    """Take a turn as the player to move."""
    text = text_of(port.raw_message(port.card()))
    (person,) = [
        member
        for member, name in zip((port.ada, port.ben), NAMES, strict=False)
        if f"**{name}** (turn" in text
    ]
    await person.click(await port.complete_turn(person), label="Confirm")


async def test_restored_table_names_its_last_move_and_continues(
    port: Port, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await port.begin()
    await take_next_turn(port)
    await back_up(port, tmp_path / "copy.db")
    true = {
        post.id: text_of(port.raw_message(post)).split(CARD_LINK)[0]
        for post in port.all_posts()
        if post.id != port.card().id
    }
    # The first turn is appended to the last valid message. The second turn gets its own message.
    await take_next_turn(port)
    assert true != {post.id: text_of(port.raw_message(post)) for post in port.all_posts() if post.id in true}
    await port.env.advance_time(HOUR)
    await take_next_turn(port)
    later = [post.id for post in port.all_posts() if post.id not in {*true, port.card().id}]
    assert later

    await restore_backup(port, tmp_path / "copy.db", monkeypatch)
    posts = {post.id: text_of(port.raw_message(post)).split(CARD_LINK)[0] for post in port.all_posts()}
    assert [text for post, text in true.items() if posts.get(post, text) != text] == []
    marked = {post for post, text in posts.items() if text.startswith(VOID_HEADING)}
    assert marked == {post for post in later if post in posts}
    assert all(
        "Take my turn" not in labels(port.raw_message(post)) for post in port.posts() if post.id in marked
    )
    (told,) = [text for text in posts.values() if "backup of my database" in text]
    assert "after move " in told
    assert [labels(port.raw_message(post))[0] for post in port.button_messages()] == ["Take my turn"]

    await take_next_turn(port)
    moved = {post.id: text_of(port.raw_message(post)) for post in port.all_posts()}
    assert moved != posts
    assert len(port.button_messages()) == 1


async def test_restoring_twice_marks_void_messages_once(
    port: Port, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Restoring the same backup twice marks the void messages only once.

    Valid messages stay unmarked.
    """
    await port.begin()
    await back_up(port, tmp_path / "copy.db")
    await take_next_turn(port)
    await restore_backup(port, tmp_path / "copy.db", monkeypatch)
    first = [post.id for post in port.posts() if text_of(port.raw_message(post)).startswith(VOID_HEADING)]
    await restore_backup(port, tmp_path / "copy.db", monkeypatch)
    marked = [
        text_of(port.raw_message(post))
        for post in port.posts()
        if text_of(port.raw_message(post)).startswith(VOID_HEADING)
    ]
    assert len(marked) > len(first) > 0
    assert all(text.count(VOID_HEADING) == 1 for text in marked)
    assert (
        sum("backup of my database" in text and VOID_HEADING not in text for text in port.public_texts()) == 1
    )


async def test_button_from_before_the_restore_does_not_match_a_new_table(
    port: Port, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A Join button is ignored if its table was opened after the backup.

    The next table gets the same match number, but the button does not apply to it.
    """
    await back_up(port, tmp_path / "copy.db")
    await port.open_table(seats=2)
    old = port.card()
    assert "Join" in labels(port.raw_message(old))
    await restore_backup(port, tmp_path / "copy.db", monkeypatch)
    await port.open_table(seats=2)
    new = port.card()
    assert new.id != old.id
    answer = (await port.cem.click(old, label="Join")).response
    assert text_of(answer) == "That match doesn’t exist."
    assert "Seats taken: 1 of 2" in text_of(port.raw_message(new))


async def test_open_table_is_informed_about_the_restore(
    port: Port, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await port.open_table(seats=3)
    await back_up(port, tmp_path / "copy.db")
    await port.ben.slash(port.lobby, "game join")
    await restore_backup(port, tmp_path / "copy.db", monkeypatch)
    assert [text for text in port.public_texts() if "is back to how it was at that time" in text]
    assert "Seats taken: 1 of 3" in text_of(port.raw_message(port.card()))


async def test_manual_copy_can_be_restored(
    port: Port, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A plain copy without a timestamp can be restored.

    The time of its latest message is used instead.
    """
    await port.begin()
    await take_next_turn(port)
    await port.restart()
    with port.env.time_context():
        await port.bot.close()
    shutil.copy(port.folder / DATABASE, tmp_path / "copy.db")
    await port.env.restart_bot(await open_bot(Settings(folder=port.folder)))
    true = [post.id for post in port.all_posts()]
    await port.env.advance_time(HOUR)
    await take_next_turn(port)
    await restore_backup(port, tmp_path / "copy.db", monkeypatch)
    marked = [
        post.id for post in port.all_posts() if text_of(port.raw_message(post)).startswith(VOID_HEADING)
    ]
    assert marked
    assert not set(marked) & set(true)


async def test_replaced_database_is_restored_with_its_own_timestamp(
    port: Port, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A mistaken restore can be undone.

    The replaced database is restored with its own timestamp.
    """
    await port.begin()
    await back_up(port, tmp_path / "copy.db")
    await restore_backup(port, tmp_path / "copy.db", monkeypatch)
    await port.env.advance_time(HOUR)
    later = port.env.now().timestamp()
    await take_next_turn(port)
    await restore_backup(port, tmp_path / "copy.db", monkeypatch)
    (_, replaced) = sorted(port.folder.glob(f"{DATABASE}.replaced-*"), key=lambda path: path.stat().st_mtime)
    await restore_backup(port, replaced, monkeypatch)
    made = [
        int(found[1])
        for text in port.public_texts()
        if (found := re.search(r"backup of my database.*<t:(\d+)", text))
    ]
    assert int(later) <= made[-1] <= port.env.now().timestamp()


async def test_users_who_deleted_their_data_since_the_backup_stay_deleted(
    port: Port, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    await port.begin()
    await take_next_turn(port)
    await back_up(port, tmp_path / "copy.db")
    key = await port.key_of(port.ada)
    await delete_user(port.bot.services.ctx, await port.user_of(port.ada))
    await port.ben.slash(port.lobby, "settings me")
    await restore_backup(port, tmp_path / "copy.db", monkeypatch)
    assert "who have been deleted again: 1" in capsys.readouterr().out
    ids, names = (
        port.query_column("SELECT user_id FROM users"),
        port.query_column("SELECT name FROM user_names"),
    )
    assert (str(port.ada.id) in map(str, ids), port.ben.id in ids) == (False, True)
    assert ("Ada" in names, "a former member" in names) == (False, True)
    assert port.query_column("SELECT user_key FROM seats WHERE status = 'running' AND seat = 0") == [None]
    assert key not in port.query_column("SELECT owner FROM jobs")
    await port.env.advance_time(HOUR)
    assert "🤖" in text_of(port.raw_message(port.card()))
    await take_next_turn(port)


async def test_restored_card_shows_the_board_of_the_backup(
    port: Port, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await port.begin()
    await back_up(port, tmp_path / "copy.db")
    backed_up = board_image(port)
    for _ in range(2):
        await take_next_turn(port)
    later = board_image(port)
    assert later["description"] != backed_up["description"]
    await restore_backup(port, tmp_path / "copy.db", monkeypatch)
    restored = board_image(port)
    assert restored["description"] == backed_up["description"]
    assert restored["media"]["url"] not in {later["media"]["url"], backed_up["media"]["url"]}


def board_image(port: Port) -> dict[str, Any]:
    """Return the board on the status card."""
    (gallery,) = find_components(port.raw_message(port.card()), GALLERY)
    image: dict[str, Any] = gallery["items"][0]
    return image
