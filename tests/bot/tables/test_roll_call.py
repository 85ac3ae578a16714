"""Tests for roll calls on Discord: the card's button, the notifications and the message about lost seats."""

from __future__ import annotations

import discord

from host.matches.settings import updates
from tests.bot.port import Port, labels, text_of
from tests.bot.shuffles import add_words
from tests.bot.time.test_clock import direct_messages, pass_time

DAY_SECONDS = 24 * 3600


async def start_roll_call(port: Port) -> None:
    """Open a table as Ada, let Ben join, and let Cem take the last seat more than a day later."""
    await port.open_table(seats=3)
    await port.ben.click(port.card(), label="Join")
    await pass_time(port, DAY_SECONDS + 60)
    answer = text_of((await port.cem.click(port.card(), label="Join")).response)
    assert "more than a day, so the others have until" in answer
    await port.env.advance_time(0)


def pings_of(port: Port, user_id: int) -> list[discord.Message]:
    return [post for post in port.posts() if user_id in port.raw_message(post).ping_user_ids]


async def test_players_confirm_on_the_card_and_the_match_starts(port: Port) -> None:
    await start_roll_call(port)
    shown = text_of(port.raw_message(port.card()))
    assert f"<@{port.ada.id}> and <@{port.ben.id}> must press *I’m ready* by" in shown
    answer = text_of((await port.ben.click(port.card(), label="I’m ready")).response)
    assert "One more player still has to confirm" in answer
    started = text_of((await port.ada.click(port.card(), label="I’m ready")).response)
    assert "Everyone is ready" in started
    assert "I’m ready" not in labels(port.raw_message(port.card()))


async def test_each_missing_player_is_asked_once_and_the_message_disappears(port: Port) -> None:
    await start_roll_call(port)
    (ask,) = pings_of(port, port.ben.id)
    assert "Do you still want to play?" in text_of(port.raw_message(ask))
    assert pings_of(port, port.cem.id) == []
    await port.cem.click(port.card(), label="Leave")
    await port.cem.click(port.card(), label="Join")
    await port.env.advance_time(0)
    assert len(pings_of(port, port.ben.id)) == 1
    await port.ben.click(ask, label="I’m ready")
    await port.env.advance_time(0)
    assert pings_of(port, port.ben.id) == []


async def test_notification_follows_the_settings_of_the_player(port: Port) -> None:
    await updates.update_preferences(port.bot.services.ctx, await port.user_of(port.ben), notices="direct")
    await updates.update_preferences(port.bot.services.ctx, await port.user_of(port.ada), notices="none")
    await start_roll_call(port)
    (told,) = direct_messages(port, port.ben)
    assert "Press *I’m ready* by" in text_of(told)
    assert pings_of(port, port.ben.id) == pings_of(port, port.ada.id) == []


async def test_table_learns_who_lost_their_seats(port: Port) -> None:
    await start_roll_call(port)
    await port.ben.click(port.card(), label="I’m ready")
    await pass_time(port, DAY_SECONDS + 60)
    (told,) = [text for text in port.public_texts() if "in time" in text]
    assert f"<@{port.ada.id}> didn’t press *I’m ready* in time. The seat in" in told
    assert pings_of(port, port.ada.id) == []
    assert "Seats taken: 2 of 3" in text_of(port.raw_message(port.card()))


async def test_start_button_explains_the_roll_call(port: Port) -> None:
    await start_roll_call(port)
    refused = text_of((await port.ada.click(port.card(), label="Start")).response)
    assert "starts as soon as all players have pressed" in refused


async def test_last_seat_taken_with_words_also_starts_a_roll_call(port: Port) -> None:
    await port.open_table(seats=2)
    await pass_time(port, DAY_SECONDS + 60)
    answer = text_of(await add_words(port, port.ben, "clover"))
    assert "You added `clover` to the shuffle in" in answer
    await port.env.advance_time(0)
    assert f"<@{port.ada.id}> must press" in text_of(port.raw_message(port.card()))
    started = text_of((await port.ada.click(port.card(), label="I’m ready")).response)
    assert "Everyone is ready" in started


async def test_start_with_a_free_seat_asks_the_other_players_first(port: Port) -> None:
    await port.open_table(seats=4)
    await port.ben.click(port.card(), label="Join")
    await port.cem.click(port.card(), label="Join")
    await pass_time(port, DAY_SECONDS + 60)
    answer = text_of((await port.ada.slash(port.lobby, "game start")).response)
    assert "will start when the other players have pressed *I’m ready*" in answer
    await port.env.advance_time(0)
    assert "wants to start without filling the free seats" in text_of(port.raw_message(port.card()))
    (ask,) = pings_of(port, port.ben.id)
    assert "without filling the free seats. Do you still want to play?" in text_of(port.raw_message(ask))
    await port.cem.click(port.card(), label="I’m ready")
    assert "Everyone is ready" in text_of((await port.ben.click(ask, label="I’m ready")).response)
