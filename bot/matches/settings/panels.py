"""The user and guild settings panels, as private messages. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator

from bot.core.features import buttons
from bot.core.ids import plain_id
from bot.core.words.i18n import Translator, language_name
from bot.core.words.layout import MessageView, button, container, rows, texts
from bot.core.words.limits import SELECT_OPTIONS, shorten
from bot.core.words.time_controls import TIME_CONTROLS, time_control_label
from bot.core.words.times import NEVER, clock_time, weekday
from bot.matches.match.titles import subtext, timestamp
from bot.matches.settings import menus
from bot.matches.settings.menus import LabelledValue, Part, Section, Setting
from engine.core.text import text
from host.matches.settings.calendars import MINUTES
from host.matches.settings.former_rest import transition_ends_at
from host.matches.settings.settings import GuildSettings, Preferences
from host.matches.settings.updates import MAX_WEEKDAYS
from host.matches.settings.zones import local_time

NOTIFICATION_TARGETS = ("channel", "direct", "none")
REMINDERS = (0, 25, 50, 75)
"""Available reminder times, as percentages of the time for a turn."""
DIGEST_TIMES = tuple(range(0, MINUTES, 60))
"""Available times of the daily digest, in minutes after midnight."""
PLACEMENT = "settings-me"
"""The placement of buttons that features add to a user's settings panel."""
TIMES_PLACEMENT = "settings-times"
"""The placement of buttons that features add below a user's changed times."""
GUILD_PLACEMENT = "settings-guild"
"""The placement of buttons that features add to a guild's settings panel."""
VACATIONS = (0, 10, 20, 30, 45, 60)
IDLE = (14, 30, 60, 90, 180, 0)
RUNNING = (0, 1, 2, 3, 5, 10)
MORE = (0, 1, 2, 3)


def preferences_message(own: Preferences, locale: str, now: int, translate: Translator) -> MessageView:
    """Show a user's settings with controls to change them.

    `locale` is the language that the user has set, if any.
    """
    heading = f"## {translate(text('settings-heading'))}\n{translate(text('settings-intro'))}"
    return MessageView(
        container(
            texts(heading), _menus(own, locale, translate), rows(_switches(own, translate)),
            texts("\n".join(_times(own, now, translate))), rows(_further_buttons(PLACEMENT, translate)),
        )
    )  # fmt: skip


def _menus(own: Preferences, locale: str, translate: Translator) -> Iterator[Part]:
    yield from menus.languages(Setting.LANGUAGE, locale, translate)
    wheres = [(where, translate(text(f"setting-notices-{where}"))) for where in NOTIFICATION_TARGETS]
    yield from menus.menu(Setting.NOTICES, wheres, [own.notices], translate)
    reminders = [(str(percent), translate(text("setting-remind", percent=percent))) for percent in REMINDERS]
    yield from menus.menu(Setting.REMINDER, reminders, [str(own.remind_at)], translate)
    yield from _digest_menu(own, translate)
    days = [(str(day), weekday(day, translate)) for day in range(7)]
    resting = [str(day) for day in own.weekdays]
    yield from menus.menu(Setting.WEEKDAYS, days, resting, translate, max_values=MAX_WEEKDAYS)


def _digest_menu(own: Preferences, translate: Translator) -> list[Part]:
    times = [(NEVER, translate(text("setting-off"))), *((str(at), clock_time(at)) for at in DIGEST_TIMES)]
    chosen = NEVER if own.digest_at is None else str(own.digest_at)
    return menus.menu(Setting.DIGEST, times, [chosen], translate)


def _switches(own: Preferences, translate: Translator) -> list[menus.Switch]:
    return [
        menus.switch(Setting.CONFIRM, translate, is_on=own.confirm),
        menus.switch(Setting.FORCED, translate, is_on=own.auto_play),
        menus.switch(Setting.DAYS_OFF, translate, is_on=own.automatic_days_off),
        menus.switch(Setting.NEAR, translate, is_on=own.near),
        menus.switch(Setting.PALETTE, translate, is_on=own.palette == "safe"),
        menus.switch(Setting.TEXT, translate, is_on=own.text_first),
        menus.switch(Setting.HIDDEN, translate, is_on=own.is_hidden),
    ]


def _further_buttons(placement: str, translate: Translator) -> list[menus.Switch]:
    return [button(translate(text(one.label)), plain_id(one.click), one.style) for one in buttons(placement)]


