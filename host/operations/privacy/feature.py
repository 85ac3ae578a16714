"""People's data: handed out, made nobody's; a server that is gone."""

from __future__ import annotations

from host.core.features import Feature
from host.operations.privacy import gone
from host.operations.privacy.kinds import DeleteServer

FEATURE = Feature(timers=DeleteServer, ring=gone.ring)
