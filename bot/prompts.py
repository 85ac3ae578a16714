"""A seat's panel as a private message: its side of the table, the question, the options as menus and buttons. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

import discord
from discord import ui
from msgspec import Struct

from bot.i18n import Words
from bot.ids import What, custom_id
from bot.layout import Post, Sheet, Style, Upload, button, card, gallery, rows, texts
from bot.limits import (
    BUTTON_LABEL,
    COMPONENTS,
    MESSAGE_TEXT,
    OPTION_TEXT,
    PLACEHOLDER,
    SELECT_OPTIONS,
    as_many,
    length,
    shorten,
)
from bot.names import clean_name, plain_name
from bot.readings import paragraphs
from engine.core.model import Label
from engine.core.text import Text, Who, text
from host.panels import Offer, Panel

MOST_LOOSE = 10
"""More options without a group than this go into a menu, where they can still be read."""
FRAME = 15
"""Components a panel may need besides its options: container, texts, picture, rows to leaf and to end."""

Control = ui.ActionRow[Sheet]


class Ask(Struct, frozen=True):
    """What is to be shown beside the panel: a page of options, a notice, an option to be sure about."""

    page: int = 0
    notice: str = ""
    reveal: Offer | None = None


PLAIN = Ask()


def panel_post(
    panel: Panel, words: Words, picture: Upload | None, ask: Ask = PLAIN, lines: Sequence[Text] = ()
) -> Post:
    """Build the private message of a seat; `lines` tell the table to those who want no picture."""
    names = [clean_name(name) for name in panel.names]
    said = texts(ask.notice, f"### {words(panel.heading, names)}")
    pictured = [gallery(picture)] if picture else []
    uncovered = "\n".join(words(line, names) for line in panel.uncovered)
    below = texts(uncovered, _chosen(panel, words, names), _question(panel, words, names, ask), most=2500)
    pictures = (picture,) if picture else ()
    room = MESSAGE_TEXT - sum(length(block.content) for block in (*said, *below))
    table = texts(_in_words(lines, words, names, room))
    return Post(card(said, pictured, table, below, _controls(panel, words, ask)), pictures)


def _in_words(lines: Sequence[Text], words: Words, names: Sequence[str], most: int) -> str:
    """Tell the table in as many whole lines as there is room for."""
    if not lines:
        return ""
    rest = words(text("panel-more-in-words"))
    told = [words(line, names) for line in lines]
    shown = as_many(told, most - length(rest) - 1 - len(lines))
    return paragraphs(shown if len(shown) == len(told) else [*shown, rest])


def option_line(label: Label, words: Words, names: Sequence[str], most: int) -> str:
    """Word an option with its cost on one line: `Bow: 1 taler`."""
    line = words(label.text, names)
    if label.detail is not None:
        line = words(text("panel-option", option=line, detail=words(label.detail, names)))
    return shorten(line, most)


def _chosen(panel: Panel, words: Words, names: Sequence[str]) -> str:
    if not panel.chosen:
        return ""
    lines = (f"- {option_line(label, words, names, 300)}" for label in panel.chosen)
    return "\n".join([words(text("panel-chosen")), *lines])


def _question(panel: Panel, words: Words, names: Sequence[str], ask: Ask) -> str:
    if ask.reveal is not None:
        option = option_line(ask.reveal.label, words, names, 300)
        return words(text("panel-reveals", option=option))
    asked = f"**{words(question(panel), names)}**"
    may_end = panel.can_confirm and panel.prompt is not None
    return f"{asked}\n{words(text('panel-may-confirm'))}" if may_end else asked


def question(panel: Panel) -> Text:
    """Return what the panel asks of its seat, or whom the table waits for."""
    if panel.prompt is not None:
        return panel.prompt
    if panel.can_confirm:
        return text("panel-complete")
    if panel.awaited_seat is None:
        return text("panel-over")
    return text("panel-waiting", who=Who(panel.awaited_seat))


def _controls(panel: Panel, words: Words, ask: Ask) -> list[Control]:
    if not panel.your_turn:
        return rows(_waiting(panel, words))
    if ask.reveal is not None:
        return rows(_sure(panel, words, ask.reveal))
    pages = list(_pages(_options(panel, words)))
    page = min(max(ask.page, 0), len(pages) - 1)
    leaf = rows(_leaves(panel, words, page, len(pages)))
    return [*pages[page], *leaf, *rows(_ending(panel, words))]


def _waiting(panel: Panel, words: Words) -> list[ui.Button[Sheet]]:
    board = button(words(text("button-board")), custom_id(panel.match.id, What.BOARD))
    if panel.awaited_seat is None:
        return [board]
    return [board, button(words(text("button-takeback")), custom_id(panel.match.id, What.TAKEBACK))]


def _sure(panel: Panel, words: Words, offer: Offer) -> list[ui.Button[Sheet]]:
    match, revision = panel.match.id, panel.revision
    yes = custom_id(match, What.REVEAL, revision=revision, number=offer.index)
    no = custom_id(match, What.PAGE, revision=revision, number=0)
    return [button(words(text("button-reveal")), yes, Style.danger), button(words(text("button-back")), no)]


def _leaves(panel: Panel, words: Words, page: int, pages: int) -> list[ui.Button[Sheet]]:
    if pages == 1:
        return []
    places = (("button-earlier", page - 1), ("button-later", page + 1))
    return [
        button(
            words(text(key)),
            custom_id(panel.match.id, What.PAGE, revision=panel.revision, number=place % pages),
            disabled=not 0 <= place < pages,
        )
        for key, place in places
        # With two pages both arrows would lead to the same one and so bear the same id.
        if pages > 2 or 0 <= place < pages
    ]


def _ending(panel: Panel, words: Words) -> list[ui.Button[Sheet]]:
    """Make the buttons that end or undo; what can't be done now is not there."""
    wanted = (
        (panel.can_confirm, What.CONFIRM, "button-confirm", Style.success),
        (panel.can_undo, What.UNDO, "button-undo", Style.secondary),
        (panel.can_undo, What.OVER, "button-over", Style.danger),
    )
    return [
        button(words(text(key)), custom_id(panel.match.id, what, revision=panel.revision), style)
        for can, what, key, style in wanted
        if can
    ]


