"""Names of clicks about a match's shuffles."""

from enum import StrEnum


class FairnessClick(StrEnum):
    """The click names in custom ids."""

    ADD = "shuffle"
    ADDED = "shuffled"
    VERIFY = "verify"
    RECORD = "record"
