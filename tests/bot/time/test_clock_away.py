"""Tests for `/away` and `/mute` in Discord."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from host.matches.settings import updates
from tests.bot.port import Port, labels, text_of


def date_in(port: Port, ahead: int) -> str:
    now = datetime.fromtimestamp(port.bot.services.ctx.now() / 1000, UTC)
    return (now + timedelta(days=ahead)).date().isoformat()


async def run_away_command(port: Port, command: str, **options: Any) -> str:
    return text_of((await port.ada.slash(port.lobby, f"away {command}", **options)).response)


def date_options(first: str, last: str | None = None) -> dict[str, Any]:
    return {"from": first} | ({} if last is None else {"to": last})


async def test_days_off_are_added_shown_and_removed(port: Port) -> None:
    with port.env.time_context():
        first, last = date_in(port, 3), date_in(port, 5)
    marked = await run_away_command(port, "days", **date_options(first, last))
    assert "Your clocks will be paused on these days" in marked
    text = await run_away_command(port, "show")
    assert first in text
    assert f"{last}: vacation, 3 days" in text
    assert "27 of 30" in text or first[:4] != last[:4]
    assert "no more days off after today" in await run_away_command(port, "back")
    assert "You have no days off" in await run_away_command(port, "show")


async def test_holiday_is_shown_as_holiday(port: Port) -> None:
    with port.env.time_context():
        first = date_in(port, 3)
    assert f"{first}: holiday" in await run_away_command(port, "days", **date_options(first), holiday=True)


async def test_days_off_without_end_date_are_rejected_with_reason(port: Port) -> None:
    with port.env.time_context():
        first = date_in(port, 3)
    answered = await run_away_command(port, "days", **date_options(first, "until I'm back"))
    assert "Days off need an end" in answered
    assert "You have no days off" in await run_away_command(port, "show")


async def test_day_is_parsed_in_offered_and_local_format(port: Port) -> None:
    with port.env.time_context():
        first = date_in(port, 3)
    year, month, number = first.split("-")
    assert first in await run_away_command(port, "days", **date_options(f"Sat {first}"))
    assert first in await run_away_command(port, "days", **date_options(f"{number}.{month}.{year}"))


async def test_day_is_parsed_as_people_write_it(port: Port) -> None:
    with port.env.time_context():
        tomorrow = date_in(port, 1)
    assert tomorrow in await run_away_command(port, "days", **date_options("tomorrow"))
    assert tomorrow in await run_away_command(port, "days", **date_options("in 1 day", "jutro"))


async def test_ambiguous_day_is_asked_back_with_its_readings(port: Port) -> None:
    answered = await run_away_command(port, "days", **date_options("3/4/2031"))
    assert "“3/4/2031” could mean Tue 2031-03-04 or Thu 2031-04-03" in answered.replace("\\", "")
    assert "You have no days off" in await run_away_command(port, "show")


async def test_exhausted_vacation_allowance_is_reported(port: Port) -> None:
    await updates.update_guild_settings(port.bot.services.ctx, port.guild.id, vacation_days=0)
    with port.env.time_context():
        first = date_in(port, 3)
    assert "used all 0 vacation days" in await run_away_command(port, "days", **date_options(first))


async def test_autocomplete_offers_next_days_with_weekday(port: Port) -> None:
    with port.env.time_context():
        today = date_in(port, 0)
    offered = await port.ada.autocomplete(port.lobby, "away days", "from", "")
    assert len(offered) == 25
    assert offered[0]["value"] == today
    named = datetime.fromisoformat(today).strftime("%a")
    assert offered[0]["name"] == f"{named} {today}"
    port.locales[port.ada.id] = "de"
    assert (await port.ada.autocomplete(port.lobby, "away days", "from", "2031-12-24"))[0]["name"] == (
        "Mi 2031-12-24"
    )
    with port.env.time_context():
        tomorrow = date_in(port, 1)
    assert (await port.ada.autocomplete(port.lobby, "away days", "to", "mor"))[0]["value"] == tomorrow


async def test_muted_match_sends_notifications_again_after_unmute(port: Port) -> None:
    await port.begin()
    muted = await port.ada.slash(port.lobby, "mute")
    assert "Nauticus is muted" in text_of(muted.response)
    await port.env.advance_time(3600)
    assert not any("Mute this match" in labels(port.raw_message(post)) for post in port.posts())
    interaction_result = await port.ada.slash(port.lobby, "mute", unmute=True)
    assert "no longer muted" in text_of(interaction_result.response)
    assert "it’s your turn" in text_of(port.raw_message(await port.wait_for_turn_notice()))


async def test_match_is_muted_for_given_hours(port: Port) -> None:
    await port.begin()
    muted = await port.ada.slash(port.lobby, "mute", hours=5)
    assert "for 5 hours" in text_of(muted.response)
    await port.env.advance_time(4 * 3600)
    assert not any("Mute this match" in labels(port.raw_message(post)) for post in port.posts())
    await port.env.advance_time(2 * 3600)
    assert any("Mute this match" in labels(port.raw_message(post)) for post in port.posts())


async def test_mute_is_rejected_for_spectator(port: Port) -> None:
    await port.begin()
    refused = await port.cem.slash(port.lobby, "mute")
    assert "not playing" in text_of(refused.response)


@pytest.mark.parametrize("given", ["", "someday", "2027-02-30", "30.2.2027"])
async def test_invalid_date_is_rejected(port: Port, given: str) -> None:
    assert "not a valid date" in await run_away_command(port, "days", **date_options(given or "?"))
