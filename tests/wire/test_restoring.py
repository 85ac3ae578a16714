"""Tests for a restore drill: a backup under load, a crash, and a match that continues after the restore."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from engine.core.files.library import games
from harbourmaster.__main__ import main
from tests.wire import bot_database
from tests.wire.people import Person
from tests.wire.running import BotProcess
from tests.wire.server import Wire
from tests.wire.table import Table
from tests.wire.world import Channel


def test_match_continues_after_backup_crash_and_restore(
    wire: Wire,
    lobby: Channel,
    people: tuple[Person, ...],
    bot_factory: Callable[..., BotProcess],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bot = bot_factory()
    monkeypatch.setenv("HARBOURMASTER_DATA", str(bot.folder))
    bot.start()
    table = Table(wire, lobby, people)
    table.open_match(next(iter(games().values())), is_short=True)
    play_turns(table, 1)
    copy = tmp_path / "copy.sqlite"
    with ThreadPoolExecutor(1) as beside:
        copying = beside.submit(main, ["db", "backup", str(copy)])
        play_turns(table, 2)
        assert copying.result() == 0
    play_turns(table, 1)
    table.check_reports(bot.folder)
    lost, before = bot_database.read_log(bot.folder), {post.id for post in lobby.posts}
    bot.kill()
    assert main(["db", "restore", str(copy)]) == 0
    kept = bot_database.read_log(bot.folder)
    assert kept == lost[: len(kept)] != lost

    wire.gateway.forget_disconnected()
    bot.start()
    table.check_reports(bot.folder)
    after = [post for post in lobby.posts if post.id not in before]
    assert ["after move " in post.text for post in after if "backup of my database" in post.text] == [True]
    play_turns(table, 1)
    table.check_reports(bot.folder)
    assert bot_database.read_log(bot.folder)[: len(kept)] == kept
    assert len(bot_database.read_log(bot.folder)) > len(kept)


def play_turns(table: Table, turns: int) -> None:
    for _ in range(turns):
        assert table.take_turn()
