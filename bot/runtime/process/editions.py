"""The operator's own editions: `<game>.toml` files in a folder, which replace the games' default editions."""

from __future__ import annotations

from pathlib import Path

from bot.core.words.i18n import FALLBACK, translator
from bot.runtime.process.environment import BadSettings
from engine.core.files import editions
from engine.core.files.library import broken_games, games
from engine.core.files.parsing import ParseError, decode_text
from engine.core.game import BadEdition
from engine.core.text import text


def read_editions(folder: Path | None) -> dict[str, str]:
    """Load all edition files in a folder, by game.

    Raises BadSettings with the invalid editions and the reasons. An edition that deviates from the printed
    rules has to declare house rules.
    """
    if folder is None:
        return {}
    try:
        found = sorted(folder.iterdir())
    except (FileNotFoundError, NotADirectoryError):
        raise BadSettings(f"HARBOURMASTER_EDITIONS is {folder}, which is not a folder.") from None
    except OSError as error:
        raise BadSettings(f"HARBOURMASTER_EDITIONS is {folder}, which can't be read: {error}") from error
    usable = [file for file in found if file.suffix == ".toml" and file.stem not in broken_games()]
    return {file.stem: _read(file) for file in usable}


def _read(file: Path) -> str:
    rules = games().get(file.stem)
    if rules is None:
        raise BadSettings(f"{file}: unknown game {file.stem!r}; available: {', '.join(games())}.")
    try:
        toml = decode_text(file.read_bytes())
        unmeant = editions.undeclared_contradictions(rules, rules.read_edition(toml))
    except (BadEdition, OSError, ParseError) as error:
        raise BadSettings(f"{file}: {error}") from error
    if unmeant:
        why = translator(FALLBACK)(text("refusal-edition-unlike-book", differences=unmeant))
        raise BadSettings(f"{file}: {why}")
    return toml
