"""Taking back what was confirmed."""

from __future__ import annotations

from host.core.features import Feature
from host.undo.questions import UndoQuestion
from host.undo.rulings import UndoRefused

FEATURE = Feature(rulings=UndoRefused, questions=UndoQuestion)
