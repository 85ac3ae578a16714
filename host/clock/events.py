"""What happens to clocks, as events that other features follow."""

from __future__ import annotations

from msgspec import Struct

from host.match.match import Match
from storage.clock.clocks import ClockRow


class ClockSet(Struct, frozen=True):
    """The clock of the awaited person was set, or what it is reckoned by has changed; None: no person is awaited."""

    match: Match
    clock: ClockRow | None
