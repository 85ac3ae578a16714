"""Use the tools that are only buttons on the panel of `/host panel`, as a host."""

from __future__ import annotations

import re
from typing import Any

from simcord import ChannelHandle, MemberActor

from tests.bot.port import BUTTON, AnyMessage, custom_ids, find_components, text_of

BUTTONS = {
    "repair": "Check and repair",
    "export": "Export",
    "outage": "Declare an outage",
    "health": "Bot status",
}
"""The labels of tools for a match or for the whole guild."""


async def open_host_panel(member: MemberActor, channel: ChannelHandle) -> AnyMessage:
    """Open the panel for the channel's match."""
    panel = (await member.slash(channel, "host panel")).response
    assert panel is not None
    return panel


async def use_host_tool(member: MemberActor, channel: ChannelHandle, tool: str, **lines: Any) -> AnyMessage:
    """Press a tool's button, fill in its form, and return the response."""
    panel = await open_host_panel(member, channel)
    return await _press(member, panel, custom_ids(panel)[BUTTONS[tool]], **lines)


async def extend(
    member: MemberActor, channel: ChannelHandle, player: MemberActor, **lines: Any
) -> AnyMessage:
    """Give a player of the channel's match more time."""
    seats = (await member.click(await open_host_panel(member, channel), label="Players…")).response
    assert seats is not None
    people = re.findall(r"<@(\d+)>", text_of(seats))
    buttons = [part for part in find_components(seats, BUTTON) if part["label"] == "Give extra time"]
    return await _press(member, seats, buttons[people.index(str(player.id))]["custom_id"], **lines)


async def _press(member: MemberActor, panel: AnyMessage, custom_id: str, **lines: Any) -> AnyMessage:
    pressed = await member.click(panel, custom_id=custom_id)
    if pressed.modal is not None:
        pressed = await member.submit_modal(pressed, {name: str(line) for name, line in lines.items()})
    assert pressed.response is not None
    return pressed.response
