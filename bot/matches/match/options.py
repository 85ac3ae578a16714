"""Options as menus and buttons, page by page where there are many; what a click on them asks for is given. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TypeAlias

import discord
from discord import ui
from msgspec import Struct

from bot.core.ids import custom_id
from bot.core.words.i18n import Words
from bot.core.words.layout import Sheet, Style, button, rows
from bot.core.words.limits import BUTTON_LABEL, COMPONENTS, OPTION_TEXT, PLACEHOLDER, SELECT_OPTIONS, shorten
from bot.core.words.names import plain_name
from engine.core.model import Label
from engine.core.text import text
from host.turns.learn import Page
from host.turns.play.panels import Offer, Panel
from host.turns.sandbox.position import SandboxPanel

MAX_LOOSE = 10
"""More options without a group than this go into a menu, where they can still be read."""
FRAME = 18
"""Components a panel may need besides its options: container, texts, picture, rows to leaf and to end."""

Control = ui.ActionRow[Sheet]


class Clicks(Struct, frozen=True):
    """What is asked for by an option as a button, by a menu of options, by leafing through them.

    `ends` is asked for by an option that ends the turn at one go; where it is None none does.
    """

    option: str
    menu: str
    page: str
    ends: str | None = None


Offering: TypeAlias = Panel | SandboxPanel | Page
"""What offers options."""
OPTIONS_OF_STEP = 100
"""In a lesson the number of a click is that of its step, and of an option within so many."""


def _id_of(panel: Offering, what: str, number: int) -> str:
    """Write the custom id of an option, a menu or a page; a lesson is about no match."""
    if isinstance(panel, Page):
        return custom_id(0, what, revision=panel.lesson, number=panel.step * OPTIONS_OF_STEP + number)
    return custom_id(panel.match.id, what, revision=panel.revision, number=number)


def option_rows(panel: Offering, words: Words, wanted: int, clicks: Clicks) -> list[Control]:
    """Return a page of options with the buttons that leaf; a page there is not stands for the nearest."""
    pages = list(_pages(_options(panel, words, clicks)))
    page = min(max(wanted, 0), len(pages) - 1)
    return [*pages[page], *rows(_leaves(panel, words, page, len(pages), clicks))]


def option_line(label: Label, words: Words, names: Sequence[str], most: int) -> str:
    """Word an option with its cost on one line: `Bow: 1 taler`."""
    line = words(label.text, names)
    if label.detail is not None:
        line = words(text("panel-option", option=line, detail=words(label.detail, names)))
    return shorten(line, most)


def _leaves(panel: Offering, words: Words, page: int, pages: int, clicks: Clicks) -> list[ui.Button[Sheet]]:
    if pages == 1:
        return []
    places = (("button-earlier", page - 1), ("button-later", page + 1))
    return [
        button(
            words(text(key)),
            _id_of(panel, clicks.page, place % pages),
            disabled=not 0 <= place < pages,
        )
        for key, place in places
        # With two pages both arrows would lead to the same one and so bear the same id.
        if pages > 2 or 0 <= place < pages
    ]


def _options(panel: Offering, words: Words, clicks: Clicks) -> Iterator[Control]:
    """Yield a menu for each group, rows of buttons for what stands alone."""
    names = [plain_name(name) for name in panel.names]
    menus = 0
    for group, members in groupby(_by_group(choosable(panel)), key=lambda offer: offer.label.group):
        offers = list(members)
        if group is None and len(offers) <= MAX_LOOSE:
            yield from rows(
                [each for offer in offers for each in _option_buttons(panel, offer, words, names, clicks)]
            )
            continue
        title = words(group or text("panel-choose"), names)
        for menu in _menus(panel, offers, title, words, names, clicks.menu, first=menus):
            menus += 1
            yield ui.ActionRow(menu)


def choosable(panel: Offering) -> list[Offer]:
    """Return the options that are shown: to end the turn is what confirming does, and one button for it is enough."""
    return [offer for offer in panel.offers if not _is_confirmed(panel, offer)]


def _is_confirmed(panel: Offering, offer: Offer) -> bool:
    return offer.ends_turn and not isinstance(panel, Page) and panel.can_confirm


def _by_group(offers: Sequence[Offer]) -> list[Offer]:
    """Bring the options of a group together, groups in order of their first option, loose ones last."""
    groups = list(dict.fromkeys(offer.label.group for offer in offers))
    return sorted(offers, key=lambda offer: (offer.label.group is None, groups.index(offer.label.group)))


def _option_buttons(
    panel: Offering, offer: Offer, words: Words, names: Sequence[str], clicks: Clicks
) -> Iterator[ui.Button[Sheet]]:
    """Yield the button of an option; one that ends the turn has another for whoever wants to go on after it."""
    line = option_line(offer.label, words, names, BUTTON_LABEL)
    if clicks.ends is None or not offer.confirms:
        yield _option_button(panel, offer, line, clicks.option)
        return
    yield _option_button(panel, offer, shorten(ending_line(offer, words, names), BUTTON_LABEL), clicks.ends)
    if offer.may_go_on:
        goes_on = words(text("panel-option-goes-on", option=line))
        yield _option_button(panel, offer, shorten(goes_on, BUTTON_LABEL), clicks.option)


def ending_line(offer: Offer, words: Words, names: Sequence[str]) -> str:
    """Word an option with which the turn is over."""
    return words(text("panel-option-ends", option=option_line(offer.label, words, names, BUTTON_LABEL)))


def _option_button(panel: Offering, offer: Offer, line: str, what: str) -> ui.Button[Sheet]:
    """Make the button of an option; what gives something up is not the one that catches the eye."""
    chosen = _id_of(panel, what, offer.index)
    return button(line, chosen, Style.secondary if offer.gives_up else Style.primary)


def _menus(
    panel: Offering,
    offers: Sequence[Offer],
    title: str,
    words: Words,
    names: Sequence[str],
    what: str,
    *,
    first: int,
) -> Iterator[ui.Select[Sheet]]:
    """Yield menus of at most 25 options; where there are several they are numbered."""
    count = -(-len(offers) // SELECT_OPTIONS)
    for part in range(count):
        shown = offers[part * SELECT_OPTIONS : (part + 1) * SELECT_OPTIONS]
        heading = words(text("panel-part", title=title, part=part + 1, parts=count)) if count > 1 else title
        yield ui.Select(
            custom_id=_id_of(panel, what, first + part),
            placeholder=shorten(heading, PLACEHOLDER),
            options=[_menu_option(offer, words, names) for offer in shown],
        )


def _menu_option(offer: Offer, words: Words, names: Sequence[str]) -> discord.SelectOption:
    detail = offer.label.detail
    return discord.SelectOption(
        label=shorten(words(offer.label.text, names), OPTION_TEXT),
        value=str(offer.index),
        description=None if detail is None else shorten(words(detail, names), OPTION_TEXT),
    )


def _pages(controls: Iterator[Control]) -> Iterator[list[Control]]:
    """Gather rows into pages that fit a message beside everything else; there is always one."""
    page: list[Control] = []
    size = 0
    for row in controls:
        weight = 1 + len(row.children)
        if page and size + weight > COMPONENTS - FRAME:
            yield page
            page, size = [], 0
        page.append(row)
        size += weight
    yield page
