"""Taking back what was confirmed."""

from __future__ import annotations

from host.core.features import Feature
from host.undo.acts import TakeBack
from host.undo.questions import UndoQuestion
from host.undo.rulings import UndoRefused
from host.undo.undoing import carry_out

FEATURE = Feature(acts=TakeBack, rule=carry_out, rulings=UndoRefused, questions=UndoQuestion)
