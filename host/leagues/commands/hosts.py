"""The hosts of a league: finding hosts to notify, and sending members' questions to them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from host.core import outbox
from host.core.context import Context
from host.core.errors import user_error
from host.core.owners import user_owner
from host.leagues.host_acts.proposals import recent_hosts
from host.leagues.lifecycle.effects import append_entry, locked_season
from host.leagues.lifecycle.kinds import HostQuestion, HostRequest
from host.leagues.lifecycle.season_log import LoadedSeason, load
from host.leagues.season.sign_up import QuestionClosed
from host.leagues.views.questions import open_questions
from host.leagues.views.seasons import LeagueRow
from host.matches import users
from host.matches.permissions import Authority
from host.matches.settings import settings
from host.messages.notices.notification_window import NotificationWindow
from storage.core.scheduling.outbox import OutboxRow


class HostsToNotify(Struct, frozen=True):
    """Hosts who want notifications.

    Hosts who have used the bot are identified by user key, others by Discord id.
    """

    user_keys: tuple[int, ...]
    accounts: tuple[int, ...]
    """Discord ids of hosts who have never used the bot and so have no settings."""


async def known_hosts(ctx: Context, league: LeagueRow) -> set[int]:
    """Return a league's creator and the users who have acted as hosts in its guild lately.

    Only Discord knows which of them are still hosts.
    """
    async with ctx.database.read_transaction() as tx:
        return {league.creator_key, *await recent_hosts(ctx, tx, league.guild_id)}


async def hosts_to_notify(ctx: Context, accounts: Sequence[int]) -> HostsToNotify:
    """Return the hosts among the given Discord accounts who have not turned notifications off."""
    found = await users.find_users(ctx, accounts)
    async with ctx.database.read_transaction() as tx:
        wanted = [
            identified_user.key
            for identified_user in found.values()
            if (await settings.load_preferences(tx, identified_user.key)).notices != "none"
        ]
    return HostsToNotify(
        tuple(sorted(wanted)), tuple(account for account in accounts if account not in found)
    )


async def notification_delay(ctx: Context, user_key: int) -> int | None:
    """Return how many milliseconds to wait until a user may be notified.

    The result is 0 outside the user's quiet hours, and None if the user must never be notified.
    """
    async with ctx.database.read_transaction() as tx:
        window = NotificationWindow(await settings.load_preferences(tx, user_key), None, None)
    at = window.next_time_if_absent(ctx.now())
    return None if at is None else at - ctx.now()


async def queue_questions(ctx: Context, row: OutboxRow, user_keys: Sequence[int], entry: int) -> None:
    """Queue a member's question as a direct message to each of the given hosts.

    `row`, the outbox message with the question, is deleted.
    """
    async with ctx.database.transaction() as tx:
        for user_key in user_keys:
            await outbox.add(ctx, tx, user_owner(user_key), HostQuestion(row.owner, entry))
        await outbox.delete(tx, row)


async def load_question(ctx: Context, season_id: int, entry: int) -> tuple[LoadedSeason, HostRequest | None]:
    """Return a season and one of its open questions.

    The question is None if it has already been answered.
    """
    async with ctx.database.read_transaction() as tx:
        known = await load(tx, season_id)
    found = next(
        (open_question for open_question in open_questions(known) if open_question.entry == entry), None
    )
    return known, found


async def close_question(ctx: Context, season_id: int, entry: int, by: Authority) -> None:
    """Mark a question as answered.

    Raises UserError if the question is not open, or if it is about a table at which the host plays.
    """
    async with locked_season(ctx, season_id) as (tx, known):
        if by.guild_id not in (None, known.league.guild_id):
            raise user_error("league-no-season")
        found = next(
            (open_question for open_question in open_questions(known) if open_question.entry == entry), None
        )
        if found is None:
            raise user_error("league-already")
        table = known.season.tables.get(found.table or 0)
        keys = await users.all_keys(tx, by.user.key)
        if table is not None and keys & {*table.user_keys} and found.user_key not in keys:
            raise user_error("league-plays")
        await append_entry(ctx, tx, known, QuestionClosed(question=entry, decided=by.user.key))
