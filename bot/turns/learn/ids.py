"""What a click of somebody who learns a game asks for."""

from enum import StrEnum


class LearnClick(StrEnum):
    """Names in custom ids; but for the first two the revision is the number of the lesson.

    TRY, MENU and PAGE take a step and an option, menu or page of it, in one number
    (bot/matches/match/options.py), GO takes a step.
    """

    MATCH = "learn"
    LIST = "learnlist"
    OPEN = "learnopen"
    TRY = "learntry"
    MENU = "learnmenu"
    PAGE = "learnpage"
    GO = "learngo"
