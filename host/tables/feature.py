"""The life of a table."""

from __future__ import annotations

from host.core.features import Feature
from host.tables.acts import TableAct

FEATURE = Feature(acts=TableAct)
