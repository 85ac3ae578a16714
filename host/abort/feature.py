"""Calling a match off, if all agree."""

from __future__ import annotations

from host.abort.questions import AbortMatch
from host.abort.rulings import AbortRuling
from host.core.features import Feature

FEATURE = Feature(rulings=AbortRuling, questions=AbortMatch)
