"""The panel of what is set for a server, as a private message to those who manage it. Pure."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.core.words.i18n import Words
from bot.core.words.layout import Post, card, texts
from bot.core.words.limits import SELECT_OPTIONS
from bot.core.words.time_controls import TIME_CONTROLS, time_control_choice
from bot.matches.settings import menus
from bot.matches.settings.ids import Setting
from bot.matches.settings.menus import Named, Part
from engine.core.text import text
from host.matches.settings.settings import ServerSettings

VACATIONS = (0, 10, 20, 30, 45, 60)
IDLE = (14, 30, 60, 90, 180, 0)
RUNNING = (0, 1, 2, 3, 5, 10)
MORE = (0, 1, 2, 3)


def server_settings_post(set_: ServerSettings, locale: str, there: Collection[int], words: Words) -> Post:
    """Show what is set for a server and let it be changed.

    `locale` is the language chosen for it, if any; `there` are the channels and roles that still exist.
    """
    heading = f"## {words(text('server-settings-heading'))}\n{words(text('server-settings-intro'))}"
    return Post(card(texts(heading), _parts(set_, locale, there, words)))


def _parts(set_: ServerSettings, locale: str, there: Collection[int], words: Words) -> Iterator[Part]:
    yield from menus.languages(Setting.PUBLIC, locale, words)
    channels = [channel for channel in set_.channels if channel in there]
    yield from menus.channels(Setting.CHANNELS, channels, words, most=SELECT_OPTIONS)
    yield from menus.role(Setting.OPENERS, _if_there(set_.opener_role, there), words)
    yield from menus.role(Setting.HOSTS, _if_there(set_.host_role, there), words)
    named = [(time_control, time_control_choice(time_control, words)) for time_control in TIME_CONTROLS]
    allowed = [each for each in named if each[0] in (set_.time_controls or TIME_CONTROLS)]
    yield from menus.menu(Setting.TIME_CONTROL, allowed, [set_.time_control], words)
    yield from menus.menu(Setting.TIME_CONTROLS, named, set_.time_controls, words, most=len(named))
    yield from _numbers(Setting.VACATION, VACATIONS, set_.vacation_days, words)
    yield from _numbers(Setting.IDLE, IDLE, set_.idle_days, words)
    yield from _numbers(Setting.RUNNING, RUNNING, set_.most_running, words)
    yield from _numbers(Setting.MORE, MORE, set_.more_per_finished, words)
    board = [] if set_.board is None or set_.board not in there else [set_.board]
    yield from menus.channels(Setting.BOARD, board, words, most=1)


def _numbers(setting: Setting, offered: tuple[int, ...], chosen: int, words: Words) -> list[Part]:
    options: list[Named] = [
        (str(count), words(text(f"setting-{setting}-count", count=count))) for count in offered
    ]
    return menus.menu(setting, options, [str(chosen)], words)


def _if_there(role: int | None, there: Collection[int]) -> int | None:
    return role if role in there else None
