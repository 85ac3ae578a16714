"""What clicks about one's data ask for."""

from __future__ import annotations

from enum import StrEnum


class PrivacyClick(StrEnum):
    """Names in custom ids."""

    EXPORT = "p:export"
    FORGET = "p:forget"
    SURE = "p:forget-sure"
    YES = "p:forget-yes"
