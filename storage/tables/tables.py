"""Rows for match invitations, for matches with hints enabled, and for users' recent rate-limited actions."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal, TypeAlias

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Scope, Table


class InviteRow(rows.Row, frozen=True, kw_only=True):
    """A user who was invited to a match; `is_notified` is set once the user was notified."""

    match_id: int
    user_key: int
    is_notified: bool = True


LimitedAction: TypeAlias = Literal["open", "thread", "invite", "ask", "export", "find"]


class LimitedActionRow(rows.Row, frozen=True, kw_only=True):
    """A user's rate-limited action; `target_key` is the affected user, or 0.

    Times are unix milliseconds. The database assigns the id.
    """

    id: int = 0
    user_key: int
    action: LimitedAction
    target_key: int = 0
    at: int


TABLES = (
    Table(
        "invites",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        user_key BIGINT NOT NULL,
        is_notified BOOLEAN NOT NULL DEFAULT TRUE,
        PRIMARY KEY (match_id, user_key)
        """,
        row=InviteRow,
        indexes=("CREATE INDEX ix_invites_user ON invites (user_key)",),
        user_columns=("user_key",),
        is_personal=True,
    ),
    Table(
        "matches_with_hints",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        PRIMARY KEY (match_id)
        """,
    ),
    Table(
        "limited_actions",
        """
        user_key BIGINT NOT NULL,
        action VARCHAR(16) NOT NULL,
        target_key BIGINT NOT NULL,
        at BIGINT NOT NULL
        """,
        row=LimitedActionRow,
        has_autoincrement=True,
        indexes=("CREATE INDEX ix_limited_actions_user_action_at ON limited_actions (user_key, action, at)",),
        scope=Scope.NONE,
        user_columns=("user_key", "target_key"),
    ),
)

_ADD_INVITES = statements.upsert("invites", InviteRow.__struct_fields__, ("match_id", "user_key"))
_INVITES_OF_MATCH = f"{rows.select(InviteRow, 'invites')} WHERE match_id = :match_id ORDER BY user_key"
_MARK_INVITES_NOTIFIED = "UPDATE invites SET is_notified = TRUE WHERE match_id = :match_id"
_ADD_HINTED = statements.insert("matches_with_hints", ("match_id",))
_IS_HINTED = "SELECT match_id FROM matches_with_hints WHERE match_id = :match_id"
_ADD_RATES = statements.insert("limited_actions", LimitedActionRow.__struct_fields__[1:])
_TARGETS_SINCE = (
    "SELECT target_key FROM limited_actions WHERE user_key IN (:people) AND action = :action AND at > :after"
)
_HAS_ACTION = (
    "SELECT 1 FROM limited_actions WHERE user_key = :user_key AND at > :after AND action <> 'export' LIMIT 1"
)
_DELETE_ACTIONS = (
    "DELETE FROM limited_actions WHERE user_key = :user_key AND action = :action AND at <= :before"
)


async def add_invites(tx: Transaction, *asked: InviteRow) -> None:
    """Save invitations, replacing earlier ones to the same users."""
    if asked:
        await tx.execute(_ADD_INVITES, [asdict(invite) for invite in asked])


async def mark_invites_notified(tx: Transaction, match_id: int) -> None:
    """Mark all of a match's invited users as notified."""
    await tx.execute(_MARK_INVITES_NOTIFIED, {"match_id": match_id})


async def invites_of_match(tx: Transaction, match_id: int) -> list[InviteRow]:
    """Return a match's invitations, ordered by user key."""
    return rows.all_rows(InviteRow, await tx.execute(_INVITES_OF_MATCH, {"match_id": match_id}))


async def allow_hints(tx: Transaction, match_id: int) -> None:
    """Record that the players agreed to play with hints."""
    await tx.execute(_ADD_HINTED, {"match_id": match_id})


async def has_hints(tx: Transaction, match_id: int) -> bool:
    """Return whether the players agreed to play with hints."""
    return await tx.scalar(_IS_HINTED, {"match_id": match_id}) is not None


async def add_actions(tx: Transaction, actions: Sequence[LimitedActionRow]) -> None:
    """Save users' rate-limited actions."""
    if actions:
        await tx.execute(_ADD_RATES, [asdict(action) for action in actions])


async def read_targets(
    tx: Transaction, user_keys: Collection[int], action: LimitedAction, after: int
) -> list[int]:
    """Return the users targeted by a user's actions since the given time.

    `user_keys` contains the user's current key, and any keys from before they deleted their data. A target
    appears once per action.
    """
    found = await tx.execute(_TARGETS_SINCE, {"people": [*user_keys], "action": action, "after": after})
    return found.scalars()


async def has_actions(tx: Transaction, user_key: int, after: int) -> bool:
    """Return whether a user has performed a rate-limited action since the given time."""
    return await tx.scalar(_HAS_ACTION, {"user_key": user_key, "after": after}) is not None


async def delete_all_actions(tx: Transaction, at: int) -> None:
    """Delete the rate-limited actions of all users that happened at or before the given time."""
    await tx.execute("DELETE FROM limited_actions WHERE at <= :at", {"at": at})


async def delete_actions(tx: Transaction, user_key: int, action: LimitedAction, before: int) -> None:
    """Delete a user's rate-limited actions of one kind that happened at or before the given time."""
    await tx.execute(_DELETE_ACTIONS, {"user_key": user_key, "action": action, "before": before})
