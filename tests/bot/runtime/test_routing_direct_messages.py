"""Tests for commands in direct messages: personal commands work, and lost channels stay hidden."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import MemberActor

from bot.core.ids import custom_id, parse_custom_id
from bot.core.words.layout import View, button, rows
from bot.messages.view.messages import ViewClick
from bot.runtime.routing.commands import all_commands
from bot.turns.learn.messages import LearnClick
from host.matches.settings.settings import Preferences
from host.matches.settings.updates import update_guild_settings
from tests.bot.port import AnyMessage, Port, custom_ids, labels, text_of
from tests.bot.runtime.test_routing_forged_clicks import dm_channel_of, send_forged_button
from tests.bot.time.test_clock import pass_time, set_preferences

PERSONAL = {"games", "away", "find", "mute", "settings", "help", "learn"}
HIDDEN = discord.PermissionOverwrite(view_channel=False)
LOST = "can no longer see"


async def registered_commands(port: Port) -> list[dict[str, Any]]:
    tree = port.bot.tree
    assert tree.translator is not None
    return [await one.get_translated_payload(tree, tree.translator) for one in tree.get_commands()]


async def hide_lobby(port: Port, *people: MemberActor) -> None:
    """Deny members access to the lobby."""
    lobby = port.bot.get_channel(port.lobby.id)
    assert isinstance(lobby, discord.TextChannel)
    for person in people:
        member = await lobby.guild.fetch_member(person.id)
        await lobby.set_permissions(member, overwrite=HIDDEN)


async def slash(person: MemberActor, name: str, /, **options: Any) -> AnyMessage:
    """Use a command in the person's direct messages, and return the response."""
    return (await person.user.slash(name, **options)).response


async def test_only_personal_commands_are_available_in_direct_messages(port: Port) -> None:
    for command in await registered_commands(port):
        contexts = [0, 1] if command["name"] in PERSONAL else [0]
        assert (command["contexts"], command["integration_types"]) == (contexts, [0]), command["name"]
        assert command.get("dm_permission", True) is (command["name"] in PERSONAL)
    assert {command.name for command in all_commands()} >= PERSONAL


async def test_matches_of_all_servers_are_listed_in_direct_messages(port: Port) -> None:
    await port.begin(name="Friday table")
    listed = await slash(port.ada, "games mine")
    assert "Friday table" in text_of(listed)
    assert "your turn" in text_of(listed)
    panel = (await port.ada.user.click(listed, label="Take my turn")).response
    assert "Which action do you choose?" in text_of(panel)


@pytest.mark.parametrize(
    "name", ["settings me", "settings times", "settings block", "away show", "learn", "help"]
)
async def test_personal_commands_answer_in_direct_messages(port: Port, name: str) -> None:
    told = text_of(await slash(port.ada, name))
    assert told
    assert "only on servers" not in told
    assert "Something went wrong" not in told


async def test_help_in_direct_messages_lists_turns_on_all_servers(port: Port) -> None:
    await port.begin(name="Friday table")
    shown = await slash(port.ada, "help")
    assert "Take your turn: [Nauticus · Friday table]" in text_of(shown)
    assert "on a server" in text_of(shown)
    panel = (await port.ada.user.click(shown, label="My turn: Friday table (#1)")).response
    assert "Which action do you choose?" in text_of(panel)


async def test_match_is_muted_and_unmuted_from_direct_messages(port: Port) -> None:
    await port.begin()
    (choice,) = await port.ada.user.autocomplete("mute", "match", "")
    assert choice["value"] == "1"
    assert await port.cem.user.autocomplete("mute", "match", "") == []
    assert "is muted" in text_of(await slash(port.ada, "mute", match="1"))
    assert "muted" in text_of(await slash(port.ada, "mute", match="1", unmute=True))
    assert "doesn’t exist" in text_of(await slash(port.cem, "mute", match="1"))
    assert "Choose a match" in text_of(await slash(port.ada, "mute"))


async def test_days_off_in_direct_messages_use_the_largest_allowance_of_the_players_servers(
    port: Port,
) -> None:
    await port.begin()
    with port.env.time_context():
        await update_guild_settings(port.bot.services.ctx, port.guild.id, vacation_days=45)
    assert "of 45" in text_of(await slash(port.ada, "away show"))
    assert "of 30" in text_of(await slash(port.cem, "away show"))


async def test_turn_can_be_taken_from_a_notification(port: Port) -> None:
    await set_preferences(port, port.ada, Preferences(notices="direct"))
    await port.begin(time_control="daily")
    await pass_time(port, 10 * 60)
    (notice,) = dm_channel_of(port, port.ada).history()
    panel = (await port.ada.user.click(notice, label="Take my turn")).response
    while "Confirm" not in labels(panel):
        await port.choose_first(port.ada.user, panel)  # type: ignore[arg-type]
    await port.ada.user.click(panel, label="Confirm")
    assert port.query_column("SELECT count(*) FROM log WHERE kind = 'move'") != [0]


