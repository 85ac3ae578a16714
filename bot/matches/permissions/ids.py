"""What a click in the audit log asks for."""

from enum import StrEnum


class AuthorityClick(StrEnum):
    """Names in custom ids; AUDIT takes the number of a page."""

    AUDIT = "audit"
