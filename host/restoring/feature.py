"""Tables are told when the database was replaced by a copy of it."""

from __future__ import annotations

from host.core.features import Feature
from host.restoring.kinds import RestoringPost

FEATURE = Feature(posts=RestoringPost)
