"""Private messages of lessons: steps, replies to a choice, the end and the list of lessons. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum

import discord
from discord import ui

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
    note,
    paragraphs,
    rows,
    texts,
)
from bot.core.words.limits import (
    MESSAGE_TEXT,
    OPTION_TEXT,
    PLACEHOLDER,
    SELECT_OPTIONS,
    as_many,
    length,
    shorten,
)
from bot.core.words.names import clean_name
from bot.matches.match.options import Clicks, option_line, option_rows
from engine.core.lesson import RIGHT
from engine.core.model import Label
from engine.core.text import LocalizedText, SeatName, text
from host.turns.learn import Finished, LessonPage, LessonProgress, Replied

MAX_LINE = 200
"""Maximum characters of one line about played moves."""


class LearnClick(StrEnum):
    """Names in custom ids; except for the first two, the revision is the lesson number.

    TRY, MENU and PAGE take a step with an option, menu or page in one number (bot/matches/match/options.py).
    GO takes a step.
    """

    MATCH = "learn"
    LIST = "learnlist"
    OPEN = "learnopen"
    TRY = "learntry"
    MENU = "learnmenu"
    PAGE = "learnpage"
    GO = "learngo"


CLICKS = Clicks(LearnClick.TRY, LearnClick.MENU, LearnClick.PAGE)


def page_post(
    shown: LessonPage,
    words: Translator,
    picture: Upload | None,
    *,
    page: int = 0,
    lines: Sequence[LocalizedText] = (),
) -> MessageView:
    """Build the message of a step; `lines` describe the table instead of an image."""
    names = [clean_name(name) for name in shown.names]
    above = texts(_heading(shown, words), _praise(shown, words), _since(shown, words, names))
    asked = "" if shown.prompt is None else f"**{words(shown.prompt, names)}**"
    below = texts(words(shown.says), asked)
    room = MESSAGE_TEXT - sum(length(block.content) for block in (*above, *below)) - len(lines)
    table = texts(paragraphs(as_many((words(line, names) for line in lines), room)) if lines else "")
    pictured = [gallery(picture)] if picture else table
    options = option_rows(shown, words, page, CLICKS) if shown.offers else []
    controls = [*options, *rows(list(_ways(shown, words)))]
    return MessageView(card(above, pictured, below, controls), (picture,) if picture else ())


def reply_post(shown: Replied, words: Translator, picture: Upload | None) -> MessageView:
    """Reply to a choice that the lesson does not recommend.

    The user can try again or continue the lesson.
    """
    page, names = shown.page, [clean_name(name) for name in shown.page.names]
    chosen = text("learn-chosen", option=_option(shown.chosen, words, names))
    above = texts(_heading(page, words), f"**{words(chosen)}**\n{_attribute(page.says, shown.answer, words)}")
    ways = [
        button(words(LocalizedText("button-learn-again")), _to(page, page.step), Style.primary),
        button(words(LocalizedText("button-learn-next")), _to(page, page.step + 1)),
    ]
    pictured = [gallery(picture)] if picture else []
    return MessageView(card(above, pictured, rows(ways)), (picture,) if picture else ())


def finished_post(shown: Finished, words: Translator) -> MessageView:
    """Build the closing message with suggestions for next steps."""
    game = words(LocalizedText(f"{shown.game}-name"))
    ways = [
        button(words(LocalizedText("button-learn-back")), _go(shown.lesson, shown.steps - 1)),
        button(words(LocalizedText("button-learn-over")), _go(shown.lesson, 0)),
        button(words(LocalizedText("button-learn-others")), custom_id(0, LearnClick.LIST)),
    ]
    heading = words(text("learn-finished-heading", game=game))
    said = words(text("learn-finished", game=game))
    return MessageView(card(texts(f"### {heading}", said), rows(ways)))


def lessons_post(found: Sequence[LessonProgress], words: Translator) -> MessageView:
    """Show the games that have a lesson, and the user's progress in each."""
    if not found:
        return note(words(LocalizedText("learn-none")))
    menu: ui.Select[View] = ui.Select(
        custom_id=custom_id(0, LearnClick.OPEN),
        placeholder=shorten(words(LocalizedText("learn-choose")), PLACEHOLDER),
        options=[_lesson_option(one, words) for one in found[:SELECT_OPTIONS]],
    )
    said = texts(f"### {words(LocalizedText('learn-heading'))}", words(LocalizedText("learn-about")))
    return MessageView(card(said, ui.ActionRow(menu)))


def _lesson_option(begun: LessonProgress, words: Translator) -> discord.SelectOption:
    return discord.SelectOption(
        label=shorten(words(LocalizedText(f"{begun.game}-name")), OPTION_TEXT),
        value=begun.game,
        description=shorten(words(_progress(begun)), OPTION_TEXT),
    )


def _progress(begun: LessonProgress) -> LocalizedText:
    if begun.step is None:
        return text("learn-not-begun", steps=begun.steps)
    if begun.step >= begun.steps:
        return LocalizedText("learn-done")
    return text("learn-step", step=begun.step + 1, steps=begun.steps)


def _heading(shown: LessonPage, words: Translator) -> str:
    game = words(LocalizedText(f"{shown.game}-name"))
    step = words(text("learn-step", step=shown.step + 1, steps=shown.steps))
    return f"### {words(text('learn-page-heading', game=game))}\n-# {step}. {words(LocalizedText('learn-private'))}"


def _praise(shown: LessonPage, words: Translator) -> str:
    return "" if shown.praise is None else f"✅ {_attribute(shown.praise, RIGHT, words)}"


def _since(shown: LessonPage, words: Translator, names: Sequence[str]) -> str:
    """Describe the lesson's last move and the events since."""
    lines = [words(told, names) for told in shown.told]
    if shown.played is not None:
        option = _option(shown.played, words, names)
        lines.insert(0, words(text("learn-played", who=SeatName(shown.seat), option=option), names))
    return "\n".join(f"- {line}" for line in lines)


def _option(label: Label, words: Translator, names: Sequence[str]) -> str:
    return option_line(label, words, names, MAX_LINE)


def _attribute(says: LocalizedText, name: str, words: Translator) -> str:
    return words.attributes(says)[name]


def _ways(shown: LessonPage, words: Translator) -> Iterator[ui.Button[View]]:
    """Yield the buttons between steps; unavailable ones are omitted."""
    wanted = (
        (shown.step > 0, shown.step - 1, "button-learn-back", Style.secondary),
        (shown.prompt is None, shown.step + 1, "button-learn-next", Style.success),
        (shown.prompt is not None, shown.step + 1, "button-learn-show", Style.secondary),
        (shown.step > 1, 0, "button-learn-over", Style.secondary),
    )
    for can, step, key, style in wanted:
        if can:
            yield button(words(LocalizedText(key)), _to(shown, step), style)


def _to(shown: LessonPage, step: int) -> str:
    return _go(shown.lesson, step)


def _go(lesson: int, step: int) -> str:
    return custom_id(0, LearnClick.GO, revision=lesson, number=step)
