"""Tests for the Apps menus of users and messages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from discord import AppCommandType

from bot.core.words.i18n import locales
from tests.bot.port import AnyMessage, Port, text_of
from tests.bot.posts import play_phase

USER_MENUS = {"Profile", "Head to head", "Invite to this table", "Block or unblock"}
MESSAGE_MENUS = {"Replay from here", "Why this turn?", "Log from here"}
MAX_PER_TYPE = 5
"""Discord allows 15 since March 2026, but discord.py 2.7 only 5."""


async def menu_payloads(port: Port, kind: AppCommandType) -> list[dict[str, Any]]:
    tree = port.bot.tree
    assert tree.translator is not None
    return [await made.get_translated_payload(tree, tree.translator) for made in tree.get_commands(type=kind)]


@pytest.mark.parametrize(
    ("kind", "names"), [(AppCommandType.user, USER_MENUS), (AppCommandType.message, MESSAGE_MENUS)]
)
async def test_menus_are_registered_for_servers_within_discord_limits(
    port: Port, kind: AppCommandType, names: set[str]
) -> None:
    found = await menu_payloads(port, kind)
    assert {menu["name"] for menu in found} == names
    assert len(found) <= MAX_PER_TYPE
    for menu in found:
        assert (menu["contexts"], menu["integration_types"]) == ([0], [0])
        assert set(locales()) - {"en"} <= set(menu["name_localizations"])
        for name in (menu["name"], *menu["name_localizations"].values()):
            assert 1 <= len(name) <= 32, name
    for locale in set(locales()) - {"en"}:
        assert len({menu["name_localizations"][locale] for menu in found}) == len(found)


async def use(port: Port, name: str, target: Any) -> AnyMessage:
    """Use a menu as Ada, and return the response."""
    return (await port.ada.context_menu(port.lobby, name, target)).response


async def test_user_menu_shows_profile_and_head_to_head(port: Port) -> None:
    await port.begin()
    assert "Ben" in text_of(await use(port, "Profile", port.ben))
    assert "Ben" in text_of(await use(port, "Head to head", port.ben))
    assert "yourself" in text_of(await use(port, "Head to head", port.ada))


async def test_user_menu_invites_to_the_table_of_the_channel(port: Port) -> None:
    assert "no match in this channel" in text_of(await use(port, "Invite to this table", port.ben))
    await port.open_table(seats=2)
    assert "Ben" in text_of(await use(port, "Invite to this table", port.ben))
    assert any(f"<@{port.ben.id}>" in text for text in port.public_texts())


async def test_user_menu_blocks_and_unblocks(port: Port) -> None:
    posts = len(port.all_posts())
    assert "You have blocked Ben" in text_of(await use(port, "Block or unblock", port.ben))
    assert "You have unblocked Ben" in text_of(await use(port, "Block or unblock", port.ben))
    assert len(port.all_posts()) == posts


async def test_user_menus_refuse_bots_and_oneself(port: Port) -> None:
    await port.open_table(seats=2)
    robot = port.guild.add_member(port.env.create_user("helper", bot=True))
    for name in USER_MENUS:
        assert "is a bot" in text_of(await use(port, name, robot)), name
    assert "can’t block yourself" in text_of(await use(port, "Block or unblock", port.ada))
    assert "yourself" in text_of(await use(port, "Invite to this table", port.ada))
    assert port.query_column("SELECT count(*) FROM invites") == [0]


async def test_menus_look_the_same_for_a_user_who_has_blocked_the_asker(port: Port) -> None:
    await port.open_table(seats=2)
    await port.ben.slash(port.lobby, "settings block", player=port.ada)
    shown = {
        name: [text_of(await use(port, name, one)).replace(one.name, "?") for one in (port.ben, port.cem)]
        for name in ("Profile", "Head to head", "Invite to this table")
    }
    for name, (blocking, other) in shown.items():
        assert blocking.replace("Ben", "?") == other.replace("Cem", "?"), name


async def test_replay_menu_opens_the_scene_of_the_message(port: Port) -> None:
    await port.begin()
    for _ in range(3):
        await play_phase(port)
        await port.env.advance_time(3600)
    phases = [post for post in port.posts() if "### Round" in text_of(port.raw_message(post))]
    shown = [text_of(await use(port, "Replay from here", post)) for post in phases]
    assert [re.findall(r"replay, (\d) of 3", one) for one in shown] == [["1"], ["2"], ["3"]]
    assert "replay, 3 of 3" in text_of(await use(port, "Replay from here", port.card()))


async def test_log_menu_opens_the_page_of_the_message(port: Port, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.messages.view.log.ROOM", 300)
    await port.begin()
    for _ in range(3):
        await play_phase(port)
        await port.env.advance_time(3600)
    phases = [post for post in port.posts() if "### Round" in text_of(port.raw_message(post))]
    shown = [text_of(await use(port, "Log from here", post)) for post in phases]
    for number, page in enumerate(shown, 1):
        assert f"phase {number} of 7" in page
    pages = [int(re.findall(r"page (\d+) of", page)[0]) for page in shown]
    assert pages == sorted(set(pages))


async def test_why_menu_explains_the_turn_of_the_message(port: Port) -> None:
    await port.open_table(game="nautilus-island", seats=2, robots=1, begins="opener")
    await port.resign(port.ada)
    await port.env.advance_time(0)
    (final,) = [post for post in port.posts() if "final result" in text_of(port.raw_message(post))]
    assert re.match(
        r"### Nautilus Island: .+’s turn \(turn \d+\)\n", text_of(await use(port, "Why this turn?", final))
    )
