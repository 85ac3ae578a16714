"""Tests for league messages in every language: they fit Discord's limits, and user names are escaped."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec import structs
from msgspec.structs import replace

from bot.core.words.i18n import Translator, locales
from bot.leagues.views import announcements, host_messages, mentions, my_seasons, rulings, sign_up, tables
from engine.core.text import text
from host.core import kinds
from host.leagues.lifecycle.kinds import (
    HostRequest,
    ManageMember,
    ManageSeason,
    ManageTable,
    MemberCommand,
    ReplaceMember,
    ReverseRuling,
    SeasonAct,
    SeasonCommand,
    ShiftSeason,
    TableCommand,
)
from host.leagues.pairing.entrants import Division
from host.leagues.season.entries import DrawDiscarded, PlayPaused, SeasonDrawn, TableAdjudicated
from host.leagues.season.entry_base import Announcement
from host.leagues.season.rulings import ActAnswered, ActProposed, Consent, PlayerReplaced, RulingEntry
from host.leagues.season.season import Status
from host.leagues.season.sign_up import SignUpExtended
from host.leagues.standings.prospects import Prospect
from host.leagues.standings.ranking import StandingsRow
from host.leagues.views.announcements import DiscardedDraw
from host.leagues.views.cards import BlockedPlayers, DivisionCard, NextStep, OwnSeason, SignUpView
from host.leagues.views.exports import PastSeason
from host.leagues.views.sign_up_warnings import SignUpWarnings
from host.matches.permissions import AuditEntry
from tests.bot import example_season as a
from tests.bot.example_season import checked_text

OVER = a.finished_season()
RULING_ANNOUNCEMENTS = ("ruled", "reversed", "shifted", "replaced")
"""Kinds of log entries that messages announce."""
STEP = NextStep("close", 1_900_000_000_000)


def test_every_announcement_has_a_text() -> None:
    assert set(announcements.LINES) == set(get_args(Announcement))


def test_every_ruling_has_a_text() -> None:
    assert set(rulings.TEXTS) == set(get_args(RulingEntry))


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("what", sorted({*get_args(Announcement)} - {"redrawn", "proposed", "answered"}))
def test_every_announcement_is_translated(what: Announcement, locale: str) -> None:
    translate = Translator(locale, strict=True)
    for number, seq in ((1, 0), (2, 18))[what in RULING_ANNOUNCEMENTS :]:
        post = announcements.announcement_message(
            a.season_announcement(OVER, what, number, seq), translate, chart_text="the pyramid"
        )
        text = checked_text(post)
        assert "@everyone" not in text
        assert "Harbour \\*league\\*" in text
        assert set(post.pinged) <= {1, 2}


@pytest.mark.parametrize("locale", locales())
def test_pause_for_a_missing_game_says_why(locale: str) -> None:
    translate = Translator(locale, strict=True)
    announcement = replace(a.season_announcement(OVER, "paused"), entry=PlayPaused(cause="game"))
    assert "Nauticus" in checked_text(announcements.announcement_message(announcement, translate))
    season = replace(OVER.season, paused_since=1, status="playing", plan=replace(OVER.plan, game="lost-game"))
    card = sign_up.sign_up_message(SignUpView(replace(OVER, season=season), STEP, (), (), ()), translate)
    assert translate(text("card-league-game-missing")) in checked_text(card)


LEAGUE, NUMBER = "Harbour *league*", 2
ACTS: tuple[SeasonAct, ...] = (
    *(ManageSeason(LEAGUE, NUMBER, get_arg) for get_arg in get_args(SeasonCommand)),
    ShiftSeason(LEAGUE, NUMBER, days=3),
    *(ManageMember(LEAGUE, NUMBER, what, user_key=1, name="") for what in get_args(MemberCommand)),
    ManageMember(LEAGUE, NUMBER, what="seed", user_key=1, name="", seeding=1600),
    ManageMember(LEAGUE, NUMBER, what="strike", user_key=1, name="", seasons=2),
    *(ManageTable(LEAGUE, NUMBER, what, table=1) for what in get_args(TableCommand)),
    ManageTable(LEAGUE, NUMBER, what="rule", table=1, places=((1, 1), (2, None))),
    ReplaceMember(LEAGUE, NUMBER, table=1, player="", by="", left=1, came=77),
    ReverseRuling(LEAGUE, NUMBER, entry=17),
)


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("act", ACTS, ids=lambda act: getattr(act, "what", type(act).__name__))
def test_request_for_consent_names_the_act_and_has_buttons(act: SeasonAct, locale: str) -> None:
    translate = Translator(locale, strict=True)
    act_proposed = ActProposed(
        act=kinds.name_of(act), payload=kinds.payload_of(act), reason=a.REASON, closes=STEP.at, decided=2
    )
    found = a.load_season([*a.season_entries(a.create_plan()), act_proposed])
    proposal = len(found.log)
    post = announcements.announcement_message(
        a.season_announcement(found, "proposed", 0, proposal), translate
    )
    text = checked_text(post)
    assert "Harbour \\*league\\*" in text
    assert "a \\*\\*storm\\*\\*" in text
    assert set(post.pinged) == {1, 2}
    for consent in (None, *get_args(Consent)):
        for is_possible in (True, False):
            answer = ActAnswered(proposal=proposal, consent=consent, is_possible=is_possible)
            told = a.load_season([*a.season_entries(a.create_plan()), act_proposed, answer])
            news = a.season_announcement(told, "answered", 0, len(told.log))
            assert "<@2>" in checked_text(announcements.announcement_message(news, translate))
    entry = AuditEntry("Hanna", act, a.REASON, 1)
    assert "Harbour \\*league\\*" in checked_text(host_messages.host_act_message(entry, translate))


@pytest.mark.parametrize("locale", locales())
def test_discarded_draw_message_contains_the_next_commitment(locale: str) -> None:
    made = a.season_entries(a.create_plan())[:8]
    found = a.load_season([*made, DrawDiscarded(commitment="d" * 64, reason=a.REASON)])
    text = checked_text(
        announcements.announcement_message(
            a.season_announcement(found, "redrawn", seq=9), Translator(locale, strict=True)
        )
    )
    assert "d" * 64 in text
    assert "a \\*\\*storm\\*\\*" in text
    assert found.season.status == "confirming"


@pytest.mark.parametrize("locale", locales())
def test_discarded_draw_message_shows_how_to_verify_it(locale: str) -> None:
    made = [*a.season_entries(a.create_plan())[:8], DrawDiscarded(commitment="d" * 64, reason=a.REASON)]
    found = a.load_season(made)
    drawn, by = made[7], made[8]
    assert isinstance(drawn, SeasonDrawn)
    assert isinstance(by, DrawDiscarded)
    file = announcements.transcript_of(found, drawn.transcript)
    post = announcements.void_draw_message(
        DiscardedDraw(found, drawn, by), Translator(locale, strict=True), [file]
    )
    text = checked_text(post)
    for part in ("s" * 64, "c" * 64, "a \\*\\*storm\\*\\*"):
        assert part in text
    assert "d" * 64 not in text
    assert post.uploads == (file,)


@pytest.mark.parametrize("locale", locales())
def test_substitute_for_several_seats_is_announced_in_one_line(locale: str) -> None:
    words, table = Translator(locale, strict=True), 3
    seats = tuple(PlayerReplaced(table=table + n, seat=0, person=1, name="Ada", by="clock") for n in range(2))
    season_announcement = structs.replace(a.season_announcement(OVER, "replaced", 2, 18), entries=seats)
    text = checked_text(announcements.announcement_message(season_announcement, words))
    assert text.count("**Ada**") == 1
    assert "3" in text
    assert "4" in text


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("status", get_args(Status))
def test_season_card_supports_every_status(status: Status, locale: str) -> None:
    translate = Translator(locale, strict=True)
    known = replace(OVER, season=replace(OVER.season, status=status, paused_since=1))
    members = tuple(known.season.members.values())
    for people in (members, ()):
        sign_up_view = SignUpView(known, STEP, people, (), ((8, "Gus"),))
        assert "Harbour" in checked_text(sign_up.sign_up_message(sign_up_view, translate))
    assert checked_text(sign_up.rules_message(known, translate))


def test_cup_needs_all_players_and_is_cancelled_at_second_date() -> None:
    words, opened = Translator("en", strict=True), a.season_entries(a.create_plan(format="cup", most=6))[:3]
    first, last = a.load_season(opened), a.load_season([*opened, SignUpExtended(days=5)])
    assert "cancelled" not in sign_up.status_line(first, STEP.at, words)
    assert "cancelled" in sign_up.status_line(last, STEP.at, words)
    text = checked_text(
        sign_up.sign_up_message(SignUpView(first, STEP, tuple(first.season.members.values()), (), ()), words)
    )
    assert "4 more players are needed" in text
    assert "Minimum: 6 players" in text
    assert "4 more players are needed" in checked_text(
        announcements.announcement_message(a.season_announcement(first, "nag"), words)
    )
    joined = my_seasons.joined_line(first, STEP.at, words, is_confirmed=True)
    assert "as soon as all places are taken" in joined
    assert "this close to" not in joined


@pytest.mark.parametrize("locale", locales())
def test_sign_up_response_states_the_remaining_steps(locale: str) -> None:
    translate = Translator(locale, strict=True)
    texts = {
        my_seasons.joined_line(OVER, STEP.at, translate, is_confirmed=confirmed, waiting_position=at)
        for confirmed in (False, True)
        for at in (0, 7)
    }
    assert len(texts) == 4
    assert sum(" 7" in line for line in texts) == 2


def test_sign_up_card_truncates_a_thousand_names() -> None:
    known = a.load_season(a.season_entries(a.create_plan())[:6])
    member = known.season.members[1]
    many = tuple(replace(member, user_key=n, name=f"somebody with a long name {n}") for n in range(1000))
    text = checked_text(
        sign_up.sign_up_message(SignUpView(known, STEP, many, (), ()), Translator("en", strict=True))
    )
    assert "Signed up (1,000)" in text
    assert "more." in text


@pytest.mark.parametrize("locale", locales())
def test_tables_and_own_standing_are_translated(locale: str) -> None:
    words, found = Translator(locale, strict=True), a.fixtures(OVER)
    assert checked_text(tables.tables_message(OVER, found, words))
    assert checked_text(tables.tables_message(OVER, (), words))
    for fixture_view in found:
        assert checked_text(tables.fixture_message(fixture_view, words))
    line = StandingsRow(1, 1, 840, 2, 0, (1, 0), None)
    for prospect in (Prospect(1, 1), Prospect(1, 3)):
        playing = replace(OVER, season=replace(OVER.season, status="playing"))
        card = DivisionCard(
            playing, Division(1, 1, (1,)), (line,), {1: 1}, {1: prospect}, {1: "Ada"}, (), None
        )
        met = BlockedPlayers(playing, ("Ben", "`Eve` @everyone"), is_free=True)
        text = checked_text(my_seasons.blocked_players_message(met, words)) + checked_text(
            my_seasons.blocked_players_message(replace(met, is_free=False), words)
        )
        assert "@everyone" not in text
        cautions = SignUpWarnings(has_block_list=True, tables=9, days_off=15)
        assert len([*my_seasons.caution_lines(cautions, words)]) == 3
        mine = OwnSeason(playing, playing.season.members[1], card, found, STEP, met)
        assert checked_text(my_seasons.my_seasons_message([mine], words))
    assert checked_text(my_seasons.my_seasons_message([], words))
    past = [PastSeason(1, 2, "over", 5, 1, ("Ada", "Ben")), PastSeason(1, 1, "void", 0, 0, ())]
    assert checked_text(my_seasons.history_message(OVER.league, past, words))
    assert checked_text(my_seasons.withdraw_confirmation(OVER, words))
    drawn = replace(OVER, season=replace(OVER.season, status="drawn"))
    assert checked_text(my_seasons.withdraw_confirmation(drawn, words)) != checked_text(
        my_seasons.withdraw_confirmation(OVER, words)
    )
    for table in (None, 1):
        assert checked_text(host_messages.question_message(OVER, HostRequest(1, "why `?`", table), words))
    for reason in ("", "no time"):
        assert checked_text(
            announcements.announcement_message(
                a.season_announcement(a.cancelled_season(reason), "void"), words
            )
        )


def test_many_mentions_are_split_into_several_messages() -> None:
    words, user_keys = Translator("en", strict=True), tuple(range(10**17, 10**17 + 150))
    season_announcement = replace(a.season_announcement(OVER, "closed"), user_keys=user_keys)
    posts = [
        announcements.announcement_message(season_announcement, words),
        *mentions.further_mentions(season_announcement, words),
    ]
    assert [len(post.pinged) for post in posts] == [60, 60, 30]
    assert tuple(user_key for post in posts for user_key in post.pinged) == user_keys
    assert all(f"<@{user_key}>" in checked_text(post) for post in posts for user_key in post.pinged)
    assert mentions.further_mentions(replace(season_announcement, what="drawn"), words) == []


@pytest.mark.parametrize("locale", locales())
def test_unfinished_table_names_no_winner(locale: str) -> None:
    begun, words = a.season_entries(a.create_plan())[:14], Translator(locale, strict=True)
    shared, *_ = a.fixtures(a.load_season([*begun, TableAdjudicated(table=1)]))
    everybody, *_ = a.fixtures(
        a.load_season([*begun, TableAdjudicated(table=1, late=shared.table.user_keys)])
    )
    assert tables.table_line(shared, words).count("– ") == 2
    assert "– " not in tables.table_line(everybody, words)
    for fixture_view in (shared, everybody):
        assert "1." not in tables.table_line(fixture_view, words)
