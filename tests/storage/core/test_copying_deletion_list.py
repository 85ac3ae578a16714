"""Tests for the list of deleted users, which is stored next to the backups."""

from __future__ import annotations

from pathlib import Path

import pytest

from storage.core.copying import deletion_list
from storage.matches.users import FIRST_KEY


def test_list_is_appended_and_private(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "backups"
    deletion_list.add(folder, [FIRST_KEY + 1])
    deletion_list.add(folder, [FIRST_KEY + 2, FIRST_KEY + 3])
    deletion_list.add(folder, [])
    file = folder / deletion_list.FILE_NAME
    assert file.read_text() == "".join(f"{FIRST_KEY + number}\n" for number in (1, 2, 3))
    assert file.stat().st_mode & 0o077 == 0


def test_entry_after_a_cut_off_line_is_read(tmp_path: Path) -> None:
    (tmp_path / deletion_list.FILE_NAME).write_text("11\n46")
    deletion_list.add(tmp_path, [12])
    assert deletion_list.read(tmp_path) == {11, 46, 12}


def test_lists_of_several_processes_and_folders_are_read(tmp_path: Path) -> None:
    for name, content in (
        ("a/deleted-users.txt", "11\n12\n"),
        ("a/deleted-users-host2.txt", "12\r\n13\n"),
        ("b/deleted-users.txt", "14\n\x00\x00\n15x\n16"),
        ("b/daily-2026-11-23.sqlite", "17\n"),
    ):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(content.encode())
    assert deletion_list.read(tmp_path / "a", tmp_path / "b", tmp_path / "missing") == {11, 12, 13, 14, 16}


def test_list_that_an_editor_saved_is_read_or_rejected(tmp_path: Path) -> None:
    """A byte-order mark is accepted, but other encodings are rejected.

    If the list were misread, a restore would bring back deleted users without a warning.
    """
    file = tmp_path / deletion_list.FILE_NAME
    file.write_text("11\n12\n", "utf-8-sig")
    assert deletion_list.read(tmp_path) == {11, 12}
    file.write_text("11\n12\n", "utf-16")
    with pytest.raises(OSError, match="not UTF-8 text"):
        deletion_list.read(tmp_path)
