"""Who acts as a host, and why."""

from __future__ import annotations

from discord import app_commands

from bot.core.services import Here, ctx_of, is_host, person_of
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.matches.match.answers import answer_done
from engine.core.text import Value, text
from host.core.errors import Refusal
from host.decisions import consent
from host.matches.permissions.gate import MAX_REASON, Authority
from storage.matches.match.matches import MatchRow

Reason = app_commands.Range[str, 1, MAX_REASON]


async def authority_of(interaction: Here, reason: str = "") -> Authority | None:
    """Return the authority of who acts; None where they have none."""
    if not await is_host(interaction):
        return None
    return Authority(person_of(interaction), reason, interaction.guild_id)


async def answer_ruled(
    interaction: Here, row: MatchRow, by: Authority, key: str, words: Words, **values: Value
) -> Post:
    """Say that something was decided about a match, or that the table is asked, for whoever decides plays there."""
    is_asked = await consent.is_asked(ctx_of(interaction), row.id, by)
    return answer_done(interaction, row, "done-table-asked" if is_asked else key, words, **values)


async def acting_host(interaction: Here, reason: str = "") -> Authority:
    """Return who acts as a host; a Refusal where they are none."""
    authority = await authority_of(interaction, reason)
    if authority is None:
        raise Refusal(text("slip-hosts-only"))
    return authority
