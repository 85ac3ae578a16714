"""Tests for requirements on Discord: the options of `/game open`, and what the card shows."""

from __future__ import annotations

from simcord import MemberActor

from host.matches.settings import updates
from storage.time import reliability
from storage.time.reliability import ReliabilityRow
from tests.bot.port import Port, text_of


async def set_reliability(port: Port, member: MemberActor, turns: int, timeouts: int) -> None:
    user_key = await port.key_of(member)
    async with port.bot.services.ctx.database.transaction() as tx:
        row = ReliabilityRow(user_key=user_key, turns=turns, timeouts=timeouts)
        await reliability.add(tx, row)


def card_text(port: Port) -> str:
    return text_of(port.raw_message(port.card()))


async def test_card_shows_the_requirements_and_unsuited_players_are_refused(port: Port) -> None:
    await set_reliability(port, port.ada, 95, 5)
    await set_reliability(port, port.ben, 8, 2)
    await port.open_table(seats=3, reliability=90, **{"min-rating": 1400, "max-rating": 1600})
    wanted = "To join without an invitation: at least 90% of turns on time; rating from 1400 to 1600."
    assert wanted in card_text(port)
    refused = text_of((await port.ben.click(port.card(), label="Join")).response)
    assert refused == "This table is for players who take at least 90% of their turns on time. Yours: 80%."


async def test_opener_learns_why_a_requirement_is_too_high(port: Port) -> None:
    await set_reliability(port, port.ada, 95, 5)
    asked_too_much = text_of((await port.open_table(seats=3, reliability=99)).response)
    assert asked_too_much == "You take 95% of your turns on time, so you can’t ask others for 99%."
    excluded = text_of((await port.open_table(seats=3, **{"max-rating": 1400})).response)
    assert "Your own rating of 1500 doesn’t meet the requirement" in excluded
    assert port.posts() == []


async def test_table_can_be_for_newcomers_only(port: Port) -> None:
    await port.open_table(seats=3, access="newcomers")
    assert "To join without an invitation: newcomers only." in card_text(port)
    assert "You’ve joined" in text_of((await port.ben.click(port.card(), label="Join")).response)


async def test_card_shows_shared_hours_only_for_two_players_with_sleep(port: Port) -> None:
    ctx = port.bot.services.ctx
    await updates.update_preferences(ctx, await port.user_of(port.ada), sleep=(0, 360), zone="UTC")
    await port.open_table(seats=3)
    assert "awake" not in card_text(port)
    await port.cem.click(port.card(), label="Join")
    await port.env.advance_time(0)
    assert "awake" not in card_text(port)
    await port.cem.click(port.card(), label="Leave")
    await updates.update_preferences(ctx, await port.user_of(port.ben), sleep=(300, 600), zone="UTC")
    await port.ben.click(port.card(), label="Join")
    await port.env.advance_time(0)
    assert "Hours at which all seated players are awake (your time): <t:" in card_text(port)
