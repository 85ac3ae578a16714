"""What is said of somebody's data. Pure."""

from __future__ import annotations

from discord import ui

from bot.core.ids import plain_id
from bot.privacy.ids import PrivacyClick
from bot.words.i18n import Words
from bot.words.layout import Post, Sheet, Style, Upload, button, card, rows, texts
from engine.core.text import text


def export_post(data: bytes, words: Words) -> Post:
    """Hand somebody what is stored of them as a file."""
    upload = Upload(data, "harbourmaster-me.json")
    return Post(
        Sheet(*texts(words(text("data-exported"))), ui.File(f"attachment://{upload.name}")), (upload,)
    )


def ask_to_forget(words: Words) -> Post:
    """Say what is lost, and ask whether somebody means it."""
    return _ask("data-forget-what", "button-forget-go-on", PrivacyClick.SURE, words)


def ask_again(words: Words) -> Post:
    """Ask a second time: this can't be undone."""
    return _ask("data-forget-sure", "button-forget-yes", PrivacyClick.YES, words)


def _ask(said: str, label: str, click: PrivacyClick, words: Words) -> Post:
    yes = button(words(text(label)), plain_id(click), Style.danger)
    return Post(card(texts(words(text(said))), rows([yes])))
