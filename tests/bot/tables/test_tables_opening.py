"""`/game open` in Discord: time controls and guild permissions."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.words.i18n import Translator, locales
from bot.core.words.time_controls import time_control_choice, time_control_line
from engine.core.text import LocalizedText
from host.matches.settings import time_controls, updates
from host.matches.settings.time_controls import HOUR, MINUTE, TIME_CONTROLS
from storage.time import reliability
from storage.time.reliability import ReliabilityRow
from tests.bot.port import Port, said


async def opened(port: Port, **options: Any) -> str:
    """Return the response to opening a table."""
    return said((await port.open(**{"seats": 2, **options})).response)


async def server_settings(port: Port, **changes: Any) -> None:
    await updates.change_server_settings(port.bot.services.ctx, port.guild.id, **changes)


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
async def test_the_card_tells_the_time_control_open_and_running(
    port: Port, options: dict[str, Any], told: str
) -> None:
    await port.ada.slash(port.lobby, "game open", game="nauticus", seats=2, **options)
    assert told in said(port.raw(port.card()))
    await port.ben.slash(port.lobby, "game join")
    assert told in said(port.raw(port.card()))


async def test_a_server_may_have_another_usual_time_control(port: Port) -> None:
    await server_settings(port, time_control="relaxed")
    await port.ada.slash(port.lobby, "game open", game="nauticus", seats=2)
    assert "Time control (relaxed): 10 days" in said(port.raw(port.card()))


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"time-control": "blitz"}, "does not allow that time control"),
        ({"bank": 24}, "does not allow that time control"),
        ({"increment": 24}, "needs a bank"),
    ],
)
async def test_a_time_control_the_server_does_not_play_is_refused(
    port: Port, options: dict[str, Any], reason: str
) -> None:
    await server_settings(port, time_controls=("daily",))
    assert reason in await opened(port, **options)
    assert port.posts() == []


async def test_numbers_nobody_could_play_by_are_refused(port: Port) -> None:
    assert "These numbers don’t work" in await opened(port, bank=24, cap=12)


async def test_matches_are_opened_where_the_server_wants_them(port: Port) -> None:
    harbour = port.guild.create_text_channel("harbour")
    await server_settings(port, channels=(harbour.id,))
    assert f"opened in <#{harbour.id}>" in await opened(port)
    answered = await port.ada.slash(harbour, "game open", game="nauticus", seats=2)
    assert "is open" in said(answered.response)


async def test_a_thread_belongs_to_its_channel(port: Port) -> None:
    await server_settings(port, channels=(port.lobby.id,))
    await port.ada.slash(port.lobby, "game open", game="nauticus", seats=2, where="thread")
    (thread,) = port.lobby.threads
    await port.ada.slash(thread, "game cancel")
    answered = await port.ada.slash(thread, "game open", game="nauticus", seats=2)
    assert "is open" in said(answered.response)


async def test_no_thread_is_made_for_a_match_that_is_refused(port: Port) -> None:
    await server_settings(port, channels=(1,))
    await opened(port, where="thread")
    assert len(port.lobby.threads) == 0


async def test_matches_are_opened_by_those_with_the_role_and_by_hosts(port: Port) -> None:
    role = port.guild.create_role("Openers")
    await server_settings(port, opener_role=role.id)
    assert f"only members with <@&{role.id}>" in await opened(port)
    answered = await port.manager().slash(port.lobby, "game open", game="nauticus", seats=2)
    assert "is open" in said(answered.response)
    await port.ada.slash(port.lobby, "game join")
    second = port.guild.create_text_channel("second")
    eve = port.guild.add_member(port.env.create_user("eve", global_name="Eve"), roles=[role])
    answered = await eve.slash(second, "game open", game="nauticus", seats=2)
    assert "is open" in said(answered.response)


async def test_who_has_as_many_matches_as_the_server_lets_them_is_told_the_number(port: Port) -> None:
    await server_settings(port, most_running=1)
    await opened(port)
    second = port.guild.create_text_channel("second")
    refused = await port.ada.slash(second, "game open", game="nauticus", seats=2)
    assert "1 match at a time" in said(refused.response)
    await port.ben.slash(second, "game open", game="nauticus", seats=2)
    refused = await port.ada.slash(second, "game join")
    assert "1 match at a time" in said(refused.response)


async def test_how_reliably_people_played_is_told_before_and_when_one_joins(port: Port) -> None:
    ada = await port.key_of(port.ada)
    async with port.bot.services.ctx.database.transaction() as tx:
        await reliability.add(tx, ReliabilityRow(user_key=ada, turns=97, late=3, finished=12))
    await opened(port, seats=3)
    assert "1. Ada — 97 % of turns in time, 12 finished" in said(port.raw(port.card()))
    joined = said((await port.ben.slash(port.lobby, "game join")).response)
    assert "Ada: 97 % of turns in time, 12 finished" in joined
    assert "2. Ben — new" in said(port.raw(port.card()))
    await port.cem.slash(port.lobby, "game join")
    assert "97 %" not in said(port.raw(port.card()))


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("name", [*TIME_CONTROLS, "none"])
def test_the_choices_of_a_time_control_tell_its_numbers(locale: str, name: str) -> None:
    translate = Translator(locale, strict=True)
    said_ = translate(LocalizedText(f"choice-{name}"))
    time_control = time_controls.by_name(name)
    if time_control is None:
        return
    numbers = [
        part for part in time_control_choice(name, translate).replace(",", " ").split() if part.isdigit()
    ]
    assert [part for part in said_.replace(",", " ").split() if part.isdigit()] == numbers


def test_odd_times_are_told_in_the_largest_unit_without_a_rest() -> None:
    translate = Translator("pl", strict=True)
    time_control = time_controls.TimeControl("own", 25 * HOUR, 90 * MINUTE, 22 * HOUR, HOUR)
    told = time_control_line(time_controls.to_json(time_control), translate)
    assert "25 godzin" in told
    assert "90 minut" in told
    assert "22 godziny" in told


async def test_seven_can_be_invited_and_have_to_fit_into_the_game(port: Port) -> None:
    players = {f"player{number}": port.newcomer(f"Guest {number}") for number in range(1, 8)}
    shown = await port.ada.slash(port.lobby, "game open", game="nauticus", **players)
    assert "This game is for 2 to 4 players." in said(shown.response)
