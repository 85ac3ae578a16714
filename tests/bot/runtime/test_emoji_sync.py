"""Tests for the upload of emojis: in the background, once, and without delays for users."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from simcord.backend.models import GuildEmoji

from bot.runtime import emoji_sync
from bot.runtime.app import open_bot
from bot.runtime.emoji_sync import EmojiSync
from bot.runtime.process.environment import Settings
from host.core.sharding import shard_of
from renderer.emojis import DrawnEmoji
from tests.bot.port import BUTTON, Port, find_components, labels, running_port

START = EmojiSync.start
DRAWN = [
    DrawnEmoji(key, f"hm_{key}_0a1b2c", b"\x89PNG\r\n\x1a\n")
    for key in ("nauticus_hull", "nauticus_sail", "island_cards")
]
NAMES = {emoji.name for emoji in DRAWN}
POST, ANY_EMOJI = "POST", "/applications/*/emojis"


@pytest.fixture(autouse=True)
def few_emojis(monkeypatch: pytest.MonkeyPatch, no_emojis: None) -> None:
    def draw(_: tuple[str, ...]) -> Iterator[DrawnEmoji]:
        return iter(DRAWN)

    monkeypatch.setattr(emoji_sync, "draw_emojis", draw)
    monkeypatch.setattr(EmojiSync, "start", START)


def stored(port: Port) -> dict[int, GuildEmoji]:
    return port.env.backend.application_emojis


def names(port: Port) -> list[str]:
    return sorted(emoji.name for emoji in stored(port).values())


def add_emoji(port: Port, name: str, uploader: int) -> None:
    port.env.backend.create_application_emoji(name).user_id = uploader


def uploads(port: Port) -> list[Any]:
    return [one for one in port.env.http_requests if one.method == POST and one.path.endswith("/emojis")]


async def test_missing_emojis_are_uploaded_once(port: Port) -> None:
    assert names(port) == sorted(NAMES)
    await port.restart()
    assert names(port) == sorted(NAMES)
    assert len(uploads(port)) == len(DRAWN)


async def test_outdated_emojis_are_replaced_and_others_are_kept(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner = port.ada.id
    add_emoji(port, "logo", owner)
    add_emoji(port, "hm_owner_abcdef", owner)
    add_emoji(port, "hm_dropped_abcdef", port.bot_user.id)
    changed = [DRAWN[0]._replace(name="hm_nauticus_hull_ffffff"), *DRAWN[1:]]
    monkeypatch.setattr(emoji_sync, "draw_emojis", lambda _: iter(changed))
    await port.restart()
    assert names(port) == sorted({one.name for one in changed} | {"logo", "hm_owner_abcdef"})


async def test_duplicates_of_an_emoji_are_removed(port: Port) -> None:
    first = min(stored(port))
    add_emoji(port, stored(port)[first].name, port.bot_user.id)
    await port.restart()
    assert names(port) == sorted(NAMES)
    assert first in stored(port)


@pytest.mark.parametrize(("status", "code"), [(429, 0), (500, 0), (503, 0)])
async def test_uploads_are_retried_later_if_discord_is_busy(tmp_path: Path, status: int, code: int) -> None:
    async with running_port(tmp_path) as port:
        stored(port).clear()
        port.env.inject_error(POST, ANY_EMOJI, status=status, code=code, times=1)
        await port.restart()
        await port.begin()
        assert names(port) == []
        await port.env.advance_time(60)
        assert names(port) == sorted(NAMES)


async def test_a_failed_upload_leaves_words_and_working_buttons(port: Port) -> None:
    stored(port).clear()
    port.env.inject_error(POST, ANY_EMOJI, status=400, code=50035, times=None)
    await port.restart()
    await port.begin()
    panel = await port.take_turn(port.ada)
    assert any("Buy hull parts" in label for label in labels(panel))
    assert [part for part in find_components(panel, BUTTON) if part.get("emoji")] == []
    assert names(port) == []


async def test_buttons_of_the_panel_show_emojis_beside_the_words(port: Port) -> None:
    await port.begin()
    panel = await port.take_turn(port.ada)
    shown = {part["label"]: (part.get("emoji") or {}).get("name") for part in find_components(panel, BUTTON)}
    (hulls,) = [name for label, name in shown.items() if "Buy hull parts" in label]
    assert hulls == "hm_nauticus_hull_0a1b2c"
    assert None in shown.values(), "a button without a word of the game has no emoji"


async def test_message_with_a_deleted_emoji_is_sent_without_it(port: Port) -> None:
    await port.begin()
    stored(port).clear()
    port.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=400, code=50035, times=1)
    panel = await port.take_turn(port.ada)
    assert any("Buy hull parts" in label for label in labels(panel))
    assert [part for part in find_components(panel, BUTTON) if part.get("emoji")] == []
    assert names(port) == sorted(NAMES), "the missing emojis are uploaded again"


async def test_only_the_first_shard_uploads(port: Port) -> None:
    stored(port).clear()
    with port.env.time_context():
        await port.bot.close()
    second = await open_bot(Settings(folder=port.folder))
    second.services.ctx.own_shard = shard_of(1, 2)
    await port.env.restart_bot(second)
    assert names(port) == []
    for emoji in DRAWN:
        add_emoji(port, emoji.name, port.bot_user.id)
    await port.env.advance_time(60)
    assert port.bot.services.mentions.emojis.get("nauticus_hull") is not None


async def test_upload_succeeds_after_emojis_are_deleted_to_make_room(port: Port) -> None:
    stored(port).clear()
    add_emoji(port, "hm_dropped_abcdef", port.bot_user.id)
    port.env.inject_error(POST, ANY_EMOJI, status=400, code=30008, times=len(DRAWN))
    await port.restart()
    await port.env.advance_time(60)
    assert names(port) == sorted(NAMES)
