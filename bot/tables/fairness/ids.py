"""Names of clicks about the shuffles of a match."""

from enum import StrEnum


class FairnessClick(StrEnum):
    """Names in custom ids."""

    ADD = "shuffle"
    ADDED = "shuffled"
    VERIFY = "verify"
    RECORD = "record"
