"""Map Discord accounts to users.

All other modules identify a user by a random key.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec import Struct

from host.core.context import Context
from host.core.users import normalize_name, salted_hash
from host.matches.settings.time_controls import DAY
from storage.core import claimed_interactions
from storage.core.database import Transaction
from storage.matches import users
from storage.matches.users import NamedUser

NO_USER = 0
"""The placeholder key for a Discord account that has never used the bot.

It is used by code that must not create users.
"""


class Account(Struct, frozen=True):
    """A Discord account, with the name shown in a guild."""

    id: int
    name: str


class IdentifiedUser(Struct, frozen=True):
    """The user that a Discord account is mapped to."""

    key: int
    locale: str
    """The language that the user has chosen; empty to use the language reported by Discord."""


class ResolvedUsers(Struct, frozen=True):
    """The Discord ids of users, and the names of deleted users.

    Both are keyed by user key.
    """

    ids: dict[int, int]
    former_names: dict[int, str]


def is_user_key(number: int) -> bool:
    """Return whether a number is a user key and not a Discord id."""
    return number >= users.FIRST_KEY


async def claim_interaction(
    ctx: Context, interaction: int, accounts: Iterable[Account], guild_id: int | None
) -> dict[int, IdentifiedUser] | None:
    """Claim an interaction, and return the users for the given Discord accounts, keyed by Discord id.

    Return None if the interaction was already claimed.
    """
    async with ctx.database.transaction(lock_key=f"interaction {interaction}") as tx:
        if _should_clean_up(interaction):
            await claimed_interactions.delete_old(tx, ctx.now())
        if not await claimed_interactions.claim(tx, interaction, ctx.now()):
            return None
        return await identify(ctx, tx, accounts, guild_id)


async def identify_accounts(
    ctx: Context, accounts: Iterable[Account], guild_id: int | None
) -> dict[int, IdentifiedUser]:
    """Return the users for the given accounts, in a separate transaction."""
    async with ctx.database.transaction() as tx:
        return await identify(ctx, tx, accounts, guild_id)


def _should_clean_up(interaction: int) -> bool:
    """Return whether to delete old claims during this interaction.

    This is true for one in 1,000 interactions, depending on the timestamp in the interaction id.
    """
    return (interaction >> 22) % 1000 == 0


async def identify(
    ctx: Context, tx: Transaction, accounts: Iterable[Account], guild_id: int | None
) -> dict[int, IdentifiedUser]:
    """Return the users for the given accounts, keyed by Discord id.

    Users are created for new accounts, and names are updated for existing ones. Without a guild, no name is
    stored.
    """
    named = {account.id: normalize_name(account.name) for account in accounts}
    known = await users.of_ids(tx, named, guild_id or 0)
    if missing := named.keys() - known.keys():
        await users.add(tx, sorted(missing), ctx.now())
        known |= await users.of_ids(tx, missing, guild_id or 0)
    await _note_seen(ctx, tx, known)
    if guild_id is not None:
        changed = {
            named_user.row.user_key: named[id_]
            for id_, named_user in known.items()
            if named_user.name != named[id_]
        }
        await users.set_names(tx, guild_id, changed)
    return _users(known)


async def _note_seen(ctx: Context, tx: Transaction, known: dict[int, NamedUser]) -> None:
    late = [
        named_user.row.user_key
        for named_user in known.values()
        if named_user.row.last_seen <= ctx.now() - DAY
    ]
    if late:
        await users.set_seen(tx, late, ctx.now())


def _users(known: dict[int, NamedUser]) -> dict[int, IdentifiedUser]:
    return {
        id_: IdentifiedUser(named_user.row.user_key, named_user.row.locale or "")
        for id_, named_user in known.items()
    }


async def find_users(ctx: Context, user_ids: Iterable[int]) -> dict[int, IdentifiedUser]:
    """Return the users with the given Discord ids, keyed by Discord id.

    Accounts that have never used the bot are left out.
    """
    async with ctx.database.read_transaction() as tx:
        return _users(await users.of_ids(tx, [*user_ids], 0))


async def resolve_ids(ctx: Context, keys: Collection[int]) -> ResolvedUsers:
    """Return the users' Discord ids and, for deleted users, their names."""
    async with ctx.database.read_transaction() as tx:
        ids = await users.ids(tx, keys)
        missing_keys = [key for key in keys if key not in ids]
        return ResolvedUsers(ids, await users.any_names(tx, missing_keys) if missing_keys else {})


async def names_in_guild(tx: Transaction, guild_id: int, keys: Iterable[int]) -> dict[int, str]:
    """Return users' names in a guild, keyed by user key.

    The name is empty for users without a name in the guild.
    """
    wanted = [*keys]
    return dict.fromkeys(wanted, "") | await users.names(tx, guild_id, wanted)


async def all_keys(tx: Transaction, user_key: int) -> frozenset[int]:
    """Return a user's current key and the keys that they had before they deleted their data.

    A former key is included only while limits still apply to the user.
    """
    former = await users.with_hash(tx)
    own = await users.get(tx, user_key) if former else None
    if own is None or own.user_id is None:
        return frozenset({user_key})
    found = (row.user_key for row in former if row.id_hash == salted_hash(own.user_id, row.salt or ""))
    return frozenset({user_key, *found})
