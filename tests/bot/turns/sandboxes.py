"""Helpers that open a sandbox and try options in it."""

from __future__ import annotations

import re

from simcord import MemberActor

from tests.bot.port import AnyMessage, Port, click_name, custom_ids, labels, options


async def open_sandbox(port: Port, person: MemberActor) -> AnyMessage:
    return (await person.slash(port.lobby, "sandbox")).response


async def try_first_option(person: MemberActor, message: AnyMessage) -> None:
    """Try the first option in a sandbox and update its message."""
    if loose := [
        custom_id
        for custom_id in custom_ids(message).values()
        if re.fullmatch(r"try\d+", action_name(custom_id))
    ]:
        await person.click(message, custom_id=loose[0])
    else:
        menu, value = options(message)[0]
        await person.select(message, [value], custom_id=menu)


def action_name(custom_id: str) -> str:
    return click_name(custom_id)


async def try_pass(person: MemberActor, message: AnyMessage) -> None:
    """Try to pass in a sandbox for the seat to move."""
    await person.click(message, label=next(label for label in labels(message) if label.startswith("Pass")))


async def pass_phase(port: Port, person: MemberActor) -> AnyMessage:
    """Choose an action as the start player, then pass, which ends the turn."""
    panel = await port.take_turn(person)
    while not any(label.startswith("Pass") for label in labels(panel)):
        await port.choose_first(person, panel)
    await person.click(panel, label=next(label for label in labels(panel) if label.startswith("Pass")))
    return panel
