"""Confirmation prompts, and the button that dismisses them."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from discord import ui

from bot.core.features import Feature
from bot.core.ids import Click, plain_id
from bot.core.services import AppInteraction
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, View, button, container, rows, text_message, texts
from engine.core.text import LocalizedText


class DismissalClick(StrEnum):
    """Click names used in custom ids."""

    KEEP = "q:keep"


def question_message(
    lines: Iterable[str], yes: tuple[str, str], keep: str, translate: Translator
) -> MessageView:
    """Ask for confirmation with a red button and, beside it, a button that changes nothing.

    `yes` contains the label's translation key and the custom id of the red button. `keep` is the translation
    key of the other label.
    """
    label, confirmed = yes
    sure: ui.Button[View] = button(translate(LocalizedText(label)), confirmed, Style.danger)
    no: ui.Button[View] = button(translate(LocalizedText(keep)), plain_id(DismissalClick.KEEP))
    return MessageView(container(texts(*lines), rows([sure, no])))


async def dismiss(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Replace a confirmation prompt with the message that nothing has changed."""
    return text_message(translate(LocalizedText("done-nothing")))


FEATURE = Feature(clicks={DismissalClick.KEEP: dismiss})
