"""The tools of those who look after a server."""

from __future__ import annotations

from host.admin.rulings import AdminRuling
from host.core.features import Feature

FEATURE = Feature(
    rulings=AdminRuling,
)
