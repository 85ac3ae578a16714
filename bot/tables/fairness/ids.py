"""Names of clicks about a match's shuffles."""

from enum import StrEnum


class FairnessClick(StrEnum):
    """Names in custom ids."""

    ADD = "shuffle"
    ADDED = "shuffled"
    VERIFY = "verify"
    RECORD = "record"
