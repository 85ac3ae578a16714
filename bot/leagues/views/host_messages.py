"""Messages to and about the hosts of a league: questions, host actions, and deleted channels and roles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, container, texts
from bot.core.words.names import MAX_TITLE, clean_name
from bot.leagues.views.names import season_name, table_name
from bot.matches.match.titles import bold
from engine.core.text import LocalizedText, Quote, text
from host.leagues.lifecycle.kinds import HostRequest, RolePurpose
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.views.seasons import LeagueRow
from host.matches.permissions import AuditEntry

_DELETED_ROLES: Mapping[RolePurpose, str] = {
    "champion": "league-role-gone-champion",
    "join": "league-role-gone-join",
    "tier": "league-role-gone-tier",
}


def host_act_message(entry: AuditEntry, translate: Translator) -> MessageView:
    """Build the announcement of a host action with its reason."""
    act = translate(entry.act.describe(), ["", *bold(entry.act.text_names, 0)])
    sentence = translate(text("league-act", act=act))
    reason = translate(text("league-ruled-reason", reason=Quote(entry.reason))) if entry.reason else ""
    return MessageView(container(texts(f"{sentence} {reason}".strip())))


def question_message(known: LoadedSeason, post: HostRequest, translate: Translator) -> MessageView:
    """Build the direct message to a host with a question or a request for a ruling."""
    season, person, quote = season_name(known, translate), translate.mention(post.user_key), Quote(post.words)
    if post.table is None or post.table not in known.season.tables:
        line = translate(text("league-asked-season", person=person, season=season, words=quote))
    else:
        table = table_name(known.season, post.table, translate)
        line = translate(text("league-asked", person=person, season=season, table=table, words=quote))
    return MessageView(container(texts(line, translate(LocalizedText("league-asked-hint")))))


def question_hint_message(known: LoadedSeason, user_key: int, translate: Translator) -> MessageView:
    """Build the channel message for a host who could not be sent a question.

    It does not show the question.
    """
    season, host = season_name(known, translate), translate.mention(user_key)
    sentence = translate(text("league-asked-hidden", season=season, host=host))
    return MessageView(container(texts(sentence)), pinged=(user_key,))


def lost_channel_message(league: LeagueRow, translate: Translator) -> MessageView:
    """Build the message to a league's creator about its deleted channel and the next steps."""
    named = clean_name(league.name, MAX_TITLE)
    return error_message(translate(text("league-channel-gone", league=named)))


def lost_role_message(league: LeagueRow, purpose: RolePurpose, translate: Translator) -> MessageView:
    """Build the message to a league's creator about a deleted role and the consequences."""
    named = clean_name(league.name, MAX_TITLE)
    return error_message(translate(text(_DELETED_ROLES[purpose], league=named)))


def error_message(line: str, accounts: Sequence[int] = ()) -> MessageView:
    """Build an error message for hosts, which notifies the given Discord accounts."""
    named = " ".join(f"<@{account}>" for account in accounts)
    return MessageView(container(texts(named, f"⚠️ {line}")), pinged=tuple(accounts))
