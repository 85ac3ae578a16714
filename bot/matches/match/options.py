"""Menus and buttons for options, divided into pages if there are many. Pure functions.

Callers pass the click names to use.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TypeAlias

import discord
from discord import ui
from msgspec import Struct

from bot.core.ids import custom_id
from bot.core.words.emojis import label_icon
from bot.core.words.i18n import Translator
from bot.core.words.layout import IconOption, Style, View, button, rows
from bot.core.words.limits import (
    BUTTON_LABEL,
    COMPONENTS,
    OPTION_TEXT,
    PLACEHOLDER,
    SELECT_OPTIONS,
    length,
    shorten,
)
from bot.core.words.names import plain_name
from engine.core.model import Label
from engine.core.text import LocalizedText, text
from host.turns.learn import LessonPage
from host.turns.play.panels import Offer, Panel
from host.turns.sandbox.position import SandboxPanel

MAX_BUTTONS = 12
"""Maximum number of options shown as buttons.

A button takes one click and a menu two, but more options are easier to read in a menu.
"""
MIN_DETAIL = 8
"""Minimum room for an option's detail; with less room, the detail is left out."""
RESERVED_COMPONENTS = 18
"""Number of components reserved for the rest of a panel.

These are the container, texts, an image, and rows for paging and ending the turn.
"""

Control = ui.ActionRow[View]


class OptionClicks(Struct, frozen=True):
    """The click names for option buttons, option menus and page buttons.

    `end` is the click name for choosing an option and ending the turn at once; None if there is no such
    button. `goes_on` is the click name for choosing the same option without ending the turn; by default, it is
    `option`. `menu_end` is the click name for menus whose options can end the turn.
    """

    option: str
    menu: str
    page: str
    end: str | None = None
    goes_on: str | None = None
    menu_end: str | None = None
    number: str | None = None
    """The click name for entering a number; None if numbers can't be entered."""
    is_multiple: bool = False
    """Whether a menu lets the user select several options that can be chosen one after the other."""


OptionPanel: TypeAlias = Panel | SandboxPanel | LessonPage
"""A panel that offers options."""
OPTIONS_OF_STEP = 100
"""Factor for the custom ids of a lesson, which contain step × factor + option number."""


def _custom_id(panel: OptionPanel, what: str, number: int) -> str:
    """Build the custom id for an option, menu or page.

    In lessons, the custom id contains the lesson and the step instead of a match.
    """
    if isinstance(panel, LessonPage):
        return custom_id(0, what, revision=panel.lesson, number=panel.step * OPTIONS_OF_STEP + number)
    return custom_id(panel.match.id, what, revision=panel.revision, number=number)


def option_rows(
    panel: OptionPanel, translate: Translator, wanted: int, clicks: OptionClicks
) -> list[Control]:
    """Return the rows for a page of options, with buttons to other pages.

    An invalid page number selects the nearest page.
    """
    pages = list(_pages(_options(panel, translate, clicks)))
    page = min(max(wanted, 0), len(pages) - 1)
    return [*pages[page], *rows(_paging_buttons(panel, translate, page, len(pages), clicks))]


def option_line(label: Label, translate: Translator, names: Sequence[str], max_length: int) -> str:
    """Format an option with its cost as one line, for example `Bow: 1 taler`."""
    line = translate(label.text, names)
    if label.detail is not None:
        line = translate(text("panel-option", option=line, detail=translate(label.detail, names)))
    return shorten(line, max_length)


def _paging_buttons(
    panel: OptionPanel, translate: Translator, page: int, pages: int, clicks: OptionClicks
) -> list[ui.Button[View]]:
    if pages == 1:
        return []
    places = (("button-earlier", page - 1), ("button-later", page + 1))
    return [
        button(
            translate(text(key)),
            _custom_id(panel, clicks.page, place % pages),
            disabled=not 0 <= place < pages,
        )
        for key, place in places
        # With two pages, the buttons for the previous and the next page would have the same custom id.
        if pages > 2 or 0 <= place < pages
    ]


