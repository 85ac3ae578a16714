"""Pauses of clocks: users' days off and their guild's outages, loaded in one statement."""

from __future__ import annotations

from collections.abc import Iterable

from storage.core.sql import rows
from storage.core.sql.transactions import Transaction
from storage.time.clock import days_off, outages
from storage.time.clock.days_off import DayOffRow
from storage.time.clock.outages import ALL_GUILDS, OutageRow

_LOAD = f"""
    SELECT user_key, day, is_holiday, is_automatic, NULL AS guild_id, NULL AS began, NULL AS ended
        FROM days_off WHERE user_key IN (:people)
    UNION ALL
    SELECT NULL, NULL, NULL, NULL, guild_id, began, ended
        FROM outages WHERE guild_id IN ({ALL_GUILDS}, :guild_id) AND ended > :after
"""  # noqa: S608 - only names of tables and columns


async def load(tx: Transaction, keys: Iterable[int], guild_id: int, starts: Iterable[int]) -> None:
    """Cache users' days off, and the guild's outages that ended after the given times."""
    user_keys, times = {*keys}, {*starts}
    is_known = user_keys <= {user_key for (user_key,) in rows.cached_results(tx, days_off.of_user)}
    if (
        is_known
        and {(start, guild_id) for start in times} <= rows.cached_results(tx, outages.ended_after).keys()
    ):
        return
    found = await tx.execute(_LOAD, {"people": sorted(user_keys), "guild_id": guild_id, "after": min(times)})
    marked = [
        DayOffRow(user_key=user_key, day=day, is_holiday=bool(is_holiday), is_automatic=bool(is_automatic))
        for user_key, day, is_holiday, is_automatic, *_ in found
        if user_key is not None
    ]
    for user_key in user_keys:
        own = sorted((row for row in marked if row.user_key == user_key), key=lambda row: row.day)
        rows.cache_result(tx, days_off.of_user, own, user_key)
    outage_rows = [
        OutageRow(guild_id=where, began=began, ended=ended)
        for *_, where, began, ended in found
        if began is not None
    ]
    for start in times:
        later = sorted(
            (outage for outage in outage_rows if outage.ended > start), key=lambda outage: outage.began
        )
        rows.cache_result(tx, outages.ended_after, later, start, guild_id)
