"""Taking back what was confirmed."""

from __future__ import annotations

from host.core.features import Feature
from host.decisions.undo.kinds import TakeBack, UndoRefused
from host.decisions.undo.questions import UndoQuestion
from host.decisions.undo.undoing import carry_out

FEATURE = Feature(acts=TakeBack, rule=carry_out, rulings=UndoRefused, questions=UndoQuestion)
