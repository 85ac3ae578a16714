"""What a click about a match's chance asks for."""

from enum import StrEnum


class FairnessClick(StrEnum):
    """Names in custom ids."""

    CHARM = "charm"
    CHARMPICK = "charmpick"
    CHARMFORM = "charmform"
    CHARMWORDS = "charmwords"
    VERIFY = "verify"
    RECORD = "record"
