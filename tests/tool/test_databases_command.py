"""`harbourmaster db`: upgrade and backup, and sentences for what can't be opened."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from harbourmaster.__main__ import main
from tests.storage import old_databases


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HARBOURMASTER_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("HARBOURMASTER_DATABASE", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def tables(file: Path) -> set[str]:
    with sqlite3.connect(file) as connection:
        found = {
            name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")
        }
    connection.close()
    return found


def test_upgrade_makes_the_database_and_may_be_repeated(folder: Path) -> None:
    assert main(["db", "upgrade", "--create"]) == 0
    assert main(["db", "upgrade", "--create"]) == 0
    assert {"matches", "log", "outbox"} <= tables(folder / "data" / "harbourmaster.sqlite")


def test_backup_is_a_whole_database(folder: Path) -> None:
    main(["db", "upgrade", "--create"])
    copy = folder / "copy.sqlite"
    assert main(["db", "backup", str(copy)]) == 0
    assert tables(copy) == tables(folder / "data" / "harbourmaster.sqlite")


def test_a_database_of_another_version_is_copied_and_not_upgraded(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["db", "upgrade", "--create"])
    with sqlite3.connect(folder / "data" / "harbourmaster.sqlite") as connection:
        connection.execute("delete from harbour_version")
        connection.execute("insert into harbour_version values ('9999')")
    connection.close()
    assert main(["db", "upgrade", "--create"]) == 1
    assert "newer" in capsys.readouterr().err
    assert main(["db", "backup", str(folder / "copy.sqlite")]) == 0
    assert "matches" in tables(folder / "copy.sqlite")


def test_what_cannot_be_opened_gets_a_sentence(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "data").mkdir()
    (folder / "data" / "harbourmaster.sqlite").write_bytes(b"this is not a database" * 100)
    assert main(["db", "upgrade", "--create"]) == 1
    assert main(["db", "backup", str(folder / "copy.sqlite")]) == 1
    assert "not-a-database" in capsys.readouterr().err


def test_backup_does_not_overwrite(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["db", "upgrade", "--create"])
    copy = folder / "copy.sqlite"
    copy.write_text("precious")
    assert main(["db", "backup", str(copy)]) == 1
    assert copy.read_text() == "precious"
    assert capsys.readouterr().err


def test_a_backup_is_named_by_the_time(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["db", "upgrade", "--create"])
    assert main(["db", "backup"]) == 0
    assert main(["db", "backup", str(folder)]) == 0
    (kept,) = (folder / "data" / "backups").iterdir()
    (here,) = folder.glob("harbourmaster-*.sqlite")
    assert tables(kept) == tables(here) == tables(folder / "data" / "harbourmaster.sqlite")


def test_a_copy_is_restored_and_what_it_replaces_is_kept(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["db", "upgrade", "--create"])
    copy = folder / "copy.sqlite"
    main(["db", "backup", str(copy)])
    capsys.readouterr()
    assert main(["db", "restore", str(copy)]) == 0
    (kept,) = (folder / "data").glob("*.replaced-*")
    assert str(kept) in capsys.readouterr().out
    assert tables(kept) == tables(folder / "data" / "harbourmaster.sqlite") == tables(copy)


@pytest.mark.parametrize("copy", ["missing.sqlite", "letter.txt"])
def test_what_is_no_copy_is_not_restored(folder: Path, capsys: pytest.CaptureFixture[str], copy: str) -> None:
    main(["db", "upgrade", "--create"])
    (folder / "letter.txt").write_text("Dear Ada")
    assert main(["db", "restore", str(folder / copy)]) == 1
    assert capsys.readouterr().err
    assert sorted(path.name for path in (folder / "data").iterdir()) == ["harbourmaster.sqlite"]


def test_running_matches_are_replayed_on_a_copy(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A database of an earlier schema is checked as it would be after the upgrade, and is left as it is."""
    (folder / "data").mkdir()
    file, seen = folder / "data" / "harbourmaster.sqlite", folder / "seen.json"
    old_databases.restore("0003", file)
    assert main(["db", "check", "--write", str(seen)]) == 0
    assert "9 running matches: 9 go on as they are" in capsys.readouterr().out
    assert main(["db", "check", "--compare", str(seen)]) == 0
    other = re.sub(r'"seen":"..', '"seen":"zz', seen.read_text(), count=1)
    seen.write_text(other)
    assert main(["db", "check", "--compare", str(seen)]) == 1
    assert "another position comes of its moves" in capsys.readouterr().out
    assert old_databases.look_up(file, "select version_num from harbour_version") == [("0003",)]


def test_a_match_without_its_secret_is_named_like_any_that_is_damaged(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "data").mkdir()
    file = folder / "data" / "harbourmaster.sqlite"
    old_databases.restore("0011", file)
    assert main(["db", "upgrade"]) == 0
    with closing(sqlite3.connect(file)) as lost:
        (first,) = lost.execute("SELECT min(id) FROM matches WHERE status = 'running'").fetchone()
        lost.execute("DELETE FROM secrets WHERE match = ?", (first,))
        lost.commit()
    capsys.readouterr()
    assert main(["db", "check"]) == 1
    said = capsys.readouterr().out
    assert f"match {first}: what is stored of it can't be read\n" in said
    assert re.search(r"(\d+) running matches: (\d+) go on as they are", said)


@pytest.mark.parametrize(
    "command", [["db", "upgrade"], ["db", "check"], ["db", "backup"], ["league", "rebuild"]], ids=" ".join
)
def test_a_wrong_folder_makes_no_empty_database(
    folder: Path, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    assert main(command) == 1
    said = capsys.readouterr()
    assert "missing" in said.err
    assert str(folder / "data") in said.err
    assert "up to date" not in said.out
    assert not list(folder.rglob("*.sqlite"))


@pytest.mark.parametrize(
    ("command", "instead"),
    [("backup", "pg_dump"), ("restore FILE", "pg_restore"), ("check", "db move")],
)
def test_of_a_database_on_a_server_it_is_said_what_to_do_instead(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str, instead: str
) -> None:
    monkeypatch.setenv("HARBOURMASTER_DATABASE", "postgresql://harbour@somewhere/matches")
    assert main(["db", *command.split()]) == 1
    assert f"lies on a PostgreSQL server: `{instead}" in capsys.readouterr().err
