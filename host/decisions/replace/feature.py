"""Registration of player replacements, and handling of user deletions in running matches.

After a deletion, a hash of the user's id is stored with their former seats until the match is over. The hash
does not reveal the user's identity. It only shows whether a user who asks for a seat has already had one in
the match.
"""

from __future__ import annotations

from host.core.features import Feature
from host.decisions.replace import seat_changes
from host.decisions.replace.kinds import Replace, ReplaceRuling
from host.decisions.replace.replacement import carry_out
from host.decisions.replace.votes import AnySeatVote

FEATURE = Feature(
    acts=Replace,
    handle_ruling=carry_out,
    rulings=ReplaceRuling,
    votes=AnySeatVote,
    has_limit=seat_changes.has_had_running_seat,
)
