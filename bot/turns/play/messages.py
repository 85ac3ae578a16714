"""A player's private panel: their part of the table, the question and the options. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from discord import ui
from msgspec import Struct
from msgspec.structs import replace

from bot.core.ids import custom_id
from bot.core.interactions.origins import with_origin
from bot.core.words.emojis import label_icon
from bot.core.words.i18n import Translator
from bot.core.words.layout import (
    MessageView,
    Style,
    Upload,
    View,
    button,
    container,
    gallery,
    link_button,
    paragraphs,
    rows,
    texts,
    with_icons,
)
from bot.core.words.limits import MESSAGE_TEXT, fit_lines, length
from bot.core.words.names import clean_name
from bot.matches.match.buttons import added_buttons
from bot.matches.match.options import Control, OptionClicks, option_line, option_rows, selectable_options
from bot.matches.match.titles import match_url, plain_title, subtext
from bot.turns.plan import PlanClick, plan_text
from engine.core.model import Label
from engine.core.text import LocalizedText, seat_values, text
from host.messages.view import OwnMatch
from host.turns.plan.plans import ActivePlan
from host.turns.play.panels import Offer, Panel

TURN_ORIGIN = "t"
"""The letter of a player's panel in the origins of custom ids."""
WITH_HINTS = "panel-with-hints"
"""The placement of buttons that features add to the panel if a robot can give a hint."""
REVIEWABLE = "panel-reviewable"
"""The placement of buttons that features add to the panel if a robot may judge the user's last turn."""
CHOOSING, WAITING, ENDED = "panel-choosing", "panel-waiting", "panel-ended"
WAITING_UNDOABLE = "panel-waiting-undoable"
"""Placements of buttons that features add to the panel.

The first is used on the user's turn, the second on another player's turn, and the third after the match. The
fourth is added to the second if the user has a turn to take back.
"""


class PlayClick(StrEnum):
    """The names of clicks in custom ids.

    OPTION, REVEAL and END have an option number. PAGE has a page number. Options of a MENU_END menu can end
    the turn. NUMBER opens the modal for a number, and ENTERED is its submission.
    """

    TURN = "turn"
    PAGE = "page"
    OPTION = "option"
    MENU = "menu"
    MENU_END = "menuend"
    REVEAL = "reveal"
    END = "end"
    UNDO = "undo"
    OVER = "over"
    NUMBER = "number"
    ENTERED = "entered"
    CONFIRM = "confirm"


CLICKS = OptionClicks(
    PlayClick.OPTION,
    PlayClick.MENU,
    PlayClick.PAGE,
    PlayClick.END,
    menu_end=PlayClick.MENU_END,
    number=PlayClick.NUMBER,
    is_multiple=True,
)


class PanelExtras(Struct, frozen=True):
    """Additional parts of a panel, such as a page of options, a notice, or an option to confirm."""

    page: int = 0
    notice: str = ""
    reveal: Offer | None = None
    is_only_option: bool = False
    """Whether the option to confirm is the only option."""
    next: OwnMatch | None = None
    """The next match in which the user has to move, if any."""
    guild_id: int = 0
    """The current guild; 0 in a direct message."""


NO_EXTRAS = PanelExtras()


def panel_message(
    panel: Panel,
    translate: Translator,
    picture: Upload | None,
    extras: PanelExtras = NO_EXTRAS,
    lines: Sequence[LocalizedText] = (),
) -> MessageView:
    """Build a player's panel message; if the user prefers text, `lines` describe the table."""
    names, extras = [clean_name(name) for name in panel.names], _with_forced_reveal(panel, extras)
    text_displays = texts(
        extras.notice,
        f"### {translate(panel.heading, names)}",
        plan_text(panel.plan, translate, names),
        max_length=2000,
    )
    pictured = [gallery(picture)] if picture else []
    uncovered = "\n".join(translate(line, names) for line in panel.revealed)
    below = texts(
        uncovered,
        _choices_so_far(panel, translate, names),
        _question(panel, translate, names, extras),
        _review_note(panel, translate),
        max_length=2500,
    )
    icons = {
        _chosen_line(label, translate, names): label_icon(label, panel.match.game) for label in panel.chosen
    }
    pictures = (picture,) if picture else ()
    room = MESSAGE_TEXT - sum(length(block.content) for block in (*text_displays, *below))
    table = texts(_table_text(lines, translate, names, room))
    return MessageView(
        container(
            text_displays, pictured, table, with_icons(below, icons), _controls(panel, translate, extras)
        ),
        pictures,
    )


def _with_forced_reveal(panel: Panel, extras: PanelExtras) -> PanelExtras:
    """Ask for confirmation immediately if the only option reveals hidden information."""
    offers = selectable_options(panel)
    is_sole = len(offers) == 1 and panel.entry is None and _asks_first(offers[0]) and not panel.can_confirm
    return replace(extras, reveal=offers[0], is_only_option=True) if is_sole else extras


def _asks_first(offer: Offer) -> bool:
    return offer.reveals and not offer.can_confirm


