"""Command names in the user's language, as in Discord.

simcord shows the untranslated names to all users. Only displayed names are translated here; interactions
still contain the untranslated names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import simcord
from simcord.preview import _commands
from simcord.preview._pages import _Page

Json = dict[str, Any]

LABELS = {
    '? [focused.name, focused.description || ""]': '? [focused.label || focused.name, focused.description || ""]',
    "(option) => ({ name: option.name, value: option.name,": (
        "(option) => ({ name: option.label || option.name, value: option.name,"
    ),
    '"command-pill-label", option.name)': '"command-pill-label", option.label || option.name)',
    '`${option.name}${option.required ? ", required" : ""}`': (
        '`${option.label || option.name}${option.required ? ", required" : ""}`'
    ),
    'const invocation = String(entry.invocation || "");': (
        'const invocation = String(entry.invocation || ""); const base = (entry.path || []).join(" ").toLowerCase();'
    ),
    'item.append(node("span", "command-suggestion-label", label));': (
        'item.append(node("span", "command-suggestion-label", label));'
        ' if (value.description) item.append(node("span", "command-suggestion-description", value.description));'
    ),
    "else if (lowered.includes(needle)) rank = 2;": (
        "else if (lowered.includes(needle) || base.startsWith(needle)) rank = 2;"
    ),
}
"""Replacements in simcord's command script.

They add display names and descriptions to options, and also let users search for commands by their untranslated names.
"""

_build_catalog = _commands.build_catalog
_languages: dict[int, str] = {}


def translate_script(script: str) -> str:
    """Patch simcord's command script so that it shows translated names."""
    for old, new in LABELS.items():
        script = script.replace(old, new)
    return script


def set_language(preview: simcord.Preview, language: str) -> None:
    """Set the language in which a preview shows command names."""
    _commands.build_catalog = _build_translated_catalog
    _languages[id(preview)] = language


def _build_translated_catalog(preview: simcord.Preview, page: _Page) -> Json:
    catalog = _build_catalog(preview, page)
    language = _languages.get(id(preview), "")
    commands = {
        str(command["id"]): command
        for scope in preview.env.backend.commands.values()
        for command in scope.values()
    }
    for entry in catalog["entries"]:
        _translate(entry, _parts(commands[entry["commandId"]], entry["path"]), language)
    return catalog


def _parts(command: Json, path: Sequence[str]) -> list[Json]:
    """Return the command's data, followed by the data of its group and its subcommand if it has them."""
    parts = [command]
    for name in path[1:]:
        parts.append(next(option for option in parts[-1]["options"] if option["name"] == name))
    return parts


def _translate(entry: Json, parts: Sequence[Json], language: str) -> None:
    entry["invocation"] = " ".join(_in(language, part, "name") for part in parts)
    entry["description"] = _in(language, parts[-1], "description")
    for shown, option in zip(entry["options"], parts[-1].get("options") or [], strict=True):
        shown["label"] = _in(language, option, "name")
        shown["description"] = _in(language, option, "description")
        for choice, declared in zip(shown["choices"], option.get("choices") or [], strict=True):
            choice["name"] = _in(language, declared, "name")


def _in(language: str, part: Mapping[str, Any], what: str) -> str:
    return str((part.get(f"{what}_localizations") or {}).get(language) or part.get(what, ""))
