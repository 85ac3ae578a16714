"""Tests for complete Nauticus sentences: articles, cases and plurals, which no general rule can check."""

from __future__ import annotations

import pytest

from bot.core.words.i18n import Translator
from engine.core.text import LocalizedText, SeatName, text
from engine.games.nauticus import words
from engine.games.nauticus.actions import Berth, Place
from engine.games.nauticus.components import Part

STORAGE: Place = "storage"


def translate(language: str, sentence: LocalizedText) -> str:
    return Translator(language, strict=True)(sentence, ["Anna", "Ben"])


def purchase_text(part: Part, taler: int, to: Place) -> LocalizedText:
    place = words.place(to, 2)
    return text("nauticus-tell-buy", who=SeatName(0), part=words.part(part), taler=taler, place=place)


@pytest.mark.parametrize(
    ("part", "taler", "to", "en", "de", "pl"),
    [
        (
            "hull:bow", 1, Berth("new"),
            "Anna buys a bow for 1 taler and begins ship 3 with it.",
            "Anna kauft für 1 Taler einen Bug und beginnt damit Schiff 3.",
            "Anna kupuje dziób za 1 talara i zaczyna statek 3.",
        ),
        (
            "hull:stern", 2, Berth(1, "aft"),
            "Anna buys a stern for 2 taler and adds it to the rear of ship 1.",
            "Anna kauft für 2 Taler ein Heck für Schiff 1 (hinten).",
            "Anna kupuje rufę za 2 talary i dokłada z tyłu statku 1.",
        ),
        (
            "hull:middle", 3, Berth(2, "fore"),
            "Anna buys a middle part for 3 taler and adds it to the front of ship 2.",
            "Anna kauft für 3 Taler ein Mittelteil für Schiff 2 (vorn).",
            "Anna kupuje część środkową za 3 talary i dokłada z przodu statku 2.",
        ),
        (
            "mast:anchor", 4, Berth(2),
            "Anna buys an anchor mast for 4 taler and adds it to ship 2.",
            "Anna kauft für 4 Taler einen Anker-Mast für Schiff 2.",
            "Anna kupuje maszt z kotwicą za 4 talary i umieszcza na statku 2.",
        ),
        (
            "good:coffee", 0, STORAGE,
            "Anna buys coffee for 0 taler and stores it.",
            "Anna kauft für 0 Taler Kaffee fürs Lager.",
            "Anna kupuje kawę za 0 talarów i odkłada do magazynu.",
        ),
    ],
)  # fmt: skip
def test_purchase_sentences_are_correct_in_every_language(
    part: Part, taler: int, to: Place, en: str, de: str, pl: str
) -> None:
    sentence = purchase_text(part, taler, to)
    assert [translate(language, sentence) for language in ("en", "de", "pl")] == [en, de, pl]


@pytest.mark.parametrize(
    ("vp", "en", "de", "pl"),
    [
        (1, "1 victory point", "1 Siegpunkt", "1 punkt zwycięstwa"),
        (3, "3 victory points", "3 Siegpunkte", "3 punkty zwycięstwa"),
        (6, "6 victory points", "6 Siegpunkte", "6 punktów zwycięstwa"),
        (12, "12 victory points", "12 Siegpunkte", "12 punktów zwycięstwa"),
        (22, "22 victory points", "22 Siegpunkte", "22 punkty zwycięstwa"),
    ],
)
def test_plurals_of_points_are_correct_in_every_language(vp: int, en: str, de: str, pl: str) -> None:
    lost = text("nauticus-tell-penalty", who=SeatName(1), vp=vp)
    assert translate("en", lost) == f"Ben loses {en} for unflipped pass tiles."
    assert translate("de", lost) == f"Ben verliert {de} für nicht umgedrehte Passe-Plättchen."
    assert translate("pl", lost) == f"Ben traci {pl} za nieodwrócone płytki „Pas”."


@pytest.mark.parametrize(
    ("blue", "own", "en", "de", "pl"),
    [
        (1, 0, "1 blue worker", "1 blauer Arbeiter", "1 niebieski pracownik"),
        (
            2,
            1,
            "2 blue workers, 1 of your own",
            "2 blaue Arbeiter, 1 eigener",
            "2 niebieskich pracowników, 1 własny",
        ),
        (0, 1, "1 of your workers", "1 eigener Arbeiter", "1 własny pracownik"),
        (0, 5, "5 of your workers", "5 eigene Arbeiter", "5 własnych pracowników"),
    ],
)
def test_costs_are_worded_correctly_in_every_language(blue: int, own: int, en: str, de: str, pl: str) -> None:
    cost = text("nauticus-cost", blue=blue, own=own)
    assert [translate(language, cost) for language in ("en", "de", "pl")] == [en, de, pl]
    free = text("nauticus-cost-taler", blue=blue, own=own, taler=0)
    assert translate("de", free) == f"0 Taler, {de}"
    dear = text("nauticus-cost-taler", blue=blue, own=own, taler=5)
    assert translate("pl", dear) == f"5 talarów, {pl}"


def test_tiles_are_counted_and_listed_in_every_language() -> None:
    laid: list[Part] = ["sail:whale", "hull:bow", "sail:whale", "hull:bow", "good:fish", *["mast:crown"] * 5]  # type: ignore[list-item]  # a list in a list
    stored = text("nauticus-storage", tiles=words.parts(laid), free=1)
    assert translate("en", stored) == (
        "- Storage: 2 bows, 5 crown masts, 2 whale sails and 1 fish; 1 of 12 spaces free"
    )
    assert translate("de", stored) == (
        "- Lager: 2 Buge, 5 Kronenmasten, 2 Wal-Segel und 1 Fisch; 1 von 12 Plätzen frei"
    )
    assert translate("pl", stored) == (
        "- Magazyn: 2 dzioby, 5 masztów z koroną, 2 żagle z wielorybem i 1 ryba; wolne miejsca: 1 z 12"
    )


def test_lists_use_the_accusative() -> None:
    cargo = words.kinds("good", ["coffee", "salt", "fish", "fish"])
    delivered = text("nauticus-tell-deliver", who=SeatName(0), ship=2, goods=cargo)
    assert translate("en", delivered) == "Anna delivers 1 coffee, 2 fish and 1 salt from ship 2."
    assert translate("de", delivered) == "Anna liefert von Schiff 2 aus: 1 Kaffee, 2 Fisch und 1 Salz."
    assert translate("pl", delivered) == "Anna dostarcza ze statku 2: 1 kawę, 2 ryby i 1 sól."
    reward = words.reward("goods2", ("coffee", "fish"))
    localized_text = text("nauticus-tell-reward", who=SeatName(0), ship=1, reward=reward)
    assert translate("en", localized_text) == "Anna takes coffee and fish for finishing ship 1."
    assert translate("de", localized_text) == "Anna nimmt für das fertige Schiff 1 Kaffee und Fisch."
    assert translate("pl", localized_text) == "Anna bierze kawę i ryby za ukończenie statku 1."


def test_worker_counts_use_the_german_dative() -> None:
    for workers, dative in ((1, "1 Arbeiter"), (4, "4 Arbeitern")):
        paid = text("nauticus-tell-withdraw", who=SeatName(0), taler=2 * workers, workers=workers)
        assert translate("de", paid) == f"Anna hebt mit {dative} {2 * workers} Taler ab."
