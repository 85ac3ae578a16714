"""Tests for the final message's buttons: each works once per player, even long after the match."""

from __future__ import annotations

import discord
import pytest
from simcord import MemberActor

from host.matches.settings import updates
from storage.matches.match import seats
from storage.matches.match.seats import SeatRow
from tests.bot.port import GALLERY, Port, find_components, labels, text_of

FINAL_LABELS = ["Rematch", "Share", "Animation", "Replay", "Analysis", "Verify"]


async def finish_match(port: Port, *members: MemberActor) -> discord.Message:
    """Finish a match with robots, assign its first seats to members, and return the final message.

    By default, the members are Ada and Ben.
    """
    players = members or (port.ada, port.ben)
    await port.open_table(game="nautilus-island", seats=2, robots=1, begins="opener")
    await port.resign(port.ada)
    await port.env.advance_time(0)
    user_keys = [await port.key_of(member) for member in players]
    async with port.bot.services.ctx.database.transaction() as tx:
        for seat, user_key in enumerate(user_keys):
            await seats.put(tx, SeatRow(match_id=1, seat=seat, user_key=user_key, name=""))
    return port.posts()[-1]


async def press_button(port: Port, person: MemberActor, final_message: discord.Message, label: str) -> str:
    """Press a button on the final message and return the response."""
    answered = text_of((await person.click(final_message, label=label)).response)
    await port.env.advance_time(0)
    return answered


async def test_final_message_and_card_have_the_follow_up_buttons(port: Port) -> None:
    end = await finish_match(port)
    assert labels(port.raw_message(end)) == FINAL_LABELS
    assert "🏆" in text_of(port.raw_message(end))
    assert "🏆" in text_of(port.raw_message(port.card()))
    assert set(FINAL_LABELS) < set(labels(port.raw_message(port.card())))


async def test_rematch_opens_one_table_for_both_players(port: Port) -> None:
    end = await finish_match(port)
    await port.restart()
    opened = await press_button(port, port.ben, end, "Rematch")
    assert "The rematch is open" in opened
    assert f"<@{port.ada.id}>" in opened
    assert "the player who went second in the last match goes first" in text_of(port.raw_message(port.card()))
    assert "There’s already a rematch" in await press_button(port, port.ben, end, "Rematch")
    assert "Only players who finished this match" in await press_button(port, port.cem, end, "Rematch")
    assert "is starting" in await press_button(port, port.ada, end, "Rematch")
    assert "There’s already a rematch" in await press_button(port, port.ada, end, "Rematch")
    assert "Waiting for **Ben**" in text_of(port.raw_message(port.card()))


async def test_rematch_that_starts_at_once_offers_the_turn_even_if_a_robot_goes_first(port: Port) -> None:
    end = await finish_match(port, port.ada)
    answered = (await port.ada.click(end, label="Rematch")).response
    assert "starting" in text_of(answered)
    assert "Take my turn" in labels(answered)
    assert "Confirm" not in labels(answered)


async def test_rematch_is_possible_where_settings_refer_to_something_deleted(port: Port) -> None:
    end = await finish_match(port)
    await updates.update_guild_settings(port.bot.services.ctx, port.guild.id, channels=(5,), opener_role=123)
    assert "The rematch is open" in await press_button(port, port.ben, end, "Rematch")


async def test_rematch_in_an_occupied_channel_links_the_other_match(port: Port) -> None:
    end = await finish_match(port)
    await port.cem.slash(port.lobby, "game open", game="nauticus", seats=2, name="Another")
    assert "A different match is in progress in this channel: [Nauticus · Another](" in await press_button(
        port, port.ada, end, "Rematch"
    )


async def test_rematch_does_not_invite_a_banned_player(port: Port) -> None:
    end = await finish_match(port)
    guild = port.bot.get_guild(port.guild.id)
    assert guild is not None
    await guild.ban(discord.Object(port.ben.id))
    opened = await press_button(port, port.ada, end, "Rematch")
    assert "has left this server" in opened
    assert "Invited" not in opened
    assert f"<@{port.ben.id}>" not in text_of(port.raw_message(port.card()))


@pytest.mark.parametrize(("label", "coming"), [("Share", "in a moment"), ("Animation", "is being created")])
async def test_card_and_film_are_posted_once_by_players(port: Port, label: str, coming: str) -> None:
    end = await finish_match(port)
    await port.restart()
    assert "Only players of this match" in await press_button(port, port.cem, end, label)
    assert coming in await press_button(port, port.ada, end, label)
    message = port.posts()[-1]
    assert len(find_components(port.raw_message(message), GALLERY)) == 1
    again = await press_button(port, port.ben, end, label)
    assert f"https://discord.com/channels/{port.guild.id}/{port.lobby.id}/{message.id}" in again
    assert port.posts()[-1].id == message.id


async def test_verify_button_shows_the_secret(port: Port) -> None:
    end = await finish_match(port)
    assert "SHA-256" not in text_of(port.raw_message(end))
    assert "Secret `" in await press_button(port, port.cem, end, "Verify")
