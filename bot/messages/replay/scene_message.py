"""A replay as a private message with one scene per page. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

import discord
from discord import ui

from bot.core.ids import custom_id
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Upload, View, button, card, gallery, paragraphs, rows, texts
from bot.core.words.limits import MESSAGE_TEXT, SELECT_OPTIONS, as_many, length
from bot.matches.match.narration import tell
from bot.matches.match.round_menu import jump_menu, jump_option, round_name, spread
from bot.matches.match.titles import bold, title
from engine.core.text import text
from host.messages.replay import Scene

OWN_TURN = "own"
THE_END = "end"
"""Menu values that stay valid while the match continues; other values are scene numbers."""
MAX_IN_WORDS = 2000
"""Maximum characters of a table as text, used without an image."""


class ReplayClick(StrEnum):
    """Names in custom ids; REPLAY takes a scene number."""

    REPLAY = "replay"
    FIRST = "first"
    LAST = "last"
    JUMP = "jump"
    CATCHUP = "catchup"


def scene_post(scene: Scene, translate: Translator, picture: Upload | None) -> MessageView:
    """Show the table at the end of a scene, its actions, and buttons for paging."""
    name = title(scene.match, translate)
    counted = translate(text("replay-heading", match=name, number=scene.number, last=scene.last))
    subject = text("replay-dealt") if scene.before is None else scene.heading
    above = f"### {counted}\n{translate(subject, bold(scene.names))}"
    below = f"-# {translate(text('replay-film'))}"
    pictured = [gallery(picture)] if picture else texts(_in_words(scene, translate))
    room = MESSAGE_TEXT - length(above) - length(below) - (0 if picture else MAX_IN_WORDS)
    told = texts(tell(scene.told, translate), most=room)
    leaves = [*rows(list(_leaves(scene, translate))), *_jumps(scene, translate)]
    # Place the buttons above the text of variable length, so that they stay under the pointer.
    return MessageView(
        card(texts(above), pictured, leaves, told, texts(below)), (picture,) if picture else ()
    )


def _in_words(scene: Scene, translate: Translator) -> str:
    names = bold(scene.names)
    return paragraphs(as_many((translate(line, names) for line in scene.lines), MAX_IN_WORDS - len(names)))


def _leaves(scene: Scene, translate: Translator) -> Iterator[ui.Button[View]]:
    """Yield the four paging buttons, disabled if they have no target.

    Each has a unique id, as Discord requires.
    """
    match_id, at = scene.match.id, scene.number
    is_first, is_last = at == 0, at == scene.last
    back = custom_id(match_id, ReplayClick.REPLAY, number=None if is_first else at - 1)
    forward = custom_id(match_id, ReplayClick.REPLAY, number=at + 1)
    yield button(translate(text("replay-first")), custom_id(match_id, ReplayClick.FIRST), disabled=is_first)
    yield button(translate(text("replay-back")), back, disabled=is_first)
    yield button(translate(text("replay-forward")), forward, disabled=is_last)
    yield button(translate(text("replay-last")), custom_id(match_id, ReplayClick.LAST), disabled=is_last)


def _jumps(scene: Scene, translate: Translator) -> Iterator[ui.ActionRow[View]]:
    """Yield a jump menu if there are any targets."""
    if scene.last:
        # The number makes the menu new in each scene, so the same option can be selected again.
        jump = custom_id(scene.match.id, ReplayClick.JUMP, number=scene.number)
        yield jump_menu(jump, list(_places(scene, translate)), translate)


def _places(scene: Scene, translate: Translator) -> Iterator[discord.SelectOption]:
    if scene.own is not None:
        yield jump_option(translate(text("replay-own-turn")), OWN_TURN)
    yield jump_option(translate(text("replay-end" if scene.match.ended else "replay-now")), THE_END)
    for number, first in spread(scene.rounds, SELECT_OPTIONS - 2):
        yield jump_option(round_name(number, translate), str(first))
