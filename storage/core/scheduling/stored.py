"""What is stored of people and servers in what is due."""

from __future__ import annotations

from storage.core.stored import Of, Stored

STORED = (
    Stored(table="outbox", of=Of.OWNER, texts=("payload",), told=("plain",), is_handed_out=False),
    Stored(table="jobs", of=Of.OWNER, texts=("payload",), is_handed_out=False),
    Stored(table="timers", of=Of.OWNER, texts=("payload",), is_handed_out=False),
)
