"""The part of a league's panel that shows what needs the hosts' attention. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui

from bot.core.ids import season_id
from bot.core.words.i18n import Translator
from bot.core.words.layout import View, button
from bot.core.words.limits import fit_lines
from bot.leagues.league_admin.ids import LeagueAdminClick
from bot.leagues.views.names import names_of, table_name, time_text
from bot.leagues.views.rulings import act_line
from bot.leagues.views.tables import turn_line
from bot.matches.match.bot_permissions import permission
from engine.core.text import LocalizedText, Quote, text
from host.leagues.host_acts.proposals import parse_act
from host.leagues.lifecycle.kinds import HostRequest
from host.leagues.season.season import Proposal
from host.leagues.views.host_overview import HostOverview, LatePlayer

MAX_BUTTONS = 5
ROOM_FOR_REST = 40
"""Characters reserved for the line that says how many items are not shown."""


def overview_text(overview: HostOverview, missing: Sequence[str], room: int, translate: Translator) -> str:
    """List missing permissions, open questions, votes and late players.

    `room` is the maximum length of the text. Each section may use an equal part of it.
    """
    sections = {
        "hosting-missing": [translate(permission(name)) for name in missing],
        "hosting-questions": [
            _question_line(overview, question, translate) for question in overview.questions
        ],
        "hosting-votes": [_vote_line(overview, vote, translate) for vote in overview.votes],
        "hosting-late": [_late_line(overview, late_player, translate) for late_player in overview.late],
    }
    data = {key: lines for key, lines in sections.items() if lines}
    parts = [
        f"{translate(LocalizedText(key))}\n{_list(lines, room // len(data), translate)}"
        for key, lines in data.items()
    ]
    return "\n".join(parts) or translate(LocalizedText("hosting-nothing"))


def _list(lines: Sequence[str], room: int, translate: Translator) -> str:
    kept = fit_lines([f"- {line}" for line in lines], room - 2 * ROOM_FOR_REST)
    rest = len(lines) - len(kept)
    return "\n".join([*kept, *([translate(text("league-list-more", count=rest))] if rest else [])])


def _question_line(overview: HostOverview, request: HostRequest, translate: Translator) -> str:
    known = overview.loaded
    values = {"number": str(request.entry), "person": translate.mention(request.user_key)}
    quote = Quote(request.words)
    if request.table is None or request.table not in known.season.tables:
        return translate(text("hosting-question", **values, words=quote))
    table = table_name(known.season, request.table, translate)
    return translate(text("hosting-question-table", **values, table=table, words=quote))


def _vote_line(overview: HostOverview, proposal: Proposal, translate: Translator) -> str:
    act, closes = (
        act_line(overview.loaded, parse_act(proposal), translate),
        time_text(proposal.closes, translate),
    )
    return translate(text("hosting-vote", act=act, host=translate.mention(proposal.host), when=closes))


def _late_line(overview: HostOverview, late: LatePlayer, translate: Translator) -> str:
    season = overview.loaded.season
    turn = turn_line(late.turn, names_of(season), translate)
    table = table_name(season, late.table, translate)
    return translate(text("hosting-late-line", table=table, turn=turn, count=late.turn.time_outs))


def answer_buttons(overview: HostOverview, league: int, translate: Translator) -> Iterator[ui.Button[View]]:
    """Yield buttons for the oldest open questions; each button marks its question as answered."""
    for host_request in overview.questions[:MAX_BUTTONS]:
        label = translate(text("button-hosting-answered", number=str(host_request.entry)))
        yield button(label, season_id(league, LeagueAdminClick.ANSWERED, host_request.entry))
