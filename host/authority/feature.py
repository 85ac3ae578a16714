"""Acts by authority are told at the table, from the audit where the log has nothing of them."""

from __future__ import annotations

from host.authority.kinds import TellAct
from host.core.features import Feature

FEATURE = Feature(posts=TellAct)
