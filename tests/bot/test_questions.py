"""Posts of questions: what is asked, of whom, until when, and what happens where nobody decides."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.vote.messages import last_post, question_post
from bot.words.i18n import Words, locales
from bot.words.limits import BUTTON_LABEL, COMPONENTS
from host.abort.questions import AbortMatch
from host.absence.questions import SubstituteWanted, WhatToDo
from host.replace.questions import ReplaceSeat
from host.undo.questions import RuleUndo, UndoTurn
from host.vote.ballots import NO, YES
from host.vote.kinds import Question
from host.vote.questions import Asked
from host.vote.voting import LastNotice
from storage.vote.questions import QuestionRow
from tests.bot.shapes import MATCH, NAMES, buttons, written

KINDS: dict[str, tuple[Question, tuple[str, ...]]] = {
    "absent": (WhatToDo(seat=0, was=10), ("wait", "turn", "seat", "substitute")),
    "wanted": (SubstituteWanted(seat=0, was=10), ("wait", "turn", "seat")),
    "replace": (ReplaceSeat(seat=0, was=10, by="Ben"), (YES, NO)),
    "replace-person": (ReplaceSeat(seat=0, was=10, by="Ben", person=12, name="C*m"), (YES, NO)),
    "undo": (UndoTurn(seat=0, was=10, to=3, by="Ben"), (YES, NO)),
    "undo-uncovered": (UndoTurn(seat=0, was=10, to=3, by="Ben", is_uncovered=True), (YES, NO)),
    "undo-ruled": (RuleUndo(seat=0, was=10, to=3, by="Ada", reason="a *slip*"), (YES, NO)),
    "abort": (AbortMatch(by="Ben"), (YES, NO)),
}
"""Questions, and what may be answered."""


def asked(case: str = "absent", default: str | None = None) -> Asked:
    question, choices = KINDS[case]
    row = QuestionRow(
        id=77, match=5, feature="", kind="", seat=question.about, asked=0, closes=3_600_000, message=99
    )
    usual = {"absent": "turn", "wanted": "seat"}.get(case, NO)
    return Asked(
        match=MATCH, names=NAMES, row=row, question=question, choices=choices,
        counts=(1, *(0 for _ in choices[1:])), missing=(11, 12), pinged=(11,), closes=3_600_000,
        default=default or usual,
    )  # fmt: skip


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("case", KINDS)
def test_every_question_is_worded_in_every_language(locale: str, case: str) -> None:
    post = question_post(asked(case), Words(locale, strict=True))
    said = written(post)
    assert "**Ada**" in said or case == "abort"
    assert "<t:3600:f>" in said
    assert "<@11>" in said
    assert "****" not in said
    assert all(len(label) <= BUTTON_LABEL for label in buttons(post))
    assert len(list(post.sheet.walk_children())) <= COMPONENTS


@pytest.mark.parametrize("default", ["turn", "seat", "wait"])
def test_what_happens_where_nobody_decides_is_told(default: str) -> None:
    words = Words("en", strict=True)
    said = written(question_post(asked("absent", default), words))
    expected = {
        "turn": "a robot plays this turn",
        "seat": "a robot takes the seat until **Ada** returns",
        "wait": "the table goes on waiting",
    }
    assert expected[default] in said


def test_a_ballot_names_the_question_and_the_place_of_the_choice() -> None:
    found = buttons(question_post(asked("undo"), Words("en", strict=True)))
    assert found == {"Yes": "m:5:77:vote0", "No": "m:5:77:vote1"}


def test_a_wanted_seat_has_a_button_beside_the_ballots() -> None:
    found = buttons(question_post(asked("wanted"), Words("en", strict=True)))
    assert found["Take this seat"] == "m:5:0:substitute0"


def test_only_those_are_notified_who_want_to_be_told() -> None:
    assert question_post(asked(), Words("en")).pinged == (11,)


def test_names_in_questions_are_harmless() -> None:
    said = written(question_post(asked("replace-person"), Words("en", strict=True)))
    assert "**C\\*m**" in said


@pytest.mark.parametrize("locale", locales())
def test_whoever_is_the_last_to_answer_is_led_to_the_question(locale: str) -> None:
    notice = LastNotice(match=MATCH, names=NAMES, person=11, where="channel", closes=3_600_000, message=99)
    post = last_post(notice, Words(locale, strict=True))
    assert "https://discord.com/channels/1/2/99" in written(post)
    assert "<t:3600:R>" in written(post)
    assert post.pinged == (11,)
    assert set(buttons(post).values()) == {"m:5:0:mute"}
    assert "/99" not in written(last_post(replace(notice, message=None), Words(locale)))
