"""Seats that change hands: by vote, by a host, for a substitute, back to their person."""

from __future__ import annotations

from host.core.features import Feature
from host.replace.acts import Replace
from host.replace.questions import ReplaceQuestion
from host.replace.replacing import carry_out
from host.replace.rulings import ReplaceRuling

FEATURE = Feature(acts=Replace, rule=carry_out, rulings=ReplaceRuling, questions=ReplaceQuestion)
