"""Tests for a three-player match over several weeks.

One player misses turns, loses the seat, and returns at the end.
"""

from __future__ import annotations

from random import Random

import pytest
from simcord import MemberActor

from host.matches.settings.settings import Preferences
from host.messages.posts import cards
from host.messages.posts.cards import StatusCard
from tests.bot.port import Port, button_options, labels, options, text_of
from tests.bot.time.test_clock import DAY, HOUR, notices, pass_time, set_preferences


async def get_status_card(port: Port) -> StatusCard:
    with port.env.time_context():
        return await cards.get_card(port.bot.services.ctx, 1)


async def take_turn(port: Port, person: MemberActor, random: Random) -> None:
    """Choose random options until the turn is over, and confirm the turn if necessary."""
    panel = await port.take_turn(person)
    while "Confirm" not in labels(panel):
        loose, menus = button_options(panel), options(panel)
        if loose and (not menus or random.random() < 0.7):
            await person.click(panel, custom_id=random.choice(loose))
        else:
            menu, value = random.choice(menus)
            await person.select(panel, [value], custom_id=menu)
        if "Board" in labels(panel):
            return
    await person.click(panel, label="Confirm")


async def play_hours(port: Port, random: Random, *, absent: MemberActor | None = None) -> bool:
    """Advance the time by hours, and take the turns of all players who are not absent.

    Return False if the match is over.
    """
    status_card = await get_status_card(port)
    if not status_card.awaited:
        return False
    awaited = status_card.seats[status_card.awaited[0]].user_key
    if absent is not None and awaited == await port.key_of(absent):
        await pass_time(port, 13 * HOUR)
    else:
        await pass_time(port, random.choice((0.1, 1, 5, 19)) * HOUR)
        assert len(notices(port)) <= 1, "one is called at a time, and only once"
        await take_turn(port, port.member_of(awaited), random)
    return True


def public_text(port: Port) -> str:
    return "\n".join(text_of(port.raw_message(post)) for post in port.posts())


@pytest.mark.long
async def test_match_continues_for_weeks_with_absent_player(port: Port) -> None:
    chance = Random(4)
    for member in (port.ada, port.ben, port.cem):
        await set_preferences(port, member, Preferences(text_first=True))
    await port.begin(seats=3, time_control="daily")
    await port.cem.slash(port.lobby, "game join")
    began = port.env.now()
    for _ in range(9):
        assert await play_hours(port, chance)
    while "takes over for **Cem**" not in public_text(port):
        assert await play_hours(port, chance, absent=port.cem)
    assert public_text(port).splitlines().count("A robot is playing this turn for **Cem**.") == 1
    assert [seat.robot is not None for seat in (await get_status_card(port)).seats].count(True) == 1
    for _ in range(4):
        assert await play_hours(port, chance)
    await port.restart()
    back = await port.cem.slash(port.lobby, "game join")
    assert "Nauticus" in text_of(back.response)
    while await play_hours(port, chance):
        pass
    assert "final result" in public_text(port)
    assert (port.env.now() - began).days > 14
    assert notices(port) == []
    assert "run out of time" not in public_text(port).split("is back")[1]
    await pass_time(port, 30 * DAY)
    assert (await get_status_card(port)).match.status == "finished"
