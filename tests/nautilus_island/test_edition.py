"""Tests for editions in files and in records: default values, and limits for custom ones."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.files import editions
from engine.core.game import BadEdition
from engine.core.randomness.chance import SeededChance
from engine.games.nautilus_island.game import GAME

TEXT = (GAME.folder / "edition.toml").read_text(encoding="utf-8")


def edition_record(**changes: Any) -> dict[str, Any]:
    """Return the edition of a three-player record with the given changes."""
    return {**GAME.edition_record(GAME.default_edition().for_seats(3)), **changes}


def test_default_values_match_the_rule_book() -> None:
    edition = GAME.default_edition()
    assert edition.for_seats(4).wrecks[0].columns == (1, 1, 2, 2, 3, 3)
    assert edition.portholes[1][0] == 8
    assert sum(edition.tokens) == 34
    assert sum(map(len, edition.portholes)) == 12


def test_reconstructed_values_are_listed() -> None:
    edition = GAME.default_edition()
    assert edition.reconstructed == ("wreck", "face_up", "portholes", "treasures", "tokens")
    corrected = TEXT.replace('"reconstructed"', '"book"')
    assert GAME.read_edition(corrected).reconstructed == ()
    one = TEXT[: TEXT.index("[portholes]")] + TEXT[TEXT.index("[portholes]") :].replace(
        "reconstructed", "book", 1
    )
    assert GAME.read_edition(one).reconstructed == ("wreck", "face_up", "treasures", "tokens")


def test_corrected_edition_is_used_in_play() -> None:
    text = TEXT.replace("columns = [1, 2, 2, 3]", "columns = [1, 1, 3, 3]").replace("4 = [8,", "4 = [9,")
    state = GAME.deal(2, GAME.read_edition(text), SeededChance("x"))
    assert (state.columns, state.portholes[1]) == ((1, 1, 3, 3), (9, 7, 6))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("columns = [1, 2, 2, 3]", "columns = [1, 2, 2, 4]", "1 to 3 stacks"),
        ("columns = [1, 2, 2, 3]", "columns = [1, 2, 2, 0, 3]", "1 to 3 stacks"),
        ("columns = [1, 2, 2, 3]", "columns = [3, 3]", "more than 2 columns"),
        ("columns = [1, 1, 2, 2, 3, 3]", "columns = [3, 3, 3, 3]", "more than 4 columns"),
        ("columns = [1, 1, 2, 2, 3, 3]", "columns = [1, 2, 2, 2, 3, 3]", "12 stacks"),
        ("columns = [1, 2, 2, 3]", "columns = [1, 2, 2, 2]", "each of the 7 stacks"),
        ("columns = [1, 2, 2, 3]", 'columns = ["1", 2, 2, 3]', "int"),
        ("face_up = [true, false, true", "face_up = [true, false, 1", "bool"),
        ("players = 2", "players = 3", "2, 3 and 4 players"),
        ("players = 4", "players = 5", "2, 3 and 4 players"),
        ("players = 2\n", "", "players"),
        ("columns_source = \"reconstructed\"", "columns_source = \"hearsay\"", "hearsay"),
        ("3 = [5, 4, 3]", "3 = [5, 3, 4]", "highest down"),
        ("3 = [5, 4, 3]", "3 = [5, 4, -3]", "negative"),
        ("3 = [5, 4, 3]", "3 = 5", "portholes: .*array"),
        ("3 = [5, 4, 3]", "7 = [5, 4, 3]", "portholes must be given for these: 3, 4, 5, 6"),
        ("3 = [5, 4, 3]\n", "", "portholes must be given for these"),
        ("pearl = 1", "pearl = -1", "negative"),
        ("pearl = 1", "ruby = 1", "treasures must be given for these: pearl, coins, statuette, crown"),
        ("pearl = 1", "pearl = 1.5", "treasures: .*int"),
        ("vp2 = 6", "vp2 = -6", "negative"),
        ("vp2 = 6", "vp2 = 1000000", "at most"),
        ("vp2 = 6", "vp4 = 6", "tokens must be given for these"),
        ("[tokens]", "[tokens", "line"),
        ("[tokens]", "[rum]", "tokens|rum"),
        ('pair = 6\nsource = "reconstructed"', 'pair = 6\nsource = "hearsay"', "hearsay"),
        ('pair = 6\nsource = "reconstructed"', "pair = 6", "tokens: .*missing"),
    ],
)  # fmt: skip
def test_invalid_edition_names_its_error(old: str, new: str, why: str) -> None:
    assert old in TEXT
    with pytest.raises(BadEdition, match=why):
        GAME.read_edition(TEXT.replace(old, new, 1))


def test_camp_needs_at_least_one_token_per_space() -> None:
    head = TEXT[: TEXT.index("[tokens]")]
    counts = "vp2 = {}\nvp3 = 1\nper_card = 1\ndouble = 1\nodd = 1\npair = 0\n"
    text = f'{head}[tokens]\n{counts}source = "book"\n'
    assert sum(GAME.read_edition(text.format(1)).tokens) == 5
    with pytest.raises(BadEdition, match="camp takes 5"):
        GAME.read_edition(text.format(0))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_record_contains_the_wreck_that_was_played(seats: int) -> None:
    edition = GAME.default_edition().for_seats(seats)
    fields = GAME.edition_record(edition)
    assert sum(fields["columns"]) == len(fields["face_up"]) == {2: 8, 3: 11, 4: 12}[seats]
    assert fields["treasures"] == {"pearl": 1, "coins": 2, "statuette": 3, "crown": 4}
    assert list(fields["tokens"]) == ["vp2", "vp3", "per_card", "double", "odd", "pair"]
    assert fields["portholes"]["4"] == [8, 7, 6]
    assert len(fields["objects"]) == 6
    read = GAME.edition_from_record(fields).for_seats(seats)
    assert GAME.edition_record(read) == fields


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"columns": [1, 2]}, "more than 3 columns"),
        ({"columns": [1, 2, 2, 3, 4]}, "1 to 3 stacks"),
        ({"columns": "wide"}, "array"),
        ({"face_up": [True]}, "each of the 11 stacks"),
        ({"portholes": {}}, "portholes must be given"),
        ({"portholes": {"3": [1], "4": [1], "5": [1], "6": [1, 2]}}, "highest down"),
        ({"treasures": {"pearl": 1}}, "treasures must be given"),
        ({"tokens": {"vp2": 99}}, "tokens must be given"),
        ({"objects": {}}, "objects must be these"),
        ({"objects": {"clothes": ["cap"]}}, "objects must be these"),
    ],
    ids=str,
)
def test_edition_of_a_record_is_validated(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(BadEdition, match=why):
        GAME.deal(3, GAME.edition_from_record(edition_record(**changes)), SeededChance("x"))


@pytest.mark.parametrize("key", list(edition_record()))
def test_edition_of_a_record_needs_every_field(key: str) -> None:
    fields = edition_record()
    del fields[key]
    with pytest.raises(BadEdition, match=key):
        GAME.edition_from_record(fields)


def test_five_players_raise_bad_edition() -> None:
    with pytest.raises(BadEdition, match="5 players"):
        GAME.default_edition().for_seats(5)


TWO_STACKS = """columns = [1, 2, 2, 3]
columns_source = "reconstructed"
face_up = [true, false, true, false, true, false, true, false]"""
THREE = """columns = [1, 1, 1]
columns_source = "book"
face_up = [true, false, true]"""


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        (TWO_STACKS, THREE, "stacks"),
        ("columns = [1, 1, 2, 2, 3, 3]", "columns = [3, 3, 2, 2, 1, 1]", "columns"),
        ("vp2 = 6", "vp2 = 72", "tokens"),
        ("vp2 = 6\nvp3 = 5", "vp2 = 11\nvp3 = 0", "kinds"),
        ("6 = [16, 14, 12]", "6 = [16, 14]", "portholes"),
        ("4 = [8, 7, 6]", "4 = [9, 7, 6]", "porthole"),
    ],
)
def test_deviation_from_the_printed_edition_is_reported(old: str, new: str, key: str) -> None:
    assert old in TEXT
    edition = GAME.read_edition(TEXT.replace(old, new))
    assert [said.key for said in editions.undeclared_contradictions(GAME, edition)] == [
        f"nautilus-island-unlike-{key}"
    ]
    meant = GAME.read_edition("house_rules = true\n" + TEXT.replace(old, new))
    assert editions.undeclared_contradictions(GAME, meant) == ()
    assert editions.contradictions(GAME, meant) == editions.contradictions(GAME, edition)


def test_stacks_are_checked_per_number_of_players() -> None:
    edition = GAME.read_edition(TEXT.replace(TWO_STACKS, THREE))
    assert editions.contradictions(GAME, edition, 3) == ()
    assert editions.contradictions(GAME, edition, 2)[0]["printed"] == 8


def test_value_missing_from_the_rule_book_is_no_contradiction() -> None:
    text = TEXT.replace("columns = [1, 2, 2, 3]", "columns = [2, 1, 2, 3]").replace("crown = 4", "crown = 9")
    text = text.replace("vp2 = 6\nvp3 = 5", "vp2 = 5\nvp3 = 6").replace("5 = [12,", "5 = [13,")
    assert editions.contradictions(GAME, GAME.read_edition(text)) == ()


def test_house_rules_flag_survives_a_record_round_trip() -> None:
    meant = GAME.read_edition("house_rules = true\n" + TEXT)
    fields = GAME.edition_record(meant.for_seats(3))
    assert fields["house_rules"] is True
    assert GAME.edition_record(GAME.edition_from_record(fields).for_seats(3)) == fields
    assert "house_rules" not in edition_record()
