"""Tests for `/settings times`: time zones, sleep and quiet hours, as users type them."""

from __future__ import annotations

import threading

import pytest

from bot.core.interactions import options as options_module
from bot.core.words.i18n import translator
from bot.matches.settings.panels import times_message
from host.matches.settings.settings import Preferences
from tests.bot.example_panels import message_text
from tests.bot.matches.test_settings import get_preferences, open_settings
from tests.bot.port import Port, text_of


async def test_times_command_saves_sleep_and_quiet_hours(port: Port) -> None:
    shown = await open_settings(
        port, port.ada, "settings times",
        **{
            "zone": "Europe/Warsaw", "sleep-from": "22:30", "sleep-to": "7",
            "quiet-from": "20:00", "quiet-to": "8.15", "weekend": "saturday-sunday",
        },
    )  # fmt: skip
    assert await get_preferences(port, port.ada) == Preferences(
        zone="Europe/Warsaw", sleep=(1350, 420), quiet=(1200, 495), weekdays=(5, 6)
    )
    assert "Europe/Warsaw" in text_of(shown)
    assert "22:30 to 07:00" in text_of(shown)
    later = {"sleep-to": "06:00", "quiet-from": "none", "weekend": "none"}
    await open_settings(port, port.ada, "settings times", **later)
    assert await get_preferences(port, port.ada) == Preferences(zone="Europe/Warsaw", sleep=(1350, 360))


@pytest.mark.parametrize("command", ["settings me", "settings times"])
async def test_time_zone_is_set_with_a_button(port: Port, command: str) -> None:
    shown = await open_settings(port, port.ada, command)
    opened = await port.ada.click(shown, label="Set time zone")
    assert opened.modal is not None
    answer = (await port.ada.submit_modal(opened, {"zone": "tokyo"})).response
    assert "**Time zone**: Asia/Tokyo" in text_of(answer)
    assert (await get_preferences(port, port.ada)).zone == "Asia/Tokyo"


async def test_unknown_time_zone_of_the_button_changes_nothing(port: Port) -> None:
    shown = await open_settings(port, port.ada, "settings times", zone="Tokyo")
    opened = await port.ada.click(shown, label="Set time zone")
    assert "no time zone called" in text_of(
        (await port.ada.submit_modal(opened, {"zone": "Nowhere"})).response
    )
    assert (await get_preferences(port, port.ada)).zone == "Asia/Tokyo"


@pytest.mark.parametrize(
    ("locale", "saved", "window", "days"),
    [
        ("en", "Saved. In Asia/Tokyo, it’s now **", "23:00 to 07:00", "(your clocks are paused): Sunday"),
        ("de", "Gespeichert. In Asia/Tokyo ist es jetzt **", "23:00 bis 07:00", "(Uhren stehen): Sonntag"),
        (
            "pl",
            "Zapisano. W strefie Asia/Tokyo jest teraz **",
            "od 23:00 do 07:00",
            "zegary stoją): niedziela",
        ),
    ],
)
def test_change_is_confirmed_with_the_present_local_time(
    locale: str, saved: str, window: str, days: str
) -> None:
    noon = 1_784_980_800_000  # 2026-07-25 12:00 UTC
    own = Preferences(zone="Asia/Tokyo", sleep=(1380, 420), weekdays=(6,))
    first, *lines = message_text(times_message(own, noon, translator(locale))).splitlines()
    assert first == f"{saved}21:00**."
    assert days in lines[0]
    assert window in lines[1]


async def test_each_change_of_times_is_confirmed(port: Port) -> None:
    changes: tuple[dict[str, str], ...] = (
        {"zone": "Europe/Vienna"}, {"quiet-from": "20:00", "quiet-to": "8:00"}, {"weekend": "sunday"},
    )  # fmt: skip
    for options in changes:
        shown = text_of(await open_settings(port, port.ada, "settings times", **options))
        assert "Saved. In Europe/Vienna, it’s now **" in shown
    assert "Saved" not in text_of(await open_settings(port, port.ada, "settings times"))


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"zone": "Atlantis"}, "There is no time zone"),
        ({"zone": "america"}, "There is no time zone"),
        ({"sleep-from": "22:00"}, "both a start and an end"),
        ({"sleep-from": "25:00", "sleep-to": "7"}, "not a valid time"),
        ({"sleep-from": "2260", "sleep-to": "7"}, "not a valid time"),
        ({"sleep-from": "20:00", "sleep-to": "12:00"}, "12 hours"),
        ({"quiet-from": "12:00", "quiet-to": "11:00"}, "16 hours"),
    ],
)
async def test_invalid_times_are_rejected(port: Port, options: dict[str, str], reason: str) -> None:
    assert reason in text_of(await open_settings(port, port.ada, "settings times", **options))
    assert await get_preferences(port, port.ada) == Preferences()


async def test_unambiguous_time_zone_input_is_accepted(port: Port) -> None:
    await open_settings(port, port.ada, "settings times", zone="warsaw")
    assert (await get_preferences(port, port.ada)).zone == "Europe/Warsaw"


async def test_times_and_zone_are_accepted_as_people_write_them(port: Port) -> None:
    typed = {
        "zone": "Wien",
        "sleep-from": "10pm",
        "sleep-to": "7h",
        "quiet-from": "2030",
        "quiet-to": "8 Uhr",
    }
    await open_settings(port, port.ada, "settings times", **typed)
    assert await get_preferences(port, port.ada) == Preferences(
        zone="Europe/Vienna", sleep=(1320, 420), quiet=(1230, 480)
    )
    await open_settings(port, port.ada, "settings times", **{"quiet-from": "never"})
    assert (await get_preferences(port, port.ada)).quiet is None


@pytest.mark.parametrize(
    ("options", "readings"),
    [
        ({"zone": "CST"}, ("America/Chicago", "Asia/Shanghai")),
        ({"sleep-from": "halb 11", "sleep-to": "7"}, ("10:30 or 22:30",)),
    ],
)
async def test_ambiguous_time_or_zone_is_asked_back_with_its_readings(
    port: Port, options: dict[str, str], readings: tuple[str, ...]
) -> None:
    shown = text_of(await open_settings(port, port.ada, "settings times", **options))
    assert all(reading in shown for reading in ("could mean", *readings))
    assert await get_preferences(port, port.ada) == Preferences()


async def test_search_for_a_time_zone_does_not_block_the_event_loop(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = set[bool]()

    def read(given: str, at: int, locale: str) -> tuple[str, ...]:
        threads.add(threading.current_thread() is threading.main_thread())
        return (given,)

    monkeypatch.setattr(options_module, "read_zones", read)
    await open_settings(port, port.ada, "settings times", zone="Europe/Vienna")
    assert threads == {False}


async def test_time_zone_autocomplete_shows_the_local_time(port: Port) -> None:
    offered = await port.ada.autocomplete(port.lobby, "settings times", "zone", "wars")
    assert [choice["value"] for choice in offered] == ["Europe/Warsaw"]
    assert offered[0]["name"].startswith("Europe/Warsaw (")
    assert len(await port.ada.autocomplete(port.lobby, "settings times", "zone", "")) == 25


async def test_time_autocomplete_lists_the_typed_time_first(port: Port) -> None:
    offered = await port.ada.autocomplete(port.lobby, "settings times", "sleep-from", "22:30")
    assert offered[0]["value"] == "22:30"
    every = await port.ada.autocomplete(port.lobby, "settings times", "sleep-from", "")
    assert (len(every), every[0]["value"], every[-1]["value"]) == (25, "none", "23:00")
