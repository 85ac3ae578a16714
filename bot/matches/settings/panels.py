"""The settings panels of a user and of a guild, as private messages. Pure functions."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.core.features import buttons
from bot.core.ids import plain_id
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, button, card, rows, texts
from bot.core.words.limits import SELECT_OPTIONS
from bot.core.words.time_controls import TIME_CONTROLS, time_control_choice
from bot.core.words.times import clock_time, weekday
from bot.matches.match.titles import moment, small_print
from bot.matches.settings import menus
from bot.matches.settings.menus import Named, Part, Setting
from engine.core.text import text
from host.matches.settings.former_rest import settles_at
from host.matches.settings.settings import Preferences, ServerSettings
from host.matches.settings.updates import MAX_WEEKDAYS
from host.matches.settings.zones import local_time

WHERES = ("channel", "direct", "none")
REMINDERS = (0, 25, 50, 75)
"""Percentages of a turn's time."""
PLACE = "settings-me"
"""Placement of feature buttons on this panel."""
VACATIONS = (0, 10, 20, 30, 45, 60)
IDLE = (14, 30, 60, 90, 180, 0)
RUNNING = (0, 1, 2, 3, 5, 10)
MORE = (0, 1, 2, 3)


def preferences_post(own: Preferences, locale: str, now: int, translate: Translator) -> MessageView:
    """Show a user's settings with controls to change them; `locale` is their language, if set."""
    heading = f"## {translate(text('settings-heading'))}\n{translate(text('settings-intro'))}"
    return MessageView(
        card(
            texts(heading), _menus(own, locale, translate), rows(_switches(own, translate)),
            texts("\n".join(_times(own, now, translate))), rows(_further_switches(translate)),
        )
    )  # fmt: skip


def _menus(own: Preferences, locale: str, translate: Translator) -> Iterator[Part]:
    yield from menus.languages(Setting.LANGUAGE, locale, translate)
    wheres = [(where, translate(text(f"setting-notices-{where}"))) for where in WHERES]
    yield from menus.menu(Setting.NOTICES, wheres, [own.notices], translate)
    reminders = [(str(percent), translate(text("setting-remind", percent=percent))) for percent in REMINDERS]
    yield from menus.menu(Setting.REMINDER, reminders, [str(own.remind_at)], translate)
    days = [(str(day), weekday(day, translate)) for day in range(7)]
    resting = [str(day) for day in own.weekdays]
    yield from menus.menu(Setting.WEEKDAYS, days, resting, translate, most=MAX_WEEKDAYS)


def _switches(own: Preferences, translate: Translator) -> list[menus.Switch]:
    return [
        menus.switch(Setting.CONFIRM, translate, is_on=own.confirm),
        menus.switch(Setting.FORCED, translate, is_on=own.auto_play),
        menus.switch(Setting.NEAR, translate, is_on=own.near),
        menus.switch(Setting.PALETTE, translate, is_on=own.palette == "safe"),
        menus.switch(Setting.TEXT, translate, is_on=own.text_first),
        menus.switch(Setting.HIDDEN, translate, is_on=own.is_hidden),
    ]


def _further_switches(translate: Translator) -> list[menus.Switch]:
    return [button(translate(text(one.label)), plain_id(one.click), one.style) for one in buttons(PLACE)]


def _times(own: Preferences, now: int, translate: Translator) -> Iterator[str]:
    yield translate(text("settings-zone", zone=own.zone, time=local_time(own.zone, now)))
    yield translate(text("settings-sleep", window=_window(own.sleep, translate)))
    yield translate(text("settings-quiet", window=_window(own.quiet, translate)))
    if (until := settles_at(own)) > now:
        yield small_print(translate(text("settings-rest-soon", until=moment(until))))
    yield small_print(translate(text("settings-times-hint")))


def _window(window: tuple[int, int] | None, translate: Translator) -> str:
    if window is None:
        return translate(text("settings-no-time"))
    return translate(text("settings-window", began=clock_time(window[0]), ended=clock_time(window[1])))


def server_settings_post(
    set_: ServerSettings, locale: str, there: Collection[int], translate: Translator
) -> MessageView:
    """Show a guild's settings with controls to change them.

    `locale` is the guild's language, if set; `there` are the channels and roles that still exist.
    """
    heading = f"## {translate(text('server-settings-heading'))}\n{translate(text('server-settings-intro'))}"
    return MessageView(card(texts(heading), _parts(set_, locale, there, translate)))


def _parts(
    set_: ServerSettings, locale: str, there: Collection[int], translate: Translator
) -> Iterator[Part]:
    yield from menus.languages(Setting.PUBLIC, locale, translate)
    channels = [channel for channel in set_.channels if channel in there]
    yield from menus.channels(Setting.CHANNELS, channels, translate, most=SELECT_OPTIONS)
    yield from menus.role(Setting.OPENERS, _if_there(set_.opener_role, there), translate)
    yield from menus.role(Setting.HOSTS, _if_there(set_.host_role, there), translate)
    named = [(time_control, time_control_choice(time_control, translate)) for time_control in TIME_CONTROLS]
    allowed = [each for each in named if each[0] in (set_.time_controls or TIME_CONTROLS)]
    yield from menus.menu(Setting.TIME_CONTROL, allowed, [set_.time_control], translate)
    yield from menus.menu(Setting.TIME_CONTROLS, named, set_.time_controls, translate, most=len(named))
    yield from _numbers(Setting.VACATION, VACATIONS, set_.vacation_days, translate)
    yield from _numbers(Setting.IDLE, IDLE, set_.idle_days, translate)
    yield from _numbers(Setting.RUNNING, RUNNING, set_.most_running, translate)
    yield from _numbers(Setting.MORE, MORE, set_.more_per_finished, translate)
    board = [] if set_.board is None or set_.board not in there else [set_.board]
    yield from menus.channels(Setting.BOARD, board, translate, most=1)


def _numbers(setting: Setting, offered: tuple[int, ...], chosen: int, translate: Translator) -> list[Part]:
    options: list[Named] = [
        (str(count), translate(text(f"setting-{setting}-count", count=count))) for count in offered
    ]
    return menus.menu(setting, options, [str(chosen)], translate)


def _if_there(role: int | None, there: Collection[int]) -> int | None:
    return role if role in there else None
