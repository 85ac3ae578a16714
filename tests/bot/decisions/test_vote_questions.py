"""Tests for vote messages: the question, the voters, the deadline and the default result."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec.structs import replace

from bot.core.words.i18n import Translator, locales
from bot.core.words.limits import BUTTON_LABEL, COMPONENTS
from bot.decisions.vote import vote_message, vote_reminder_message
from engine.core.files.library import game
from engine.core.randomness.chance import SeededChance
from host.core import kinds
from host.core.features import features
from host.core.users import User
from host.decisions.abort import AbortMatch
from host.decisions.absence import SubstituteVote, TimeOutVote
from host.decisions.closed_channels.votes import ClosureVote
from host.decisions.consent import HostActVote, act_fields
from host.decisions.ending import Concede, OfferDraw
from host.decisions.more_time import MoreTimeVote
from host.decisions.replace.votes import OfferSeat, ReassignSeat, ReplaceLate, ReplaceWithConsent
from host.decisions.undo.votes import HostUndoVote, UndoOverLimit, UndoTurn
from host.decisions.vote.kinds import LastVoterReminder, Vote
from host.decisions.vote.votes import OpenVote
from host.decisions.vote.voting import VoteReminder
from host.leagues.postponement import PostponeMatch
from host.matches.log import fold
from host.matches.match.match import Match
from host.matches.permissions import Authority
from host.operations.admin.kinds import Extend
from storage.decisions.vote import VoteRow
from tests.bot.example_panels import MATCH, NAMES, SEATS, button_ids, message_text

GAME = game(MATCH.game)
VOTES: dict[str, Vote] = {
    "absent": TimeOutVote(0, 10),
    "wanted": SubstituteVote(0, 10),
    "replace-late": ReplaceLate(0, 10, "Ben"),
    "replace-late-person": ReplaceLate(0, 10, "Ben", 12, "C*m"),
    "replace-consent": ReplaceWithConsent(0, 10, "Ben", reason="so slow"),
    "replace-consent-person": ReplaceWithConsent(0, 10, "Ben", 12, "C*m"),
    "offer": OfferSeat(0, 10, "Ben", 12, "C*m"),
    "give-away": ReassignSeat(0, None, "C*m", 12, "C*m", kept_for=10),
    "undo-often": UndoOverLimit(0, 10, 3, "Ben"),
    "agree": HostActVote(by="Dee", **act_fields(Authority(User(13, "Dee"), "a slip"), Extend(0, 5, "Ada"))),
    "undo": UndoTurn(0, 10, 3, "Ben"),
    "undo-uncovered": UndoTurn(0, 10, 3, "Ben", is_uncovered=True),
    "rule": HostUndoVote(0, 10, 3, "Dee", reason="a slip"),
    "abort": AbortMatch("Ben"),
    "draw": OfferDraw(0, "Ada", 10),
    "concede": Concede(0, "Ada", 10),
    "more-time": MoreTimeVote(0, 10, 1, 86_400_000, "Ben"),
    "closure": ClosureVote(10, "Ben"),
    "postpone": PostponeMatch("Ben", 2, 11),
}
CASES_WITHOUT_SEAT = {"rule", "abort", "closure", "postpone"}


def open_vote(case: str = "absent", default: str | None = None) -> OpenVote:
    question = VOTES[case]
    match = Match(
        MATCH,
        SEATS,
        GAME,
        fold.start_fold(GAME, GAME.deal(2, GAME.default_edition(), SeededChance("a seed"))),
    )
    row = VoteRow(
        id=77, match_id=5, feature=kinds.feature_of(question), kind=kinds.name_of(question), seat=question.subject,
        opened_at=0, closes_at=3_600_000, message=99,
    )  # fmt: skip
    usual = {"absent": "turn", "wanted": "seat"}.get(case, "no")
    choices = question.choices(match)
    return OpenVote(
        match=MATCH, names=NAMES, row=row, vote=question, choices=choices,
        counts=(1, *(0 for _ in choices[1:])), missing=(11, 12), pinged=(11,), closes=3_600_000,
        default=default or usual,
    )  # fmt: skip


def test_every_question_kind_has_a_test_case() -> None:
    unions = [feature.votes for feature in features().values() if feature.votes is not None]
    assert {kind for union in unions for kind in get_args(union) or (union,)} == set(
        map(type, VOTES.values())
    )


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("case", VOTES)
def test_every_question_is_translated(locale: str, case: str) -> None:
    post = vote_message(open_vote(case), Translator(locale, strict=True))
    said = message_text(post)
    assert "**Ada**" in said or case in CASES_WITHOUT_SEAT
    assert "<t:3600:f>" in said
    assert "<@11>" in said
    assert "****" not in said
    assert all(len(label) <= BUTTON_LABEL for label in button_ids(post))
    assert len(list(post.layout.walk_children())) <= COMPONENTS


@pytest.mark.parametrize("default", ["turn", "seat", "wait"])
def test_question_states_its_default_outcome(default: str) -> None:
    translate = Translator("en", strict=True)
    said = message_text(vote_message(open_vote("absent", default), translate))
    expected = {
        "turn": "a robot will play this turn",
        "seat": "a robot will take over the seat until **Ada** returns",
        "wait": "everyone keeps waiting",
    }
    assert expected[default] in said


def test_ballot_id_contains_question_and_choice() -> None:
    found = button_ids(vote_message(open_vote("undo"), Translator("en", strict=True)))
    assert found == {"Yes": "m:5:77:vote0", "No": "m:5:77:vote1"}


def test_substitute_question_has_a_take_over_button() -> None:
    found = button_ids(vote_message(open_vote("wanted"), Translator("en", strict=True)))
    assert found["Take over this seat"] == "m:5:0:substitute0"


def test_question_notifies_only_users_who_want_notifications() -> None:
    assert vote_message(open_vote(), Translator("en")).pinged == (11,)


def test_names_in_questions_are_escaped() -> None:
    said = message_text(vote_message(open_vote("replace-late-person"), Translator("en", strict=True)))
    assert "**C\\*m**" in said


@pytest.mark.parametrize("locale", locales())
def test_last_voter_notification_links_to_the_question(locale: str) -> None:
    notice = VoteReminder(
        MATCH, LastVoterReminder(0, 5), user_key=11, target="channel", closes=3_600_000, message=99
    )
    post = vote_reminder_message(notice, Translator(locale, strict=True))
    assert "https://discord.com/channels/1/2/99" in message_text(post)
    assert "<t:3600:R>" in message_text(post)
    assert post.pinged == (11,)
    assert set(button_ids(post).values()) == {"m:5:0:mute"}
    assert "/99" not in message_text(vote_reminder_message(replace(notice, message=None), Translator(locale)))
