"""Serving an interaction: acknowledge, take it once, do the work, show the answer, word what went wrong."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import nullcontext
from contextvars import ContextVar
from time import perf_counter
from typing import Any

from bot.core.accounts import USERS
from bot.core.interactions import accounts
from bot.core.interactions.replies import acknowledge, announce, answer
from bot.core.metrics.logs import ABOUT, about
from bot.core.services import Here
from bot.core.words.i18n import Words, pick, words
from bot.core.words.layout import Post, note
from bot.core.words.names import clean_name
from engine.core.text import text
from host.core.errors import Refusal, trace
from storage.core.sql.problems import DatabaseUnavailable

log = logging.getLogger(__name__)

_BEGAN: ContextVar[float] = ContextVar("began")
"""When the interaction that is being served arrived."""


async def admit(interaction: Here) -> bool:
    """Acknowledge an interaction and take it; False when it was served before or is by another process."""
    interaction.client.note_serving()
    watch, began = interaction.client.services.watch, perf_counter()
    _BEGAN.set(began)
    ABOUT.set(about(interaction.id, interaction.guild_id, describe(interaction)))
    watch.clicked(interaction.type.name)
    is_first = await acknowledge(interaction)
    watch.acknowledged(perf_counter() - began)
    # What lay between the last proof and this click must be known before the click moves a clock.
    await interaction.client.services.proofs.give()
    try:
        return await accounts.admit(interaction)
    except DatabaseUnavailable as slip:
        # The work itself will meet the same trouble, or not, and say so to the person. Where another process may have
        # taken it, it is not done twice.
        log.error("interaction %d was not taken down: %s", interaction.id, slip)
        return is_first


async def serve(interaction: Here, work: Callable[[Words], Awaitable[Post]], *, beside: bool = False) -> None:
    """Do what an admitted interaction asks for and answer it.

    Each person has one thing done at a time, but for what is done `beside`: it takes long.
    """
    began = perf_counter()
    try:
        post = await interaction.client.services.mentions.put_in(
            await _answer(interaction, work, beside=beside)
        )
    except DatabaseUnavailable as slip:
        log.error("interaction %d: the database says %s", interaction.id, slip)
        # Of a server that is lost while it keeps something nobody knows whether it has.
        key = "error-database-lost" if slip.reason == "unreachable" else "error-database"
        post = note(words_of(interaction)(text(key)))
    except Exception as slip:  # noqa: BLE001 - the top: ours is answered with its number, the log has the rest
        post = note(words_of(interaction)(text("error-ours", number=report(interaction, slip))))
    await answer(interaction, post)
    interaction.client.services.watch.answered(perf_counter() - _BEGAN.get(began))
    if post.announced is not None:
        await announce(interaction, post.announced)


async def _answer(interaction: Here, work: Callable[[Words], Awaitable[Post]], *, beside: bool) -> Post:
    services = interaction.client.services
    turn = nullcontext() if beside else services.people.turn(interaction.user.id)
    try:
        async with turn:
            if USERS not in interaction.extras:
                # It could not be taken on: the database was unavailable then.
                await accounts.identify(interaction)
            return await work(await services.languages.private(interaction))
    except Refusal as slip:
        spoken = await services.languages.private(interaction)
        return note(spoken(slip.text, [clean_name(name) for name in slip.names]))


def words_of(interaction: Here) -> Words:
    """Return the words for a person when their own choice can't be looked up."""
    return words(pick(str(interaction.locale)))


def report(interaction: Here, slip: Exception) -> str:
    """Write a slip of ours into the log and return the number it can be found by."""
    number = f"{interaction.id % 10**9:09d}"
    place = describe(interaction), interaction.channel_id
    log.error("error %s: %s in channel %s: %s", number, *place, trace(slip))
    return number


def describe(interaction: Here) -> str:
    """Return what was asked for, for the log: the command, or the id of the component with its match."""
    data: Mapping[str, Any] = interaction.data or {}
    return str(data.get("custom_id") or data.get("name"))