def _options(panel: OptionPanel, translate: Translator, clicks: OptionClicks) -> Iterator[Control]:
    """Yield menus for large groups, then buttons for other options, then a menu for continuing the turn."""
    names = [plain_name(name) for name in panel.names]
    groups = [
        (group, list(members))
        for group, members in groupby(
            _by_group(selectable_options(panel)), key=lambda offer: offer.label.group
        )
    ]
    in_buttons = _groups_in_buttons(groups)
    loose = [offer for group, members in groups if group in in_buttons for offer in members]
    goes_on = [offer for offer in loose if offer.can_confirm and offer.has_further_actions]
    menus = _Menus(panel, translate, names, clicks)
    for group, members in groups:
        if group not in in_buttons:
            goes_on += [offer for offer in members if offer.can_confirm and offer.has_further_actions]
            yield from menus.for_group(group or text("panel-choose"), members)
    has_menu = clicks.menu_end is not None and len(goes_on) > 1
    yield from rows(
        [
            each
            for offer in loose
            for each in _option_buttons(panel, offer, translate, names, clicks, goes_on=not has_menu)
        ]
        + _number_buttons(panel, translate, clicks)
    )
    if has_menu:
        yield from menus.to_continue(goes_on)


def _groups_in_buttons(
    groups: Sequence[tuple[LocalizedText | None, list[Offer]]],
) -> set[LocalizedText | None]:
    """Return the groups shown as buttons: ungrouped options, then small groups while there is room."""
    found, total = set[LocalizedText | None](), 0
    for group, members in sorted(groups, key=lambda each: each[0] is not None):
        is_rare = members[0].label.is_rare
        if not is_rare and len(members) <= MAX_BUTTONS - total:
            found.add(group)
            total += len(members)
    return found


def selectable_options(panel: OptionPanel) -> list[Offer]:
    """Return the options to show, except the option to end the turn.

    The confirm button already ends the turn.
    """
    return [offer for offer in panel.offers if not _is_confirmed(panel, offer)]


def _is_confirmed(panel: OptionPanel, offer: Offer) -> bool:
    return offer.ends_turn and panel.can_confirm


def _by_group(offers: Sequence[Offer]) -> list[Offer]:
    """Sort options by group, in the order of their first options; ungrouped options come last."""
    groups = list(dict.fromkeys(offer.label.group for offer in offers))
    return sorted(offers, key=lambda offer: (offer.label.group is None, groups.index(offer.label.group)))


def _option_buttons(
    panel: OptionPanel,
    offer: Offer,
    translate: Translator,
    names: Sequence[str],
    clicks: OptionClicks,
    *,
    goes_on: bool,
) -> Iterator[ui.Button[View]]:
    """Yield an option's buttons.

    If one click can choose the option and end the turn, the first button does so. If further actions are
    possible and `goes_on` is set, a second button only chooses the option.
    """
    line = option_line(offer.label, translate, names, BUTTON_LABEL)
    if clicks.end is None or not offer.can_confirm:
        yield _option_button(panel, offer, line, clicks.option)
        return
    yield _option_button(panel, offer, ending_line(offer, translate, names, BUTTON_LABEL), clicks.end)
    if offer.has_further_actions and goes_on:
        continuing = translate(text("panel-option-goes-on", option=line))
        yield _option_button(panel, offer, shorten(continuing, BUTTON_LABEL), clicks.goes_on or clicks.option)


def ending_line(offer: Offer, translate: Translator, names: Sequence[str], max_length: int) -> str:
    """Format an option that also ends the turn as one line; shorten only the option."""
    key = "panel-option-reveals-ends" if offer.reveals else "panel-option-ends"
    ending = translate(text(key, option=""))
    option = shorten(translate(offer.label.text, names), max_length - length(ending))
    line = translate(text(key, option=option))
    if offer.label.detail is None or length(line) + MIN_DETAIL > max_length:
        return line
    detail = translate(offer.label.detail, names)
    return shorten(translate(text("panel-option", option=line, detail=detail)), max_length)


