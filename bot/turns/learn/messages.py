"""Private lesson messages: steps, replies to choices, the end, and the list of lessons. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum

import discord
from discord import ui

from bot.core.ids import custom_id, parse_custom_id
from bot.core.words.i18n import Translator
from bot.core.words.layout import (
    MessageView,
    Style,
    Upload,
    View,
    button,
    container,
    gallery,
    paragraphs,
    rows,
    text_message,
    texts,
)
from bot.core.words.limits import (
    MESSAGE_TEXT,
    OPTION_TEXT,
    PLACEHOLDER,
    SELECT_OPTIONS,
    fit_lines,
    length,
    shorten,
)
from bot.core.words.names import clean_name
from bot.matches.match.options import OPTIONS_OF_STEP, Control, OptionClicks, option_line, option_rows
from engine.core.files.lesson import RIGHT
from engine.core.model import Label
from engine.core.text import LocalizedText, SeatName, text
from host.turns.learn import LessonFinished, LessonPage, LessonProgress, LessonReply, LessonTurnEnd

MAX_LINE = 200
"""Maximum number of characters in a line that lists moves."""


class LearnClick(StrEnum):
    """Click names used in custom ids.

    The revision field of a custom id contains the lesson number, but not for MATCH and LIST. For TRY, ON, MENU
    and PAGE, the number field combines a step with an option, menu or page (see
    bot/matches/match/options.py), and so does CONFIRM. For GO, END and UNDO, it contains a step.
    """

    MATCH = "learn"
    LIST = "learnlist"
    OPEN = "learnopen"
    TRY = "learntry"
    ON = "learnon"
    MENU = "learnmenu"
    PAGE = "learnpage"
    GO = "learngo"
    CONFIRM = "learnconfirm"
    END = "learnend"
    UNDO = "learnundo"
    PLAY = "learnplay"


CLICKS = OptionClicks(
    LearnClick.TRY,
    LearnClick.MENU,
    LearnClick.PAGE,
    LearnClick.TRY,
    LearnClick.ON,
    menu_end=LearnClick.MENU,
)


def lesson_page_message(
    shown: LessonPage,
    translate: Translator,
    picture: Upload | None,
    *,
    page: int = 0,
    lines: Sequence[LocalizedText] = (),
) -> MessageView:
    """Build the message for a lesson step; `lines` describe the table if there is no image."""
    names = [clean_name(name) for name in shown.names]
    above = texts(_heading(shown, translate), _praise(shown, translate), _since(shown, translate, names))
    asked = "" if shown.prompt is None else f"**{translate(shown.prompt, names)}**"
    may_end = translate(LocalizedText("panel-may-confirm")) if shown.can_confirm else ""
    options = option_rows(shown, translate, page, CLICKS) if shown.offers else []
    press = _press(shown, options, translate, names)
    below = texts(translate(shown.text), f"{asked}\n{may_end}".strip(), press)
    room = MESSAGE_TEXT - sum(length(block.content) for block in (*above, *below)) - len(lines)
    table = texts(paragraphs(fit_lines((translate(line, names) for line in lines), room)) if lines else "")
    pictured = [gallery(picture)] if picture else table
    controls = [
        *options,
        *rows(list(_turn_buttons(shown, translate))),
        *rows(list(_step_buttons(shown, translate))),
    ]
    return MessageView(container(above, pictured, below, controls), (picture,) if picture else ())


def _press(shown: LessonPage, options: Sequence[Control], translate: Translator, names: Sequence[str]) -> str:
    """Name the button or the menu of the recommended choice."""
    if shown.right is None:
        return translate(text("learn-press", button=LocalizedText("button-learn-next")))
    if shown.can_confirm and shown.offers[shown.right].ends_turn:
        return translate(text("learn-press", button=LocalizedText("button-confirm")))
    found = _choice_of(shown, shown.right, options)
    if found is not None:
        return translate(found)
    label = _option(shown.offers[shown.right].label, translate, names)
    return translate(text("learn-press", button=label))


def _choice_of(shown: LessonPage, right: int, options: Sequence[Control]) -> LocalizedText | None:
    """Return the instruction to press a button or select an option, if the choice is on this page."""
    items = [item for row in options for item in row.children]
    for item in items:
        if isinstance(item, ui.Button) and item.custom_id and item.label:
            click = parse_custom_id(item.custom_id)
            is_option = click.name in {LearnClick.TRY, LearnClick.ON}
            if is_option and click.number == shown.step * OPTIONS_OF_STEP + right:
                return text("learn-press", button=item.label)
    for item in items:
        for option in item.options if isinstance(item, ui.Select) else ():
            if option.value == str(right) and isinstance(item, ui.Select):
                return text("learn-select", option=option.label, menu=item.placeholder or "")
    return None


def reply_message(shown: LessonReply, translate: Translator, picture: Upload | None) -> MessageView:
    """Build the reply to a choice other than the recommended one.

    The user can try again or continue the lesson.
    """
    page, names = shown.page, [clean_name(name) for name in shown.page.names]
    chosen = text("learn-chosen", option=_option(shown.chosen, translate, names))
    above = texts(
        _heading(page, translate),
        f"**{translate(chosen)}**\n{_attribute(page.text, shown.feedback, translate)}",
    )
    ways = [
        button(translate(LocalizedText("button-learn-again")), _page_step_id(page, page.step), Style.primary),
        button(translate(LocalizedText("button-learn-next")), _page_step_id(page, page.step + 1)),
    ]
    pictured = [gallery(picture)] if picture else []
    return MessageView(container(above, pictured, rows(ways)), (picture,) if picture else ())


def turn_end_message(shown: LessonTurnEnd, translate: Translator, picture: Upload | None) -> MessageView:
    """Ask the user to confirm a complete turn, as in a real match."""
    page, names = shown.page, [clean_name(name) for name in shown.page.names]
    lines = (f"- {_option(label, translate, names)}" for label in shown.chosen)
    chosen = "\n".join([translate(LocalizedText("panel-chosen")), *lines])
    press = translate(text("learn-press", button=LocalizedText("button-confirm")))
    asked = translate(LocalizedText("learn-confirm-early" if shown.could_continue else "learn-confirm"))
    number = page.step * OPTIONS_OF_STEP + shown.option
    confirm = custom_id(0, LearnClick.CONFIRM, revision=page.lesson, number=number)
    ways = [
        button(translate(LocalizedText("button-confirm")), confirm, Style.success),
        button(translate(LocalizedText("button-undo")), _page_step_id(page, page.step)),
    ]
    pictured = [gallery(picture)] if picture else []
    above, below = texts(_heading(page, translate)), texts(chosen, asked, press)
    return MessageView(container(above, pictured, below, rows(ways)), (picture,) if picture else ())


def finished_message(
    shown: LessonFinished, translate: Translator, *, may_play: bool = False, notice: str = ""
) -> MessageView:
    """Build the last message of a lesson, with suggestions for next steps.

    `may_play` is set if a match can be opened here. `notice` is shown first, for example an error.
    """
    game = translate(LocalizedText(f"{shown.game}-name"))
    ways = [
        button(translate(LocalizedText("button-learn-back")), _step_id(shown.lesson, shown.steps - 1)),
        button(translate(LocalizedText("button-learn-over")), _step_id(shown.lesson, 0)),
        button(translate(LocalizedText("button-learn-others")), custom_id(0, LearnClick.LIST)),
    ]
    if may_play:
        play = custom_id(0, LearnClick.PLAY, revision=shown.lesson)
        ways.insert(0, button(translate(LocalizedText("button-learn-play")), play, Style.primary))
    heading = translate(text("learn-finished-heading", game=game))
    sentence = translate(text("learn-finished" if may_play else "learn-finished-dm", game=game))
    return MessageView(container(texts(notice, f"### {heading}", sentence), rows(ways)))


def lessons_message(found: Sequence[LessonProgress], translate: Translator) -> MessageView:
    """Show the games that have a lesson, and the user's progress in each."""
    if not found:
        return text_message(translate(LocalizedText("learn-none")))
    menu: ui.Select[View] = ui.Select(
        custom_id=custom_id(0, LearnClick.OPEN),
        placeholder=shorten(translate(LocalizedText("learn-choose")), PLACEHOLDER),
        options=[_lesson_option(lesson_progress, translate) for lesson_progress in found[:SELECT_OPTIONS]],
    )
    text_displays = texts(
        f"### {translate(LocalizedText('learn-heading'))}", translate(LocalizedText("learn-about"))
    )
    return MessageView(container(text_displays, ui.ActionRow(menu)))


