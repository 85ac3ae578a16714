"""The overview for a season's hosts: late players, open questions and votes."""

from __future__ import annotations

from msgspec import Struct

from host.core.context import Context
from host.leagues.lifecycle.kinds import HostRequest
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.season.season import Proposal
from host.leagues.views import cards, seasons
from host.leagues.views.questions import open_questions
from host.leagues.views.turns import TableTurn


class LatePlayer(Struct, frozen=True):
    """A player who has to move at a table, and who has run out of time in this or an earlier turn."""

    table: int
    turn: TableTurn


class HostOverview(Struct, frozen=True):
    """The overview for a season's hosts."""

    loaded: LoadedSeason
    late: tuple[LatePlayer, ...]
    """The late players, starting with those whose time has run out.

    Within each group, the longest current turn comes first.
    """
    questions: tuple[HostRequest, ...]
    votes: tuple[Proposal, ...]


async def load_overview(ctx: Context, season_id: int) -> HostOverview:
    """Load the overview for a season's hosts."""
    known = await seasons.load_season(ctx, season_id)
    tables = await cards.fixtures(ctx, season_id, is_open=True, with_turns=True)
    late = [
        LatePlayer(table.table.table.number, turn)
        for table in tables
        for turn in table.turns
        if turn.is_late or turn.time_outs
    ]
    late.sort(key=lambda late_player: (not late_player.turn.is_late, late_player.turn.since))
    votes = [proposal for proposal in known.season.proposals.values() if proposal.is_accepted is None]
    return HostOverview(known, tuple(late), tuple(open_questions(known)), tuple(votes))
