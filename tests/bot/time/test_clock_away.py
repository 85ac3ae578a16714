"""`/away` and `/mute` in Discord."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from host.matches.settings import updates
from tests.bot.port import Port, labels, said


def day(port: Port, ahead: int) -> str:
    now = datetime.fromtimestamp(port.bot.services.ctx.now() / 1000, UTC)
    return (now + timedelta(days=ahead)).date().isoformat()


async def away(port: Port, command: str, **options: Any) -> str:
    return said((await port.ada.slash(port.lobby, f"away {command}", **options)).response)


def with_from(first: str, last: str | None = None) -> dict[str, Any]:
    return {"from": first} | ({} if last is None else {"to": last})


async def test_days_are_marked_shown_and_unmarked(port: Port) -> None:
    with port.env.time_context():
        first, last = day(port, 3), day(port, 5)
    marked = await away(port, "days", **with_from(first, last))
    assert "Your clocks are paused on these days" in marked
    shown = await away(port, "show")
    assert first in shown
    assert f"{last}: vacation, 3 days" in shown
    assert "27 of 30 days" in shown or first[:4] != last[:4]
    assert "no more days off after today" in await away(port, "back")
    assert "You have no days off" in await away(port, "show")


async def test_holidays_are_told_as_such(port: Port) -> None:
    with port.env.time_context():
        first = day(port, 3)
    assert f"{first}: holiday" in await away(port, "days", **with_from(first), holiday=True)


async def test_an_open_end_is_explained(port: Port) -> None:
    with port.env.time_context():
        first = day(port, 3)
    answered = await away(port, "days", **with_from(first, "until I'm back"))
    assert "Days off need an end" in answered
    assert "You have no days off" in await away(port, "show")


async def test_a_day_is_understood_as_it_is_offered_and_as_it_is_written_here(port: Port) -> None:
    with port.env.time_context():
        first = day(port, 3)
    year, month, number = first.split("-")
    assert first in await away(port, "days", **with_from(f"Sat {first}"))
    assert first in await away(port, "days", **with_from(f"{number}.{month}.{year}"))


async def test_the_allowance_of_the_server_is_told_where_it_ends(port: Port) -> None:
    await updates.change_server_settings(port.bot.services.ctx, port.guild.id, vacation_days=0)
    with port.env.time_context():
        first = day(port, 3)
    assert "used all 0 vacation days" in await away(port, "days", **with_from(first))


async def test_the_next_days_are_offered_with_their_weekdays(port: Port) -> None:
    with port.env.time_context():
        today = day(port, 0)
    offered = await port.ada.autocomplete(port.lobby, "away days", "from", "")
    assert len(offered) == 25
    assert offered[0]["value"] == today
    named = datetime.fromisoformat(today).strftime("%a")
    assert offered[0]["name"] == f"{named} {today}"
    port.locales[port.ada.id] = "de"
    assert (await port.ada.autocomplete(port.lobby, "away days", "from", "2031-12-24"))[0]["name"] == (
        "Mi 2031-12-24"
    )


async def test_a_muted_match_is_not_called_and_heard_of_again_on_wish(port: Port) -> None:
    await port.begin()
    muted = await port.ada.slash(port.lobby, "mute")
    assert "Nauticus is muted" in said(muted.response)
    await port.env.advance_time(3600)
    assert not any("Mute this match" in labels(port.raw(post)) for post in port.posts())
    heard = await port.ada.slash(port.lobby, "mute", unmute=True)
    assert "no longer muted" in said(heard.response)
    assert "it is your turn" in said(port.raw(await port.wait_for_call()))


async def test_a_match_is_muted_for_some_hours(port: Port) -> None:
    await port.begin()
    muted = await port.ada.slash(port.lobby, "mute", hours=5)
    assert "for 5 hours" in said(muted.response)
    await port.env.advance_time(4 * 3600)
    assert not any("Mute this match" in labels(port.raw(post)) for post in port.posts())
    await port.env.advance_time(2 * 3600)
    assert any("Mute this match" in labels(port.raw(post)) for post in port.posts())


async def test_who_has_no_seat_has_nothing_to_mute(port: Port) -> None:
    await port.begin()
    refused = await port.cem.slash(port.lobby, "mute")
    assert "no seat" in said(refused.response)


@pytest.mark.parametrize("given", ["", "tomorrow", "2027-02-30", "30.2.2027"])
async def test_what_is_no_day_is_refused(port: Port, given: str) -> None:
    assert "not a valid date" in await away(port, "days", **with_from(given or "?"))
