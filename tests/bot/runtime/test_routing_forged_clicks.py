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
from tests.bot.port import Port, labels, options, said
from tests.bot.time.test_clock import is_set, later

NO_MATCH = "That match doesn’t exist."
OF_MATCHES = sorted(name for name in handlers() if ":" not in name and name != "audit")


async def forged(port: Port, place: Any, name: str, match_id: int = 1) -> discord.Message:
    """Send a message with a button whose custom id contains the given match number."""
    sheet = View(*rows([button("Forged", custom_id(match_id, name, number=0))]))
    message: discord.Message = await place.send(view=sheet)
    return message


@pytest.fixture
def elsewhere(port: Port) -> tuple[simcord.MemberActor, simcord.ChannelHandle]:
    """Create another guild and return its manager and a channel."""
    other = port.env.create_guild("Elsewhere")
    role = other.create_role("Manager", permissions=discord.Permissions(manage_guild=True))
    eve = other.add_member(port.env.create_user("eve", global_name="Eve"), roles=[role])
    return eve, other.create_text_channel("lobby")


def mailbox_of(port: Port, person: simcord.MemberActor) -> simcord.ChannelHandle:
    """Return a user's direct message channel."""
    return simcord.ChannelHandle(port.env, None, port.env.backend.get_dm_channel(person.id))


async def row_of(port: Port) -> MatchRow:
    return (await cards.get_card(port.bot.services.ctx, 1)).match


async def test_manager_of_another_server_cannot_cancel_a_match(
    port: Port, elsewhere: tuple[simcord.MemberActor, simcord.ChannelHandle]
) -> None:
    await port.open()
    eve, lobby = elsewhere
    button_of_hers = await forged(port, port.bot.get_channel(lobby.id), TableClick.CANCEL)
    answer = await eve.click(button_of_hers, label="Forged")
    assert said(answer.response) == NO_MATCH
    assert (await row_of(port)).status == "open"


async def test_forged_clicks_do_not_reach_a_match_of_another_server(
    port: Port, elsewhere: tuple[simcord.MemberActor, simcord.ChannelHandle]
) -> None:
    await port.begin()
    eve, lobby = elsewhere
    before = await row_of(port)
    for name in OF_MATCHES:
        answer = await eve.click(await forged(port, port.bot.get_channel(lobby.id), name), label="Forged")
        assert said(answer.response) == NO_MATCH, name
    assert await row_of(port) == before
    assert len(OF_MATCHES) > 30


async def test_match_in_a_hidden_channel_is_reachable_only_by_players(port: Port) -> None:
    await port.begin()
    hidden = discord.PermissionOverwrite(view_channel=False)
    harbour = port.guild.create_text_channel("harbour")
    lobby = port.bot.get_channel(port.lobby.id)
    assert isinstance(lobby, discord.TextChannel)
    await lobby.set_permissions(lobby.guild.default_role, overwrite=hidden)
    board = await forged(port, port.bot.get_channel(harbour.id), ViewClick.BOARD)
    assert said((await port.cem.click(board, label="Forged")).response).startswith(NO_MATCH)
    assert "Nauticus" in said((await port.ada.click(board, label="Forged")).response)


async def test_notification_buttons_work_in_direct_messages(port: Port) -> None:
    await is_set(port, port.ada, Preferences(notices="direct"))
    await port.begin(time_control="daily")
    await later(port, 10 * 60)
    ada, (notice,) = port.ada.user, mailbox_of(port, port.ada).history()
    panel = (await ada.click(notice, label="Take my turn")).response
    menu, value = options(panel)[0]
    await ada.select(panel, [value], custom_id=menu)
    assert "Undo" in labels(panel)
    muted = await ada.click(notice, label="Mute this match")
    assert "is muted" in said(muted.response)


async def test_forged_clicks_in_direct_messages_reach_no_match(port: Port) -> None:
    await port.begin()
    mailbox = await port.bot.create_dm(discord.Object(port.cem.id))
    for name in (PlayClick.TURN, ViewClick.BOARD, NoticeClick.MUTE, TableClick.CANCEL):
        answer = await port.cem.user.click(await forged(port, mailbox, name), label="Forged")
        assert said(answer.response) == NO_MATCH


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
            assert "This button isn’t supported" in said(answer.response), number
        else:
            assert said((await port.ada.submit_modal(answer, filled(answer))).response), number


def filled(shown: simcord.InteractionResult) -> dict[str, str]:
    """Return a number for each input of a modal."""
    assert shown.modal is not None
    fields = [label["component"] for label in shown.modal["components"]]
    return {field["custom_id"]: "1" for field in fields}
