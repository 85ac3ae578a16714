"""Tests for the guide for authors of games (docs/authors): its code, its names, its commands and its examples."""

from __future__ import annotations

import ast
import re
import shlex
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

import pytest

from harbourmaster.author.scaffold import TEMPLATE
from harbourmaster.commands import create_parser
from tests.plugin.running import ROOT, run_python

GUIDE = ROOT / "docs/authors"
EXAMPLES = GUIDE / "examples"
PAGES = {page.name: page.read_text(encoding="utf-8") for page in sorted(GUIDE.glob("*.md"))}
OVERVIEWS = ("README.md", "first-game.md", "tools.md")
"""Pages that may be longer than a topic."""
GAPS = ("# …",)
"""Lines in a code block that mark omitted lines of the file."""
FILE_LANGUAGES = ("python", "ftl", "toml")
"""Languages of code blocks that are taken from files."""
PACKAGE_EXAMPLE = '[project.entry-points."harbourmaster.games"]'
"""The first line of the only block that is not taken from a file: it belongs to an author's own package."""
MAX_WORDS = {True: 2000, False: 1000}
every_page = pytest.mark.parametrize("name", PAGES)


class CodeBlock(NamedTuple):
    """A code block, and the file that the text above it links to."""

    language: str
    code: str
    file: Path | None


def code_blocks(name: str) -> Iterator[CodeBlock]:
    """Yield the code blocks of a page. A block without a link above it belongs to the previous link."""
    file: Path | None = None
    parts = re.split(r"^( *)```(\w*)\n(.*?)^\1```$", PAGES[name], flags=re.MULTILINE | re.DOTALL)
    for text, _, language, code in zip(parts[::4], parts[1::4], parts[2::4], parts[3::4], strict=False):
        links = [link for link in re.findall(r"\]\(([^)#]+)\)", text) if not link.endswith(".md")]
        linked = [GUIDE / link for link in links if (GUIDE / link).is_file()]
        file = linked[-1] if linked else file
        yield CodeBlock(language, dedent(code), file)


def missing_part(code: str, file: Path) -> str | None:
    """Return the first part of the code that is not in the file, in this order; None if all are."""
    lines = [line.rstrip() for line in file.read_text(encoding="utf-8").splitlines()]
    start = 0
    for part in parts_of(code):
        found = next(
            (at for at in range(start, len(lines)) if same_lines(lines[at : at + len(part)], part)), None
        )
        if found is None:
            return "\n".join(part)
        start = found + len(part)
    return None


def parts_of(code: str) -> Iterator[list[str]]:
    """Yield the parts of a code block between the gaps, without blank lines at their ends."""
    part: list[str] = []
    for line in [*code.splitlines(), GAPS[0]]:
        if line.strip() not in GAPS:
            part.append(line.rstrip())
        elif kept := "\n".join(part).strip("\n"):
            yield kept.splitlines()
            part = []
        else:
            part = []


def same_lines(lines: list[str], part: list[str]) -> bool:
    """Return whether lines are equal except for their common indentation."""
    return len(lines) == len(part) and dedent("\n".join(lines)) == dedent("\n".join(part))


@every_page
def test_code_is_taken_from_the_file_that_the_page_links_to(name: str) -> None:
    for block in code_blocks(name):
        if block.language not in FILE_LANGUAGES or block.code.startswith(PACKAGE_EXAMPLE):
            continue
        assert block.file is not None, block.code
        assert missing_part(block.code, block.file) is None, block.file


def test_changed_code_is_noticed() -> None:
    file = EXAMPLES / "engine/games/tic_tac_toe/steps.py"
    first, second = "    seat: Seat\n", "def winner_of(marks: Sequence[Seat | None]) -> Seat | None:\n"
    assert missing_part(f"{first}# …\n{second}", file) is None
    assert missing_part(f"{second}# …\n{first}", file) is not None
    assert missing_part("    seat: int\n", file) is not None


@every_page
def test_page_is_short(name: str) -> None:
    assert len(PAGES[name].split()) <= MAX_WORDS[name in OVERVIEWS]


@pytest.mark.parametrize("name", [name for name in PAGES if name not in OVERVIEWS])
def test_topic_has_an_example_from_a_game(name: str) -> None:
    assert [block for block in code_blocks(name) if block.language in FILE_LANGUAGES and block.file]


def test_overview_links_to_every_page() -> None:
    linked = re.findall(r"\]\(([\w-]+\.md)", PAGES["README.md"])
    assert {*linked} == {*PAGES} - {"README.md"}


