"""The help pages: what to do here, and the rules of a game in short. Pure."""

from __future__ import annotations

from typing import Any

from bot.core.features import help_pages
from bot.match.chosen import options_help, options_line
from bot.words.i18n import Words
from bot.words.layout import Post, Upload, card, gallery, texts
from engine.core import editions
from engine.core.library import AnyGame, games
from engine.core.text import Text, text
from storage.match.matches import MatchRow


def help_post(words: Words) -> Post:
    """Build the page that says what to do: a paragraph of each feature that has one, then the games."""
    told = [words(Text(key)) for key in help_pages()]
    listed = "\n".join(_introduction(name, words) for name in games())
    rules = f"{words(Text('help-games'))}\n{listed}"
    return Post(card(texts(f"## {words(Text('help-heading'))}", *told, rules)))


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