async def test_lost_channel_is_hidden_in_direct_messages(port: Port) -> None:
    await port.begin(name="Secret cove")
    await hide_lobby(port, port.ada)
    for name in ("games mine", "help"):
        shown = await slash(port.ada, name)
        assert "Secret cove" not in text_of(shown), name
        assert not any("Secret cove" in label for label in labels(shown)), name
        assert "Ben" not in text_of(shown), name
    assert LOST in text_of(await slash(port.ada, "games mine"))
    assert await port.ada.user.autocomplete("mute", "match", "") == []
    assert LOST in text_of(await slash(port.ada, "mute", match="1"))
    assert "Secret cove" in text_of(await slash(port.ben, "games mine"))


async def test_buttons_in_direct_messages_do_not_show_a_lost_channel(port: Port) -> None:
    await set_preferences(port, port.ada, Preferences(notices="direct"))
    await port.begin(time_control="daily", name="Secret cove")
    await pass_time(port, 10 * 60)
    (notice,) = dm_channel_of(port, port.ada).history()
    await hide_lobby(port, port.ada)
    assert LOST in text_of((await port.ada.user.click(notice, label="Take my turn")).response)
    mailbox = await port.bot.create_dm(discord.Object(port.ada.id))
    board = await send_forged_button(port, mailbox, ViewClick.BOARD)
    assert LOST in text_of((await port.ada.user.click(board, label="Forged")).response)


async def test_former_member_sees_no_match_in_direct_messages(port: Port) -> None:
    await port.begin(name="Secret cove")
    port.guild.remove_member(port.ada)
    shown = await slash(port.ada, "games mine")
    assert "Secret cove" not in text_of(shown)
    assert LOST in text_of(shown)


async def test_removed_member_of_a_private_thread_sees_no_match_in_direct_messages(port: Port) -> None:
    await port.open_table(seats=2, where="private", player1=port.ben, name="Secret cove")
    (number,) = port.query_column("SELECT channel FROM matches")
    thread = port.bot.get_channel(number)
    assert isinstance(thread, discord.Thread)
    await thread.add_user(discord.Object(port.ada.id))
    assert "Secret cove" in text_of(await slash(port.ada, "games mine"))
    await thread.remove_user(discord.Object(port.ada.id))
    assert "Secret cove" not in text_of(await slash(port.ada, "games mine"))


async def test_access_on_a_server_of_another_process_is_checked(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    await port.begin(name="Secret cove")
    monkeypatch.setattr(port.bot, "get_guild", lambda _: None)
    assert "Secret cove" in text_of(await slash(port.ada, "games mine"))
    monkeypatch.undo()
    await hide_lobby(port, port.ada)
    monkeypatch.setattr(port.bot, "get_guild", lambda _: None)
    assert "Secret cove" not in text_of(await slash(port.ada, "games mine"))


async def test_match_in_a_lost_channel_gets_no_button(port: Port) -> None:
    await port.begin(name="Secret cove")
    other = port.guild.create_text_channel("other")
    await port.ada.slash(other, "game open", game="nauticus", seats=2, begins="opener", name="Open sea")
    await port.ben.slash(other, "game join")
    await hide_lobby(port, port.ada)
    assert labels(await slash(port.ada, "games mine")) == ["Take my turn"]


async def test_forged_click_opens_no_table_in_direct_messages(port: Port) -> None:
    shown = await slash(port.ada, "learn", game="nauticus")
    lesson = parse_custom_id(next(iter(custom_ids(shown).values()))).revision
    mailbox = await port.bot.create_dm(discord.Object(port.ada.id))
    sheet = View(*rows([button("Forged", custom_id(0, LearnClick.PLAY, revision=lesson))]))
    told = await port.ada.user.click(await mailbox.send(view=sheet), label="Forged")
    assert "only open a table on a server" in text_of(told.response)
    assert port.query_column("SELECT count(*) FROM matches") == [0]


async def test_matches_of_another_server_are_checked_too(port: Port) -> None:
    await port.begin(name="Secret cove")
    await hide_lobby(port, port.ada)
    elsewhere = port.env.create_guild("Elsewhere")
    ada, room = elsewhere.add_member(port.ada.user), elsewhere.create_text_channel("room")
    assert "Secret cove" not in text_of((await ada.slash(room, "games mine")).response)


async def test_lost_access_that_cannot_be_checked_hides_the_match(port: Port) -> None:
    await port.begin(name="Secret cove")
    port.env.inject_error("GET", "/guilds/*/members/*", status=500)
    told = text_of(await slash(port.ada, "mute", match="1"))
    assert "Try again" in told


async def test_guild_commands_are_not_mentioned_in_direct_messages(port: Port) -> None:
    in_dm, on_server = (
        text_of(await slash(port.ada, "help")),
        text_of((await port.ada.slash(port.lobby, "help")).response),
    )
    assert "</game open:" in on_server
    assert "</game open:" not in in_dm
    assert "`/game open`" in in_dm


async def test_personal_commands_are_mentioned_in_direct_messages(port: Port) -> None:
    assert "</games mine:" in text_of(await slash(port.ada, "mute"))


@pytest.mark.parametrize("name", ["games open", "games finished"])
async def test_lists_of_a_server_are_refused_in_direct_messages(port: Port, name: str) -> None:
    assert "only on servers" in text_of(await slash(port.ada, name))