@every_page
def test_linked_sections_exist(name: str) -> None:
    for target, section in re.findall(r"\]\(([^)#]*\.md)?#([^)]+)\)", PAGES[name]):
        text = (GUIDE / (target or name)).read_text(encoding="utf-8")
        headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
        assert section in {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


FILE_NAME = r"`((?:\w+/)*\w+\.(?:py|toml|ftl))`"


def test_overview_lists_the_files_of_a_new_game() -> None:
    tables = dict(
        re.findall(r"^### `(\w+/games)/<game>`\n(.*?)(?=^#|\Z)", PAGES["README.md"], re.MULTILINE | re.DOTALL)
    )
    assert [*tables] == ["engine/games", "renderer/games"]
    for folder, table in tables.items():
        cells = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
        listed = [name for cell in cells for name in re.findall(FILE_NAME, cell)]
        root = TEMPLATE / folder / "template_game"
        files = [str(file.relative_to(root)) for file in root.rglob("*.*") if "__" not in str(file)]
        assert sorted(listed) == sorted(files)


def test_first_game_links_to_every_file_of_the_game() -> None:
    linked = {GUIDE / link for link in re.findall(r"\]\((examples/[^)]+)\)", PAGES["first-game.md"])}
    files = {
        file for file in EXAMPLES.rglob("games/tic_tac_toe/**/*.*") if file.suffix in {".py", ".ftl", ".toml"}
    }
    assert files - linked == {EXAMPLES / "renderer/games/tic_tac_toe/__init__.py"}


CODE = (
    ROOT / "engine/core",
    ROOT / "renderer/core",
    ROOT / "renderer/emojis.py",
    ROOT / "tests/toy",
    EXAMPLES,
    TEMPLATE,
)
"""Where the names in the guide are defined."""
PYTHON_NAMES = {"None", "True", "False", "GAME"}


@cache
def defined_names() -> set[str]:
    """Return all identifiers and short strings in the code, and the keys of the example's TOML files."""
    names = set(PYTHON_NAMES)
    for path in CODE:
        for file in path.rglob("*.py") if path.is_dir() else [path]:
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                names |= names_of(node)
    for file in (ROOT / "tests/toy").rglob("*.toml"):
        names |= {*tomllib.loads(file.read_text(encoding="utf-8"))}
    return names


def names_of(node: ast.AST) -> set[str]:
    """Return the identifiers of a node of a syntax tree."""
    found = [getattr(node, field, None) for field in ("id", "attr", "name", "arg", "value")]
    return {name for name in found if isinstance(name, str) and name.isidentifier()}


@cache
def repository_tests() -> set[str]:
    """Return the names of all tests in the repository."""
    files = (ROOT / "tests").rglob("test_*.py")
    return {
        name for file in files for name in re.findall(r"def (test_\w+)", file.read_text(encoding="utf-8"))
    }


IDENTIFIER = re.compile(r"`([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)(?:\(.*?\))?(?: = .*?)?`")


@every_page
def test_names_in_the_guide_exist(name: str) -> None:
    text = re.sub(r"^ *```.*?^ *```$", "", PAGES[name], flags=re.MULTILINE | re.DOTALL)
    found = {name for name in IDENTIFIER.findall(text) if not name.endswith(FILE_SUFFIXES)}
    named = {part for name in found for part in name.split(".")}
    assert named - defined_names() - repository_tests() - OTHER_WORDS == set()


FILE_SUFFIXES = (".py", ".toml", ".ftl", ".md")
OTHER_WORDS = {
    "PATH",
    "components",
    "drawing",
    "golden",
    "imports",
    "locales",
    "my_games",
    "ok",
    "tests",
    "types",
}
"""Words in backticks that are not identifiers, such as names of folders."""


@every_page
def test_commands_in_the_guide_are_valid(name: str) -> None:
    for block in code_blocks(name):
        for line in block.code.splitlines() if block.language == "sh" else []:
            words = [word for word in shlex.split(line, comments=True) if "=" not in word]
            if words[:1] == ["harbourmaster"]:
                create_parser().parse_args(words[1:])


GAMES = ("lantern-bids", "tic-tac-toe")
every_game = pytest.mark.parametrize("game", GAMES)


def test_examples_are_listed_here() -> None:
    folders = {file.parent.name for file in EXAMPLES.glob("engine/games/*/game.py")}
    assert {folder.replace("_", "-") for folder in folders} == {*GAMES}


@pytest.mark.long
@every_game
def test_example_passes_the_check_for_authors(game: str) -> None:
    arguments = ["author", "check", game, "--no-tests", "--games", "60"]
    done = run_python(EXAMPLES, "-m", "harbourmaster", *arguments)
    assert done.stdout.splitlines() == ["types: ok", "imports: ok", "random games: ok"], done.stderr


@pytest.mark.long
def test_examples_pass_their_own_tests() -> None:
    done = run_python(EXAMPLES, "-m", "pytest", "-p", "no:cacheprovider", str(EXAMPLES / "tests"))
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.long
def test_generic_tests_apply_to_the_examples() -> None:
    folders = ("tests/engine", "tests/games", "tests/renderer")
    selected = " or ".join(GAMES)
    done = run_python(EXAMPLES, "-m", "pytest", "-p", "no:cacheprovider", *folders, "-k", selected)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "passed" in done.stdout


@pytest.mark.soak
@every_game
def test_whole_matches_of_the_example_are_played_in_discord(game: str) -> None:
    files = ("tests/bot/test_whole_games.py", "tests/bot/test_secrets.py")
    marks = "not soak and not docker"
    done = run_python(EXAMPLES, "-m", "pytest", "-p", "no:cacheprovider", *files, "-k", game, "-m", marks)
    assert done.returncode == 0, done.stdout + done.stderr
