"""Clicks for a match's shuffles: add random words, verify the shuffles, and get a receipt or the record."""

from __future__ import annotations

from bot.core.ids import Click
from bot.core.services import AppInteraction, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView
from bot.matches.match.answers import answer_begun, answer_done
from bot.tables.fairness import messages
from bot.tables.fairness.message_checks import check_messages
from engine.core.text import text
from host.core.errors import UserError
from host.core.owners import match_owner
from host.history.results import match_records
from host.matches.commit_reveal import receipt as receipts_read
from host.matches.commit_reveal.receipt import Receipt
from host.messages import view
from host.tables.fairness import fairness, receipts
from host.tables.fairness.commit_phase import clean_words
from host.tables.roll_call import confirming
from host.tables.tables import tables

MAX_START_SECONDS = 3.0
"""Maximum time for which the answer to the last player waits for the start of the match."""


async def add_words(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Add a user's words to a match's shuffles, and give the user a receipt."""
    ctx = ctx_of(interaction)
    row = await tables.contribute(ctx, click.match_id, acting_user(interaction), click.first_line)
    sealed = await receipts.load_sealed_match(ctx, click.match_id)
    receipt = "" if sealed is None else messages.receipt_line(sealed, translate)
    added = {"added": clean_words(click.first_line), "receipt": receipt}
    if not await tables.is_full(ctx, row):
        return answer_done(interaction, row, "done-words", translate, **added)
    services = interaction.client.services
    services.wake(row.id)
    # The match starts when the words are posted. Who goes first is drawn at the start.
    await services.scheduler.wait_until_done(match_owner(row.id), MAX_START_SECONDS)
    row, _ = await view.load_match_with_seats(ctx, row.id)
    if await confirming.load_roll_call(ctx, row.id) is not None:
        return answer_done(interaction, row, "done-words", translate, **added)
    key = "done-words-started" if row.status == "running" else "done-words-last"
    return await answer_begun(interaction, row, key, translate, **added)


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
