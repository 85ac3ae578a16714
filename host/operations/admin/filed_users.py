"""Convert between user keys and Discord ids in match files.

A file contains Discord ids and names, so that it can be moved to another database. Deleted users have no
Discord id, so the file contains their keys instead. An import replaces such keys with new ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from engine.core.files.library import AnyGame
from host.core.context import Context
from host.core.users import UserNamesMixin, mentioned_users
from host.matches import users
from host.matches.log import entries
from host.matches.users import Account
from storage.core.database import Transaction
from storage.matches import users as stored_users
from storage.matches.match import mentions
from storage.matches.match.log import EntryRow
from storage.matches.match.matches import MatchRow
from storage.matches.match.seats import SeatRow
from storage.matches.users import FIRST_KEY

N = TypeVar("N", bound=UserNamesMixin)


async def to_user_ids(
    tx: Transaction, rules: AnyGame, row: MatchRow, seat_rows: Sequence[SeatRow], log: Sequence[EntryRow]
) -> tuple[MatchRow, list[SeatRow], list[EntryRow]]:
    """Return a match's rows for a file, with Discord ids and names instead of user keys."""
    data = _read(rules, log)
    keys = mentioned_users(data.values()) | _keys_of(row, seat_rows)
    ids, names = await stored_users.ids(tx, keys), await stored_users.names(tx, row.guild_id, keys)
    filed = {seq: _with_ids(entry.with_names(names), ids) for seq, entry in data.items()}
    return (
        replace(row, owner_key=ids.get(row.owner_key, row.owner_key)),
        [_with_seat_ids(seat, ids) for seat in seat_rows],
        [_write(entry_row, filed.get(entry_row.seq)) for entry_row in log],
    )


async def to_user_keys(
    ctx: Context,
    tx: Transaction,
    rules: AnyGame,
    row: MatchRow,
    seat_rows: Sequence[SeatRow],
    log: Sequence[EntryRow],
) -> tuple[MatchRow, list[SeatRow], list[EntryRow]]:
    """Return the rows to store for an imported match, with user keys instead of Discord ids."""
    data = _read(rules, log)
    named = {seat_row.user_key: seat_row.name for seat_row in seat_rows if seat_row.user_key is not None}
    named |= {id_: name for entry in data.values() for id_, name in _named(entry) if name}
    ids = {*named, *mentioned_users(data.values()), *_keys_of(row, seat_rows)}
    keys = await _keys_for(ctx, tx, ids, named, row.guild_id)
    stored = {seq: _with_ids(entry, keys).without_names() for seq, entry in data.items()}
    return (
        replace(row, owner_key=keys.get(row.owner_key, row.owner_key)),
        [_with_seat_ids(seat, keys) for seat in seat_rows],
        [_write(entry_row, stored.get(entry_row.seq)) for entry_row in log],
    )


async def note_mentions(tx: Transaction, rules: AnyGame, match_id: int, log: Iterable[EntryRow]) -> None:
    """Record the users whom a new match's log mentions."""
    await mentions.add(tx, match_id, mentioned_users(_read(rules, log).values()))


async def _keys_for(
    ctx: Context, tx: Transaction, ids: Iterable[int], named: Mapping[int, str], guild_id: int
) -> dict[int, int]:
    """Return a user key for each id in a match file.

    An id is a Discord id or, for a deleted user, that user's key in the original database. Deleted users get
    a new key. If a user has no known name in the guild, the name in the file is stored.
    """
    wanted = {id_ for id_ in ids if id_}
    found = await users.identify(ctx, tx, [Account(id_, "") for id_ in wanted if id_ < FIRST_KEY], None)
    keys = {id_: user.key for id_, user in found.items()}
    keys |= {id_: stored_users.new_key() for id_ in sorted(wanted) if id_ >= FIRST_KEY}
    known = await stored_users.names(tx, guild_id, keys.values())
    new = {keys[id_]: name for id_, name in named.items() if id_ in keys and keys[id_] not in known}
    await stored_users.set_names(tx, guild_id, new)
    return keys


def _read(rules: AnyGame, log: Iterable[EntryRow]) -> dict[int, UserNamesMixin]:
    """Return the log entries that may mention users, by entry number.

    Unreadable entries are skipped.
    """
    found: dict[int, UserNamesMixin] = {}
    for row in log:
        if row.kind == "move":
            continue
        try:
            entry = entries.from_row(rules, row).entry
        except (msgspec.MsgspecError, ValueError):
            continue
        if isinstance(entry, UserNamesMixin):
            found[row.seq] = entry
    return found


def _named(entry: UserNamesMixin) -> Iterable[tuple[int, str]]:
    return [(getattr(entry, field), getattr(entry, name)) for field, name in entry.USERS.items() if name]


def _keys_of(row: MatchRow, seat_rows: Sequence[SeatRow]) -> set[int]:
    return {
        row.owner_key,
        *(one for seat in seat_rows for one in (seat.user_key, seat.former_user_key) if one is not None),
    }


def _with_ids(entry: N, ids: Mapping[int, int]) -> N:
    """Return a copy of an entry with its user numbers replaced.

    `ids` maps old numbers to new ones.
    """
    found = {field: getattr(entry, field) for field in entry.USERS}
    return replace(entry, **{field: ids.get(one, one) for field, one in found.items() if one})


def _with_seat_ids(seat: SeatRow, ids: Mapping[int, int]) -> SeatRow:
    user_key, former = (
        None if one is None else ids.get(one, one) for one in (seat.user_key, seat.former_user_key)
    )
    return replace(seat, user_key=user_key, former_user_key=former)


def _write(row: EntryRow, entry: UserNamesMixin | None) -> EntryRow:
    return row if entry is None else replace(row, payload=msgspec.json.encode(entry).decode())
