"""What a click of somebody who wants help asks for."""

from enum import StrEnum


class HelpClick(StrEnum):
    """Names in custom ids; TOPIC is about no match."""

    NEW_HERE = "newhere"
    RULES = "rules"
    TOPIC = "h:topic"