def _table_text(
    lines: Sequence[LocalizedText], translate: Translator, names: Sequence[str], max_length: int
) -> str:
    """Describe the table with as many whole lines as fit the length limit."""
    if not lines:
        return ""
    rest = translate(text("panel-more-in-words"))
    sentences = [translate(line, names) for line in lines]
    shown = fit_lines(sentences, max_length - length(rest) - 1 - len(lines))
    return paragraphs(shown if len(shown) == len(sentences) else [*shown, rest])


def _choices_so_far(panel: Panel, translate: Translator, names: Sequence[str]) -> str:
    if not panel.chosen:
        return ""
    lines = (_chosen_line(label, translate, names) for label in panel.chosen)
    return "\n".join([translate(text("panel-chosen")), *lines])


def _chosen_line(label: Label, translate: Translator, names: Sequence[str]) -> str:
    return f"- {option_line(label, translate, names, 300)}"


def _question(panel: Panel, translate: Translator, names: Sequence[str], extras: PanelExtras) -> str:
    if extras.reveal is not None:
        option = option_line(extras.reveal.label, translate, names, 300)
        return translate(text("panel-reveals", option=option))
    asked = f"**{translate(question(panel), names)}**"
    may_end = panel.can_confirm and panel.prompt is not None
    return f"{asked}\n{translate(text('panel-may-confirm'))}" if may_end else asked


def _review_note(panel: Panel, translate: Translator) -> str:
    """Say when a robot judges the turn that the user has just confirmed, if it may not do so now."""
    is_later = panel.before is not None and panel.awaited and not panel.can_review
    return subtext(translate(text("panel-review-later"))) if is_later else ""


def question(panel: Panel) -> LocalizedText:
    """Return the panel's question to its player, or a text about whose turn it is."""
    if panel.prompt is not None:
        return panel.prompt
    if panel.can_confirm:
        return text("panel-complete")
    if not panel.awaited:
        return text("panel-over")
    if panel.has_answered:
        return text("panel-answered")
    return text("panel-waiting", **seat_values(panel.awaited))


def _controls(panel: Panel, translate: Translator, extras: PanelExtras) -> list[Control]:
    if not panel.is_your_turn:
        return rows(
            [*next_buttons(extras.next, extras.guild_id, translate), *_waiting_buttons(panel, translate)]
        )
    if extras.reveal is not None:
        back = _turn_buttons(panel, translate) if extras.is_only_option else [_back_button(panel, translate)]
        return rows([_reveal_button(panel, translate, extras.reveal), *back])
    return [*option_rows(panel, translate, extras.page, CLICKS), *rows(_turn_buttons(panel, translate))]


def _waiting_buttons(panel: Panel, translate: Translator) -> list[ui.Button[View]]:
    if not panel.awaited:
        return _added_buttons(ENDED, panel, translate)
    places = (WAITING, WAITING_UNDOABLE) if panel.can_take_back else (WAITING,)
    ways = [*_review_buttons(panel, translate), *_added_buttons(places, panel, translate)]
    if isinstance(panel.plan, ActivePlan):
        ways.append(button(translate(text("button-unplan")), custom_id(panel.match.id, PlanClick.UNPLAN)))
    return ways


def _reveal_button(panel: Panel, translate: Translator, offer: Offer) -> ui.Button[View]:
    yes = custom_id(panel.match.id, PlayClick.REVEAL, revision=panel.revision, number=offer.index)
    return button(translate(text("button-reveal")), yes, Style.danger)


def _back_button(panel: Panel, translate: Translator) -> ui.Button[View]:
    no = custom_id(panel.match.id, PlayClick.PAGE, revision=panel.revision, number=0)
    return button(translate(text("button-back")), no)


def _turn_buttons(panel: Panel, translate: Translator) -> list[ui.Button[View]]:
    """Create the end and undo buttons and the buttons that features add; omit unavailable ones."""
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
    if panel.can_hint:
        own += _added_buttons(WITH_HINTS, panel, translate)
    own += _added_buttons(CHOOSING, panel, translate, panel.revision)
    return [*own, *_review_buttons(panel, translate)]


def _review_buttons(panel: Panel, translate: Translator) -> list[ui.Button[View]]:
    return _added_buttons(REVIEWABLE, panel, translate) if panel.can_review else []


def _added_buttons(
    placement: str | tuple[str, ...], panel: Panel, translate: Translator, revision: int = 0
) -> list[ui.Button[View]]:
    """Create the buttons that features add, from which *Back* leads to the panel."""
    added = added_buttons(placement, panel.match.id, translate, revision)
    for one in added:
        one.custom_id = with_origin(str(one.custom_id), f"{TURN_ORIGIN}{panel.match.id}")
    return added


def next_buttons(found: OwnMatch | None, guild_id: int, translate: Translator) -> list[ui.Button[View]]:
    """Create the button for the next match: it opens that match's panel, or links to another guild."""
    if found is None:
        return []
    label = translate(text("button-next-match", match=plain_title(found.match, translate)))
    if guild_id in (0, found.match.guild_id):
        return [button(label, custom_id(found.match.id, PlayClick.TURN), Style.primary)]
    return [link_button(label, match_url(found.match))]