def _lesson_option(progress: LessonProgress, translate: Translator) -> discord.SelectOption:
    return discord.SelectOption(
        label=shorten(translate(LocalizedText(f"{progress.game}-name")), OPTION_TEXT),
        value=progress.game,
        description=shorten(translate(_progress(progress)), OPTION_TEXT),
    )


def _progress(progress: LessonProgress) -> LocalizedText:
    if progress.step is None:
        return text("learn-not-begun", steps=progress.steps)
    if progress.step >= progress.steps:
        return LocalizedText("learn-done")
    return text("learn-step", step=progress.step + 1, steps=progress.steps)


def _heading(shown: LessonPage, translate: Translator) -> str:
    game = translate(LocalizedText(f"{shown.game}-name"))
    step = translate(text("learn-step", step=shown.step + 1, steps=shown.steps))
    heading = translate(text("learn-page-heading", game=game))
    return f"### {heading}\n-# {step}. {translate(LocalizedText('learn-private'))}"


def _praise(shown: LessonPage, translate: Translator) -> str:
    return "" if shown.feedback is None else f"✅ {_attribute(shown.feedback, RIGHT, translate)}"


def _since(shown: LessonPage, translate: Translator, names: Sequence[str]) -> str:
    """Describe the move made in the lesson since the previous step, and the events that followed."""
    lines = [translate(event, names) for event in shown.events]
    if shown.played is not None:
        option = _option(shown.played, translate, names)
        lines.insert(0, translate(text("learn-played", who=SeatName(shown.seat), option=option), names))
    return "\n".join(f"- {line}" for line in lines)


