"""The facts that a match's status card needs, loaded in one statement."""

from __future__ import annotations

from msgspec import Struct

from storage.core.sql import rows
from storage.core.sql.transactions import Transaction
from storage.history.ratings import OVER_LIMIT
from storage.messages import posted_messages
from storage.messages.posted_messages import PostedMessagesRow
from storage.tables.fairness import CommitmentRow
from storage.tables.requirements import RequirementsRow


class CardFacts(Struct, frozen=True):
    """Stored facts about a match for its status card."""

    commitment: CommitmentRow | None
    requirements: RequirementsRow | None
    is_rated: bool
    is_over_limit: bool
    """Whether the match is unrated because two of its players had reached the limit of rated matches against
    each other.
    """
    has_hints: bool


_FACTS = f"""
    SELECT {rows.columns(PostedMessagesRow, "posted_messages")}, {rows.columns(CommitmentRow, "commitments")},
        {rows.columns(RequirementsRow, "table_requirements")},
        rated.match_id IS NOT NULL, COALESCE(rated.verdict, '') = '{OVER_LIMIT}',
        matches_with_hints.match_id IS NOT NULL
    FROM matches
    LEFT JOIN posted_messages ON posted_messages.match_id = matches.id
    LEFT JOIN commitments ON commitments.match_id = matches.id
    LEFT JOIN table_requirements ON table_requirements.match_id = matches.id
    LEFT JOIN rated ON rated.match_id = matches.id
    LEFT JOIN matches_with_hints ON matches_with_hints.match_id = matches.id
    WHERE matches.id = :match_id
"""  # noqa: S608 - only names of tables and columns


async def load_facts(tx: Transaction, match_id: int) -> CardFacts:
    """Return the facts for a match's card, and cache the match's posted messages."""
    row = (await tx.execute(_FACTS, {"match_id": match_id})).one()
    kinds = (PostedMessagesRow, CommitmentRow, RequirementsRow)
    stands, commitment, requirements, *marks = rows.split(kinds, row)
    rows.cache_result(tx, posted_messages.of_match, stands, match_id)
    return CardFacts(commitment, requirements, *map(bool, marks))
