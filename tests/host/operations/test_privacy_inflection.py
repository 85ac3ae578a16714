"""Tests for finding names in inflected forms: with endings, with changed stems, and without diacritics."""

from __future__ import annotations

import json

import pytest

from host.operations.privacy.name_filter import NameFilter


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Ada", "Gra Adzie i Adą"),
        ("Marta", "prezent dla Marty i o Marcie"),
        ("Marta", "o Marcie"),
        ("Agnieszka", "przy Agnieszce"),
        ("Kinga", "Kindze na szczęście"),
        ("Augusta", "Auguście"),
        ("Zocha", "o Zosze"),
        ("Ola", "dla Oli"),
        ("Jerzy", "bez Jerzego"),
        ("Marek", "Stół Marka"),
        ("Paweł", "bez Pawła"),
        ("Lew", "Partia Lwa"),
        ("Kozioł", "Kozłowi"),
        ("Robert", "o Robercie"),
        ("Wojciech", "z Wojciechem"),
        ("Sokół", "turniej Sokoła"),
        ("Gołąb", "dla Gołębia"),
        ("Łukasz", "partia Lukasza"),
        ("Anna Kowalska", "dla Anny  Kowalskiej"),
        ("Hans", "Hansens Tisch"),
        ("Max", "Max’ Runde"),
        ("Zoë", "zoes table"),
        ("Zoe\u0308", "ZOËS Tisch"),
        ("𝓐𝓭𝓪", "Adas Tisch"),
        ("Ben", "Ben's revenge"),
        ("ola_92", "Ola 92 wins"),
        ("Groß", "Grossens Abend"),
        ("🦀", "🦀🦀"),
    ],
)
def test_name_is_found_in_all_its_forms(name: str, text: str) -> None:
    assert NameFilter([name]).matches(text)
    assert NameFilter(["Xaver", name]).redact(text, ()) == ""
    assert NameFilter([name]).redact(json.dumps({"reason": text}), ("reason",)) == '{"reason":""}'


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Marta", "Maths and markets"),
        ("Zoë", "Zoëlogy"),
        ("Al", "All of us"),
        ("Player1", "Players meet"),
        ("Anna Kowalska", "dla Anny i Jana"),
        ("content", '[{"content":"a pier"}]'),
        ("", "nobody's"),
        ("  ", "nobody's"),
    ],
)
def test_other_texts_are_kept(name: str, text: str) -> None:
    assert NameFilter([name]).redact(text, ()) == text
