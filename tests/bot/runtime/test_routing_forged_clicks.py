"""Tests that a forged click with the number of a match in another guild has no effect."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord

from bot.core.features import handlers, modals
from bot.core.ids import custom_id, season_id
from bot.core.words.layout import View, button, rows
from bot.messages.notices import NoticeClick
from bot.messages.view.messages import ViewClick
from bot.tables.tables.messages import TableClick
from bot.turns.play.messages import PlayClick
from host.matches.settings.settings import Preferences
from host.messages.posts import cards
from storage.matches.match.matches import MatchRow
from tests.bot.port import Port, button_options, labels, text_of
from tests.bot.time.test_clock import pass_time, set_preferences

NO_MATCH = "That match doesn’t exist."
MATCH_CLICKS = sorted(name for name in handlers() if ":" not in name and name != "audit")


async def send_forged_button(port: Port, channel: Any, name: str, match_id: int = 1) -> discord.Message:
    """Send a message with a button whose custom id contains the given match number."""
    sheet = View(*rows([button("Forged", custom_id(match_id, name, number=0))]))
    message: discord.Message = await channel.send(view=sheet)
    return message


@pytest.fixture
def other_guild(port: Port) -> tuple[simcord.MemberActor, simcord.ChannelHandle]:
    """Create another guild and return its manager and a channel."""
    other = port.env.create_guild("Elsewhere")
    role = other.create_role("Manager", permissions=discord.Permissions(manage_guild=True))
    eve = other.add_member(port.env.create_user("eve", global_name="Eve"), roles=[role])
    return eve, other.create_text_channel("lobby")


def dm_channel_of(port: Port, person: simcord.MemberActor) -> simcord.ChannelHandle:
    """Return a user's direct message channel."""
    return simcord.ChannelHandle(port.env, None, port.env.backend.get_dm_channel(person.id))


async def load_match_row(port: Port) -> MatchRow:
    return (await cards.get_card(port.bot.services.ctx, 1)).match


async def test_manager_of_another_server_cannot_cancel_a_match(
    port: Port, other_guild: tuple[simcord.MemberActor, simcord.ChannelHandle]
) -> None:
    await port.open_table()
    eve, lobby = other_guild
    button_of_hers = await send_forged_button(port, port.bot.get_channel(lobby.id), TableClick.CANCEL)
    answer = await eve.click(button_of_hers, label="Forged")
    assert text_of(answer.response) == NO_MATCH
    assert (await load_match_row(port)).status == "open"


async def test_forged_clicks_do_not_reach_a_match_of_another_server(
    port: Port, other_guild: tuple[simcord.MemberActor, simcord.ChannelHandle]
) -> None:
    await port.begin()
    eve, lobby = other_guild
    before = await load_match_row(port)
    for name in MATCH_CLICKS:
        answer = await eve.click(
            await send_forged_button(port, port.bot.get_channel(lobby.id), name), label="Forged"
        )
        assert text_of(answer.response) == NO_MATCH, name
    assert await load_match_row(port) == before
    assert len(MATCH_CLICKS) > 30


async def test_match_in_a_hidden_channel_is_reachable_only_by_players(port: Port) -> None:
    await port.begin()
    hidden = discord.PermissionOverwrite(view_channel=False)
    harbour = port.guild.create_text_channel("harbour")
    lobby = port.bot.get_channel(port.lobby.id)
    assert isinstance(lobby, discord.TextChannel)
    await lobby.set_permissions(lobby.guild.default_role, overwrite=hidden)
    board = await send_forged_button(port, port.bot.get_channel(harbour.id), ViewClick.BOARD)
    assert text_of((await port.cem.click(board, label="Forged")).response).startswith(NO_MATCH)
    assert "Nauticus" in text_of((await port.ada.click(board, label="Forged")).response)


async def test_notification_buttons_work_in_direct_messages(port: Port) -> None:
    await set_preferences(port, port.ada, Preferences(notices="direct"))
    await port.begin(time_control="daily")
    await pass_time(port, 10 * 60)
    ada, (notice,) = port.ada.user, dm_channel_of(port, port.ada).history()
    panel = (await ada.click(notice, label="Take my turn")).response
    await ada.click(panel, custom_id=button_options(panel)[0])
    assert "Undo" in labels(panel)
    muted = await ada.click(notice, label="Mute this match")
    assert "is muted" in text_of(muted.response)


async def test_forged_clicks_in_direct_messages_reach_no_match(port: Port) -> None:
    await port.begin()
    mailbox = await port.bot.create_dm(discord.Object(port.cem.id))
    for name in (PlayClick.TURN, ViewClick.BOARD, NoticeClick.MUTE, TableClick.CANCEL):
        answer = await port.cem.user.click(await send_forged_button(port, mailbox, name), label="Forged")
        assert text_of(answer.response) == NO_MATCH


MAX_NUMBERS = {"": 99_999, "l:": 999_999_999}
"""Maximum number in a custom id, by the prefix of the custom id."""


@pytest.mark.parametrize("name", sorted(modals()))
async def test_forged_id_that_opens_a_modal_gets_a_response(port: Port, name: str) -> None:
    prefix = "l:" if ":" in name else ""
    for number in (0, 7, MAX_NUMBERS[prefix]):
        wanted = season_id(10**18 - 1, name, number) if prefix else custom_id(10**18 - 1, name, number=number)
        sheet = View(*rows([button("Forged", wanted)]))
        message = await port.bot.get_partial_messageable(port.lobby.id).send(view=sheet)
        answer = await port.ada.click(message, label="Forged")
        if answer.modal is None:
            refused = text_of(answer.response)
            assert "This button isn’t supported" in refused or refused == NO_MATCH, number
        else:
            assert text_of((await port.ada.submit_modal(answer, modal_values(answer))).response), number


def modal_values(result: simcord.InteractionResult) -> dict[str, str]:
    """Return a number for each input of a modal."""
    assert result.modal is not None
    fields = [label["component"] for label in result.modal["components"]]
    return {field["custom_id"]: "1" for field in fields}
