"""Comparison of the messages about a match's shuffles with their expected content.

The database alone would prove nothing, because it could have been changed. The text differs by language and
version, so only some parts are compared. These are the code spans and mentions, in order, and the bytes of
the attached file.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, TypeAlias

import discord
from msgspec import Struct

from bot.core.interactions.replies import NETWORK_ERRORS
from bot.core.sending.failures import Failure, classify
from bot.core.services import ServicesClient
from host.matches.commit_reveal.scheme import digest
from host.tables.fairness.fairness import ExpectedMessage

Verdict: TypeAlias = Literal[
    "stands",
    "never-posted",
    "unseen",  # Discord does not currently show the message.
    "no-file",  # The message was posted while the bot was not allowed to attach files.
    "gone",
    "not-ours",
    "edited",
    "differs",  # The message lacks the expected content.
    "disordered",  # The message is older than a message that has to precede it.
]
UNKNOWN: tuple[Verdict, ...] = ("never-posted", "unseen", "no-file")
"""Verdicts for messages that could not be checked. They prove neither fairness nor manipulation."""
DOWNLOAD_TIMEOUT = 20
"""Maximum seconds for downloading a file."""
_SPAN = re.compile(r"`([^`]*)`")
_MENTION = re.compile(r"<@(\d+)>")


class CheckedMessage(Struct, frozen=True):
    """The result of checking a message."""

    expected: ExpectedMessage
    verdict: Verdict


async def check_messages(
    client: ServicesClient, expected: Sequence[ExpectedMessage]
) -> tuple[CheckedMessage, ...]:
    """Check messages one by one; each message must be newer than all previous ones."""
    checked_messages, latest = list[CheckedMessage](), 0
    user_keys = {user_key for expected_message in expected for user_key in expected_message.user_keys}
    accounts = dict((await client.services.accounts.resolve(user_keys)).ids)
    for one in expected:
        verdict = await _check_message(client, one, accounts)
        if one.location is not None:
            is_newer = one.location.message > latest
            latest = max(latest, one.location.message)
            verdict = "disordered" if verdict in {"stands", "no-file"} and not is_newer else verdict
        checked_messages.append(CheckedMessage(one, verdict))
    return tuple(checked_messages)


async def _check_message(
    client: ServicesClient, expected: ExpectedMessage, accounts: dict[int, int]
) -> Verdict:
    if expected.location is None:
        return "never-posted"
    channel = client.get_partial_messageable(expected.location.channel)
    try:
        message = await channel.fetch_message(expected.location.message)
    except NETWORK_ERRORS as error:
        return "gone" if classify(error) in {Failure.UNKNOWN_MESSAGE, Failure.UNKNOWN_CHANNEL} else "unseen"
    if client.user is None or message.author.id != client.user.id:
        return "not-ours"
    if message.edited_at is not None:
        return "edited"
    if not _has_expected_text(message, expected, accounts):
        return "differs"
    return await _check_file(client, message, expected)


def _has_expected_text(message: discord.Message, expected: ExpectedMessage, accounts: dict[int, int]) -> bool:
    """Return whether a message's first text has exactly the expected code spans and mentions."""
    text = next(
        (one.content for one in _parts(message.components) if isinstance(one, discord.TextDisplay)), ""
    )
    spans = tuple(digest(span) for span in _SPAN.findall(text))
    mentioned = [int(account) for account in _MENTION.findall(_SPAN.sub("", text))]
    return spans == expected.spans and _has_expected_mentions(mentioned, expected.user_keys, accounts)


def _has_expected_mentions(
    mentioned: Sequence[int], user_keys: Sequence[int], accounts: dict[int, int]
) -> bool:
    """Return whether a message mentions exactly the expected users.

    The Discord id of a deleted user is unknown. It is enough if all messages mention the same id for this
    user. Messages posted after the deletion do not mention the user.
    """
    if len(mentioned) < len(user_keys):
        user_keys = [user_key for user_key in user_keys if user_key in accounts]
    return len(mentioned) == len(user_keys) and all(
        account == accounts.setdefault(user_key, account)
        for account, user_key in zip(mentioned, user_keys, strict=True)
    )


async def _check_file(client: discord.Client, message: discord.Message, expected: ExpectedMessage) -> Verdict:
    files = [one.media.url for one in _parts(message.components) if isinstance(one, discord.FileComponent)]
    if not files:
        return "no-file"
    try:
        async with asyncio.timeout(DOWNLOAD_TIMEOUT):
            found = [await client.http.get_from_cdn(url) for url in files]
    except NETWORK_ERRORS:
        return "unseen"
    return "stands" if found == [expected.file.encode()] else "differs"


def _parts(components: Iterable[object]) -> Iterator[object]:
    for component in components:
        yield component
        yield from _parts(getattr(component, "children", ()))
