"""Test users, whose keys are small numbers and whose Discord ids are large ones."""

from __future__ import annotations

from host.core.context import Context
from host.core.users import User
from host.matches import users as stored
from host.matches.users import Account
from storage.core.database import Database
from storage.core.sql import statements
from storage.matches import users
from storage.matches.users import FIRST_KEY, UserRow

FIRST_ID = 10**17
GUILDS = (1, 2)
LAST_SEEN = 1_800_000_000_000
"""The time at which the test clock starts, in Unix milliseconds."""
DEFAULT_USERS = {100: "Ada", 101: "Ben", 102: "Cem", 103: "Dea", 104: "Eva", 900: "Hana"} | {
    1000 + number: f"P{number}" for number in range(40)
}
"""Names of the users in every test database, by user key."""


def id_of(key: int) -> int:
    """Return a test user's Discord id."""
    return FIRST_ID + key % FIRST_KEY


async def identify_again(ctx: Context, user: User) -> User:
    """Identify the user's account again, and return the user that it now belongs to.

    After a data deletion, this is a new user.
    """
    known = await stored.identify_accounts(ctx, [Account(id_of(user.key), user.name)], GUILDS[0])
    return User(known[id_of(user.key)].key, user.name)


async def register_users(database: Database, *new_users: User) -> None:
    """Register users in all test guilds.

    If a user is already registered, replace their name.
    """
    async with database.transaction() as tx:
        rows = [
            UserRow(user_key=user.key, user_id=id_of(user.key), last_seen=LAST_SEEN) for user in new_users
        ]
        fields = [{name: getattr(row, name) for name in UserRow.__struct_fields__} for row in rows]
        await tx.execute(statements.insert_or_ignore("users", UserRow.__struct_fields__), fields)
        for guild in GUILDS:
            await users.set_names(tx, guild, {user.key: user.name for user in new_users})


async def register_default_users(database: Database) -> None:
    """Register the users in `DEFAULT_USERS`."""
    await register_users(database, *(User(key, name) for key, name in DEFAULT_USERS.items()))
