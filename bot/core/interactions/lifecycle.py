"""The lifecycle of an interaction: acknowledge, claim, handle, respond and report errors."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import nullcontext
from contextvars import ContextVar
from time import perf_counter
from typing import Any

from bot.core.accounts import USERS
from bot.core.interactions import accounts
from bot.core.interactions.invitations import is_served, send_invite
from bot.core.interactions.replies import (
    acknowledge,
    edit_response,
    fallback_translator,
    send_followup,
)
from bot.core.metrics.logs import LOG_CONTEXT, log_context
from bot.core.services import AppInteraction
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, text_message
from bot.core.words.names import clean_name
from engine.core.text import text
from host.core.errors import UserError, format_traceback
from storage.core.sql.database_errors import DatabaseUnavailable, Reason

log = logging.getLogger(__name__)

DATABASE_ERRORS: Mapping[Reason, str] = {
    # If the connection to the database server is lost during a commit, it is unknown whether the commit
    # succeeded.
    "unreachable": "error-database-lost",
    **dict.fromkeys(
        ("cannot-open", "corrupt", "missing", "not-a-database", "replaced"), "error-database-broken"
    ),
}
"""Translation keys for errors that a retry might not fix.

For all other errors, users are asked to try again in a moment.
"""

_ARRIVAL_TIME: ContextVar[float] = ContextVar("began")
"""When the current interaction arrived."""


async def accept(interaction: AppInteraction) -> bool:
    """Acknowledge an interaction and claim it.

    Return False if this or another process has already claimed it. If the interaction comes from a server
    that the bot has not joined, respond with an invite link and return False.
    """
    interaction.client.track_current_task()
    watch, began = interaction.client.services.metrics, perf_counter()
    _ARRIVAL_TIME.set(began)
    LOG_CONTEXT.set(log_context(interaction.id, interaction.guild_id, describe(interaction)))
    watch.count_interaction(interaction.type.name)
    is_first = await acknowledge(interaction)
    watch.observe_acknowledgement(perf_counter() - began)
    if not is_served(interaction):
        await send_invite(interaction, fallback_translator(interaction))
        return False
    # Record any preceding outage before handling the click. Otherwise a clock started by the click would
    # include it.
    await interaction.client.services.uptime.record()
    try:
        return await accounts.claim(interaction)
    except DatabaseUnavailable as error:
        # Another process may have claimed the interaction, so handle it only if this process has acknowledged
        # it. If the database error persists, the handler reports it to the user.
        log.error("interaction %d was not recorded: %s", interaction.id, error)
        return is_first


async def serve(
    interaction: AppInteraction,
    work: Callable[[Translator], Awaitable[MessageView]],
    *,
    concurrent: bool = False,
) -> None:
    """Handle a claimed interaction and respond.

    A user's requests are handled one at a time, unless `concurrent` is set for a slow request.
    """
    began = perf_counter()
    try:
        post = await interaction.client.services.mentions.insert_mentions(
            await _answer(interaction, work, concurrent=concurrent), in_dm=interaction.guild_id is None
        )
    except DatabaseUnavailable as error:
        log.error("interaction %d: the database failed: %s", interaction.id, error)
        key = DATABASE_ERRORS.get(error.reason, "error-database")
        post = text_message(fallback_translator(interaction)(text(key)))
    except Exception as error:  # noqa: BLE001 - top level; the user gets the error number, the log gets the details
        post = text_message(
            fallback_translator(interaction)(text("error-ours", number=report(interaction, error)))
        )
    await edit_response(interaction, post)
    interaction.client.services.metrics.observe_response(perf_counter() - _ARRIVAL_TIME.get(began))
    if post.followup is not None:
        await send_followup(interaction, post.followup)


async def _answer(
    interaction: AppInteraction, work: Callable[[Translator], Awaitable[MessageView]], *, concurrent: bool
) -> MessageView:
    services = interaction.client.services
    turn = nullcontext() if concurrent else services.user_queue.acquire(interaction.user.id)
    if USERS not in interaction.extras:
        # The database was unavailable when the interaction was claimed, so the accounts are not identified
        # yet.
        await accounts.identify(interaction)
    try:
        async with turn:
            return await work(await services.languages.for_interaction(interaction))
    except UserError as error:
        translate = await services.languages.for_interaction(interaction)
        return text_message(translate(error.text, [clean_name(name) for name in error.names]))


def report(interaction: AppInteraction, error: Exception) -> str:
    """Log a bug, and return the error number to show to the user."""
    number = f"{interaction.id % 10**9:09d}"
    place = describe(interaction), interaction.channel_id
    log.error("error %s: %s in channel %s: %s", number, *place, format_traceback(error))
    return number


def describe(interaction: AppInteraction) -> str:
    """Return an interaction's command name or custom id for the log."""
    data: Mapping[str, Any] = interaction.data or {}
    return str(data.get("custom_id") or data.get("name"))
