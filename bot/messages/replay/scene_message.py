"""A replay as a private message, one scene per page. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

import discord
from discord import ui

from bot.core.ids import custom_id
from bot.core.words.i18n import Translator
from bot.core.words.layout import (
    MessageView,
    Upload,
    View,
    button,
    container,
    gallery,
    paragraphs,
    rows,
    texts,
)
from bot.core.words.limits import MESSAGE_TEXT, SELECT_OPTIONS, fit_lines, length
from bot.matches.match.narration import render_log
from bot.matches.match.round_menu import jump_menu, jump_option, round_name, sample_evenly
from bot.matches.match.titles import bold, title
from engine.core.text import text
from host.matches.match.narration import split_ahead
from host.messages.replay import ReplayScene

CATCH_UP_ORIGIN = "c"
"""The letter of the catch-up message in the origins of custom ids."""
OWN_TURN = "own"
THE_END = "end"
"""The menu value that always selects the last scene, even if scenes have been added since.

All other values are scene numbers.
"""
MAX_TABLE_TEXT = 2000
"""Maximum number of characters for the table as text, which is shown if there is no image."""


class ReplayClick(StrEnum):
    """The clicks of this feature, by their names in custom ids.

    A custom id with REPLAY also contains a scene number.
    """

    REPLAY = "replay"
    FIRST = "first"
    LAST = "last"
    JUMP = "jump"
    CATCHUP = "catchup"


def scene_message(scene: ReplayScene, translate: Translator, picture: Upload | None) -> MessageView:
    """Show the table at the end of a scene, the scene's actions, and buttons for paging."""
    name = title(scene.match, translate)
    counted = translate(text("replay-heading", match=name, number=scene.number, last=scene.last))
    subject = text("replay-dealt") if scene.before is None else scene.heading
    above = f"### {counted}\n{translate(subject, bold(scene.names))}"
    if picture and scene.next_heading is not None and scene.next_heading != scene.heading:
        after = translate(text("segment-board", heading=scene.next_heading), bold(scene.names))
        above = f"{above}\n-# {after}"
    below = f"-# {translate(text('replay-film'))}"
    pictured = [gallery(picture)] if picture else texts(_table_text(scene, translate))
    room = MESSAGE_TEXT - length(above) - length(below) - (0 if picture else MAX_TABLE_TEXT)
    text_displays = texts(*_log(scene, translate), max_length=room)
    leaves = [*rows(list(_paging_buttons(scene, translate))), *_jumps(scene, translate)]
    # Place the buttons above the text, whose length varies, so that the buttons don't move between scenes.
    return MessageView(
        container(texts(above), pictured, leaves, text_displays, texts(below)), (picture,) if picture else ()
    )


def _log(scene: ReplayScene, translate: Translator) -> Iterator[str]:
    """Yield the scene's events, and those that belong to the next segment under its heading."""
    own, ahead = split_ahead(scene.log_lines)
    yield render_log(own, translate)
    if ahead and scene.next_heading is not None:
        heading = translate(scene.next_heading, bold(scene.names))
        yield f"### {heading}\n{render_log(ahead, translate)}"


def _table_text(scene: ReplayScene, translate: Translator) -> str:
    names = bold(scene.names)
    return paragraphs(
        fit_lines((translate(line, names) for line in scene.lines), MAX_TABLE_TEXT - len(names))
    )


def _paging_buttons(scene: ReplayScene, translate: Translator) -> Iterator[ui.Button[View]]:
    """Yield the four paging buttons; buttons without a target are disabled.

    Each has a unique custom id, as Discord requires.
    """
    match_id, at = scene.match.id, scene.number
    is_first, is_last = at == 0, at == scene.last
    back = custom_id(match_id, ReplayClick.REPLAY, number=None if is_first else at - 1)
    forward = custom_id(match_id, ReplayClick.REPLAY, number=at + 1)
    yield button(translate(text("replay-first")), custom_id(match_id, ReplayClick.FIRST), disabled=is_first)
    yield button(translate(text("replay-back")), back, disabled=is_first)
    yield button(translate(text("replay-forward")), forward, disabled=is_last)
    yield button(translate(text("replay-last")), custom_id(match_id, ReplayClick.LAST), disabled=is_last)


def _jumps(scene: ReplayScene, translate: Translator) -> Iterator[ui.ActionRow[View]]:
    """Yield a row with a jump menu if there are other scenes to select."""
    if scene.last:
        # Each scene's menu needs its own custom id. Otherwise users could not select the same option twice in
        # succession.
        jump = custom_id(scene.match.id, ReplayClick.JUMP, number=scene.number)
        yield jump_menu(jump, list(_jump_options(scene, translate)), translate)


def _jump_options(scene: ReplayScene, translate: Translator) -> Iterator[discord.SelectOption]:
    if scene.own_number is not None:
        yield jump_option(translate(text("replay-own-turn")), OWN_TURN)
    yield jump_option(translate(text("replay-end" if scene.match.ended else "replay-now")), THE_END)
    for number, first in sample_evenly(scene.rounds, SELECT_OPTIONS - 2):
        yield jump_option(round_name(number, translate), str(first))
