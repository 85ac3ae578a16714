"""Tests for `/game open`: time controls and guild permissions."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.core.words.i18n import Translator, locales
from bot.core.words.time_controls import time_control_choice, time_control_line
from engine.core.text import LocalizedText
from host.matches.settings import time_controls, updates
from host.matches.settings.time_controls import HOUR, MINUTE, TIME_CONTROLS
from storage.time import reliability
from storage.time.reliability import ReliabilityRow
from tests.bot.port import Port, text_of


async def open_table(port: Port, **options: Any) -> str:
    """Open a table and return the response."""
    return text_of((await port.open_table(**{"seats": 2, **options})).response)


async def update_guild_settings(port: Port, **changes: Any) -> None:
    await updates.update_guild_settings(port.bot.services.ctx, port.guild.id, **changes)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({}, "Time control (daily): 3 days at the start, plus 1 day per turn, 5 days maximum."),
        ({"time-control": "daily"}, "Time control (daily): 3 days at the start"),
        ({"time-control": "blitz"}, "2 hours at the start, plus 30 minutes per turn, 3 hours maximum."),
        ({"time-control": "none"}, "This match has no clock."),
        (
            {"bank": 36, "increment": 12, "cap": 48},
            "Time control (custom): 36 hours at the start, plus 12 hours per turn, 2 days maximum.",
        ),
    ],
)
async def test_card_shows_the_time_control(port: Port, options: dict[str, Any], told: str) -> None:
    await port.ada.slash(port.lobby, "game open", game="nauticus", seats=2, **options)
    assert told in text_of(port.raw_message(port.card()))
    await port.ben.slash(port.lobby, "game join")
    assert told in text_of(port.raw_message(port.card()))


async def test_server_default_time_control_is_used(port: Port) -> None:
    await update_guild_settings(port, time_control="relaxed")
    await port.ada.slash(port.lobby, "game open", game="nauticus", seats=2)
    assert "Time control (relaxed): 10 days" in text_of(port.raw_message(port.card()))


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"time-control": "blitz"}, "doesn’t allow that time control"),
        ({"bank": 24}, "doesn’t allow that time control"),
        ({"increment": 24}, "needs a time bank"),
    ],
)
async def test_disallowed_time_control_is_rejected(port: Port, options: dict[str, Any], reason: str) -> None:
    await update_guild_settings(port, time_controls=("daily",))
    assert reason in await open_table(port, **options)
    assert port.posts() == []


async def test_inconsistent_time_control_numbers_are_rejected(port: Port) -> None:
    assert "Invalid time control" in await open_table(port, bank=24, cap=12)


async def test_matches_open_only_in_configured_channels(port: Port) -> None:
    harbour = port.guild.create_text_channel("harbour")
    await update_guild_settings(port, channels=(harbour.id,))
    assert f"opened in <#{harbour.id}>" in await open_table(port)
    answered = await port.ada.slash(harbour, "game open", game="nauticus", seats=2)
    assert "is open" in text_of(answered.response)


async def test_thread_of_a_configured_channel_is_allowed(port: Port) -> None:
    await update_guild_settings(port, channels=(port.lobby.id,))
    await port.ada.slash(port.lobby, "game open", game="nauticus", seats=2, where="thread")
    (thread,) = port.lobby.threads
    await port.cancel_alone(thread)
    answered = await port.ada.slash(thread, "game open", game="nauticus", seats=2)
    assert "is open" in text_of(answered.response)


async def test_announcement_channel_offers_no_private_threads(port: Port) -> None:
    news = port.guild.create_news_channel("news")
    answered = await port.ada.slash(news, "game open", game="nauticus", seats=2, where="private")
    assert "no private threads" in text_of(answered.response)
    assert len(news.threads) == 0
    assert port.query_column("SELECT count(*) FROM matches") == [0]
    assert port.query_column("SELECT count(*) FROM limited_actions") == [0]


FILTERS = [(400, 200000), (400, 200001), (400, 240000), (403, 200001), (400, 50035)]
"""Status and error codes of rejected text: AutoMod, harmful links, and names of discoverable servers."""


@pytest.mark.parametrize(("status", "code"), FILTERS)
async def test_title_refused_by_a_filter_is_named(port: Port, status: int, code: int) -> None:
    port.env.inject_error("POST", "/channels/*/threads", status=status, code=code)
    refused = await open_table(port, where="thread", name="Rude **words**")
    assert "title" in refused
    assert r"Rude \*\*words\*\*" in refused
    assert port.query_column("SELECT count(*) FROM matches") == [0]


@pytest.mark.parametrize(("status", "code"), [*FILTERS, (400, 160006), (500, 0)])
async def test_failed_thread_without_a_title_blames_no_title(port: Port, status: int, code: int) -> None:
    port.env.inject_error("POST", "/channels/*/threads", status=status, code=code, times=9)
    refused = await open_table(port, where="thread")
    assert "couldn’t create the thread" in refused
    assert "title" not in refused


@pytest.mark.parametrize("where", ["here", "thread", "private"])
async def test_missing_read_message_history_is_named_when_opening(port: Port, where: str) -> None:
    lobby = port.bot.get_channel(port.lobby.id)
    assert isinstance(lobby, discord.TextChannel)
    hidden = discord.PermissionOverwrite(read_message_history=False)
    await lobby.set_permissions(lobby.guild.default_role, overwrite=hidden)
    assert "Read Message History" in await open_table(port, where=where)
    assert port.query_column("SELECT count(*) FROM matches") == [0]


async def test_rejected_match_creates_no_thread(port: Port) -> None:
    harbour = port.guild.create_text_channel("harbour")
    await update_guild_settings(port, channels=(harbour.id,))
    await open_table(port, where="thread")
    assert len(port.lobby.threads) == 0


async def test_opening_requires_the_opener_role_or_a_manager(port: Port) -> None:
    role = port.guild.create_role("Openers")
    await update_guild_settings(port, opener_role=role.id)
    assert f"only members with the role <@&{role.id}>" in await open_table(port)
    answered = await port.add_manager().slash(port.lobby, "game open", game="nauticus", seats=2)
    assert "is open" in text_of(answered.response)
    await port.ada.slash(port.lobby, "game join")
    second = port.guild.create_text_channel("second")
    eve = port.guild.add_member(port.env.create_user("eve", global_name="Eve"), roles=[role])
    answered = await eve.slash(second, "game open", game="nauticus", seats=2)
    assert "is open" in text_of(answered.response)


async def test_match_limit_per_user_is_enforced_and_shown(port: Port) -> None:
    await update_guild_settings(port, most_running=1)
    await open_table(port)
    second = port.guild.create_text_channel("second")
    refused = await port.ada.slash(second, "game open", game="nauticus", seats=2)
    assert "1 match at a time" in text_of(refused.response)
    await port.ben.slash(second, "game open", game="nauticus", seats=2)
    refused = await port.ada.slash(second, "game join")
    assert "1 match at a time" in text_of(refused.response)


async def test_reliability_is_shown_on_the_card_and_when_joining(port: Port) -> None:
    ada = await port.key_of(port.ada)
    async with port.bot.services.ctx.database.transaction() as tx:
        await reliability.add(tx, ReliabilityRow(user_key=ada, turns=97, timeouts=3, matches_finished=12))
    await open_table(port, seats=3)
    assert "1. Ada — 97% of turns on time, 12 finished" in text_of(port.raw_message(port.card()))
    joined = text_of((await port.ben.slash(port.lobby, "game join")).response)
    assert "Ada: 97% of turns on time, 12 finished" in joined
    assert "2. Ben — new" in text_of(port.raw_message(port.card()))
    await port.cem.slash(port.lobby, "game join")
    assert "97%" not in text_of(port.raw_message(port.card()))


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("name", [*TIME_CONTROLS, "none"])
def test_time_control_choices_show_their_numbers(locale: str, name: str) -> None:
    translate = Translator(locale, strict=True)
    said_ = translate(LocalizedText(f"choice-{name}"))
    time_control = time_controls.find_by_name(name)
    if time_control is None:
        return
    numbers = [
        part for part in time_control_choice(name, translate).replace(",", " ").split() if part.isdigit()
    ]
    assert [part for part in said_.replace(",", " ").split() if part.isdigit()] == numbers


def test_durations_use_the_largest_unit_without_remainder() -> None:
    translate = Translator("pl", strict=True)
    time_control = time_controls.TimeControl("own", 25 * HOUR, 90 * MINUTE, 22 * HOUR, HOUR)
    text = time_control_line(time_controls.to_json(time_control), translate)
    assert "25 godzin" in text
    assert "90 minut" in text
    assert "22 godziny" in text


async def test_seven_invited_players_must_fit_the_game(port: Port) -> None:
    players = {f"player{number}": port.add_member(f"Guest {number}") for number in range(1, 8)}
    interaction_result = await port.ada.slash(port.lobby, "game open", game="nauticus", **players)
    assert "This game is for 2 to 4 players." in text_of(interaction_result.response)
