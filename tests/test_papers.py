"""What the papers say is true: permissions, settings, links."""

from __future__ import annotations

import re
from pathlib import Path

import discord
import pytest

from bot.permissions import needed

ROOT = Path(__file__).parents[1]
PAPERS = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *sorted(ROOT.glob("docs/*.md")),
]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_invitation_asks_for_exactly_the_permissions_needed() -> None:
    wanted = {
        *needed(in_thread=False),
        *needed(in_thread=True, new_thread=True),
        *needed(in_thread=True, new_thread=True, is_private=True),
    }
    (asked,) = re.findall(r"permissions=(\d+)", README)
    assert discord.Permissions(int(asked)) == discord.Permissions(**dict.fromkeys(wanted, True))


def test_readme_and_example_list_the_same_settings() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    assert set(re.findall(r"^#?([A-Z_]+)=", example, re.MULTILINE)) == set(
        re.findall(r"^\| `([A-Z_]+)`", README, re.MULTILINE)
    )


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)
def test_links_lead_somewhere(paper: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", paper.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (paper.parent / target).exists(), target


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)
def test_files_that_are_named_exist(paper: Path) -> None:
    for name in re.findall(r"`([\w./-]+\.(?:py|toml|md|json|yaml))`", paper.read_text(encoding="utf-8")):
        if "/" in name and "<" not in name:
            assert (ROOT / name).exists(), name
