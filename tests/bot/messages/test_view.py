"""Tests for viewing a match: the board as an image and as text, the log, the match list, and the rules."""

from __future__ import annotations

import json

import discord
import pytest

from engine.core.files.record import FORMAT
from tests.bot.port import Port, alt_text_of, custom_ids, text_of

pytestmark = pytest.mark.drawn


async def test_board_is_an_image_with_alt_text(port: Port) -> None:
    await port.begin()
    interaction_result = await port.cem.click(port.button_message(), label="Board")
    assert interaction_result.ephemeral
    assert 0 < len(alt_text_of(interaction_result.response)) <= 1024
    assert "It’s **Ada**’s turn." in text_of(interaction_result.response)
    assert interaction_result.response is not None
    assert len(interaction_result.response.attachments) == 1


async def test_text_command_describes_the_board(port: Port) -> None:
    await port.begin()
    interaction_result = await port.cem.slash(port.lobby, "text")
    assert "Storage: empty" in text_of(interaction_result.response)
    assert text_of(interaction_result.response).count("Round 1 of 4") == 1
    assert len(text_of(interaction_result.response)) <= 4000
    assert "spaces free\n\n**" in text_of(interaction_result.response), (
        "the next seat is no item of this one's list"
    )


async def test_log_lists_moves_with_times_by_phase(port: Port) -> None:
    await port.begin()
    for player in (port.ada, port.ben, port.ben, port.ada):
        await player.click(await port.complete_turn(player), label="Confirm")
    text = text_of((await port.cem.slash(port.lobby, "log", page=1)).response)
    assert ", page 1 of 1\n**<t:" in text
    assert ":t> The match begins. **Ada** goes first.\n" in text
    assert [f"phase {phase} of 7: " in text for phase in (1, 2, 3)] == [True, True, False]


async def test_games_command_links_the_matches_of_the_user(port: Port) -> None:
    await port.begin()
    other = port.guild.create_text_channel("other")
    await port.ben.slash(other, "game open", game="nauticus", seats=2, name="Second [x](y)")
    mine = await port.ben.slash(port.lobby, "games mine")
    first, second, third = text_of(mine.response).split("\n")
    assert first == "### Your 2 matches"
    assert f"discord.com/channels/{port.guild.id}/{port.lobby.id}/{port.card().id}" in second + third
    assert r"Second \[x\]\(y\)" in second + third
    assert "waiting for **Ada**" in second + third
    assert f" <#{other.id}> — " in second + third
    adas = await port.ada.slash(other, "games mine")
    assert "Your match is waiting for you" in text_of(adas.response)
    none = await port.cem.slash(port.lobby, "games mine")
    assert text_of(none.response).startswith("You’re not playing in any matches. Open one with </game open:")


async def test_help_lists_commands_and_marks_reconstructed_rules(port: Port) -> None:
    helped = await port.ada.slash(port.lobby, "help")
    assert "/game open" in text_of(helped.response)
    (game,) = await port.ada.autocomplete(port.lobby, "help", "game", "nautic")
    rules = await port.ada.slash(port.lobby, "help", game=game["value"])
    assert "were reconstructed" in text_of(rules.response)
    refused = await port.ada.slash(port.lobby, "help", game="chess")
    assert "There is no game" in text_of(refused.response)


async def test_record_of_a_running_match_is_exported(port: Port) -> None:
    await port.begin()
    exported = await port.ada.slash(port.lobby, "game record")
    assert exported.response is not None
    (file,) = exported.response.attachments
    record = json.loads(await file.read())
    assert (record["format"], record["complete"]) == (FORMAT, False)


async def test_verify_is_rejected_while_the_match_is_running(port: Port) -> None:
    await port.begin()
    refused = await port.ada.slash(port.lobby, "game verify")
    assert "You can verify the match once it’s over" in text_of(refused.response)
    assert "Secret `" not in text_of(refused.response)


async def test_match_is_found_by_number_and_invalid_input_is_rejected(port: Port) -> None:
    await port.begin()
    elsewhere = port.guild.create_text_channel("elsewhere")
    (choice,) = await port.cem.autocomplete(elsewhere, "board", "match", "nauticus")
    assert choice["name"] == "#1 Nauticus (running)"
    for written in (choice["value"], "#1", choice["name"]):
        interaction_result = await port.cem.slash(elsewhere, "board", match=written)
        assert alt_text_of(interaction_result.response)
    for nonsense in ("chess", "", "-1", "9" * 30, "²"):
        refused = await port.cem.slash(elsewhere, "text", match=nonsense)
        assert "I can’t find a match" in text_of(refused.response)
    refused = await port.cem.slash(elsewhere, "log", match="999")
    assert text_of(refused.response) == "That match doesn’t exist."
    assert custom_ids(refused.response) == {}


async def test_commands_reject_matches_of_other_servers(port: Port) -> None:
    await port.begin()
    other = port.env.create_guild("Elsewhere")
    channel = other.create_text_channel("lobby")
    stranger = other.add_member(port.env.create_user("stranger"))
    assert await stranger.autocomplete(channel, "board", "match", "") == []
    for command in ("board", "text", "log", "game record", "game verify", "game cancel", "game resign"):
        refused = await stranger.slash(channel, command, match="1")
        assert text_of(refused.response) == "That match doesn’t exist."


async def test_matches_in_hidden_channels_are_not_visible(port: Port) -> None:
    hidden = discord.PermissionOverwrite(view_channel=False)
    guild, private = port.bot.get_guild(port.guild.id), port.guild.create_text_channel("private")
    channel = port.bot.get_channel(private.id)
    assert guild is not None
    assert isinstance(channel, discord.TextChannel)
    await port.ada.slash(private, "game open", game="nauticus", seats=2, robots=1)
    await port.ada.slash(port.lobby, "game open", game="nauticus", seats=2, robots=1, where="private")
    await channel.set_permissions(guild.default_role, overwrite=hidden)
    assert await port.cem.autocomplete(port.lobby, "board", "match", "") == []
    for number in ("1", "2"):
        refused = await port.cem.slash(port.lobby, "board", match=number)
        assert text_of(refused.response) == "That match doesn’t exist."
        assert alt_text_of((await port.ada.slash(port.lobby, "board", match=number)).response)
        assert alt_text_of((await port.add_manager().slash(port.lobby, "board", match=number)).response)
    assert len(await port.ada.autocomplete(port.lobby, "board", "match", "")) == 2
