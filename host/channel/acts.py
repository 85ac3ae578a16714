"""What is done to the channel of a match by authority, as the audit keeps it."""

from __future__ import annotations

from engine.core.text import Text, Who, text
from host.authority.gate import Act


class Move(Act, frozen=True, tag="move"):
    """A match was given another channel."""

    is_logged: bool = True
    """An entry of the match's log tells it."""

    def tell(self, host: Who) -> Text | None:
        """Return the line at a table that has no log to tell it."""
        return None if self.is_logged else text("told-table-moved", host=host)
