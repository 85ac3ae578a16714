"""A verification and a record as private messages. Pure."""

from __future__ import annotations

from discord import ui

from bot.match.titles import title
from bot.posts.messages import revelation
from bot.words.i18n import Words
from bot.words.layout import Post, Sheet, Upload, card, texts
from engine.core.record import Record, write
from engine.core.text import Text, text
from host.fairness.fairness import Verification


def verification_post(found: Verification, words: Words) -> Post:
    """Tell whether a finished match was played fairly, and with what one can check that oneself."""
    points = (
        ("order", found.order_holds),
        ("moves", found.moves_hold),
        ("result", found.result_holds),
    )
    lines = [f"{'✅' if holds else '❌'} {words(text(f'verify-{point}'))}" for point, holds in points]
    secrets = words(revelation(found.revealed))
    heading = f"### {words(text('verify-heading', match=title(found.match, words)))}"
    # What was announced stands in Discord and not with us: a tick of ours would prove nothing.
    bound = "card-brought-in" if found.match.is_brought_in else "verify-commitment"
    return Post(card(texts(heading, "\n".join(lines), f"{secrets}\n{words(Text(bound))}")))


def record_post(match_id: int, record: Record, words: Words) -> Post:
    """Hand out the record of a match as a file."""
    upload = Upload(write(record), f"match-{match_id}.json")
    key = "export-complete" if record.complete else "export-incomplete"
    return Post(Sheet(*texts(words(Text(key))), ui.File(f"attachment://{upload.name}")), (upload,))
