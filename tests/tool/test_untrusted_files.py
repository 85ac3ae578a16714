"""Tests for untrusted files: byte-order marks are accepted, and damaged files cause one-sentence errors."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import msgspec
import pytest

from engine.core.files import record
from engine.core.files.library import game
from harbourmaster.__main__ import main
from tests.engine.playouts import play_game
from tests.template_database import create_database
from tests.tool.test_matches_command import TARGET_ARGUMENTS, open_nauticus, run_in_context
from tests.tool.test_seasons_command import create_season

BYTE_ORDER_MARK = b"\xef\xbb\xbf"
DEEP = 100_000
DEEP_OBJECTS = b'{"a": ' * DEEP + b"1" + b"}" * DEEP
COMMANDS = {
    "season": ["league", "verify"],
    "record": ["record", "verify"],
    "fair": ["record", "verify", "--fairness"],
    "analysis": ["record", "analyse"],
    "picture": ["record", "render", "--out", "picture.png"],
    "match": ["match", "import", *TARGET_ARGUMENTS],
    "fingerprints": ["db", "check", "--compare"],
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HARBOURMASTER_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("HARBOURMASTER_DATABASE", raising=False)
    monkeypatch.chdir(tmp_path)
    create_database(tmp_path / "data" / "harbourmaster.sqlite")
    return tmp_path


def create_record_bytes() -> bytes:
    first, played, _ = play_game(game("nauticus"), 3, 4)
    return record.write(record.create_record(game("nauticus"), ("Ada", "Ben", "Cem"), first, played, None))


HOSTILE = {
    "empty": b"",
    "only a mark": BYTE_ORDER_MARK,
    "invalid UTF-8": b'{"format": "\xff"}',
    "invalid UTF-8 in an unknown field": b'{"\xff": 1}',
    "UTF-16": '{"format": "harbour-record/1"}'.encode("utf-16"),
    "nested objects": DEEP_OBJECTS,
    "nested arrays": b"[" * DEEP,
    "nested in a field": b'{"format": "harbour-record/1", "options": ' + DEEP_OBJECTS + b"}",
    "nested as deeply as Python can": b'{"a": ' * 900 + b"1" + b"}" * 900,
}


@pytest.mark.parametrize("content", HOSTILE.values(), ids=HOSTILE)
@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_unreadable_file_is_rejected_with_one_sentence(
    folder: Path, capsys: pytest.CaptureFixture[str], command: list[str], content: bytes
) -> None:
    (folder / "file.json").write_bytes(content)
    assert main([*command, "file.json"]) == 1
    told = capsys.readouterr()
    (sentence,) = (told.out + told.err).splitlines()
    assert "recursion" not in sentence
    assert "codec" not in sentence


@pytest.mark.parametrize(("command", "what"), [("season", "a season"), ("record", "a harbour record")])
@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (HOSTILE["invalid UTF-8 in an unknown field"], "not UTF-8 text (byte 2 is invalid)"),
        (HOSTILE["UTF-16"], "not UTF-8 text (byte 0 is invalid)"),
        (DEEP_OBJECTS, "nested too deeply (more than 100 levels)"),
    ],
    ids=["UTF-8", "UTF-16", "deep"],
)
def test_sentence_names_the_reason(
    folder: Path, capsys: pytest.CaptureFixture[str], command: str, what: str, content: bytes, reason: str
) -> None:
    (folder / "file.json").write_bytes(content)
    assert main([*COMMANDS[command], "file.json"]) == 1
    told = capsys.readouterr()
    assert (told.out + told.err).endswith(f"file.json: not {what}: {reason}\n")


def test_transcript_nested_deeply_in_a_string_is_rejected(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A transcript that is nested too deeply is rejected.

    The file itself is not nested deeply, because it contains the transcript as a string.
    """
    told = msgspec.to_builtins(create_season())
    drawn = next(item["entry"] for item in told["log"] if "transcript" in item["entry"])
    drawn["transcript"] = drawn["transcript"][:-1] + ',"more":' + "[" * DEEP + "]" * DEEP + "}"
    (folder / "season.json").write_bytes(msgspec.json.encode(told))
    assert main(["league", "verify", "season.json"]) == 1
    assert "  WRONG: the log is inconsistent: nested too deeply" in capsys.readouterr().out


def test_byte_order_mark_is_read(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "season.json").write_bytes(BYTE_ORDER_MARK + msgspec.json.encode(create_season()))
    (folder / "record.json").write_bytes(BYTE_ORDER_MARK + create_record_bytes())
    (folder / "seen.json").write_bytes(BYTE_ORDER_MARK + b"{}")
    assert main(["league", "verify", "season.json"]) == 0
    assert main(["record", "verify", "record.json"]) == 0
    assert main(["db", "check", "--compare", "seen.json"]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("command", ["season", "record"])
def test_standard_input_is_read_in_the_same_way(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    valid = msgspec.json.encode(create_season()) if command == "season" else create_record_bytes()
    for content, code in ((BYTE_ORDER_MARK + valid, 0), (DEEP_OBJECTS, 1), (b"\xff", 1)):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))
        assert main([*COMMANDS[command], "-"]) == code
    assert "Traceback" not in capsys.readouterr().err


def test_match_file_with_a_byte_order_mark_is_imported(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match_id = run_in_context(folder, open_nauticus)
    assert main(["match", "export", str(match_id), "match.json"]) == 0
    content = (folder / "match.json").read_bytes()
    (folder / "marked.json").write_bytes(BYTE_ORDER_MARK + content)
    assert main(["match", "import", "marked.json", *TARGET_ARGUMENTS]) == 0
    deep = {**json.loads(content), "transcript": "[" * DEEP}
    (folder / "deep.json").write_text(json.dumps(deep))
    capsys.readouterr()
    assert main(["match", "import", "deep.json", *TARGET_ARGUMENTS]) == 1
    assert capsys.readouterr().err.startswith("harbourmaster: This is not a match file")
