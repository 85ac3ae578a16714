"""Tests for automatic days off in Discord: a player allows them, and the table reads when one is used."""

from __future__ import annotations

import pytest

from bot.core.words.i18n import Translator, locales
from engine.core.text import SeatName
from host.time.automatic_days_off import MARGIN, DayOffUsed
from tests.bot.decisions.test_vote import TIME_OUT_SECONDS
from tests.bot.port import Port, text_of
from tests.bot.time.test_clock import HOUR, pass_time


def announcements(port: Port) -> list[str]:
    return [text for text in port.public_texts() if "one of their vacation days is used" in text]


def count_time_outs(port: Port) -> int:
    (count,) = port.query_column("SELECT count(*) FROM log WHERE kind = 'timed-out'")
    assert isinstance(count, int)
    return count


async def test_day_off_is_announced_at_the_table_before_the_player_runs_out_of_time(port: Port) -> None:
    settings = (await port.ada.slash(port.lobby, "settings me")).response
    assert settings is not None
    await port.ada.click(settings, label="Use vacation days automatically: off")
    await port.begin(time_control="daily")
    await pass_time(port, TIME_OUT_SECONDS - MARGIN // 1000 - HOUR)
    assert announcements(port) == []
    await pass_time(port, HOUR)
    (told,) = announcements(port)
    assert "**Ada**" in told
    await pass_time(port, HOUR)
    assert count_time_outs(port) == 0
    away = text_of((await port.ada.slash(port.lobby, "away show")).response)
    assert ": vacation" in away


async def test_player_who_has_not_allowed_it_runs_out_of_time(port: Port) -> None:
    await port.begin(time_control="daily")
    await pass_time(port, TIME_OUT_SECONDS + HOUR)
    assert announcements(port) == []
    assert count_time_outs(port) == 1


@pytest.mark.parametrize("locale", locales())
def test_announcement_shows_the_player_and_the_day(locale: str) -> None:
    told = DayOffUsed(seat=0, day="2027-01-19").describe(SeatName(1))
    sentence = Translator(locale, strict=True)(told, ["**Ada**"])
    assert "**Ada**" in sentence
    assert "2027-01-19" in sentence
