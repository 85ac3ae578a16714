"""Table messages: invitations and the options panel. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum

import discord
from discord import ui

from bot.core.ids import custom_id
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, View, button, container, rows, texts, with_icons
from bot.core.words.limits import OPTION_TEXT, PLACEHOLDER, shorten
from bot.matches.dismissal import question_message
from bot.matches.match.option_names import option_description
from bot.matches.match.titles import title
from engine.core.options import name_text, value_text
from engine.core.text import text
from host.matches.match.options import ChosenOption, chosen_options
from renderer.emojis import level_key
from storage.matches.match.matches import MatchRow

Part = ui.TextDisplay[View] | ui.ActionRow[View]


class TableClick(StrEnum):
    """Click names used in custom ids. For ROBOT_LEVEL, the number field contains a level."""

    JOIN = "join"
    LEAVE = "leave"
    ROBOT = "robot"
    ROBOT_LEVEL = "robotlevel"
    ROBOT_AWAY = "robotaway"
    START = "start"
    CANCEL = "cancel"
    CANCELSURE = "cancelsure"
    OPTIONS = "variants"
    OPTION = "variant"


def invitation_message(row: MatchRow, user_key: int, translate: Translator) -> MessageView:
    """Build the notification for a user who was invited after the table was opened."""
    sentence = translate(text("invitation", person=translate.mention(user_key), match=title(row, translate)))
    join = button(translate(text("button-join")), custom_id(row.id, TableClick.JOIN), Style.success)
    return MessageView(View(*texts(sentence), *rows([join])), pinged=(user_key,))


def robot_levels_message(row: MatchRow, levels: Sequence[str], translate: Translator) -> MessageView:
    """Let the user choose the level of a robot."""
    names = [text(f"{row.game}-robot-{level}") for level in levels]
    lines = [f"- **{translate(name)}**: {translate.attributes(name)['about']}" for name in names]
    icons = {line: level_key(number) for number, line in enumerate(lines, 1)}
    buttons = [
        button(
            translate(name),
            custom_id(row.id, TableClick.ROBOT_LEVEL, number=number),
            icon=level_key(number + 1),
        )
        for number, name in enumerate(names)
    ]
    heading = translate(text("robot-levels-heading", match=title(row, translate)))
    return MessageView(container(with_icons(texts(f"### {heading}", "\n".join(lines)), icons), rows(buttons)))


def cancel_confirmation(match_id: int, others: int, translate: Translator) -> MessageView:
    """Ask for confirmation to cancel an open table; `others` is the number of other users at it."""
    yes = ("button-cancel-sure", custom_id(match_id, TableClick.CANCELSURE))
    return question_message(
        [translate(text("cancel-sure", count=others))], yes, "button-keep-table", translate
    )


def cancel_running_confirmation(row: MatchRow, translate: Translator, *, is_alone: bool) -> MessageView:
    """Ask for confirmation to cancel a running match; `is_alone` means that all other players are robots."""
    question = text("sure-cancel-alone" if is_alone else "sure-cancel-running", match=title(row, translate))
    yes = ("button-cancel-sure", custom_id(row.id, TableClick.CANCELSURE))
    return question_message([translate(question)], yes, "button-keep-playing", translate)


def options_message(row: MatchRow, translate: Translator, *, may_change: bool, done: str = "") -> MessageView:
    """Show a table's options with menus to change them.

    `done` is the confirmation of the last change; empty if there was none.
    """
    heading = translate(text("options-heading", match=title(row, translate)))
    may = "options-rule-alone" if row.seat_count == 1 else "options-rule"
    rule = translate(text(may if may_change else "options-fixed"))
    menus = (
        part
        for place, chosen_option in enumerate(chosen_options(row))
        for part in _menu(row, place, chosen_option, translate, may_change=may_change)
    )
    return MessageView(container(texts(done, f"### {heading}"), menus, texts(rule)))


def _menu(
    row: MatchRow, place: int, option: ChosenOption, translate: Translator, *, may_change: bool
) -> Iterator[Part]:
    name, explained = (
        translate(name_text(row.game, option.choice)),
        option_description(row.game, option.choice, translate),
    )
    yield from texts(f"**{name}**\n{explained}")
    select: ui.Select[View] = ui.Select(
        custom_id=custom_id(row.id, TableClick.OPTION, number=place),
        placeholder=shorten(name, PLACEHOLDER),
        disabled=not may_change,
        options=[
            discord.SelectOption(
                label=shorten(translate(value_text(row.game, option.choice, value)), OPTION_TEXT),
                value=str(number),
                default=value == option.value,
            )
            for number, value in enumerate(option.choice.values)
        ],
    )
    yield ui.ActionRow(select)
