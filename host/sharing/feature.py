"""Posts of a match that is over, to be passed on."""

from __future__ import annotations

from host.core.features import Feature
from host.sharing.kinds import SharingPost

FEATURE = Feature(posts=SharingPost)
