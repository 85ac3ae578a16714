"""The help pages: next steps, first steps, and a summary of a game's rules. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Any

import discord
from discord import ui
from msgspec import Struct

from bot.core.features import help_pages
from bot.core.ids import custom_id, plain_id
from bot.core.version import VERSION
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, Upload, View, button, container, gallery, rows, texts
from bot.core.words.limits import OPTION_TEXT, PLACEHOLDER, shorten
from bot.core.words.names import MAX_TITLE, plain_name
from bot.decisions.replace import ReplaceClick
from bot.matches.match.buttons import FIRST_STEPS, added_buttons
from bot.matches.match.option_names import options_help, options_line
from bot.matches.match.pending_votes import vote_buttons, vote_lines
from bot.matches.match.titles import match_link
from bot.operations.admin.messages import HostClick
from bot.turns.panel import PanelClick
from bot.turns.play.messages import PlayClick
from engine.core.files import editions
from engine.core.files.lesson import lesson_of
from engine.core.files.library import AnyGame, games
from engine.core.text import LocalizedText, text
from host.decisions.vote.votes import OpenVote
from storage.matches.match.matches import ACTIVE_STATUSES, MatchRow


class HelpClick(StrEnum):
    """The clicks of this feature, by their names in custom ids.

    The custom id of TOPIC has no match id.
    """

    NEW_HERE = "newhere"
    RULES = "rules"
    TOPIC = "h:topic"


class NextActions(Struct, frozen=True):
    """A user's possible next actions, most urgent first."""

    turns: tuple[MatchRow, ...] = ()
    """Matches in this guild in which the user has to move, with the current channel's match first."""
    more_turns: int = 0
    """Number of further matches in which the user has to move, in this guild and elsewhere."""
    votes: tuple[OpenVote, ...] = ()
    """The votes that wait for the user."""
    tables: tuple[MatchRow, ...] = ()
    """Open tables that the user may join."""
    here: MatchRow | None = None
    """The channel's match; None if it was cancelled."""
    is_host: bool = False
    guild_id: int = 0
    """The current guild; 0 in a direct message."""


MAX_VOTES = 5
"""Maximum number of votes to list."""


def help_message(actions: NextActions, translate: Translator, topic: int | None = None) -> MessageView:
    """Build the help page: possible actions, the selected topic if any, the games, and the topics menu."""
    listed = "\n".join(_introduction(name, translate) for name in games())
    pages = list(help_pages())
    chosen = translate(LocalizedText(pages[topic])) if topic is not None and topic < len(pages) else ""
    rules = "" if chosen else f"{translate(LocalizedText('help-games'))}\n{listed}"
    return MessageView(
        container(
            texts(
                f"## {translate(LocalizedText('help-heading'))}", "\n".join(_action_lines(actions, translate))
            ),
            rows(list(_action_buttons(actions, translate))),
            texts(chosen, rules),
            ui.ActionRow(_topics(pages, topic, translate)),
            texts(f"-# {translate(text('help-version', version=VERSION))}"),
        )
    )


def _action_lines(actions: NextActions, translate: Translator) -> Iterator[str]:
    yield f"**{translate(LocalizedText('help-now'))}**"
    yield from (f"- {line}" for line in vote_lines(actions.votes[:MAX_VOTES], translate))
    for row in actions.turns:
        yield f"- {translate(text('help-now-turn', match=_link_with_number(row, translate)))}"
    if actions.more_turns:
        yield f"- {translate(text('help-now-more', count=actions.more_turns))}"
    for row in actions.tables:
        yield f"- {translate(text('help-now-join', match=_link_with_number(row, translate)))}"
    if actions.here is not None:
        yield f"- {translate(text('help-now-match', match=_link_with_number(actions.here, translate)))}"
    if actions.here is None or actions.here.status not in ACTIVE_STATUSES:
        key = "help-now-open" if actions.guild_id else "help-now-open-on-a-server"
        yield f"- {translate(LocalizedText(key))}"
    if actions.is_host:
        yield f"- {translate(LocalizedText('help-now-host'))}"


