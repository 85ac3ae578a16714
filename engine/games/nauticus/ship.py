"""A ship and what may be laid to it (3.2.1.1 - 3.2.1.4, 4)."""

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
    """Hull parts from fore to aft; masts, sails and goods in the order laid (where they sit has no effect)."""

    hull: tuple[HullKind, ...]
    masts: tuple[Emblem, ...] = ()
    sails: tuple[Emblem, ...] = ()
    goods: tuple[Good, ...] = ()

    @property
    def is_open_fore(self) -> bool:
        """Tell whether a part can still be laid on the bow's side."""
        return self.hull[0] == "middle" or self.hull[0] == "stern"

    @property
    def is_open_aft(self) -> bool:
        """Tell whether a part can still be laid on the stern's side."""
        return self.hull[-1] == "middle" or self.hull[-1] == "bow"

    @property
    def is_finished(self) -> bool:
        """Tell whether the hull is closed and every part has mast and sail (4)."""
        return len(self.sails) == len(self.hull) and not self.is_open_fore and not self.is_open_aft

    @property
    def is_loaded(self) -> bool:
        """Tell whether a good lies under every part."""
        return len(self.goods) == len(self.hull)

    @property
    def emblem(self) -> Emblem | None:
        """Return the regular emblem the ship is bound to; crowns bind to nothing."""
        return next((emblem for emblem in self.masts + self.sails if emblem != "crown"), None)

    def ends_for(self, hull: HullKind) -> tuple[End, ...]:
        """Return the ends a hull part may be laid to; a middle fits every open end until there are two."""
        if hull == "single" or (hull == "middle" and self.hull.count("middle") == MAX_MIDDLES):
            return ()
        fore = self.is_open_fore and hull != "stern"
        aft = self.is_open_aft and hull != "bow"
        if fore and aft:
            return ("fore", "aft")
        return ("fore",) if fore else ("aft",) if aft else ()

    def takes(self, part: Part) -> bool:
        """Tell whether a mast, sail or good fits: one mast a part, one sail a mast, one good a part, one emblem."""
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
        """Return the ship with a part that fits laid to it."""
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
