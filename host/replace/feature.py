"""Seats that change hands: by vote, by a host, for a substitute, back to their person."""

from __future__ import annotations

from host.core.features import Feature
from host.replace.questions import ReplaceSeat
from host.replace.rulings import ReplaceRefused

FEATURE = Feature(rulings=ReplaceRefused, questions=ReplaceSeat)
