"""Analyses: made as jobs, turn by turn, and kept."""

from __future__ import annotations

from host.core.features import Feature
from host.history.analysis.kinds import MakeAnalysis
from host.history.analysis.making import make

FEATURE = Feature(jobs=MakeAnalysis, do=make)
