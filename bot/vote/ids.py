"""What a click on a question asks for."""

from enum import StrEnum


class VoteClick(StrEnum):
    """Names in custom ids; VOTE takes the number of a choice."""

    VOTE = "vote"
