"""A user's search for a table: load, change, start and end it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from host.core import timers
from host.core.context import Context
from host.core.errors import user_error
from host.core.owners import guild_owner
from host.core.users import User
from host.decisions.finding import asking, choices, ending, matching
from host.decisions.finding.asking import Offer
from host.decisions.finding.choices import Choices
from host.decisions.finding.kinds import SearchEnds
from host.matches.settings import settings
from host.matches.settings.settings import GuildSettings, NotificationTarget
from host.matches.settings.time_controls import DAY, MINUTE
from host.tables.tables import limits, rates
from storage.core.database import Transaction
from storage.decisions import finding
from storage.decisions.finding import WishRow
from storage.matches import users


class Wish(Struct, frozen=True, kw_only=True):
    """A user's choices and the state of their search, as shown in the panel."""

    guild_id: int
    channel: int
    choices: Choices
    settings: GuildSettings
    target: NotificationTarget
    since: int | None = None
    expires: int = 0
    rests_until: int | None = None
    """Until when the user is not asked, in Unix milliseconds; None if they can be asked now."""
    offer: Offer | None = None

    @property
    def is_searching(self) -> bool:
        """Return whether the user is searching."""
        return self.since is not None


async def load_wish(ctx: Context, user: User, guild_id: int) -> Wish:
    """Return a user's choices and search, by default for the given guild."""
    async with ctx.database.read_transaction() as tx:
        return await _load(ctx, tx, user, guild_id)


async def _load(ctx: Context, tx: Transaction, user: User, guild_id: int) -> Wish:
    row = await finding.get(tx, user.key)
    # Direct messages have no guild; there, the user's last choice counts.
    at = row.guild_id if row is not None and (row.since is not None or not guild_id) else guild_id
    guild = await settings.load_guild_settings(tx, at)
    return Wish(
        guild_id=at,
        channel=0 if row is None else row.channel,
        choices=choices.default_choices(guild) if row is None else choices.from_json(row.choices),
        settings=guild,
        target=(await settings.load_preferences(tx, user.key)).notices,
        since=None if row is None else row.since,
        expires=0 if row is None else row.expires,
        rests_until=row.rests_until if row is not None and row.rests_until > ctx.now() else None,
        offer=await asking.load_offer(tx, user.key),
    )


async def known_guilds(ctx: Context, user: User) -> tuple[int, ...]:
    """Return the guilds in which a user has used the bot; they may have left some of them."""
    async with ctx.database.read_transaction() as tx:
        return tuple(sorted(await users.names_of(tx, user.key)))


async def change(ctx: Context, user: User, guild_id: int, wanted: Choices) -> Wish:
    """Save a user's choices.

    During a search, the change puts the user at the end of the queue.
    """
    async with ctx.database.transaction() as tx:
        row = await _lock_row(tx, user, guild_id, wanted)
        if row.since is None:
            await finding.put_choices(
                tx, replace(row, guild_id=guild_id or row.guild_id, choices=choices.to_json(wanted))
            )
        else:
            await _search(ctx, tx, row, wanted)
        return await _load(ctx, tx, user, guild_id)


async def start(ctx: Context, user: User, guild_id: int, channel: int, wanted: Choices) -> Wish:
    """Start a user's search in a guild.

    `channel` is the channel in which new tables can get a thread, or 0.
    """
    async with ctx.database.transaction() as tx:
        row = await _lock_row(tx, user, guild_id, wanted)
        if row.since is not None:
            raise user_error("find-searching")
        await limits.refuse_over_match_limit(tx, guild_id, user.key)
        moved = replace(row, guild_id=guild_id, channel=channel, refusals=0, hidden_channels="[]")
        await _search(ctx, tx, moved, wanted)
        return await _load(ctx, tx, user, guild_id)


async def _lock_row(tx: Transaction, user: User, guild_id: int, wanted: Choices) -> WishRow:
    row = await finding.get(tx, user.key)
    at = guild_id if row is None or row.since is None else row.guild_id
    await matching.lock(tx, at)
    row = await finding.get(tx, user.key)
    if row is None:
        return WishRow(user_key=user.key, guild_id=guild_id, choices=choices.to_json(wanted))
    return row


async def _search(ctx: Context, tx: Transaction, row: WishRow, wanted: Choices) -> None:
    """Put a user at the end of the queue."""
    choices.refuse_impossible(wanted, await settings.load_guild_settings(tx, row.guild_id))
    await rates.count_action(ctx, tx, row.user_key, "find")
    expires = ctx.now() + wanted.days * DAY
    changed = replace(row, choices=choices.to_json(wanted), since=ctx.now(), expires=expires)
    await finding.put_choices(tx, changed)
    await timers.put(tx, guild_owner(row.guild_id), SearchEnds(row.user_key, expires), expires)
    await matching.schedule(ctx, tx, row.guild_id)


async def withdraw(ctx: Context, user: User, guild_id: int) -> Wish:
    """End a user's search, and withdraw from the proposal that waits for their answer."""
    async with ctx.database.transaction() as tx:
        row = await finding.get(tx, user.key)
        if row is None or row.since is None:
            raise user_error("find-not-searching")
        await matching.lock(tx, row.guild_id)
        row = await finding.get(tx, user.key)
        if row is not None and row.since is not None:
            await ending.end_search(ctx, tx, row)
            await matching.schedule(ctx, tx, row.guild_id, MINUTE)
        return await _load(ctx, tx, user, guild_id)
