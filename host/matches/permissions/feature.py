"""Acts by authority are told at the table, from the audit where the log has nothing of them."""

from __future__ import annotations

from host.core.features import Feature
from host.matches.permissions.kinds import TellAct

FEATURE = Feature(posts=TellAct)