def _link_with_number(row: MatchRow, translate: Translator) -> str:
    return f"{match_link(row, translate)} (#{row.id})"


def _action_buttons(actions: NextActions, translate: Translator) -> Iterator[ui.Button[View]]:
    yield from vote_buttons(actions.votes, actions.guild_id, translate)
    for row in actions.turns:
        label = translate(text("button-turn-in", match=_plain(row, translate)))
        yield button(label, custom_id(row.id, PlayClick.TURN), Style.primary)
    for row in actions.tables:
        label = translate(text("button-join-at", match=_plain(row, translate)))
        yield button(label, custom_id(row.id, ReplaceClick.TAKE), Style.success)
    if actions.here is not None:
        yield button(
            translate(LocalizedText("button-match-here")), custom_id(actions.here.id, PanelClick.MATCH)
        )
    if actions.is_host:
        match_id = 0 if actions.here is None else actions.here.id
        yield button(translate(LocalizedText("button-host")), custom_id(match_id, HostClick.PANEL))


def _plain(row: MatchRow, translate: Translator) -> str:
    """Return a match's name and number for a button."""
    named = plain_name(row.title, MAX_TITLE) if row.title else translate(text(f"{row.game}-name"))
    return f"{named} (#{row.id})"


def _topics(pages: list[str], chosen: int | None, translate: Translator) -> ui.Select[View]:
    """Build a menu of the help paragraphs; each label is the bold text at the paragraph's beginning."""
    return ui.Select(
        custom_id=plain_id(HelpClick.TOPIC),
        placeholder=shorten(translate(LocalizedText("help-topics")), PLACEHOLDER),
        options=[
            discord.SelectOption(
                label=shorten(_heading(translate(LocalizedText(page))), OPTION_TEXT),
                value=str(number),
                default=number == chosen,
            )
            for number, page in enumerate(pages)
        ],
    )


def _heading(paragraph: str) -> str:
    return paragraph.split("**")[1].rstrip(".") if "**" in paragraph else paragraph


def first_steps_message(row: MatchRow, translate: Translator, *, may_join: bool) -> MessageView:
    """Explain to a new user how to proceed with a match, with buttons to the rules and the table."""
    game = translate(text(f"{row.game}-name"))
    steps = translate(text("first-steps", game=game, tagline=translate(LocalizedText(f"{row.game}-tagline"))))
    ways = added_buttons(FIRST_STEPS, row.id, translate) if _has_lesson(row.game) else []
    ways.append(button(translate(text("button-rules-of", game=game)), custom_id(row.id, HelpClick.RULES)))
    if may_join:
        ways.append(
            button(
                translate(LocalizedText("button-join")), custom_id(row.id, ReplaceClick.TAKE), Style.success
            )
        )
    return MessageView(container(texts(f"## {translate(text('first-steps-heading'))}", steps), rows(ways)))


def _has_lesson(game: str) -> bool:
    return game in games() and lesson_of(games()[game]) is not None


def _introduction(game: str, translate: Translator) -> str:
    return f"- **{translate(LocalizedText(f'{game}-name'))}**: {translate(LocalizedText(f'{game}-tagline'))}"


def game_rules_message(
    game: AnyGame, edition: Any, translate: Translator, picture: Upload | None, match: MatchRow | None = None
) -> MessageView:
    """Build a summary of a game's rules, including its options and deviations from the printed rules.

    If `match` is given, the summary uses the match's number of seats and shows its options.
    """
    sentences = [translate(paragraph) for paragraph in game.rules_help(edition)]
    seats = None if match is None else match.seat_count
    if unlike := editions.contradictions(game, edition, seats):
        sentences.append(translate(text("house-rules", differences=unlike)))
    sentences.append(options_help(game, translate))
    if match is not None:
        sentences.append(options_line(match, translate, with_defaults=True))
    text_displays = texts(f"## {translate(LocalizedText(f'{game.id}-name'))}", *sentences)
    pictured = [gallery(picture)] if picture else []
    return MessageView(container(text_displays, pictured), (picture,) if picture else ())
