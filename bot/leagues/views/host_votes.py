"""Announcements of votes on host actions.

A vote is necessary if the host plays in the season.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.core.words.i18n import Translator
from bot.leagues.views.mentions import mention_users
from bot.leagues.views.names import time_text
from bot.leagues.views.rulings import act_line
from engine.core.text import Quote, text
from host.leagues.host_acts.proposals import parse_act
from host.leagues.season.rulings import ActAnswered
from host.leagues.views.announcements import SeasonAnnouncement


def proposal_lines(announcement: SeasonAnnouncement, translate: Translator) -> Iterator[str]:
    """Yield the lines that ask members to vote on a host action."""
    if announcement.proposal is None:
        return
    _, proposal = announcement.proposal
    host, closes = translate.mention(proposal.host), time_text(proposal.closes, translate)
    act = act_line(announcement.loaded, parse_act(proposal), translate)
    yield translate(text("league-act-proposed", host=host, act=act))
    yield translate(text("league-ruled-reason", reason=Quote(proposal.reason))) if proposal.reason else ""
    yield translate(text("league-act-vote", people=mention_users(announcement, translate), when=closes))


def answer_lines(announcement: SeasonAnnouncement, translate: Translator) -> Iterator[str]:
    """Yield the lines about the result of a vote on a host action."""
    if announcement.proposal is None or not isinstance(announcement.entry, ActAnswered):
        return
    _, proposal = announcement.proposal
    answer, host = announcement.entry, translate.mention(proposal.host)
    act = act_line(announcement.loaded, parse_act(proposal), translate)
    if answer.consent is None:
        key = "league-act-rejected" if answer.is_possible else "league-act-impossible"
        yield translate(text(key, host=host, act=act))
        return
    yield translate(text(f"league-act-agreed-{answer.consent}", act=act))
    yield translate(text("league-ruled-reason", reason=Quote(proposal.reason))) if proposal.reason else ""
    yield translate(text("league-act-participant", host=host))
