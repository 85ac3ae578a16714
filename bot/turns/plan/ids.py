"""What a click about a plan asks for."""

from enum import StrEnum


class PlanClick(StrEnum):
    """Names in custom ids; PASSON takes a number of turns, 0 for on and on, ONLYIF and DROPLINE that of a line."""

    UNPLAN = "unplan"
    PASSON = "passon"
    ONLYIF = "onlyif"
    DROPLINE = "dropline"
