"""Tests that public messages fit Discord's limits and mention only the intended users."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.core.pictures import alt_text
from bot.core.words.i18n import Translator, locales, translator
from bot.core.words.layout import Upload
from bot.core.words.limits import ALT_TEXT, MESSAGE_TEXT, length
from bot.messages.notices import NEWS, notice_message
from bot.messages.posts.messages import final_message, segment_message, whose_turn_line
from bot.messages.posts.outcome import ranking_lines
from bot.messages.posts.status_card import status_card_message
from engine.core.game import GameResult, ScoreLine, Team
from engine.core.text import LocalizedText
from host.matches.match.narration import LogLine
from host.messages.notices.kinds import LastCall, TurnBegan, UpcomingTurn
from host.messages.notices.notices import TurnNotification
from host.messages.posts.cards import StatusCard
from host.messages.posts.message_contents import FinalMessage, SegmentMessage
from host.tables.fairness.commitments import CommitmentState, MessageLocation
from storage.matches.match.seats import SeatRow
from tests.bot.example_panels import MATCH, NAMES, SEATS, button_ids, literal_text, message_text, walk_items
from tests.sampling import example_settings

ENGLISH = Translator("en", strict=True)
BOARD = Upload(b"", "board.webp", "The board")


def segment(*log_lines: LogLine) -> SegmentMessage:
    return SegmentMessage(
        match=MATCH,
        seats=SEATS,
        names=NAMES,
        number=1,
        view=None,
        before=None,
        heading=literal_text("Phase 2"),
        log_lines=log_lines,
        is_last=False,
    )


def log_line(seat: int | None, *sentences: str, by: str = "player") -> LogLine:
    return LogLine(seat=seat, by=by, texts=tuple(map(literal_text, sentences)), names=NAMES, at=0)  # type: ignore[arg-type]


def status_card(**changes: object) -> StatusCard:
    plain = StatusCard(match=MATCH, seats=SEATS, names=NAMES, invited=(), heading=literal_text("Phase 1"))
    return replace(plain, **changes)


def test_phase_message_lists_all_moves_and_marks_robots() -> None:
    post = segment_message(
        segment(log_line(0, "Ada buys."), log_line(1, "Argo passes.", by="robot"), log_line(None)),
        ENGLISH,
        BOARD,
    )
    assert message_text(post) == "### Phase 2 · \n- Ada buys. ·.\n- 🤖 Argo passes. ·."
    assert post.uploads == (BOARD,)
    assert post.pinged == ()


def test_phase_message_without_image_contains_the_text() -> None:
    post = segment_message(segment(log_line(0, "Ada buys.")), ENGLISH, None)
    assert "Ada buys." in message_text(post)
    assert post.uploads == ()


@given(st.lists(st.text(min_size=1, max_size=900), max_size=12))
@example_settings(50)
def test_long_phase_message_fits_the_limit(sentences: list[str]) -> None:
    post = segment_message(
        segment(*(log_line(seat % 2, text) for seat, text in enumerate(sentences))), ENGLISH, BOARD
    )
    assert length(message_text(post)) <= MESSAGE_TEXT
    assert all(str(item.content).strip() for item in walk_items(post) if hasattr(item, "content"))


def test_alt_text_is_truncated_at_whole_sentences() -> None:
    text = alt_text(
        [literal_text("a" * 500), literal_text("b" * 500), literal_text("c" * 500)], ENGLISH, NAMES
    )
    assert text == f"{'a' * 500} ·  {'b' * 500} · "
    assert len(text) <= ALT_TEXT


def test_open_table_card_notifies_only_invited_users() -> None:
    row = replace(MATCH, status="open", title="@everyone")
    post = status_card_message(
        status_card(match=row, invited=(77, 78, 79), unnotified=(77, 78), seats=SEATS[:1]), ENGLISH
    )
    assert post.pinged == (77, 78)
    assert post.mentions.everyone is False
    assert "2. *free*" in message_text(post)
    assert set(button_ids(post)) == {
        "Join",
        "Leave",
        "Add robot",
        "Start",
        "Cancel match",
        "Options",
        "New here?",
        "Add to the shuffle",
        "🌐 Read in my language",
    }


def test_card_with_a_hundred_invited_users_fits_the_limit() -> None:
    opened = status_card(match=replace(MATCH, status="open"), invited=tuple(range(10**17, 10**17 + 100)))
    assert length(message_text(status_card_message(opened, ENGLISH))) <= MESSAGE_TEXT


def test_running_match_card_shows_active_player_and_turn_start() -> None:
    post = status_card_message(status_card(awaited=(1,), since=1_700_000_123_456), ENGLISH)
    assert "Waiting for **Ben** (turn started <t:1700000123:R>)." in message_text(post)
    assert "2. ▶ Ben" in message_text(post)


def test_card_of_a_damaged_match_says_so() -> None:
    assert "can’t be read" in message_text(
        status_card_message(status_card(heading=None, is_damaged=True), ENGLISH)
    )


@pytest.mark.parametrize("status", ["open", "running", "finished", "cancelled"])
def test_card_links_to_the_shuffle_messages(status: str) -> None:
    started = MessageLocation(7, 901) if status in {"running", "finished"} else None
    bound = CommitmentState(
        commitment=MessageLocation(7, 900),
        contributions=(),
        users_by_number={},
        transcript=started,
        transcript_text=None,
    )
    text = message_text(
        status_card_message(status_card(match=replace(MATCH, status=status), commitment_state=bound), ENGLISH)
    )
    assert (f"{CHANNELS_URL}/1/7/900" in text, f"{CHANNELS_URL}/1/7/901" in text) == (
        True,
        started is not None,
    )
    assert MATCH.commitment not in text


def test_cancelled_match_card_has_no_buttons() -> None:
    assert (
        button_ids(status_card_message(status_card(match=replace(MATCH, status="cancelled")), ENGLISH)) == {}
    )


@pytest.mark.parametrize("locale", locales())
def test_turn_line_names_only_a_single_player(locale: str) -> None:
    translate = Translator(locale, strict=True)
    assert "**Ben**" in whose_turn_line((1,), ("Ada", "Ben"), translate)
    several = whose_turn_line((0, 1), ("Ada", "Ben"), translate)
    assert several
    assert "Ben" not in several
    assert whose_turn_line((), ("Ada", "Ben"), translate) == ""


def test_card_marks_robots_with_their_level() -> None:
    robot = SeatRow(match_id=5, seat=1, robot="deckhand", name="Argo")
    assert "2. 🤖 Argo (Deckhand)" in message_text(
        status_card_message(status_card(seats=(SEATS[0], robot)), ENGLISH)
    )


NOTICE = TurnNotification(
    match=MATCH, names=NAMES, kind=TurnBegan(1, 7), user_key=11, target="channel", heading=literal_text("Phase 1"),
    awaited=(1,), deadline=None,
)  # fmt: skip
CHANNELS_URL = "https://discord.com/channels"


def test_turn_notification_mentions_one_user_and_links_the_match() -> None:
    post = notice_message(NOTICE, ENGLISH)
    assert post.pinged == (11,)
    assert (
        message_text(post)
        == f"<@11>, it’s your turn: [Nauticus]({CHANNELS_URL}/{MATCH.guild_id}/{MATCH.channel})."
    )
    assert button_ids(post) == {
        "Take my turn": "m:5:0:turn",
        "Mute for 3 hours": "m:5:0:snooze3",
        "Mute this match": "m:5:0:mute",
    }


def test_notification_shows_deadline_as_date_and_relative_time() -> None:
    text = message_text(
        notice_message(replace(NOTICE, kind=LastCall(1, 7), deadline=1_800_000_000_000), ENGLISH)
    )
    assert "<t:1800000000:f> (<t:1800000000:R>)" in text
    assert "about to run out" in text


def test_turn_notification_shows_the_latest_events_briefly() -> None:
    log_lines = [
        LogLine(seat, "player", (literal_text(f"Deed {seat}. " + "x" * 500),), NAMES, 0)
        for seat in (0, 1, 0, 1, 0, 1)
    ]
    text = message_text(notice_message(replace(NOTICE, log_lines=tuple(log_lines)), ENGLISH))
    assert text.count("- Deed") == NEWS
    assert "Latest events since your last turn:" in text
    assert len(text) < 1500
    assert "Since your last turn:" in message_text(
        notice_message(replace(NOTICE, log_lines=tuple(log_lines[:2])), ENGLISH)
    )


def test_events_before_the_first_turn_are_since_the_start() -> None:
    line = LogLine(0, "player", (literal_text("Deed."),), NAMES, 0)
    for count, heading in ((1, "Since the start:"), (NEWS + 1, "Latest events since the start:")):
        log_lines = tuple(replace(line, seat=number) for number in range(count))
        text = message_text(notice_message(replace(NOTICE, log_lines=log_lines, has_moved=False), ENGLISH))
        assert heading in text
        assert "your last turn" not in text


def test_long_events_end_with_a_whole_sentence() -> None:
    sentences = tuple(
        literal_text(f"Ada buys number {number} and adds it to the ship.") for number in range(9)
    )
    notice = replace(NOTICE, log_lines=(LogLine(0, "player", sentences, NAMES, 0),))
    (line,) = [
        one for one in message_text(notice_message(notice, ENGLISH)).split("\n") if one.startswith("- ")
    ]
    assert line.endswith(". …")
    assert line.count("adds it to the ship") == line.count("buys number") > 1


def test_turn_is_near_notification_names_the_current_player() -> None:
    text = message_text(notice_message(replace(NOTICE, kind=UpcomingTurn(1, 7), awaited=(0,)), ENGLISH))
    assert "it’s almost your turn" in text
    assert f"It’s **{NAMES[0]}**’s turn." in text


def final_view(ranking: tuple[tuple[int, ...], ...], *ties: LocalizedText) -> FinalMessage:
    result = GameResult(
        scores=(ScoreLine(literal_text("Ships"), (8, 20)), ScoreLine(literal_text("Goods"), (2, 9))),
        totals=(10, 29),
        ranking=ranking,
        ties=ties,
        record={},
    )
    return FinalMessage(
        match=MATCH,
        seats=SEATS,
        names=NAMES,
        view=None,
        points_by_segment=(),
        result=result,
    )


def test_final_message_shows_winner_margin_and_score_breakdown() -> None:
    text = message_text(final_message(final_view(((1,), (0,))), ENGLISH, BOARD))
    assert "### 🏆 **Ben** wins with 29 VP, 19 VP ahead of **Ada**.\n" in text
    assert "1. **Ben**: 29 VP\n2. **Ada**: 10 VP" in text
    assert "- Ships · : **Ada** 8 · **Ben** 20\n- Goods · : **Ada** 2 · **Ben** 9" in text
    assert "SHA-256" not in text


def test_final_message_has_replay_and_verify_buttons() -> None:
    data = button_ids(final_message(final_view(((1,), (0,))), ENGLISH, None))
    assert data["Replay"] == "m:5:0:replay"
    assert data["Verify"] == "m:5:0:verify"


def test_final_message_shows_tie_break_shared_and_solo_results() -> None:
    told = final_view(((1,), (0,)), literal_text("Ben has more taler."))
    level = replace(told, result=replace(told.result, totals=(29, 29)))
    text = message_text(final_message(level, ENGLISH, None))
    assert "🏆 **Ben** wins with 29 VP, ahead of **Ada** on the tie-break." in text
    assert "Ben has more taler." in text
    shared = replace(level, result=replace(level.result, ranking=((0, 1),)))
    assert "🏆 **Ada** and **Ben** share the victory with 29 VP each." in message_text(
        final_message(shared, ENGLISH, None)
    )
    alone = replace(told, result=replace(told.result, totals=(10,), ranking=((0,),)))
    assert "### **Ada** finishes with 10 VP." in message_text(final_message(alone, ENGLISH, None))


PLAIN_RESULTS: dict[str, tuple[GameResult, str]] = {
    "win": (GameResult.won((1,), 2, {}), "### 🏆 **Ben** wins.\n"),
    "draw": (GameResult.draw(2, {}), "### 🤝 **Ada** and **Ben** draw.\n"),
    "victory": (GameResult.all_won({}), "### 🏆 **Ada** and **Ben** win together.\n"),
    "defeat": (GameResult.all_lost({}), "### **Ada** and **Ben** lose together.\n"),
    "draw with points": (
        replace(GameResult.draw(2, {}), totals=(3, 3)), "### 🤝 **Ada** and **Ben** draw with 3 VP each.\n",
    ),
    "victory with a common score": (
        replace(GameResult.all_won({}), totals=(18, 18)), "### 🏆 **Ada** and **Ben** win together with 18 VP.\n",
    ),
    "team": (
        GameResult(ranking=((0,), (1,)), teams=(Team(literal_text("Red"), (0,)), Team(literal_text("Blue"), (1,)))),
        "### 🏆 **Red · ** (**Ada**) wins.\n",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PLAIN_RESULTS)
@pytest.mark.parametrize("language", locales())
def test_final_message_of_a_game_without_points_says_what_happened(name: str, language: str) -> None:
    result, headline = PLAIN_RESULTS[name]
    reason = literal_text("The harbour is full.")
    post = replace(final_view(((1,), (0,))), result=replace(result, reason=reason))
    text = message_text(final_message(post, translator(language), None))
    assert "The harbour is full." in text
    assert "Scoring" not in text
    if language == "en":
        assert headline in text + "\n"
        assert "1. **Ada**" not in text or result.totals
    card = status_card(match=replace(MATCH, status="finished"), result=post.result)
    assert "The harbour is full." in message_text(status_card_message(card, translator(language)))


def test_ranking_without_points_is_shown_from_three_places() -> None:
    result = GameResult(ranking=((1,), (0,), (2,)))
    lines = [*ranking_lines(result, ENGLISH, ("Ada", "Ben", "Cem"))]
    assert lines == ["1. Ben", "2. Ada", "3. Cem"]


def test_finished_match_card_shows_the_result() -> None:
    ended = status_card(match=replace(MATCH, status="finished"), result=final_view(((1,), (0,))).result)
    text = message_text(status_card_message(ended, ENGLISH))
    assert "🏆 **Ben** wins with 29 VP, 19 VP ahead of **Ada**." in text
    assert "1. **Ben**: 29 VP\n2. **Ada**: 10 VP" in text


def test_final_message_ranks_teams_with_their_players() -> None:
    told = final_view(((1, 3), (0, 2)))
    teams = (Team(literal_text("Red crew"), (0, 2), 31), Team(literal_text("Blue crew"), (1, 3), 30))
    result = replace(told.result, totals=(10, 20, 21, 10), scores=(), teams=teams)
    text = message_text(
        final_message(replace(told, result=result, names=("Ada", "Ben", "Cem", "Dee")), ENGLISH, BOARD)
    )
    assert "🏆 **Blue crew · ** (**Ben** and **Dee**) wins with 30 VP, 1 VP ahead of **Red crew" in text
    assert (
        "1. **Blue crew · ** (**Ben** and **Dee**): 30 VP\n2. **Red crew · ** (**Ada** and **Cem**): 31 VP"
        in text
    )
    tied = replace(result, ranking=((0, 1, 2, 3),))
    text = message_text(
        final_message(replace(told, result=tied, names=("Ada", "Ben", "Cem", "Dee")), ENGLISH, BOARD)
    )
    assert "1. **Red crew · ** (**Ada** and **Cem**): 31 VP\n1. **Blue crew" in text


def test_shared_place_has_the_same_rank_and_an_explanation() -> None:
    text = message_text(final_message(final_view(((0, 1),), literal_text("Both have 29.")), ENGLISH, BOARD))
    assert "1. **Ada**: 10 VP\n1. **Ben**: 29 VP\nBoth have 29. · " in text
