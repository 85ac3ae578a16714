"""Tests for the list of assumptions about Discord, and for a rehearsal's report."""

from __future__ import annotations

import re
from unittest.mock import Mock

import discord
import pytest

from bot.core.interactions.replies import ALREADY_ANSWERED
from bot.core.sending import failures
from bot.core.words import limits
from bot.leagues.lifecycle.table_opening import HAS_THREAD, TOO_MANY_THREADS
from bot.runtime.process.exit_codes import BY_CLOSE_CODE
from bot.runtime.rehearsal.assumptions import Need, assume
from bot.runtime.rehearsal.registry import assumptions
from bot.runtime.rehearsal.report import Outcome, Report, Result
from bot.runtime.rehearsal.stage import Failed, Stage, describe, refusal, require, require_refused
from tests.wire.limits import LIMITS

TOPICS = (
    "nonce-window", "edit-keeps-attachment", "edits-after-an-hour", "thread-types", "private-threads",
    "limit-of-components", "limit-of-texts", "file-too-large", "alt-text",
    "direct-message-refused", "archived-edit", "locked-thread", "permissions", "rate-limit", "automod",
    "image-filter", "harmful-link", "discoverable-title", "too-many-threads", "many-direct-messages",
    "hidden-channel", "deleted-emoji", "identify-interval", "identify-limits", "final-close-codes",
)  # fmt: skip

SENDING_CODES = (
    failures.MISSING_ACCESS, failures.INVALID_FORM, failures.THREAD_ARCHIVED, failures.THREAD_LOCKED,
    failures.EDIT_LIMIT, failures.UNKNOWN_CHANNEL, failures.UNKNOWN_MESSAGE, failures.EXPLICIT_CONTENT,
    *failures.AUTOMOD_CODES, failures.HARMFUL_LINK, failures.TOO_LARGE, failures.DIRECT_MESSAGES_TOO_FAST,
    HAS_THREAD, *TOO_MANY_THREADS, ALREADY_ANSWERED,
)  # fmt: skip
GATEWAY_CODES = tuple(BY_CLOSE_CODE)


def test_names_are_unique() -> None:
    names = [assumption.name for assumption in assumptions()]
    assert len({*names}) == len(names) > 40
    assert [name for name in names if not re.fullmatch(r"[a-z]+(-[a-z]+)*", name)] == []


def test_every_assumption_is_a_sentence() -> None:
    odd = [
        assumption.sentence
        for assumption in assumptions()
        if not re.fullmatch(r"[A-Z][^|\n]+\.", assumption.sentence)
    ]
    assert odd == []


def test_list_covers_all_topics() -> None:
    assert {*TOPICS} <= {assumption.name for assumption in assumptions()}


@pytest.mark.parametrize("code", SENDING_CODES + GATEWAY_CODES)
def test_list_names_every_code_on_which_the_bot_relies(code: int) -> None:
    assert [assumption.name for assumption in assumptions() if re.search(rf"\b{code}\b", assumption.sentence)]


def test_checks_without_the_operator_come_first() -> None:
    needs = [assumption.need for assumption in assumptions()]
    assert needs == sorted(needs)
    assert {*needs} == {*Need}


def test_simulated_discord_has_the_same_limits() -> None:
    assert LIMITS["message: components"][1] == limits.COMPONENTS
    assert LIMITS["message: text of components"][1] == limits.MESSAGE_TEXT
    assert LIMITS["picture: description"][1] == limits.ALT_TEXT
    assert LIMITS["modal: components"][1] == limits.MODAL_INPUTS
    assert LIMITS["text input: label"][1] == limits.MODAL_LABEL
    assert LIMITS["custom_id"][1] == limits.CUSTOM_ID


def http_error(status: int, code: int) -> discord.HTTPException:
    return discord.HTTPException(Mock(status=status), {"code": code, "message": "Ada in #lobby 123456789"})


def test_error_is_described_without_its_text() -> None:
    assert describe(http_error(400, 50035)) == "status 400, code 50035"
    assert describe(ValueError("Ada")) == "ValueError"


async def test_accepted_request_is_no_refusal() -> None:
    async def accepted() -> None:
        pass

    async def refused() -> None:
        raise http_error(403, 50013)

    with pytest.raises(Failed, match="accepted"):
        await refusal(accepted())
    require_refused(await refusal(refused()), 403, 50013)
    with pytest.raises(Failed, match="status 403, code 50013 instead of 403, 50001"):
        require_refused(await refusal(refused()), 403, 50001)
    with pytest.raises(Failed, match="odd"):
        require(None, "odd")


@assume("Ships float.")
async def assume_ships_float(stage: Stage) -> None:
    """Do nothing."""


@pytest.mark.parametrize(
    ("outcomes", "has_failures"),
    [(("held", "not checked"), False), (("held", "FAILED"), True), ((), False)],
)
def test_report_has_a_line_per_check(outcomes: tuple[Outcome, ...], has_failures: bool) -> None:
    report = Report("text", [Result(assume_ships_float, outcome, "a remark") for outcome in outcomes], 0, 0)
    assert report.has_failures is has_failures
    _, *lines, last = str(report).splitlines()
    assert lines == [f"{outcome:<12} assume-ships-float: Ships float. [a remark]" for outcome in outcomes]
    assert last.startswith(f"{outcomes.count('held')} held, ")


def test_report_says_what_is_left() -> None:
    assert str(Report("text", [], 2, 1)).endswith("2 messages, 1 archived threads")
