"""What a click on news of a match asks for."""

from enum import StrEnum


class FollowClick(StrEnum):
    """Names in custom ids."""

    STOP = "unfollow"
