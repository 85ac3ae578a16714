"""Replacing players: registration, and what happens in a running match when a user's data is deleted.

Until the match is over, a hash of the user's id is stored with the seats they had. It does not tell who they were,
only that it is the same user who asks for a seat.
"""

from __future__ import annotations

from host.core.features import Feature
from host.decisions.replace import seats
from host.decisions.replace.kinds import Replace, ReplaceRuling
from host.decisions.replace.questions import ReplaceQuestion
from host.decisions.replace.replacement import carry_out

FEATURE = Feature(
    acts=Replace,
    handle_ruling=carry_out,
    rulings=ReplaceRuling,
    questions=ReplaceQuestion,
    limit=seats.knows_running,
)
