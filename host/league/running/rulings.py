"""What a season decides about its matches, as their logs tell it."""

from __future__ import annotations

from typing import TypeAlias

from host.log.entries import Ruling


class SeasonPaused(Ruling, frozen=True, kw_only=True, tag="season-paused"):
    """No clock runs while the season rests."""


class SeasonResumed(Ruling, frozen=True, kw_only=True, tag="season-resumed"):
    """The clocks run again."""


class SeasonHurries(Ruling, frozen=True, kw_only=True, tag="season-hurries"):
    """The match goes on by a faster clock, as the season is nearly over."""


class SeasonEnds(Ruling, frozen=True, kw_only=True, tag="season-ends"):
    """The match ends without a result: the season has decided about its table."""


LeagueRuling: TypeAlias = SeasonPaused | SeasonResumed | SeasonHurries | SeasonEnds
