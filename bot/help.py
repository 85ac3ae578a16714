"""The help pages: what to do here, and the rules of a game in short. Pure."""

from __future__ import annotations

from bot.i18n import Words
from bot.layout import Post, card, texts
from engine.core.library import AnyGame, games
from engine.core.text import Text, text

CHAPTERS = ("opening", "playing", "looking", "settings")


def help_post(words: Words) -> Post:
    """Build the page that says what to do."""
    chapters = [words(Text(f"help-{chapter}")) for chapter in CHAPTERS]
    names = words.listed([words(Text(f"{name}-name")) for name in games()])
    return Post(
        card(texts(f"## {words(Text('help-heading'))}", *chapters, words(text("help-games", games=names))))
    )


def rules_post(game: AnyGame, edition: str | None, words: Words) -> Post:
    """Tell the rules of a game in short, and what is reconstructed of the edition (TOML) it is played with here."""
    played = game.default_edition() if edition is None else game.read_edition(edition)
    told = [words(paragraph) for paragraph in game.rules_help(played)]
    return Post(card(texts(f"## {words(Text(f'{game.id}-name'))}", *told)))
