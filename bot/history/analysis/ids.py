"""What a click of somebody who looks at an analysis asks for."""

from enum import StrEnum


class AnalysisClick(StrEnum):
    """Names in custom ids; COSTLY is a menu of turns."""

    ANALYSE = "analyse"
    COSTLY = "costly"
