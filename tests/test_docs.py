"""Tests for the documentation: permissions, settings and links."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import discord
import pytest

from bot.matches.match.bot_permissions import needed_permissions
from bot.runtime.process.environment import NAMES
from bot.runtime.process.exit_codes import FINAL, Exit
from engine.core.files.library import games

ROOT = Path(__file__).parents[1]
DOCUMENTS = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    ROOT / "SECURITY.md",
    *sorted(ROOT.glob("docs/*.md")),
    *sorted(ROOT.glob("docs/authors/*.md")),
]
TOYS = (ROOT / "tests/toy/engine/games/pearls", ROOT / "tests/toy_feature")
"""Folders of the examples in docs/authors and CONTRIBUTING.md.

File names in these documents may be relative to one of the folders.
"""
README = (ROOT / "README.md").read_text(encoding="utf-8")


def requested_permissions() -> set[str]:
    """Return the permissions that the bot requests, by their names in Discord."""
    return {
        # This optional permission prevents duplicate messages after lost responses, and lets `/game verify`
        # read the messages.
        "read_message_history",
        *needed_permissions(in_thread=False),
        *needed_permissions(in_thread=True, new_thread=True),
        *needed_permissions(in_thread=True, new_thread=True, is_private=True),
    }


def test_invite_link_requests_exactly_the_needed_permissions() -> None:
    (asked,) = re.findall(r"permissions=(\d+)", README)
    assert discord.Permissions(int(asked)) == discord.Permissions(
        **dict.fromkeys(requested_permissions(), True)
    )


def test_server_owner_page_lists_exactly_the_needed_permissions() -> None:
    page = (ROOT / "docs/server-owners.md").read_text(encoding="utf-8")
    (section,) = re.findall(r"\n## Invite the bot\n(.*?)\n## ", page, re.DOTALL)
    _, *listed = re.findall(r"^\| (\w[\w ]+) \|", section, re.MULTILINE)
    assert {name.lower().replace(" ", "_") for name in listed} == requested_permissions()


def test_readme_and_env_example_list_the_same_settings() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    assert set(re.findall(r"^#?([A-Z_]+)=", example, re.MULTILINE)) == set(
        re.findall(r"^\| `([A-Z_]+)`", README, re.MULTILINE)
    )


def test_every_setting_is_documented_and_passed_to_the_container() -> None:
    read = (ROOT / "bot/runtime/process/environment.py").read_text(encoding="utf-8")
    settings = set(re.findall(r'found\.get\("([A-Z_]+)"', read))
    assert settings == NAMES
    assert settings == set(re.findall(r"^\| `([A-Z_]+)`", README, re.MULTILINE))
    for name in ("compose.yaml", "compose.scale.yaml"):
        compose = (ROOT / name).read_text(encoding="utf-8").split("\n  harbourmaster:\n")[1]
        assert settings == set(re.findall(r"^      ([A-Z_]+):", compose, re.MULTILINE)), name


def test_ci_uses_the_oldest_python_and_that_of_the_image() -> None:
    workflow = (ROOT / ".github/workflows/ci.yml").read_text(encoding="utf-8")
    (listed,) = re.findall(r"^ +python: \[(.+)\]$", workflow, re.MULTILINE)
    oldest, *newer = re.findall(r'"([\d.]+)"', listed)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == f">={oldest}"
    images = re.findall(
        r"^FROM python:([\d.]+)-", (ROOT / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert {*images} <= {*newer}


def test_ci_uses_the_oldest_and_the_newest_documented_postgresql() -> None:
    page = (ROOT / "docs/postgresql.md").read_text(encoding="utf-8")
    (documented,) = re.findall(r"you need PostgreSQL (\d+) to (\d+)", page)
    workflow = (ROOT / ".github/workflows/ci.yml").read_text(encoding="utf-8")
    (listed,) = re.findall(r"^ +postgres: \[(.+)\]$", workflow, re.MULTILINE)
    assert tuple(re.findall(r'"(\d+)"', listed)) == documented
    compose = (ROOT / "compose.scale.yaml").read_text(encoding="utf-8")
    assert re.findall(r"image: postgres:(\d+)$", compose, re.MULTILINE) == [documented[1]]


def test_supervisors_do_not_restart_after_final_exit_codes() -> None:
    text = (ROOT / "docs/operating.md").read_text(encoding="utf-8")
    (kept_from,) = re.findall(r"^RestartPreventExitStatus=([\d ]+)$", text, re.MULTILINE)
    assert {Exit(int(code)) for code in kept_from.split()} == FINAL
    assert "StartLimitIntervalSec=0" in text
    table = {
        int(code): again for code, again in re.findall(r"^\| (\d+) \|.*\| (yes|no|) ?\|$", text, re.MULTILINE)
    }
    assert table == {code: "" if not code else "no" if code in FINAL else "yes" for code in Exit}
    dockerfile = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert '["harbourmaster", "run", "--stay"]' in dockerfile
    assert '["harbourmaster", "health", "--serving"]' in dockerfile


def test_documented_systemd_unit_is_hardened(tmp_path: Path) -> None:
    text = (ROOT / "docs/operating.md").read_text(encoding="utf-8")
    (unit,) = re.findall(r"```ini\n(.*?)```", text, re.DOTALL)
    settings = dict(re.findall(r"^(\w+)=(.*)$", unit, re.MULTILINE))
    assert settings["ProtectSystem"] == "strict"
    assert settings["CapabilityBoundingSet"] == ""
    # If a system call fails with EPERM, the library that made it can continue. Without this setting, systemd
    # would kill the process.
    assert settings["SystemCallErrorNumber"] == "EPERM"
    if analyze := shutil.which("systemd-analyze"):
        (file := tmp_path / "harbourmaster.service").write_text(unit, encoding="utf-8")
        command = [analyze, "security", "--offline=true", "--threshold=20", str(file)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("paper", DOCUMENTS, ids=lambda paper: paper.name)
def test_link_targets_exist(paper: Path) -> None:
    text = re.sub(r"^ *```.*?^ *```$", "", paper.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    for target in re.findall(r"\]\(([^)#]+)", text):
        if not target.startswith("http"):
            assert (paper.parent / target).exists(), target


@pytest.mark.parametrize("paper", DOCUMENTS, ids=lambda paper: paper.name)
def test_referenced_files_exist(paper: Path) -> None:
    for name in re.findall(r"`([\w./-]+\.(?:py|toml|md|json|yaml))`", paper.read_text(encoding="utf-8")):
        if "/" in name and "<" not in name:
            assert any((root / name).exists() for root in (ROOT, *TOYS)), name


def test_changelog_is_short() -> None:
    lines = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 80
    assert [line for line in lines if len(line) > 120] == []


def test_readme_lists_its_two_commands_on_lines_of_their_own() -> None:
    block = (ROOT / "README.md").read_text(encoding="utf-8").split("```sh\n")[1].split("```")[0]
    assert [line.split("#")[0].strip() for line in block.splitlines()] == ["make play", "make test"]


@pytest.mark.parametrize(
    "game", [name for name, rules in games().items() if rules.folder.is_relative_to(ROOT / "engine")]
)
def test_every_game_has_a_page_with_its_moves(game: str) -> None:
    assert "\n## In the record\n" in (ROOT / f"docs/{game}.md").read_text(encoding="utf-8")


LANGUAGES = ("en", "de", "pl")


def read_glossary() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each row of the glossary tables, together with the folders that its table covers."""
    paper = (ROOT / "docs/words.md").read_text(encoding="utf-8")
    for table in paper.split("\n## ")[1:]:
        (folders,) = re.findall(r"^In `([\w/*]+)`", table, flags=re.MULTILINE)
        for row in re.findall(r"^\| (.*) \|$", table, flags=re.MULTILINE)[2:]:
            yield folders, tuple(cell.strip() for cell in row.split("|"))


def translated_texts(folders: str, language: str) -> str:
    """Return all texts in a language as one string, without comments and keys."""
    files = [*ROOT.glob(f"{folders}/{language}.ftl"), *ROOT.glob(f"{folders}/{language}/*.ftl")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files).casefold()
    return re.sub(r"^#.*$|^ *[.\w-]+ =", "", text, flags=re.MULTILINE)


def test_glossary_terms_match_the_user_texts() -> None:
    for folders, (*terms, unwanted) in read_glossary():
        for language, cell in zip(LANGUAGES, terms, strict=True):
            text = translated_texts(folders, language)
            for term in re.sub(r"\(.*?\)", "", cell).split(","):
                assert term.strip().casefold() in text, f"{term} in {language}"
        for word in filter(None, map(str.strip, unwanted.split(","))):
            text = " ".join(translated_texts(folders, language) for language in LANGUAGES)
            assert not re.search(rf"\b{re.escape(word.casefold())}\b", text), word