def _options(panel: Panel, words: Words) -> Iterator[Control]:
    """Yield a menu for each group, rows of buttons for what stands alone."""
    names = [plain_name(name) for name in panel.names]
    menus = 0
    for group, members in groupby(_by_group(choosable(panel)), key=lambda offer: offer.label.group):
        offers = list(members)
        if group is None and len(offers) <= MOST_LOOSE:
            yield from rows([_option_button(panel, offer, words, names) for offer in offers])
            continue
        title = words(group or text("panel-choose"), names)
        for menu in _menus(panel, offers, title, words, names, first=menus):
            menus += 1
            yield ui.ActionRow(menu)


def choosable(panel: Panel) -> list[Offer]:
    """Return the options that are shown: to end the turn is what confirming does, and one button for it is enough."""
    return [offer for offer in panel.offers if not (offer.ends_turn and panel.can_confirm)]


def _by_group(offers: Sequence[Offer]) -> list[Offer]:
    """Bring the options of a group together, groups in order of their first option, loose ones last."""
    groups = list(dict.fromkeys(offer.label.group for offer in offers))
    return sorted(offers, key=lambda offer: (offer.label.group is None, groups.index(offer.label.group)))


def _option_button(panel: Panel, offer: Offer, words: Words, names: Sequence[str]) -> ui.Button[Sheet]:
    chosen = custom_id(panel.match.id, What.OPTION, revision=panel.revision, number=offer.index)
    return button(option_line(offer.label, words, names, BUTTON_LABEL), chosen, Style.primary)


def _menus(
    panel: Panel, offers: Sequence[Offer], title: str, words: Words, names: Sequence[str], *, first: int
) -> Iterator[ui.Select[Sheet]]:
    """Yield menus of at most 25 options; where there are several they are numbered."""
    count = -(-len(offers) // SELECT_OPTIONS)
    for part in range(count):
        shown = offers[part * SELECT_OPTIONS : (part + 1) * SELECT_OPTIONS]
        heading = words(text("panel-part", title=title, part=part + 1, parts=count)) if count > 1 else title
        yield ui.Select(
            custom_id=custom_id(panel.match.id, What.MENU, revision=panel.revision, number=first + part),
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
