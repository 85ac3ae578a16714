"""Names of clicks that concern a match's shuffles."""

from enum import StrEnum


class FairnessClick(StrEnum):
    """Click names used in custom ids."""

    ADD = "shuffle"
    ADDED = "shuffled"
    VERIFY = "verify"
    RECORD = "record"
