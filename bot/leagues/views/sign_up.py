"""The card of a season, from sign-up to the end, and its settings. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui

from bot.core.ids import season_id
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, View, button, card, rows, texts
from bot.core.words.limits import MESSAGE_TEXT, as_many, length
from bot.core.words.names import clean_name
from bot.leagues.views.names import LeagueClick, season_name, when
from bot.matches.match.titles import small_print
from engine.core.text import LocalizedText, text
from host.leagues.lifecycle.logbook import LoadedSeason
from host.leagues.pairing.formats import FORMATS, needed
from host.leagues.plan import Plan
from host.leagues.season.season import Member
from host.leagues.season.sentences import sentences
from host.leagues.views.cards import SignUp

SIGNING = ("sign-up", "confirming")
MAX_NAMED = 40
"""Maximum players of an earlier season to list."""


def sign_up_post(shown: SignUp, translate: Translator) -> MessageView:
    """Build the card of a season."""
    heading = f"## {season_name(shown.known, translate)}"
    about = "\n".join(_about(shown, translate))
    settled = (
        f"{translate(LocalizedText('card-league-settings'))}\n{settings_list(shown.known.plan, translate)}"
    )
    bound = small_print(translate(text("card-league-commitment", hash=shown.known.season.commitment)))
    room = MESSAGE_TEXT - sum(map(length, (heading, about, settled, bound)))
    listed = "\n".join((*_people(shown, room, translate), *_invite(shown, translate)))
    return MessageView(
        card(texts(heading, about, listed, settled, bound), rows(list(_buttons(shown, translate))))
    )


def _about(shown: SignUp, translate: Translator) -> Iterator[str]:
    yield translate(text("card-league-game", game=LocalizedText(f"{shown.known.league.game}-name")))
    yield status_line(shown.known, None if shown.next_step is None else shown.next_step.at, translate)
    if shown.known.season.paused_since is not None:
        yield translate(LocalizedText("card-league-paused"))


def status_line(known: LoadedSeason, at: int | None, translate: Translator) -> str:
    """Describe the stage of a season and its end."""
    status = known.season.status
    is_full = status == "sign-up" and FORMATS[known.plan.format].begins_when_full
    stage = "" if not is_full else "-full-last" if known.season.extended else "-full"
    key = f"card-league-{status}{stage}"
    return translate(text(key, when=when(at, translate)))


def settings_list(plan: Plan, translate: Translator) -> str:
    """List the settings of a season as sentences."""
    return "\n".join(f"- {translate(sentence)}" for sentence in sentences(plan))


def _people(shown: SignUp, room: int, translate: Translator) -> Iterator[str]:
    """Yield the names of the signed-up players up to the space limit; names are never cut."""
    status, season = shown.known.season.status, shown.known.season
    signed = [one for one in shown.members if one.status not in {"withdrawn", "struck"}]
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
    missing = needed(season.plan) - len(signed) if is_open else season.plan.fewest - len(confirmed)
    if status in SIGNING and missing > 0:
        yield translate(text("card-league-missing", count=missing))


def _invite(shown: SignUp, translate: Translator) -> Iterator[str]:
    """Yield the players of the last season as an invitation; sign-ups are never automatic."""
    if shown.invited and shown.known.season.status == "sign-up":
        yield translate(
            text(
                "card-league-invited",
                people=translate.listed([clean_name(name) for _, name in shown.invited[:MAX_NAMED]]),
            )
        )


def _list(key: str, members: Sequence[Member], room: int, translate: Translator) -> str:
    if not members:
        return ""
    names = [clean_name(one.name) for one in members]
    kept = as_many(names, room - 200, ", ")
    said = translate(text(key, count=len(names), people=", ".join(kept)))
    rest = len(names) - len(kept)
    return f"{said} {translate(text('league-list-more', count=rest))}" if rest else said


def _buttons(shown: SignUp, translate: Translator) -> Iterator[ui.Button[View]]:
    season, status = shown.known.row.id, shown.known.season.status

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


def rules_post(known: LoadedSeason, translate: Translator) -> MessageView:
    """Show the settings of a season."""
    heading = translate(text("league-rules-heading", season=season_name(known, translate)))
    bound = small_print(translate(text("card-league-commitment", hash=known.season.commitment)))
    return MessageView(
        card(
            texts(
                f"## {heading}",
                settings_list(known.plan, translate),
                translate(LocalizedText("league-rules-hint")),
                bound,
            )
        )
    )
