"""A ship, and the rules for adding parts to it (3.2.1.1 - 3.2.1.4, 4)."""

from __future__ import annotations

from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from engine.games.nauticus.actions import End
from engine.games.nauticus.components import (
    MAX_MIDDLES,
    Emblem,
    Good,
    HullKind,
    Part,
    family,
    kind,
)


class Ship(Struct, frozen=True):
    """A ship: its hull parts from fore to aft, and its masts, sails and goods in the order added.

    The masts, sails and goods are not assigned to hull parts, because this makes no difference.
    """

    hull: tuple[HullKind, ...]
    masts: tuple[Emblem, ...] = ()
    sails: tuple[Emblem, ...] = ()
    goods: tuple[Good, ...] = ()

    @property
    def is_open_fore(self) -> bool:
        """Return whether a part can still be added at the bow."""
        return self.hull[0] == "middle" or self.hull[0] == "stern"

    @property
    def is_open_aft(self) -> bool:
        """Return whether a part can still be added at the stern."""
        return self.hull[-1] == "middle" or self.hull[-1] == "bow"

    @property
    def is_finished(self) -> bool:
        """Return whether the hull is complete and each part has a mast and a sail (4)."""
        return len(self.sails) == len(self.hull) and not self.is_open_fore and not self.is_open_aft

    @property
    def is_loaded(self) -> bool:
        """Return whether every hull part carries a good."""
        return len(self.goods) == len(self.hull)

    @property
    def emblem(self) -> Emblem | None:
        """Return the ship's emblem, or None if no mast or sail determines it yet.

        Crowns don't determine the emblem.
        """
        return next((emblem for emblem in self.masts + self.sails if emblem != "crown"), None)

    def ends_for(self, hull: HullKind) -> tuple[End, ...]:
        """Return the ends at which a hull part can be added.

        A middle part fits at any open end. A ship has at most two middle parts.
        """
        if hull == "single" or (hull == "middle" and self.hull.count("middle") == MAX_MIDDLES):
            return ()
        fore = self.is_open_fore and hull != "stern"
        aft = self.is_open_aft and hull != "bow"
        if fore and aft:
            return ("fore", "aft")
        return ("fore",) if fore else ("aft",) if aft else ()

    def takes(self, part: Part) -> bool:
        """Return whether a mast, sail or good fits.

        Each hull part takes one mast and one good, and each mast takes one sail. Except for crowns, all masts
        and sails on a ship have the same emblem.
        """
        match family(part):
            case "good":
                return len(self.goods) < len(self.hull)
            case "mast":
                return len(self.masts) < len(self.hull) and self._bears(part)
            case _:
                return len(self.sails) < len(self.masts) and self._bears(part)

    def _bears(self, part: Part) -> bool:
        return kind(part) == "crown" or self.emblem in (None, kind(part))

    def laid(self, part: Part, end: End | None) -> Ship:
        """Return a copy of the ship with a fitting part added."""
        match family(part):
            case "hull":
                hull = cast("HullKind", kind(part))
                return replace(
                    self,
                    hull=(hull, *self.hull) if end == "fore" else (*self.hull, hull),
                )
            case "mast":
                return replace(self, masts=(*self.masts, cast("Emblem", kind(part))))
            case "sail":
                return replace(self, sails=(*self.sails, cast("Emblem", kind(part))))
            case _:
                return replace(self, goods=(*self.goods, cast("Good", kind(part))))
