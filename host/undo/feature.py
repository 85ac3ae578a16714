"""Taking back what was confirmed."""

from __future__ import annotations

from host.core.features import Feature
from host.undo.questions import UndoQuestion

FEATURE = Feature(questions=UndoQuestion)