def _number_buttons(panel: OptionPanel, translate: Translator, clicks: OptionClicks) -> list[ui.Button[View]]:
    """Return the button that opens the modal for a number, if any."""
    if clicks.number is None or isinstance(panel, LessonPage) or panel.entry is None:
        return []
    return [button(translate(text("button-number")), _custom_id(panel, clicks.number, 0))]


def _option_button(panel: OptionPanel, offer: Offer, line: str, what: str) -> ui.Button[View]:
    """Create an option's button.

    The button is less prominent if the option is to pass or decline.
    """
    chosen = _custom_id(panel, what, offer.index)
    style = Style.secondary if offer.is_passing else Style.primary
    return button(line, chosen, style, icon=label_icon(offer.label, _game_of(panel)))


def _game_of(panel: OptionPanel) -> str:
    return panel.game if isinstance(panel, LessonPage) else panel.match.game


class _Menus:
    """Creates the menus of a panel, each with its own number."""

    def __init__(
        self, panel: OptionPanel, translate: Translator, names: Sequence[str], clicks: OptionClicks
    ) -> None:
        self._panel, self._translate, self._names, self._clicks = panel, translate, names, clicks
        self._count = 0

    def for_group(self, title: LocalizedText, offers: Sequence[Offer]) -> Iterator[Control]:
        """Yield a group's menus; an option that can end the turn does so, and says so."""
        clicks, is_multiple = self._clicks, self._clicks.is_multiple and offers[0].is_combinable
        ends = not is_multiple and clicks.menu_end is not None and any(offer.can_confirm for offer in offers)
        what = clicks.menu_end if ends and clicks.menu_end else clicks.menu
        yield from self._menus(title, offers, what, ends=ends, is_multiple=is_multiple)

    def to_continue(self, offers: Sequence[Offer]) -> Iterator[Control]:
        """Yield a menu that chooses an option without ending the turn."""
        yield from self._menus(text("panel-choose-goes-on"), offers, self._clicks.menu)

    def _menus(
        self,
        title: LocalizedText,
        offers: Sequence[Offer],
        what: str,
        *,
        ends: bool = False,
        is_multiple: bool = False,
    ) -> Iterator[Control]:
        """Yield menus with at most 25 options each; if there are several menus, number them."""
        heading, count = self._translate(title, self._names), -(-len(offers) // SELECT_OPTIONS)
        for part in range(count):
            shown = offers[part * SELECT_OPTIONS : (part + 1) * SELECT_OPTIONS]
            numbered = text("panel-part", title=heading, part=part + 1, parts=count)
            menu: ui.Select[View] = ui.Select(
                custom_id=_custom_id(self._panel, what, self._count),
                placeholder=shorten(self._translate(numbered) if count > 1 else heading, PLACEHOLDER),
                options=[self._option(offer, ends=ends) for offer in shown],
                max_values=len(shown) if is_multiple else 1,
            )
            self._count += 1
            yield ui.ActionRow(menu)

    def _option(self, offer: Offer, *, ends: bool) -> discord.SelectOption:
        detail, names = offer.label.detail, self._names
        line = "" if detail is None else self._translate(detail, names)
        if ends and offer.can_confirm:
            key = "panel-detail-reveals-ends" if offer.reveals else "panel-detail-ends"
            ending = self._translate(text(key))
            line = f"{line} · {ending}" if line else ending
        return IconOption(
            icon=label_icon(offer.label, _game_of(self._panel)),
            label=shorten(self._translate(offer.label.text, names), OPTION_TEXT),
            value=str(offer.index),
            description=shorten(line, OPTION_TEXT) if line else None,
        )


def _pages(controls: Iterator[Control]) -> Iterator[list[Control]]:
    """Group rows into pages that leave room for the message's other components.

    There is always at least one page.
    """
    page: list[Control] = []
    size = 0
    for row in controls:
        weight = 1 + len(row.children)
        if page and size + weight > COMPONENTS - RESERVED_COMPONENTS:
            yield page
            page, size = [], 0
        page.append(row)
        size += weight
    yield page
