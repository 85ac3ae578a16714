"""A player's panel as a private message: their side of the table, the question and the options. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from discord import ui
from msgspec import Struct
from msgspec.structs import replace

from bot.core.ids import custom_id
from bot.core.words.i18n import Translator
from bot.core.words.layout import (
    MessageView,
    Style,
    Upload,
    View,
    button,
    card,
    gallery,
    link_button,
    paragraphs,
    rows,
    texts,
)
from bot.core.words.limits import MESSAGE_TEXT, as_many, length
from bot.core.words.names import clean_name
from bot.matches.match.buttons import added_buttons
from bot.matches.match.options import Clicks, Control, choosable, option_line, option_rows
from bot.matches.match.titles import link, plain_title
from bot.turns.plan import PlanClick, plan_text
from engine.core.text import LocalizedText, text, whose
from host.messages.view import OwnMatch
from host.turns.plan.plans import Active
from host.turns.play.panels import Offer, Panel

CHOOSING, WAITING, ENDED = "panel-choosing", "panel-waiting", "panel-ended"
"""Placements of feature buttons on the panel: on the user's turn, on another turn, and after the match."""


class PlayClick(StrEnum):
    """Names in custom ids; OPTION, REVEAL and END take an option number, PAGE a page number."""

    TURN = "turn"
    PAGE = "page"
    OPTION = "option"
    MENU = "menu"
    REVEAL = "reveal"
    END = "end"
    UNDO = "undo"
    OVER = "over"
    CONFIRM = "confirm"


CLICKS = Clicks(PlayClick.OPTION, PlayClick.MENU, PlayClick.PAGE, PlayClick.END)


class Ask(Struct, frozen=True):
    """Additional parts of a panel: a page of options, a notice, or an option to confirm."""

    page: int = 0
    notice: str = ""
    reveal: Offer | None = None
    is_sole: bool = False
    """Whether it is the only option."""
    next: OwnMatch | None = None
    """The next match that waits for the user."""
    guild_id: int = 0
    """The current guild; 0 in a direct message."""


PLAIN = Ask()


def panel_post(
    panel: Panel,
    translate: Translator,
    picture: Upload | None,
    ask: Ask = PLAIN,
    lines: Sequence[LocalizedText] = (),
) -> MessageView:
    """Build the private message of a seat; `lines` describe the table for users who want no image."""
    names, ask = [clean_name(name) for name in panel.names], _with_sole_reveal(panel, ask)
    said = texts(
        ask.notice,
        f"### {translate(panel.heading, names)}",
        plan_text(panel.plan, translate, names),
        most=2000,
    )
    pictured = [gallery(picture)] if picture else []
    uncovered = "\n".join(translate(line, names) for line in panel.uncovered)
    below = texts(
        uncovered,
        _choices_so_far(panel, translate, names),
        _question(panel, translate, names, ask),
        most=2500,
    )
    pictures = (picture,) if picture else ()
    room = MESSAGE_TEXT - sum(length(block.content) for block in (*said, *below))
    table = texts(_in_words(lines, translate, names, room))
    return MessageView(card(said, pictured, table, below, _controls(panel, translate, ask)), pictures)


def _with_sole_reveal(panel: Panel, ask: Ask) -> Ask:
    """Ask for confirmation immediately if the only option reveals hidden information."""
    offers = choosable(panel)
    is_sole = len(offers) == 1 and offers[0].reveals and not panel.can_confirm
    return replace(ask, reveal=offers[0], is_sole=True) if is_sole else ask


def _in_words(lines: Sequence[LocalizedText], translate: Translator, names: Sequence[str], most: int) -> str:
    """Describe the table in whole lines, up to the space limit."""
    if not lines:
        return ""
    rest = translate(text("panel-more-in-words"))
    told = [translate(line, names) for line in lines]
    shown = as_many(told, most - length(rest) - 1 - len(lines))
    return paragraphs(shown if len(shown) == len(told) else [*shown, rest])


def _choices_so_far(panel: Panel, translate: Translator, names: Sequence[str]) -> str:
    if not panel.chosen:
        return ""
    lines = (f"- {option_line(label, translate, names, 300)}" for label in panel.chosen)
    return "\n".join([translate(text("panel-chosen")), *lines])


def _question(panel: Panel, translate: Translator, names: Sequence[str], ask: Ask) -> str:
    if ask.reveal is not None:
        option = option_line(ask.reveal.label, translate, names, 300)
        return translate(text("panel-reveals", option=option))
    asked = f"**{translate(question(panel), names)}**"
    may_end = panel.can_confirm and panel.prompt is not None
    return f"{asked}\n{translate(text('panel-may-confirm'))}" if may_end else asked


def question(panel: Panel) -> LocalizedText:
    """Return the panel's question to its player, or the players to wait for."""
    if panel.prompt is not None:
        return panel.prompt
    if panel.can_confirm:
        return text("panel-complete")
    if not panel.awaited:
        return text("panel-over")
    return text("panel-waiting", **whose(panel.awaited))


def _controls(panel: Panel, translate: Translator, ask: Ask) -> list[Control]:
    if not panel.your_turn:
        return rows([*next_buttons(ask.next, ask.guild_id, translate), *_waiting_buttons(panel, translate)])
    if ask.reveal is not None:
        back = _turn_buttons(panel, translate) if ask.is_sole else [_back_button(panel, translate)]
        return rows([_reveal_button(panel, translate, ask.reveal), *back])
    return [*option_rows(panel, translate, ask.page, CLICKS), *rows(_turn_buttons(panel, translate))]


def _waiting_buttons(panel: Panel, translate: Translator) -> list[ui.Button[View]]:
    if not panel.awaited:
        return added_buttons(ENDED, panel.match.id, translate)
    ways = added_buttons(WAITING, panel.match.id, translate)
    if isinstance(panel.plan, Active):
        ways.append(button(translate(text("button-unplan")), custom_id(panel.match.id, PlanClick.UNPLAN)))
    return ways


def _reveal_button(panel: Panel, translate: Translator, offer: Offer) -> ui.Button[View]:
    yes = custom_id(panel.match.id, PlayClick.REVEAL, revision=panel.revision, number=offer.index)
    return button(translate(text("button-reveal")), yes, Style.danger)


def _back_button(panel: Panel, translate: Translator) -> ui.Button[View]:
    no = custom_id(panel.match.id, PlayClick.PAGE, revision=panel.revision, number=0)
    return button(translate(text("button-back")), no)


def _turn_buttons(panel: Panel, translate: Translator) -> list[ui.Button[View]]:
    """Create the end and undo buttons and those of other features; unavailable ones are omitted."""
    wanted = (
        (panel.can_confirm, PlayClick.CONFIRM, "button-confirm", Style.success),
        (panel.can_undo, PlayClick.UNDO, "button-undo", Style.secondary),
        (panel.can_undo, PlayClick.OVER, "button-over", Style.secondary),
    )
    own = [
        button(translate(text(key)), custom_id(panel.match.id, name, revision=panel.revision), style)
        for can, name, key, style in wanted
        if can
    ]
    return [*own, *added_buttons(CHOOSING, panel.match.id, translate, panel.revision)]


def next_buttons(found: OwnMatch | None, guild_id: int, translate: Translator) -> list[ui.Button[View]]:
    """Create the button to the next waiting match: its panel here, or a link to another guild."""
    if found is None:
        return []
    label = translate(text("button-next-match", match=plain_title(found.match, translate)))
    if guild_id in (0, found.match.guild_id):
        return [button(label, custom_id(found.match.id, PlayClick.TURN), Style.primary)]
    return [link_button(label, link(found.match))]
