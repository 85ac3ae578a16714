"""Commands for season members: sign up, cancel the sign-up, confirm, withdraw, and ask the hosts."""

from __future__ import annotations

from collections.abc import Set

from host.core.context import Context
from host.core.errors import user_error
from host.core.users import User, normalize_name
from host.leagues.lifecycle import season_log
from host.leagues.lifecycle.effects import append_entry, locked_season
from host.leagues.lifecycle.inactive_members import (
    MAX_BARRED,
    SIGN_UP_STATUSES,
    drop_out,
    has_arranged,
    reassign_seats,
    was_removed,
)
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.lifecycle.season_opening import sign_up
from host.leagues.season.entries import MemberWithdrew, ProtestFiled
from host.leagues.season.season import Member
from host.leagues.season.sign_up import MemberConfirmed, MemberLeft, QuestionAsked
from host.matches import users
from host.matches.settings.time_controls import HOUR
from storage.core.database import Transaction
from storage.leagues.league import seasons
from storage.tables import tables
from storage.tables.tables import LimitedActionRow

MAX_TEXT_LENGTH = 500
MAX_REQUESTS_PER_DAY = 3
"""Maximum number of requests that a user may send to hosts per day."""


async def join(ctx: Context, season_id: int, user: User) -> Member:
    """Sign up a user.

    Raises a UserError if the user is barred, if hosts have removed them, or if sign-up is over.
    """
    async with ctx.database.read_transaction() as tx:
        keys = await users.all_keys(tx, user.key)
        if await is_barred(tx, await season_log.load(tx, season_id), keys):
            raise user_error("league-barred")
    async with locked_season(ctx, season_id) as (tx, known):
        if any(was_removed(known, key) for key in keys):
            raise user_error("league-barred")
        if user.key not in known.season.members and any(has_arranged(known, key) for key in keys):
            raise user_error("league-arranged")
        after = await sign_up(ctx, tx, known, user)
    return after.season.members[user.key]


async def is_barred(tx: Transaction, loaded: LoadedSeason, keys: Set[int]) -> bool:
    """Return whether an earlier ruling bars a user from this season.

    `keys` contains the user's current key, and any keys from before they deleted their data.
    """
    for row in await seasons.of_league(tx, loaded.league.id, 1 + MAX_BARRED):
        if row.number < loaded.row.number:
            members = (await season_log.load(tx, row.id)).season.members
            found = [members[key] for key in keys if key in members]
            if any(row.number + member.barred >= loaded.row.number for member in found):
                return True
    return False


async def leave(ctx: Context, season_id: int, user: User) -> None:
    """Cancel a user's sign-up before the draw.

    After the draw, raises a UserError that suggests withdrawing instead.
    """
    async with locked_season(ctx, season_id) as (tx, known):
        if known.season.status not in SIGN_UP_STATUSES:
            raise user_error("league-drawn")
        await append_entry(ctx, tx, known, MemberLeft(person=user.key, by="player", decided=user.key))


async def confirm(ctx: Context, season_id: int, user: User) -> None:
    """Record a member's confirmation that they will play."""
    async with locked_season(ctx, season_id) as (tx, known):
        member = known.season.members.get(user.key)
        if member is not None and member.status != "joined":
            return
        await append_entry(ctx, tx, known, MemberConfirmed(person=user.key, by="player", decided=user.key))


async def withdraw(ctx: Context, season_id: int, user: User) -> None:
    """Withdraw a user from a season after the draw.

    The first member on the waiting list takes over, or a robot if the list is empty.
    """
    async with locked_season(ctx, season_id) as (tx, known):
        member_withdrew = MemberWithdrew(person=user.key, by="player", decided=user.key)
        await reassign_seats(ctx, tx, await append_entry(ctx, tx, known, member_withdrew), user.key)


async def note_member_left(ctx: Context, season_id: int, user_key: int) -> None:
    """Withdraw a user who has left the guild, or cancel their sign-up before the draw.

    Repeated calls have no further effect.
    """
    async with locked_season(ctx, season_id) as (tx, known):
        await drop_out(ctx, tx, known, user_key)


async def protest(ctx: Context, season_id: int, user: User, table: int, words: str) -> None:
    """Ask the hosts for a ruling on a table in the member's own division.

    The protest is recorded in the season's log.
    """
    async with locked_season(ctx, season_id) as (tx, known):
        text = _clean_text(words)
        row = season_log.member_rows(known).get(user.key)
        found = known.season.tables.get(table)
        if row is None or found is None or row.division != found.table.division:
            raise user_error("league-not-your-division")
        await _check_rate_limit(ctx, tx, user)
        protest_filed = ProtestFiled(person=user.key, table=table, words=text, by="player", decided=user.key)
        await append_entry(ctx, tx, known, protest_filed)


async def ask_hosts(ctx: Context, season_id: int, user: User, words: str, table: int | None = None) -> None:
    """Send a private question to the hosts.

    An exported season file shows that a question was asked, but not who asked it.
    """
    async with locked_season(ctx, season_id) as (tx, known):
        text = _clean_text(words)
        if user.key not in known.season.members:
            raise user_error("league-person")
        await _check_rate_limit(ctx, tx, user)
        question_asked = QuestionAsked(
            person=user.key, words=text, table=table, by="player", decided=user.key
        )
        await append_entry(ctx, tx, known, question_asked)


def _clean_text(words: str) -> str:
    text = normalize_name(words, MAX_TEXT_LENGTH)
    if not text:
        raise user_error("league-no-words")
    return text


async def _check_rate_limit(ctx: Context, tx: Transaction, user: User) -> None:
    since = ctx.now() - 24 * HOUR
    if (
        len(await tables.read_targets(tx, await users.all_keys(tx, user.key), "ask", since))
        >= MAX_REQUESTS_PER_DAY
    ):
        raise user_error("league-asked-enough", most=MAX_REQUESTS_PER_DAY)
    await tables.delete_actions(tx, user.key, "ask", since)
    await tables.add_actions(
        tx, [LimitedActionRow(user_key=user.key, action="ask", target_key=0, at=ctx.now())]
    )
