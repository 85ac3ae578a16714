"""When clocks rest by what is stored: people's days off, and the outages of their server, in one statement."""

from __future__ import annotations

from collections.abc import Iterable

from storage.core.sql import rows
from storage.core.sql.transactions import Transaction
from storage.time.clock import days_off, outages
from storage.time.clock.days_off import DayOffRow
from storage.time.clock.outages import EVERYWHERE, OutageRow

_LOAD = f"""
    SELECT person, day, is_holiday, NULL AS server, NULL AS began, NULL AS ended
        FROM days_off WHERE person IN (:people)
    UNION ALL
    SELECT NULL, NULL, NULL, server, began, ended
        FROM outages WHERE server IN ({EVERYWHERE}, :server) AND ended > :after
"""  # noqa: S608 - our own names


async def load(tx: Transaction, several: Iterable[int], server: int, starts: Iterable[int]) -> None:
    """Load users' days off and the outages that ended after some times.

    They are stored in the transaction's cache for these users and times.
    """
    people, times = {*several}, {*starts}
    is_known = people <= {person for (person,) in rows.recall_all(tx, days_off.of_person)}
    if is_known and {(start, server) for start in times} <= rows.recall_all(tx, outages.since).keys():
        return
    found = await tx.execute(_LOAD, {"people": sorted(people), "server": server, "after": min(times)})
    marked = [
        DayOffRow(person=person, day=day, is_holiday=bool(is_holiday))
        for person, day, is_holiday, *_ in found
        if person is not None
    ]
    for person in people:
        own = sorted((row for row in marked if row.person == person), key=lambda row: row.day)
        rows.know(tx, days_off.of_person, own, person)
    gone = [
        OutageRow(server=where, began=began, ended=ended)
        for *_, where, began, ended in found
        if began is not None
    ]
    for start in times:
        later = sorted((outage for outage in gone if outage.ended > start), key=lambda outage: outage.began)
        rows.know(tx, outages.since, later, start, server)
