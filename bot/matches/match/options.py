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
from bot.core.words.i18n import Translator
from bot.core.words.layout import Style, View, button, rows
from bot.core.words.limits import BUTTON_LABEL, COMPONENTS, OPTION_TEXT, PLACEHOLDER, SELECT_OPTIONS, shorten
from bot.core.words.names import plain_name
from engine.core.model import Label
from engine.core.text import text
from host.turns.learn import LessonPage
from host.turns.play.panels import Offer, Panel
from host.turns.sandbox.position import SandboxPanel

MAX_UNGROUPED = 10
"""Maximum number of ungrouped options shown as buttons. More options are easier to read in a menu."""
RESERVED_COMPONENTS = 18
"""Number of components reserved for the rest of a panel.

These are the container, texts, an image, and rows for paging and ending the turn.
"""

Control = ui.ActionRow[View]


class OptionClicks(Struct, frozen=True):
    """The click names for option buttons, option menus and page buttons.

    `end` is the click name for choosing an option and ending the turn at once; None if there is no such
    button. `goes_on` is the click name for choosing the same option without ending the turn; by default, it is
    `option`.
    """

    option: str
    menu: str
    page: str
    end: str | None = None
    goes_on: str | None = None


OptionPanel: TypeAlias = Panel | SandboxPanel | LessonPage
"""A panel that offers options."""
OPTIONS_OF_STEP = 100
"""A lesson's custom id contains the step multiplied by this factor, plus the number of the option."""


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
    """Yield a menu for each group, and rows of buttons for ungrouped options."""
    names = [plain_name(name) for name in panel.names]
    menus = 0
    for group, members in groupby(_by_group(selectable_options(panel)), key=lambda offer: offer.label.group):
        offers = list(members)
        if group is None and len(offers) <= MAX_UNGROUPED:
            yield from rows(
                [each for offer in offers for each in _option_buttons(panel, offer, translate, names, clicks)]
            )
            continue
        title = translate(group or text("panel-choose"), names)
        for menu in _menus(panel, offers, title, translate, names, clicks.menu, first=menus):
            menus += 1
            yield ui.ActionRow(menu)


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
    panel: OptionPanel, offer: Offer, translate: Translator, names: Sequence[str], clicks: OptionClicks
) -> Iterator[ui.Button[View]]:
    """Yield an option's buttons.

    If one click can choose the option and end the turn, the first button does so. If further actions are
    possible, a second button only chooses the option.
    """
    line = option_line(offer.label, translate, names, BUTTON_LABEL)
    if clicks.end is None or not offer.can_confirm:
        yield _option_button(panel, offer, line, clicks.option)
        return
    yield _option_button(
        panel, offer, shorten(ending_line(offer, translate, names), BUTTON_LABEL), clicks.end
    )
    if offer.has_further_actions:
        goes_on = translate(text("panel-option-goes-on", option=line))
        yield _option_button(panel, offer, shorten(goes_on, BUTTON_LABEL), clicks.goes_on or clicks.option)


def ending_line(offer: Offer, translate: Translator, names: Sequence[str]) -> str:
    """Format an option that also ends the turn as one line."""
    return translate(
        text("panel-option-ends", option=option_line(offer.label, translate, names, BUTTON_LABEL))
    )


def _option_button(panel: OptionPanel, offer: Offer, line: str, what: str) -> ui.Button[View]:
    """Create an option's button.

    The button is less prominent if the option is to pass or decline.
    """
    chosen = _custom_id(panel, what, offer.index)
    return button(line, chosen, Style.secondary if offer.is_passing else Style.primary)


def _menus(
    panel: OptionPanel,
    offers: Sequence[Offer],
    title: str,
    translate: Translator,
    names: Sequence[str],
    what: str,
    *,
    first: int,
) -> Iterator[ui.Select[View]]:
    """Yield menus with at most 25 options each; if there are several menus, number them."""
    count = -(-len(offers) // SELECT_OPTIONS)
    for part in range(count):
        shown = offers[part * SELECT_OPTIONS : (part + 1) * SELECT_OPTIONS]
        heading = (
            translate(text("panel-part", title=title, part=part + 1, parts=count)) if count > 1 else title
        )
        yield ui.Select(
            custom_id=_custom_id(panel, what, first + part),
            placeholder=shorten(heading, PLACEHOLDER),
            options=[_menu_option(offer, translate, names) for offer in shown],
        )


def _menu_option(offer: Offer, translate: Translator, names: Sequence[str]) -> discord.SelectOption:
    detail = offer.label.detail
    return discord.SelectOption(
        label=shorten(translate(offer.label.text, names), OPTION_TEXT),
        value=str(offer.index),
        description=None if detail is None else shorten(translate(detail, names), OPTION_TEXT),
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
