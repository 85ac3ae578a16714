"""The log as a private message: a page of it, with ways to the others. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import tzinfo

import discord
from discord import ui

from bot.core.ids import custom_id
from bot.core.words.i18n import Words
from bot.core.words.layout import Post, Sheet, button, card, rows, texts
from bot.matches.match.jumps import jump_menu, jump_option, round_name, spread
from bot.matches.match.titles import title
from bot.messages.view.ids import ViewClick
from bot.messages.view.log_pages import Pages, pages_of
from engine.core.text import text
from host.messages.view.boards import Log


def log_post(
    log: Log, words: Words, zone: tzinfo, page: int | None = None, of_round: int | None = None
) -> Post:
    """Show a page of the log, the nearest there is: by its number, or the one on which a round begins.

    Without either it is the latest: who opens a log wants to know what happened last.
    """
    pages = pages_of(log, words, zone)
    wanted = pages.rounds.get(of_round) if of_round is not None else page
    number = len(pages.texts) if wanted is None else max(1, min(wanted, len(pages.texts)))
    heading = words(text("log-heading", match=title(log.match, words), page=number, pages=len(pages.texts)))
    told = pages.texts[number - 1] or words(text("log-empty"))
    controls = _ways(log.match.id, number, pages, words) if len(pages.texts) > 1 else ()
    return Post(card(texts(f"### {heading}", told), controls))


def _ways(match: int, at: int, pages: Pages, words: Words) -> Iterator[ui.ActionRow[Sheet]]:
    yield from rows(list(_leaves(match, at, len(pages.texts), words)))
    # The number makes it another menu on each page: what was chosen before can be chosen again.
    jump = custom_id(match, ViewClick.LOG_ROUND, number=at)
    rounds = spread(sorted(pages.rounds.items()))
    yield jump_menu(jump, [_round(number, page, words) for number, page in rounds], words)


def _round(number: int, page: int, words: Words) -> discord.SelectOption:
    return jump_option(round_name(number, words), str(number), words(text("log-page", page=page)))


def _leaves(match: int, at: int, last: int, words: Words) -> Iterator[ui.Button[Sheet]]:
    """Yield the four buttons, those that lead nowhere disabled; each has an id of its own, as Discord asks."""
    for key, leaf, is_disabled in (
        ("log-first", custom_id(match, ViewClick.LOG_FIRST), at == 1),
        ("button-earlier", custom_id(match, ViewClick.LOG, number=at - 1), at == 1),
        ("button-later", custom_id(match, ViewClick.LOG, number=at + 1), at == last),
        ("log-latest", custom_id(match, ViewClick.LOG_LATEST), at == last),
    ):
        yield button(words(text(key)), leaf, disabled=is_disabled)
