"""The life of a table."""

from __future__ import annotations

from host.core.features import Feature
from host.tables.acts import TableAct
from host.tables.rulings import Cancelled

FEATURE = Feature(acts=TableAct, rulings=Cancelled)
