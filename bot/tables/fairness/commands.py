"""`/game verify` and `/game record`."""

from __future__ import annotations

from bot.core.interactions.commands import command
from bot.core.services import AppInteraction
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView
from bot.matches.match.lookup import any_match_choices, find_match, match_choices
from bot.tables.fairness import clicks


@command("verify", parent="game")
async def verify(
    interaction: AppInteraction, translate: Translator, match: str | None = None, receipt: str | None = None
) -> MessageView:
    """Verify a match's shuffles, moves and result, and compare a receipt, if given."""
    kept = None if receipt is None else clicks.parse_receipt(receipt)
    named = str(kept.match) if match is None and kept is not None else match
    return await clicks.show_verification(
        interaction, (await find_match(interaction, named)).id, translate, kept
    )


@command("record", parent="game")
async def record(interaction: AppInteraction, translate: Translator, match: str | None = None) -> MessageView:
    """Send a match's record as a file."""
    return await clicks.show_record(interaction, (await find_match(interaction, match)).id, translate)


verify.autocomplete("match")(any_match_choices)
record.autocomplete("match")(match_choices)
