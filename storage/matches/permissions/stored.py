"""What is stored of people and servers in acts by authority."""

from __future__ import annotations

from storage.core.stored import Named, Of, Stored

STORED = (
    Stored(
        table="audits",
        of=Of.SERVER,
        ids=("person",),
        names=("name",),
        texts=("payload", "reason"),
        named=(
            Named("name", ("person",)),
            Named("to", ("person",), or_by_name=True),
            Named("player", ("left", "whose"), or_by_name=True),
            Named("by", ("came", "person"), or_by_name=True),
        ),
    ),
)
