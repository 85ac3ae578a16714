"""A season's card, from sign-up to the end, and the season's settings. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui

from bot.core.ids import season_id
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, View, button, container, rows, texts
from bot.core.words.limits import MESSAGE_TEXT, fit_lines, length
from bot.core.words.names import clean_name
from bot.leagues.views.names import LeagueClick, season_name, time_text
from bot.matches.match.titles import subtext
from bot.matches.pages import page_buttons
from engine.core.text import LocalizedText, text
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.pairing.formats import FORMATS, required_members
from host.leagues.season.descriptions import describe_plan
from host.leagues.season.season import Member
from host.leagues.season_plan import SeasonPlan
from host.leagues.views.cards import SignUpView

SIGNING = ("sign-up", "confirming")
MAX_NAMED = 40
"""Maximum number of players from an earlier season to list."""


def sign_up_message(shown: SignUpView, translate: Translator, page_url: str = "") -> MessageView:
    """Build a season's card; `page_url` is the address of the league's web page, if it has one."""
    heading = f"## {season_name(shown.loaded, translate)}"
    about = "\n".join(_about(shown, translate))
    settled = (
        f"{translate(LocalizedText('card-league-settings'))}\n{settings_list(shown.loaded.plan, translate)}"
    )
    bound = subtext(translate(text("card-league-commitment", hash=shown.loaded.season.commitment)))
    room = MESSAGE_TEXT - sum(map(length, (heading, about, settled, bound)))
    listed = "\n".join((*_people(shown, room, translate), *_invite(shown, translate)))
    return MessageView(
        container(
            texts(heading, about, listed, settled, bound),
            rows([*_buttons(shown, translate), *page_buttons(page_url, translate)]),
        )
    )


def _about(shown: SignUpView, translate: Translator) -> Iterator[str]:
    yield translate(text("card-league-game", game=LocalizedText(f"{shown.loaded.league.game}-name")))
    yield status_line(shown.loaded, None if shown.next_step is None else shown.next_step.at, translate)
    if shown.loaded.season.paused_since is not None:
        key = "card-league-paused" if shown.loaded.has_game else "card-league-game-missing"
        yield translate(LocalizedText(key))


def status_line(known: LoadedSeason, at: int | None, translate: Translator) -> str:
    """Describe a season's stage and when it ends."""
    status = known.season.status
    is_full = status == "sign-up" and FORMATS[known.plan.format].begins_when_full
    stage = "" if not is_full else "-full-last" if known.season.extended else "-full"
    key = f"card-league-{status}{stage}"
    return translate(text(key, when=time_text(at, translate)))


def settings_list(plan: SeasonPlan, translate: Translator) -> str:
    """Return a season's settings as a list of sentences."""
    return "\n".join(f"- {translate(sentence)}" for sentence in describe_plan(plan))


def _people(shown: SignUpView, room: int, translate: Translator) -> Iterator[str]:
    """Yield lists of the signed-up players, shortened to `room` characters without cutting a name."""
    status, season = shown.loaded.season.status, shown.loaded.season
    signed = [member for member in shown.members if member.status not in {"withdrawn", "struck"}]
    confirmed = [one for one in signed if one.status != "joined"]
    waiting = [one for one in signed if one.status == "joined"]
    if not signed:
        yield translate(LocalizedText("card-league-nobody"))
    elif status == "sign-up":
        yield _list("card-league-joined", signed, room, translate)
    else:
        yield _list("card-league-confirmed", confirmed, room // 2, translate)
        if status != "over":
            key = "card-league-waiting" if status == "confirming" else "card-league-reserve"
            yield _list(key, waiting, room // 2, translate)
    is_open = status == "sign-up"
    missing = (
        required_members(season.plan) - len(signed) if is_open else season.plan.min_members - len(confirmed)
    )
    if status in SIGNING and missing > 0:
        yield translate(text("card-league-missing", count=missing))


def _invite(shown: SignUpView, translate: Translator) -> Iterator[str]:
    """Yield an invitation to the last season's players, who have to sign up again."""
    if shown.invited and shown.loaded.season.status == "sign-up":
        yield translate(
            text(
                "card-league-invited",
                people=translate.join_list([clean_name(name) for _, name in shown.invited[:MAX_NAMED]]),
            )
        )


def _list(key: str, members: Sequence[Member], room: int, translate: Translator) -> str:
    if not members:
        return ""
    names = [clean_name(member.name) for member in members]
    kept = fit_lines(names, room - 200, ", ")
    sentence = translate(text(key, count=len(names), people=", ".join(kept)))
    rest = len(names) - len(kept)
    return f"{sentence} {translate(text('league-list-more', count=rest))}" if rest else sentence


def _buttons(shown: SignUpView, translate: Translator) -> Iterator[ui.Button[View]]:
    season, status = shown.loaded.row.id, shown.loaded.season.status

    def made(click: LeagueClick, label: str, style: Style = Style.secondary) -> ui.Button[View]:
        return button(translate(LocalizedText(label)), season_id(season, click), style)

    if status in SIGNING:
        if status == "confirming":
            yield made(LeagueClick.CONFIRM, "button-league-confirm", Style.primary)
        yield made(LeagueClick.JOIN, "button-league-join", Style.success)
        yield made(LeagueClick.LEAVE, "button-league-leave")
    elif status != "void":
        yield made(LeagueClick.MINE, "button-league-mine", Style.primary)
        yield made(LeagueClick.STANDINGS, "button-league-standings")
    yield made(LeagueClick.RULES, "button-league-rules")


def rules_message(known: LoadedSeason, translate: Translator) -> MessageView:
    """Show a season's settings."""
    heading = translate(text("league-rules-heading", season=season_name(known, translate)))
    bound = subtext(translate(text("card-league-commitment", hash=known.season.commitment)))
    return MessageView(
        container(
            texts(
                f"## {heading}",
                settings_list(known.plan, translate),
                translate(LocalizedText("league-rules-hint")),
                bound,
            )
        )
    )
