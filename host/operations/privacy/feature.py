"""People's data: handed out, made nobody's; a server that is gone."""

from __future__ import annotations

from host.core.features import Feature
from host.operations.privacy import server_deletion
from host.operations.privacy.server_deletion import DeleteServer

FEATURE = Feature(timers=DeleteServer, ring=server_deletion.ring)
