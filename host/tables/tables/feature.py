"""The life of a table."""

from __future__ import annotations

from host.core.features import Feature
from host.tables.tables.kinds import Cancelled, TableAct

FEATURE = Feature(acts=TableAct, rulings=Cancelled)
