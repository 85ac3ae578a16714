"""Notifying all hosts of a league: by direct message, or by mention in the league's channel.

The bot checks the league's creator and the users who have recently acted as hosts. If the operator has
allowed the bot to list members, it finds all hosts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice

import discord
from msgspec.structs import replace

from bot.core.sending.failures import Failure, Postponed, classify
from bot.core.sending.hosts import notify_hosts
from bot.core.sending.sender import Sender
from bot.core.services import effective_settings
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView
from bot.leagues.views import host_messages
from host.core import outbox
from host.core.errors import UserError
from host.leagues.commands import hosts
from host.leagues.lifecycle.kinds import HostQuestion, HostRequest
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.views.seasons import LeagueRow
from host.matches.settings import updates
from storage.core.scheduling.outbox import OutboxRow

MAX_HOSTS = 25
"""Maximum number of hosts to notify in a guild."""
PAGE = 1000
"""Members per page, the maximum that Discord allows."""
MAX_PAGES = 10
FIRST_LETTER = ord("a")
"""The letter appended to a nonce for the first host's message; other hosts get the next letters."""


async def find_hosts(sender: Sender, league: LeagueRow) -> list[int]:
    """Return the Discord ids of a league's hosts; the guild's owner if no others are found.

    Raises discord.HTTPException if a retry may succeed.
    """
    guild = sender.client.get_guild(league.guild_id)
    if guild is None:
        return []
    stored = await updates.get_guild_settings(sender.ctx, league.guild_id)
    host_role = effective_settings(stored, guild).host_role
    found = await _listed_hosts(sender, guild, host_role)
    if found is None:
        found = await _known_hosts(sender, guild, league, host_role)
    return [*islice(found, MAX_HOSTS)] or ([] if guild.owner_id is None else [guild.owner_id])


async def _listed_hosts(sender: Sender, guild: discord.Guild, host_role: int | None) -> list[int] | None:
    """Return the hosts among all members; None if the bot may not list members, or if there are too many."""
    found, after = list[int](), None
    for _ in range(MAX_PAGES):
        try:
            page = await sender.client.http.get_members(guild.id, PAGE, after)
        except discord.HTTPException as error:
            if classify(error) is Failure.TEMPORARY:
                raise
            return None
        users = [(int(one["user"]["id"]), map(int, one["roles"]), one["user"].get("bot")) for one in page]
        found += [
            id_ for id_, roles, is_bot in users if not is_bot and _is_host(guild, id_, roles, host_role)
        ]
        if len(page) < PAGE:
            return found
        after = users[-1][0]
    return None


def _is_host(guild: discord.Guild, account: int, roles: Iterable[int], host_role: int | None) -> bool:
    """Return whether a member owns the guild or has a role that allows host tools."""
    held = [guild.default_role, *filter(None, map(guild.get_role, roles))]
    return account == guild.owner_id or any(
        role.permissions.manage_guild or role.permissions.administrator or role.id == host_role
        for role in held
    )


async def _known_hosts(
    sender: Sender, guild: discord.Guild, league: LeagueRow, host_role: int | None
) -> list[int]:
    """Return the known hosts who still have a host's permissions."""
    keys, found = await hosts.known_hosts(sender.ctx, league), list[int]()
    for account in sorted((await sender.accounts.resolve(keys)).ids.values()):
        try:
            member = await guild.fetch_member(account)
        except discord.HTTPException as error:
            if classify(error) is Failure.TEMPORARY:
                raise
            continue
        if _is_host(guild, account, (role.id for role in member.roles), host_role):
            found.append(account)
    return found


async def hosts_to_mention(sender: Sender, league: LeagueRow) -> list[int]:
    """Return the Discord ids of the hosts whom a message in the league's channel should mention."""
    wanted = await hosts.hosts_to_notify(sender.ctx, await find_hosts(sender, league))
    known = (await sender.accounts.resolve(wanted.user_keys)).ids
    return [*known.values(), *wanted.accounts]


async def send_to_hosts(
    sender: Sender, row: OutboxRow, league: LeagueRow, build: Callable[[Translator], MessageView]
) -> None:
    """Send a direct message to each host.

    If all of these messages fail, notify the guild's hosts in another way.
    """
    wanted = await hosts.hosts_to_notify(sender.ctx, await find_hosts(sender, league))
    general = await sender.translator(league.guild_id, league.channel)
    reached = await _send_to_accounts(sender, row, wanted.accounts, build(general))
    for number, user_key in enumerate(wanted.user_keys, len(wanted.accounts)):
        translate = await sender.languages.for_user(user_key, general)
        named = _numbered(row, number)
        reached |= await sender.send_dm(user_key, build(translate), named) is not None
    if not reached:
        await notify_hosts(sender, league.guild_id, build, row)


async def _send_to_accounts(
    sender: Sender, row: OutboxRow, accounts: Sequence[int], message: MessageView
) -> bool:
    """Send a direct message to Discord accounts that are not in the database.

    Return whether any of them was reached.
    """
    sent = [
        await sender.send_dm_to(account, message, _numbered(row, number))
        for number, account in enumerate(accounts)
    ]
    return any(one is not None for one in sent)


def _numbered(row: OutboxRow, number: int) -> OutboxRow:
    return replace(row, nonce=f"{row.nonce}{chr(FIRST_LETTER + number)}")


async def queue_question(sender: Sender, row: OutboxRow, post: HostRequest) -> None:
    """Queue a member's question to each host, unless the member has withdrawn it."""
    known, request = await hosts.load_question(sender.ctx, row.owner, post.entry)
    if request is None:
        await outbox.delete_sent(sender.ctx, row)
        return
    wanted = await hosts.hosts_to_notify(sender.ctx, await find_hosts(sender, known.league))
    if wanted.accounts:
        translate = await sender.translator(known.league.guild_id, known.league.channel)
        message_view = host_messages.question_message(known, request, translate)
        await _send_to_accounts(sender, row, wanted.accounts, message_view)
    await hosts.queue_questions(sender.ctx, row, wanted.user_keys, post.entry)
    sender.wake_all()


async def send_question(sender: Sender, row: OutboxRow, post: HostQuestion) -> None:
    """Send a question to a host.

    During the host's quiet hours, it is postponed.
    """
    try:
        known, request = await hosts.load_question(sender.ctx, post.season, post.entry)
    except UserError:
        await outbox.delete_sent(sender.ctx, row)
        return
    delay = await hosts.notification_delay(sender.ctx, row.owner)
    if request is not None and delay:
        raise Postponed(delay)
    if request is not None and delay is not None:
        await _send_or_hint(sender, row, known, request)
    await outbox.delete_sent(sender.ctx, row)


async def _send_or_hint(sender: Sender, row: OutboxRow, known: LoadedSeason, request: HostRequest) -> None:
    """Send a question to a host by direct message.

    If this fails, mention the host in the league's channel, without showing the question.
    """
    general = await sender.translator(known.league.guild_id, known.league.channel)
    translate = await sender.languages.for_user(row.owner, general)
    message_view = host_messages.question_message(known, request, translate)
    if await sender.send_dm(row.owner, message_view, row) is None:
        channel = sender.client.get_partial_messageable(known.league.channel, guild_id=known.league.guild_id)
        await sender.post(channel, host_messages.question_hint_message(known, row.owner, general), row)
