"""Tests of a three-player match over several weeks.

One player misses turns, loses the seat, and returns at the end.
"""

from __future__ import annotations

from random import Random

import pytest
from simcord import MemberActor

from host.matches.settings.settings import Preferences
from host.messages.posts import cards
from host.messages.posts.cards import StatusCard
from tests.bot.port import Port, labels, loose_options, options, said
from tests.bot.time.test_clock import DAY, HOUR, is_set, later, notices


async def card_of(port: Port) -> StatusCard:
    with port.env.time_context():
        return await cards.get_card(port.bot.services.ctx, 1)


async def take_turn(port: Port, person: MemberActor, chance: Random) -> None:
    """Choose random options until the turn is over, and confirm the turn if necessary."""
    panel = await port.take_turn(person)
    while "Confirm" not in labels(panel):
        loose, menus = loose_options(panel), options(panel)
        if loose and (not menus or chance.random() < 0.7):
            await person.click(panel, custom_id=chance.choice(loose))
        else:
            menu, value = chance.choice(menus)
            await person.select(panel, [value], custom_id=menu)
        if "Board" in labels(panel):
            return
    await person.click(panel, label="Confirm")


async def play(port: Port, chance: Random, *, absent: MemberActor | None = None) -> bool:
    """Advance the time by hours, and take the turns of all players who are not absent.

    Return False if the match is over.
    """
    shown = await card_of(port)
    if not shown.awaited:
        return False
    awaited = shown.seats[shown.awaited[0]].user_key
    if absent is not None and awaited == await port.key_of(absent):
        await later(port, 13 * HOUR)
    else:
        await later(port, chance.choice((0.1, 1, 5, 19)) * HOUR)
        assert len(notices(port)) <= 1, "one is called at a time, and only once"
        await take_turn(port, port.actor(awaited), chance)
    return True


def told(port: Port) -> str:
    return "\n".join(said(port.raw(post)) for post in port.posts())


@pytest.mark.long
async def test_match_continues_for_weeks_with_absent_player(port: Port) -> None:
    chance = Random(4)
    for person in (port.ada, port.ben, port.cem):
        await is_set(port, person, Preferences(text_first=True))
    await port.begin(seats=3, time_control="daily")
    await port.cem.slash(port.lobby, "game join")
    began = port.env.now()
    for _ in range(9):
        assert await play(port, chance)
    while "takes over for **Cem**" not in told(port):
        assert await play(port, chance, absent=port.cem)
    assert told(port).splitlines().count("A robot is playing this turn for **Cem**.") == 1
    assert [seat.robot is not None for seat in (await card_of(port)).seats].count(True) == 1
    for _ in range(4):
        assert await play(port, chance)
    await port.restart()
    back = await port.cem.slash(port.lobby, "game join")
    assert "Nauticus" in said(back.response)
    while await play(port, chance):
        pass
    assert "final result" in told(port)
    assert (port.env.now() - began).days > 14
    assert notices(port) == []
    assert "run out of time" not in told(port).split("is back")[1]
    await later(port, 30 * DAY)
    assert (await card_of(port)).match.status == "finished"
