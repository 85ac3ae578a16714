"""Analyses: made as jobs, turn by turn, and kept."""

from __future__ import annotations

from host.analysis.kinds import MakeAnalysis
from host.analysis.making import make
from host.core.features import Feature

FEATURE = Feature(jobs=MakeAnalysis, do=make)