def _option(label: Label, translate: Translator, names: Sequence[str]) -> str:
    return option_line(label, translate, names, MAX_LINE)


def _attribute(says: LocalizedText, name: str, translate: Translator) -> str:
    return translate.attributes(says)[name]


def _turn_buttons(shown: LessonPage, translate: Translator) -> Iterator[ui.Button[View]]:
    """Yield the buttons that end the turn and undo the last choice, as in a real match."""
    if shown.can_confirm:
        end = custom_id(0, LearnClick.END, revision=shown.lesson, number=shown.step)
        yield button(translate(LocalizedText("button-confirm")), end, Style.success)
    if shown.can_undo:
        yield button(translate(LocalizedText("button-undo")), _undo_id(shown))


def _undo_id(shown: LessonPage) -> str:
    return custom_id(0, LearnClick.UNDO, revision=shown.lesson, number=shown.step - 1)


def _step_buttons(shown: LessonPage, translate: Translator) -> Iterator[ui.Button[View]]:
    """Yield the buttons for switching between steps; unavailable ones are omitted."""
    wanted = (
        (shown.step > 0, shown.step - 1, "button-learn-back", Style.secondary),
        (shown.prompt is None, shown.step + 1, "button-learn-next", Style.success),
        (shown.prompt is not None, shown.step + 1, "button-learn-show", Style.secondary),
        (shown.step > 1, 0, "button-learn-over", Style.secondary),
    )
    for can, step, key, style in wanted:
        if can:
            yield button(translate(LocalizedText(key)), _page_step_id(shown, step), style)


def _page_step_id(shown: LessonPage, step: int) -> str:
    return _step_id(shown.lesson, step)


def _step_id(lesson: int, step: int) -> str:
    return custom_id(0, LearnClick.GO, revision=lesson, number=step)