def times_message(own: Preferences, now: int, translate: Translator) -> MessageView:
    """Confirm a change of a user's times: show the settings and the current time in their zone."""
    saved = translate(text("done-times", zone=own.zone, time=local_time(own.zone, now)))
    days = translate.join_list([weekday(day, translate) for day in own.weekdays])
    weekend = translate(text("settings-weekend", days=days or translate(text("settings-no-days"))))
    lines = "\n".join((weekend, *_daily_times(own, now, translate)))
    return MessageView(container(texts(saved, lines), rows(_further_buttons(TIMES_PLACEMENT, translate))))


def _times(own: Preferences, now: int, translate: Translator) -> Iterator[str]:
    yield translate(text("settings-zone", zone=own.zone, time=local_time(own.zone, now)))
    yield from _daily_times(own, now, translate)


def _daily_times(own: Preferences, now: int, translate: Translator) -> Iterator[str]:
    yield translate(text("settings-sleep", window=_window(own.sleep, translate)))
    yield translate(text("settings-quiet", window=_window(own.quiet, translate)))
    if (until := transition_ends_at(own)) > now:
        yield subtext(translate(text("settings-rest-soon", until=timestamp(until))))
    yield subtext(translate(text("settings-times-hint")))


def _window(window: tuple[int, int] | None, translate: Translator) -> str:
    if window is None:
        return translate(text("settings-no-time"))
    return translate(text("settings-window", began=clock_time(window[0]), ended=clock_time(window[1])))


def guild_settings_message(
    settings: GuildSettings, locale: str, section: Section, translate: Translator
) -> MessageView:
    """Show a section of a guild's effective settings with controls to change them.

    `locale` is the language that the guild has set, if any.
    """
    heading = f"## {translate(text('server-settings-heading'))}\n{translate(text('server-settings-intro'))}"
    languages = [f"<#{channel}>: {language_name(code)}" for channel, code in settings.channel_locales]
    if languages:
        heading += f"\n-# {translate(text('server-settings-languages', channels=shorten(', '.join(languages), 900)))}"
    parts = (
        _server_parts(settings, locale, translate)
        if section is Section.SERVER
        else _match_parts(settings, translate)
    )
    further = rows(_further_buttons(GUILD_PLACEMENT, translate))
    return MessageView(container(texts(heading), [menus.sections(section, translate)], parts, further))


def _server_parts(settings: GuildSettings, locale: str, translate: Translator) -> Iterator[Part]:
    yield from menus.languages(Setting.PUBLIC, locale, translate)
    yield from menus.channels(
        Setting.CHANNELS, settings.channels, translate, SELECT_OPTIONS, menus.MATCH_CHANNELS
    )
    yield from menus.role(Setting.OPENERS, settings.opener_role, translate)
    yield from menus.role(Setting.HOSTS, settings.host_role, translate)
    board = [] if settings.board is None else [settings.board]
    yield from menus.channels(Setting.BOARD, board, translate, 1, menus.MESSAGE_CHANNELS)
    forum = [] if settings.forum is None else [settings.forum]
    yield from menus.channels(Setting.FORUM, forum, translate, 1, [menus.FORUM_CHANNEL])


def _match_parts(settings: GuildSettings, translate: Translator) -> Iterator[Part]:
    named = [(time_control, time_control_label(time_control, translate)) for time_control in TIME_CONTROLS]
    allowed = [each for each in named if each[0] in (settings.time_controls or TIME_CONTROLS)]
    yield from menus.menu(Setting.TIME_CONTROL, allowed, [settings.time_control], translate)
    yield from menus.menu(
        Setting.TIME_CONTROLS, named, settings.time_controls, translate, max_values=len(named)
    )
    yield from _numbers(Setting.VACATION, VACATIONS, settings.vacation_days, translate)
    yield from _numbers(Setting.IDLE, IDLE, settings.idle_days, translate)
    yield from _numbers(Setting.RUNNING, RUNNING, settings.most_running, translate)
    yield from _numbers(Setting.MORE, MORE, settings.more_per_finished, translate)


def _numbers(setting: Setting, offered: tuple[int, ...], chosen: int, translate: Translator) -> list[Part]:
    options: list[LabelledValue] = [
        (str(count), translate(text(f"setting-{setting}-count", count=count))) for count in offered
    ]
    return menus.menu(setting, options, [str(chosen)], translate)
