"""What a click about a plan asks for."""

from enum import StrEnum


class PlanClick(StrEnum):
    """Names in custom ids."""

    UNPLAN = "unplan"
