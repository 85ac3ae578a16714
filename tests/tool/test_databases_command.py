"""Tests for `harbourmaster db`: upgrades, backups, and messages for databases that cannot be opened."""

from __future__ import annotations

import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from signal import SIGKILL, SIGTERM

import pytest

from harbourmaster.__main__ import main
from storage.core.copying import backups, deletion_list
from storage.matches.users import FIRST_KEY
from tests.storage.later_migrations import TEST_MIGRATIONS, register_test_migrations
from tests.storage.stored_databases import restore, run_query, version_in
from tests.template_database import create_database

NOBODY = 65534
ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HARBOURMASTER_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("HARBOURMASTER_DATABASE", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def table_names(file: Path) -> set[str]:
    with sqlite3.connect(file) as connection:
        found = {
            name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")
        }
    connection.close()
    return found


def test_upgrade_creates_the_database_and_can_be_repeated(folder: Path) -> None:
    assert main(["db", "upgrade", "--create"]) == 0
    assert main(["db", "upgrade", "--create"]) == 0
    assert {"matches", "log", "outbox"} <= table_names(folder / "data" / "harbourmaster.sqlite")


def test_backup_is_a_complete_database(folder: Path) -> None:
    main(["db", "upgrade", "--create"])
    copy = folder / "copy.sqlite"
    assert main(["db", "backup", str(copy)]) == 0
    assert table_names(copy) == table_names(folder / "data" / "harbourmaster.sqlite")


def test_database_of_another_version_is_backed_up_but_not_upgraded(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["db", "upgrade", "--create"])
    with sqlite3.connect(folder / "data" / "harbourmaster.sqlite") as connection:
        connection.execute("update harbour_schema set version = 9999")
    connection.close()
    assert main(["db", "upgrade", "--create"]) == 1
    assert "newer" in capsys.readouterr().err
    assert main(["db", "backup", str(folder / "copy.sqlite")]) == 0
    assert "matches" in table_names(folder / "copy.sqlite")


def test_invalid_database_is_reported(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "data").mkdir()
    (folder / "data" / "harbourmaster.sqlite").write_bytes(b"this is not a database" * 100)
    assert main(["db", "upgrade", "--create"]) == 1
    assert main(["db", "backup", str(folder / "copy.sqlite")]) == 1
    assert "not-a-database" in capsys.readouterr().err


def test_backup_does_not_overwrite_a_file(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["db", "upgrade", "--create"])
    copy = folder / "copy.sqlite"
    copy.write_text("precious")
    assert main(["db", "backup", str(copy)]) == 1
    assert copy.read_text() == "precious"
    assert capsys.readouterr().err


def test_backup_is_named_after_its_time(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["db", "upgrade", "--create"])
    assert main(["db", "backup"]) == 0
    assert main(["db", "backup", str(folder)]) == 0
    (path,) = (folder / "data" / "backups").iterdir()
    (here,) = folder.glob("harbourmaster-*.sqlite")
    assert table_names(path) == table_names(here) == table_names(folder / "data" / "harbourmaster.sqlite")


def test_restore_keeps_the_replaced_database(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["db", "upgrade", "--create"])
    copy = folder / "copy.sqlite"
    main(["db", "backup", str(copy)])
    capsys.readouterr()
    assert main(["db", "restore", str(copy)]) == 0
    (path,) = (folder / "data").glob("*.replaced-*")
    assert str(path) in capsys.readouterr().out
    assert table_names(path) == table_names(folder / "data" / "harbourmaster.sqlite") == table_names(copy)


def test_restore_in_a_wrong_folder_is_refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A restore is refused if the database is missing and `--create` is not given."""
    create_database(copy := folder / "copy.sqlite")
    assert main(["db", "restore", str(copy)]) == 1
    assert f"missing: {folder / 'data' / 'harbourmaster.sqlite'}; use `--create`" in capsys.readouterr().err
    assert list(folder.iterdir()) == [copy]
    assert main(["db", "restore", "--create", str(copy)]) == 0
    (restored,) = (folder / "data").iterdir()
    assert "matches" in table_names(restored)


@pytest.mark.parametrize("name", ["odd#1 x", "odd%20y", "odd?z=1", "odd%3f"])
def test_restore_never_reuses_ids_in_any_folder(
    folder: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("HARBOURMASTER_DATA", str(folder / name))
    create_database(file := folder / name / "harbourmaster.sqlite")
    copy = folder / name / "copy.sqlite"
    assert main(["db", "backup", str(copy)]) == 0
    made = backups.creation_time(copy)
    assert made is not None
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("insert into sqlite_sequence values ('matches', 100000)")
    assert main(["db", "check", str(copy)]) == main(["db", "restore", str(copy)]) == 0
    assert ("matches", 125_000) in run_query(file, "select name, seq from sqlite_sequence")
    assert list(folder.iterdir()) == [folder / name]


@pytest.mark.parametrize("command", ["db restore", "db check", "db upgrade", "health"])
def test_non_utf8_file_name_is_reported(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    """A file name that is not valid UTF-8 is reported.

    File names may consist of any bytes, but database addresses must be text.
    """
    create_database(folder / "data" / "harbourmaster.sqlite")
    odd = os.fsdecode(b"caf\xe9")
    if command in {"db upgrade", "health"}:
        (folder / odd).mkdir()
        (folder / odd / "heartbeat").touch()
        monkeypatch.setenv("HARBOURMASTER_DATA", odd)
        assert main(command.split()) == 1
    else:
        assert main(["db", "backup", odd]) == 0
        assert main([*command.split(), odd]) == 1
    assert "its name is not valid UTF-8: " in capsys.readouterr().err


def test_files_created_by_an_administrator_belong_to_the_bots_user(folder: Path) -> None:
    """If root runs a command, the files that it creates belong to the bot's user.

    This is the user who owns the data folder.
    """
    owner = NOBODY if os.getuid() == 0 else os.getuid()
    create_database(file := folder / "data" / "harbourmaster.sqlite")
    for path in (file.parent, file):
        os.chown(path, owner, -1)
    assert main(["db", "backup"]) == 0
    (copy,) = (folder / "data" / "backups").iterdir()
    assert main(["db", "restore", str(copy)]) == 0
    made = {path.name: path.stat().st_uid for path in (folder / "data").rglob("*")}
    assert len(made) == 4
    assert {*made.values()} == {owner}


def test_trailing_slash_in_a_path_means_a_folder(folder: Path) -> None:
    create_database(folder / "data" / "harbourmaster.sqlite")
    assert main(["db", "backup", f"{folder}/new/"]) == 0
    (copy,) = (folder / "new").iterdir()
    assert "matches" in table_names(copy)


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("restore gone.sqlite", "the backup: missing: "),
        ("check gone.sqlite", "the backup: missing: "),
        ("restore letter.txt", "the backup: failed: "),
        ("restore recipes.sqlite", "the backup: not-ours: "),
        ("check recipes.sqlite", "the backup: not-ours: "),
        ("check --compare letter.txt", "letter.txt was not written by `db check --write`: "),
        ("check --compare gone.json", "gone.json can't be read: "),
        ("check --write data", "data can't be written: "),
    ],
)
def test_invalid_file_is_named_in_the_error(
    folder: Path, capsys: pytest.CaptureFixture[str], command: str, told: str
) -> None:
    create_database(folder / "data" / "harbourmaster.sqlite")
    (folder / "letter.txt").write_text("Dear Ada")
    with closing(sqlite3.connect(folder / "recipes.sqlite")) as other:
        other.execute("create table recipes (name)")
    assert main(["db", *command.split()]) == 1
    assert f"harbourmaster: {told}" in capsys.readouterr().err


def test_restore_of_an_older_schema_leaves_no_extra_files(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    register_test_migrations(monkeypatch)
    create_database(file := folder / "data" / "harbourmaster.sqlite")
    restore(copy := folder / "old.sqlite")
    assert main(["db", "restore", str(copy)]) == 0
    (path,) = {*file.parent.iterdir()} - {file}
    assert "replaced" in path.name


HALFWAY_PROGRAM = """
import os, signal, sys
from harbourmaster.__main__ import main
from storage.core import database, migrations
from storage.core.copying import backups, deletion_list
migrations.__path__.append(sys.argv[3])
copy, opened = backups._copy, database.Database.open
def copy_and_be_stopped(*places):
    copy(*places)
    places[1].with_name(places[1].name + "-journal").touch()
    os.kill(os.getpid(), int(sys.argv[1]))
async def open_and_be_stopped(*words, **more):
    await opened(*words, **more)
    os.kill(os.getpid(), int(sys.argv[1]))
if sys.argv[2] == "copied":
    backups._copy = copy_and_be_stopped
elif sys.argv[2] == "upgraded":
    database.Database.open = open_and_be_stopped
sys.exit(main(sys.argv[4:]))
"""
"""A program that runs a command and sends itself a signal halfway through."""


def run_halfway(signal: int, where: str, *words: str) -> int:
    return subprocess.run(
        [sys.executable, "-c", HALFWAY_PROGRAM, str(signal), where, str(TEST_MIGRATIONS), *words], check=False
    ).returncode


@pytest.mark.parametrize("where", ["copied", pytest.param("upgraded", marks=pytest.mark.long)])
def test_interrupted_restore_leaves_no_extra_files(
    folder: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    register_test_migrations(monkeypatch)
    create_database(file := folder / "data" / "harbourmaster.sqlite")
    restore(copy := folder / "old.sqlite")
    assert run_halfway(SIGTERM, where, "db", "restore", str(copy)) == 128 + SIGTERM
    if where == "copied":
        assert run_halfway(SIGTERM, where, "db", "backup", str(folder / "new.sqlite")) == 128 + SIGTERM
    assert {*folder.rglob("*")} == {file.parent, file, copy}
    assert run_halfway(SIGKILL, where, "db", "restore", str(copy)) == -SIGKILL
    assert len([*file.parent.iterdir()]) > 1
    assert main(["db", "restore", str(copy)]) == 0
    (path,) = {*file.parent.iterdir()} - {file}
    assert "replaced" in path.name


@pytest.mark.parametrize("copy", ["missing.sqlite", "letter.txt"])
def test_invalid_backup_is_not_restored(folder: Path, capsys: pytest.CaptureFixture[str], copy: str) -> None:
    main(["db", "upgrade", "--create"])
    (folder / "letter.txt").write_text("Dear Ada")
    assert main(["db", "restore", str(folder / copy)]) == 1
    assert capsys.readouterr().err
    assert sorted(path.name for path in (folder / "data").iterdir()) == ["harbourmaster.sqlite"]


@pytest.mark.parametrize("command", ["restore", "check"])
def test_pipe_is_refused_as_a_backup(folder: Path, command: str) -> None:
    """A pipe is rejected immediately.

    SQLite would wait for it, and nothing could interrupt SQLite.
    """
    create_database(folder / "data" / "harbourmaster.sqlite")
    os.mkfifo(pipe := folder / "pipe")
    words = [sys.executable, "-m", "harbourmaster", "db", command, str(pipe)]
    environ = os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run(words, env=environ, capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 1
    assert f"the backup: missing: {pipe}" in done.stderr


@pytest.mark.parametrize("command", ["restore", "check"])
def test_empty_file_is_refused_as_a_backup(
    folder: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    """An empty file is rejected.

    An interrupted `cp` can leave an empty file, which SQLite treats as a valid database.
    """
    create_database(file := folder / "data" / "harbourmaster.sqlite")
    (empty := folder / "zero.sqlite").touch()
    assert main(["db", command, str(empty)]) == 1
    assert f"empty: {empty}" in capsys.readouterr().err
    assert list(file.parent.iterdir()) == [file]
    assert "matches" in table_names(file)


def test_empty_database_is_filled_only_with_create(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "data").mkdir()
    (file := folder / "data" / "harbourmaster.sqlite").touch()
    assert main(["db", "upgrade"]) == 1
    assert f"missing: {file} is empty" in capsys.readouterr().err
    assert not table_names(file)
    assert main(["db", "upgrade", "--create"]) == 0
    assert "matches" in table_names(file)


@pytest.mark.long
def test_check_replays_running_matches_on_a_copy(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A database with an older schema is copied, and the copy is upgraded and checked.

    The database itself does not change.
    """
    register_test_migrations(monkeypatch)
    (folder / "data").mkdir()
    file, path = folder / "data" / "harbourmaster.sqlite", folder / "seen.json"
    restore(file)
    assert main(["db", "check", "--write", str(path)]) == 0
    assert "3 running matches: 3 unchanged" in capsys.readouterr().out
    assert main(["db", "check", "--compare", str(path)]) == 0
    other = re.sub(r'"seen":"..', '"seen":"zz', path.read_text(), count=1)
    path.write_text(other)
    assert main(["db", "check", "--compare", str(path)]) == 1
    assert "its moves lead to a different position" in capsys.readouterr().out
    assert version_in(file) == 1


def test_match_without_its_secret_is_reported_as_damaged(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "data").mkdir()
    file = folder / "data" / "harbourmaster.sqlite"
    restore(file)
    assert main(["db", "upgrade"]) == 0
    with closing(sqlite3.connect(file)) as lost:
        (first,) = lost.execute("SELECT min(id) FROM matches WHERE status = 'running'").fetchone()
        lost.execute("DELETE FROM secrets WHERE match_id = ?", (first,))
        lost.commit()
    capsys.readouterr()
    assert main(["db", "check"]) == 1
    text = capsys.readouterr().out
    assert f"match {first}: its stored data can't be read\n" in text
    assert re.search(r"(\d+) running matches: (\d+) unchanged", text)


@pytest.mark.parametrize(
    "command", [["db", "upgrade"], ["db", "check"], ["db", "backup"], ["league", "rebuild"]], ids=" ".join
)
def test_wrong_folder_creates_no_empty_database(
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
def test_postgresql_database_error_names_the_alternative_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str, instead: str
) -> None:
    monkeypatch.setenv("HARBOURMASTER_DATABASE", "postgresql://harbour@somewhere/matches")
    assert main(["db", *command.split()]) == 1
    text = capsys.readouterr().err
    assert "is on a PostgreSQL server" in text
    assert f"`{instead}" in text


@pytest.mark.parametrize("place", ["data/backups", "data", "elsewhere"])
def test_restore_deletes_users_on_a_list_beside_the_backups(
    folder: Path, capsys: pytest.CaptureFixture[str], place: str
) -> None:
    copy = folder / "elsewhere" / "copy.sqlite"
    create_database(copy)
    with closing(sqlite3.connect(copy)) as database, database:
        for key, name in ((FIRST_KEY + 1, "Ada"), (FIRST_KEY + 2, "Ben")):
            database.execute(
                "INSERT INTO users VALUES (?, ?, NULL, '{}', 1, NULL, NULL)", (key, key - FIRST_KEY)
            )
            database.execute("INSERT INTO user_names VALUES (?, 7, ?)", (key, name))
            database.execute(
                "INSERT INTO days_off (user_key, day, is_holiday) VALUES (?, '2026-12-24', 0)", (key,)
            )
    deletion_list.add(folder / place, [FIRST_KEY + 1, FIRST_KEY + 3])
    assert main(["db", "restore", "--create", str(copy)]) == 0
    assert "users deleted since the backup, who have been deleted again: 1\n" in capsys.readouterr().out
    restored = folder / "data" / "harbourmaster.sqlite"
    assert run_query(restored, "SELECT user_id FROM users ORDER BY user_key") == [(None,), (2,)]
    assert run_query(restored, "SELECT name FROM user_names ORDER BY user_key") == [
        ("a former member",),
        ("Ben",),
    ]
    assert run_query(restored, "SELECT user_key FROM days_off") == [(FIRST_KEY + 2,)]
    assert b"Ada" not in restored.read_bytes()
    kept = deletion_list.read(folder / "data" / "backups")
    assert kept == {FIRST_KEY + 1, FIRST_KEY + 3}, "a later restore finds them here"


def test_restored_users_are_called_former_members_in_the_language_of_their_server(folder: Path) -> None:
    create_database(copy := folder / "copy.sqlite")
    with closing(sqlite3.connect(copy)) as database, database:
        database.execute("INSERT INTO users VALUES (?, 1, NULL, '{}', 1, NULL, NULL)", (FIRST_KEY,))
        database.execute("INSERT INTO user_names VALUES (?, 7, 'Ada')", (FIRST_KEY,))
        database.execute("INSERT INTO guilds (id, locale) VALUES (7, 'de')")
    deletion_list.add(folder, [FIRST_KEY])
    assert main(["db", "restore", "--create", str(copy)]) == 0
    restored = folder / "data" / "harbourmaster.sqlite"
    assert run_query(restored, "SELECT name FROM user_names") == [("„Ehemaliges Mitglied“",)]
