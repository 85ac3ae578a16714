"""Tests for the message with a match's analysis: costly turns come with a better turn and its reasons."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.core.words.i18n import Translator
from bot.history.analysis import analysis_message, costly_lines
from engine.core.model import Label
from engine.core.robots.advice import Advice
from engine.core.text import LocalizedText, seat_values, text
from host.history.analysis import AnalysisView, CostlyTurn, SeatSummary
from tests.bot.example_panels import MATCH, message_text

BETTER = Advice(
    (text("nauticus-do-choose", tile=text("nauticus-tile-sail")),),
    (text("nauticus-why-can-finish", size=3, vp=20), text("nauticus-why-useless", **seat_values([1]))),
)
PLAYED = Advice((text("nauticus-do-choose", tile=text("nauticus-tile-mast")),))
MAST, SAIL = (Label(LocalizedText(f"nauticus-tile-{tile}")) for tile in ("mast", "sail"))
COSTLY = CostlyTurn(
    12, 40, 0, 4.2, (MAST,), (SAIL,), (BETTER, PLAYED), LocalizedText("nauticus-do-pass"), None, ()
)  # fmt: skip
VIEW = AnalysisView(
    "nauticus", ("Ada", "Ben"), "captain", 60, (((0, 1.0),), ((0, -1.0),)), ((1, 0),), (COSTLY,),
    (SeatSummary(0, 0.0, 4.2), SeatSummary(1, 0.0, 0.0)), has_luck=False, match=MATCH,
)  # fmt: skip


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        (
            "en",
            (
                "1. Turn 12, Ada: Choose “Buy masts”. Better: Choose “Buy sails” – a three-master can then be finished"
                " (20 VP at the end), and Ben can’t use the action right now. Cost: 4.2."
            ),
        ),
        (
            "de",
            (
                "1. Zug 12, Ada: „Mast kaufen“ wählen. Besser: „Segel kaufen“ wählen – damit kann ein Dreimaster"
                " fertig werden (am Ende 20 SP), und Ben kann die Aktion gerade nicht nutzen. Verlust: 4,2."
            ),
        ),
        (
            "pl",
            (
                "1. Tura 12, Ada: Wybierz akcję „Zakup masztów”. Lepiej: Wybierz akcję „Zakup żagli” – można wtedy"
                " ukończyć trójmasztowiec (na koniec 20 PZ), a poza tym Ben nie może teraz wykonać tej akcji."
                " Koszt: 4,2."
            ),
        ),
    ],
)
def test_costly_turn_comes_with_a_better_turn_and_its_reasons(locale: str, line: str) -> None:
    shown = analysis_message(VIEW, Translator(locale, strict=True), None)
    assert line in message_text(shown).splitlines()


def test_costly_turn_of_a_game_without_words_lists_its_actions() -> None:
    shown = replace(VIEW, costly=(replace(COSTLY, advice=(Advice(), Advice())),))
    lines = list(costly_lines(shown, Translator("en", strict=True), ("Ada", "Ben")))
    assert lines[1] == "1. Turn 12, Ada: Buy masts. Better: Buy sails. Cost: 4.2."
