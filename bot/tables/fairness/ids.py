"""The names of clicks for a match's shuffles."""

from enum import StrEnum


class FairnessClick(StrEnum):
    """The names of clicks in custom ids."""

    ADD = "shuffle"
    ADDED = "shuffled"
    VERIFY = "verify"
    RECORD = "record"
