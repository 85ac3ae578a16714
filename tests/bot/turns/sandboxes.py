"""Helpers that open a sandbox and try options in it."""

from __future__ import annotations

import re

from simcord import MemberActor

from tests.bot.port import Port, Shown, ids, labels, options


async def sandbox(port: Port, person: MemberActor) -> Shown:
    return (await person.slash(port.lobby, "sandbox")).response


async def try_first(person: MemberActor, shown: Shown) -> None:
    """Try the first option in a sandbox and update its message."""
    if loose := [custom_id for custom_id in ids(shown).values() if re.fullmatch(r"try\d+", what(custom_id))]:
        await person.click(shown, custom_id=loose[0])
    else:
        menu, value = options(shown)[0]
        await person.select(shown, [value], custom_id=menu)


def what(custom_id: str) -> str:
    return custom_id.split(":")[3]


async def try_to_pass(person: MemberActor, shown: Shown) -> None:
    """Try to pass in a sandbox for the seat to move."""
    await person.click(shown, label=next(label for label in labels(shown) if label.startswith("Pass")))


async def pass_phase(port: Port, person: MemberActor) -> Shown:
    """Choose an action as the start player, then pass, which ends the turn."""
    panel = await port.take_turn(person)
    while not any(label.startswith("Pass") for label in labels(panel)):
        await port.choose_first(person, panel)
    await person.click(panel, label=next(label for label in labels(panel) if label.startswith("Pass")))
    return panel
