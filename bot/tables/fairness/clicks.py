"""Clicks for a match's shuffles: add random words, verify the shuffles, and get a receipt or the record."""

from __future__ import annotations

from bot.core.ids import Click
from bot.core.services import AppInteraction, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView
from bot.matches.match.answers import answer_done
from bot.tables.fairness import messages
from bot.tables.fairness.message_checks import check_messages
from engine.core.text import text
from host.core.errors import UserError
from host.history.results import match_records
from host.matches.commit_reveal import receipt as receipts_read
from host.matches.commit_reveal.receipt import Receipt
from host.tables.fairness import fairness, receipts
from host.tables.fairness.commit_phase import clean_words
from host.tables.tables import tables


async def add_words(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Add a user's words to a match's shuffles, and give the user a receipt."""
    ctx = ctx_of(interaction)
    row = await tables.contribute(ctx, click.match_id, acting_user(interaction), click.first_line)
    sealed = await receipts.load_sealed_match(ctx, click.match_id)
    receipt = "" if sealed is None else messages.receipt_line(sealed, translate)
    added = {"added": clean_words(click.first_line), "receipt": receipt}
    is_last = await tables.is_full(ctx, row)
    return answer_done(interaction, row, "done-words-last" if is_last else "done-words", translate, **added)


async def show_verification(
    interaction: AppInteraction, match_id: int, translate: Translator, receipt: Receipt | None = None
) -> MessageView:
    """Verify a finished match's shuffles, moves and result; for an unfinished match, show a receipt."""
    ctx = ctx_of(interaction)
    verdict = None if receipt is None else await receipts.check_receipt(ctx, match_id, receipt)
    if (sealed := await receipts.load_sealed_match(ctx, match_id)) is not None:
        return messages.sealed_match_message(sealed, verdict, translate)
    found = await fairness.verify(ctx, match_id)
    checked, reader = await check_messages(interaction.client, found.expected), acting_user(interaction)
    return messages.verification_message(found, checked, verdict, reader.key, translate)


def parse_receipt(line: str) -> Receipt:
    """Parse a receipt that the user entered.

    Raises UserError if it is invalid.
    """
    try:
        return receipts_read.parse(line)
    except ValueError:
        raise UserError(text("slip-receipt")) from None


async def show_record(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Show a match's record as a file."""
    record = await match_records.load_record(ctx_of(interaction), match_id, acting_user(interaction))
    return messages.record_message(match_id, record, translate)
