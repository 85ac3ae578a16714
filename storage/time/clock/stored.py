"""What is stored of people in turns and days off, and of servers in outages."""

from __future__ import annotations

from storage.core.stored import Of, Stored

STORED = (
    Stored(table="clocks"),
    Stored(table="clock_turns", ids=("person",)),
    Stored(table="days_off", of=Of.NONE, ids=("person",), is_personal=True),
    Stored(table="outages", of=Of.SERVER),
    Stored(table="pulse", of=Of.NONE),
)
