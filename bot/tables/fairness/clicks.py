"""Clicks that add words to a match's shuffles, verify it, or return a receipt or the record."""

from __future__ import annotations

from bot.core.ids import Click
from bot.core.services import AppInteraction, ctx_of, person_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView
from bot.matches.match.answers import answer_begun, answer_done
from bot.tables.fairness import messages
from bot.tables.fairness.looking import look
from engine.core.text import text
from host.core.errors import UserError
from host.matches.commit_reveal import receipt as receipts_read
from host.matches.commit_reveal.receipt import Receipt
from host.tables.fairness import fairness, receipts, records
from host.tables.fairness.binding import words_of
from host.tables.tables import tables


async def add_words(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Add a user's words and give them a receipt."""
    ctx = ctx_of(interaction)
    row = await tables.contribute(ctx, click.match_id, person_of(interaction), click.typed)
    sealed = await receipts.sealed(ctx, click.match_id)
    receipt = "" if sealed is None else messages.receipt_line(sealed, translate)
    added = {"added": words_of(click.typed), "receipt": receipt}
    if row.status == "running":
        return await answer_begun(interaction, row, "done-words-started", translate, **added)
    return answer_done(interaction, row, "done-words", translate, **added)


async def show_verification(
    interaction: AppInteraction, match_id: int, translate: Translator, receipt: Receipt | None = None
) -> MessageView:
    """Verify the shuffles, moves and result of a finished match; before the end, give a receipt."""
    ctx = ctx_of(interaction)
    verdict = None if receipt is None else await receipts.compare(ctx, match_id, receipt)
    if (sealed := await receipts.sealed(ctx, match_id)) is not None:
        return messages.sealed_post(sealed, verdict, translate)
    found = await fairness.verify(ctx, match_id)
    return messages.verification_post(
        found, await look(interaction.client, found.expected), verdict, translate
    )


def read_receipt(line: str) -> Receipt:
    """Parse a receipt that a user kept.

    Raises UserError if it is invalid.
    """
    try:
        return receipts_read.read(line)
    except ValueError:
        raise UserError(text("slip-receipt")) from None


async def show_record(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Show the record of a match as a file."""
    record = await records.record_of(ctx_of(interaction), match_id, person_of(interaction))
    return messages.record_post(match_id, record, translate)
