"""What is stored of people and servers in matches, their secrets, seats, logs and snapshots."""

from __future__ import annotations

from storage.core.stored import Named, Of, Stored

STORED = (
    Stored(table="matches", of=Of.SERVER, ids=("opener",), titles=("title",)),
    Stored(table="secrets", is_handed_out=False),
    Stored(table="seats", ids=("person",), claims=("former",), names=("name",)),
    Stored(
        table="log",
        texts=("payload",),
        named=(
            Named("was", ("left",), or_by_name=True),
            Named("name", ("person", "decided"), or_by_name=True),
        ),
        nobody=("kind", "move"),
    ),
    Stored(table="snapshots"),
)
