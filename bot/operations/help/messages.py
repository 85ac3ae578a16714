"""The help pages: what to do here, the first steps, and the rules of a game in short. Pure."""

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
from bot.core.words.i18n import Words
from bot.core.words.layout import Post, Sheet, Style, Upload, button, card, gallery, rows, texts
from bot.core.words.limits import OPTION_TEXT, PLACEHOLDER, shorten
from bot.core.words.names import MAX_TITLE, plain_name
from bot.decisions.replace import ReplaceClick
from bot.matches.match.buttons import FIRST_STEPS, added_buttons
from bot.matches.match.option_names import options_help, options_line
from bot.matches.match.titles import match_link
from bot.operations.admin.messages import HostClick
from bot.turns.panel import PanelClick
from bot.turns.play.messages import PlayClick
from engine.core import editions
from engine.core.lesson import lesson_of
from engine.core.library import AnyGame, games
from engine.core.text import Text, text
from storage.matches.match.matches import ALIVE, MatchRow


class HelpClick(StrEnum):
    """Names in custom ids; TOPIC is about no match."""

    NEW_HERE = "newhere"
    RULES = "rules"
    TOPIC = "h:topic"


class Now(Struct, frozen=True):
    """What somebody can do now, most urgent first."""

    turns: tuple[MatchRow, ...] = ()
    """Matches of this server that wait for them, that of the channel first."""
    more_turns: int = 0
    """Others that wait for them, here and elsewhere."""
    tables: tuple[MatchRow, ...] = ()
    """Open tables at which they may sit down."""
    here: MatchRow | None = None
    """The match of the channel, unless it was cancelled."""
    is_host: bool = False


def help_post(now: Now, words: Words, topic: int | None = None) -> Post:
    """Build the page that says what to do: what can be done now, a topic if one was chosen, the games, the topics."""
    listed = "\n".join(_introduction(name, words) for name in games())
    pages = list(help_pages())
    chosen = words(Text(pages[topic])) if topic is not None and topic < len(pages) else ""
    rules = "" if chosen else f"{words(Text('help-games'))}\n{listed}"
    return Post(
        card(
            texts(f"## {words(Text('help-heading'))}", "\n".join(_now_lines(now, words))),
            rows(list(_now_buttons(now, words))),
            texts(chosen, rules),
            ui.ActionRow(_topics(pages, topic, words)),
            texts(f"-# {words(text('help-version', version=VERSION))}"),
        )
    )


def _now_lines(now: Now, words: Words) -> Iterator[str]:
    yield f"**{words(Text('help-now'))}**"
    for row in now.turns:
        yield f"- {words(text('help-now-turn', match=_link_with_number(row, words)))}"
    if now.more_turns:
        yield f"- {words(text('help-now-more', count=now.more_turns))}"
    for row in now.tables:
        yield f"- {words(text('help-now-join', match=_link_with_number(row, words)))}"
    if now.here is not None:
        yield f"- {words(text('help-now-match', match=_link_with_number(now.here, words)))}"
    if now.here is None or now.here.status not in ALIVE:
        yield f"- {words(Text('help-now-open'))}"
    if now.is_host:
        yield f"- {words(Text('help-now-host'))}"


def _link_with_number(row: MatchRow, words: Words) -> str:
    return f"{match_link(row, words)} (#{row.id})"


def _now_buttons(now: Now, words: Words) -> Iterator[ui.Button[Sheet]]:
    for row in now.turns:
        label = words(text("button-turn-in", match=_plain(row, words)))
        yield button(label, custom_id(row.id, PlayClick.TURN), Style.primary)
    for row in now.tables:
        label = words(text("button-join-at", match=_plain(row, words)))
        yield button(label, custom_id(row.id, ReplaceClick.TAKE), Style.success)
    if now.here is not None:
        yield button(words(Text("button-match-here")), custom_id(now.here.id, PanelClick.MATCH))
    if now.is_host:
        match = 0 if now.here is None else now.here.id
        yield button(words(Text("button-host")), custom_id(match, HostClick.PANEL))


def _plain(row: MatchRow, words: Words) -> str:
    """Return a match as it stands on a button."""
    named = plain_name(row.title, MAX_TITLE) if row.title else words(text(f"{row.game}-name"))
    return f"{named} (#{row.id})"


def _topics(pages: list[str], chosen: int | None, words: Words) -> ui.Select[Sheet]:
    """Offer the paragraphs of the features, by the words in bold with which each begins."""
    return ui.Select(
        custom_id=plain_id(HelpClick.TOPIC),
        placeholder=shorten(words(Text("help-topics")), PLACEHOLDER),
        options=[
            discord.SelectOption(
                label=shorten(_heading(words(Text(page))), OPTION_TEXT),
                value=str(number),
                default=number == chosen,
            )
            for number, page in enumerate(pages)
        ],
    )


def _heading(paragraph: str) -> str:
    return paragraph.split("**")[1].rstrip(".") if "**" in paragraph else paragraph


def first_steps_post(row: MatchRow, words: Words, *, may_join: bool) -> Post:
    """Tell somebody who is new here how a match goes on, with a way to the rules of its game and to the table."""
    game = words(text(f"{row.game}-name"))
    steps = words(text("first-steps", game=game, tagline=words(Text(f"{row.game}-tagline"))))
    ways = added_buttons(FIRST_STEPS, row.id, words) if _has_lesson(row.game) else []
    ways.append(button(words(text("button-rules-of", game=game)), custom_id(row.id, HelpClick.RULES)))
    if may_join:
        ways.append(button(words(Text("button-join")), custom_id(row.id, ReplaceClick.TAKE), Style.success))
    return Post(card(texts(f"## {words(text('first-steps-heading'))}", steps), rows(ways)))


def _has_lesson(game: str) -> bool:
    return game in games() and lesson_of(games()[game]) is not None


def _introduction(game: str, words: Words) -> str:
    return f"- **{words(Text(f'{game}-name'))}**: {words(Text(f'{game}-tagline'))}"


def rules_post(
    game: AnyGame, edition: Any, words: Words, picture: Upload | None, played: MatchRow | None = None
) -> Post:
    """Tell the rules of a game in short, what is reconstructed of the edition, what is ours, what can be chosen.

    `played` is the match that is meant, if any: for its seats, with what its table chose.
    """
    told = [words(paragraph) for paragraph in game.rules_help(edition)]
    seats = None if played is None else played.seat_count
    if unlike := editions.contradictions(game, edition, seats):
        told.append(words(text("house-rules", differences=unlike)))
    told.append(options_help(game, words))
    if played is not None:
        told.append(options_line(played, words, with_defaults=True))
    said = texts(f"## {words(Text(f'{game.id}-name'))}", *told)
    pictured = [gallery(picture)] if picture else []
    return Post(card(said, pictured), (picture,) if picture else ())
