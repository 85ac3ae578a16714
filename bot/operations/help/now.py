"""What somebody can do now, as the help begins with it."""

from __future__ import annotations

from msgspec import Struct

from storage.matches.match.matches import MatchRow


class Now(Struct, frozen=True):
    """What somebody can do now, most urgent first."""

    turns: tuple[MatchRow, ...] = ()
    """Matches of this server that wait for them, that of the channel first."""
    more_turns: int = 0
    """Others that wait for them, here and elsewhere."""
    tables: tuple[MatchRow, ...] = ()
    """Open tables at which they may sit down."""
    here: MatchRow | None = None
    """The match of the channel, unless it was cancelled."""
    is_host: bool = False
