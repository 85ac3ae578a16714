"""What a click on a note asks for."""

from enum import StrEnum


class NoteClick(StrEnum):
    """Names in custom ids."""

    FORM = "noteform"
    ADD = "noteadd"
    DELETE = "notedelete"
