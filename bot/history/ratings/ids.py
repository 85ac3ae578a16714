"""What a click on a profile asks for."""

from enum import StrEnum


class ProfileClick(StrEnum):
    """Names in custom ids; about no match."""

    SHARE = "p:profile"
