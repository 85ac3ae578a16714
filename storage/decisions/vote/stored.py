"""What is stored of who asked and who answered."""

from __future__ import annotations

from storage.core.stored import Named, Of, Stored

STORED = (
    Stored(
        table="questions",
        ids=("asker",),
        texts=("payload",),
        named=(Named("by", ("host", "decided"), column="asker", or_by_name=True), Named("name", ("person",))),
    ),
    Stored(table="ballots", of=Of.QUESTION, ids=("person",)),
    Stored(table="vote_requests", ids=("person",), is_personal=True),
)  # fmt: skip
