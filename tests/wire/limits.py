"""Discord's limits, and checks that requests respect them.

Lengths are counted in UTF-16 units, as in Discord's clients. No other way of counting gives a larger number,
so this is the strictest way.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

SLASH, MENUS = 1, (2, 3)
"""The types of commands: slash commands, and commands in the menus of users and of messages."""
LIMITS: Mapping[str, tuple[int, int]] = {
    "action row: buttons": (1, 5),
    "button: label": (0, 80),
    "button: url": (1, 512),
    "command: choices": (0, 25),
    "command: description": (1, 100),
    "command: name": (1, 32),
    "command: options": (0, 25),
    "command: whole text": (0, 8000),
    "commands": (0, 100),
    "commands in a menu": (0, 15),
    "choice: name": (1, 100),
    "choice: value": (1, 100),
    "container: components": (1, 40),
    "custom_id": (1, 100),
    "event: description": (0, 1000),
    "event: location": (1, 100),
    "event: name": (1, 100),
    "forum: tags": (0, 20),
    "gallery: items": (1, 10),
    "mentions: people": (0, 100),
    "message: action rows": (0, 5),
    "message: components": (0, 40),
    "message: content": (0, 2000),
    "message: embeds": (0, 10),
    "message: files": (0, 10),
    "message: text of components": (0, 4000),
    "modal: components": (1, 5),
    "modal: title": (1, 45),
    "nonce": (0, 25),
    "picture: description": (0, 1024),
    "post: tags": (0, 5),
    "section: texts": (1, 3),
    "select: options": (1, 25),
    "select: placeholder": (0, 150),
    "option: label": (1, 100),
    "option: value": (1, 100),
    "option: description": (0, 100),
    "tag: name": (1, 20),
    "text input: description": (0, 100),
    "text input: label": (0, 45),
    "text input: placeholder": (0, 100),
    "text input: value": (0, 4000),
    "thread: name": (1, 100),
}
"""Minimum and maximum number of items or characters for each part of a request."""
FILE_BYTES = 10 * 2**20
"""Maximum number of bytes per file in a guild without boosts."""
REQUEST_BYTES = 25 * 2**20
"""Maximum number of bytes per request."""

ROW, BUTTON, SELECT, INPUT, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = (
    1, 2, 3, 4, 9, 10, 11, 12, 13, 14, 17, 18,
)  # fmt: skip
SELECTS = {3, 5, 6, 7, 8}
V2 = 1 << 15
"""The flag of messages that consist only of components."""
LINK = 5
"""The style of a link button."""
NAME = re.compile(r"^[-_'\w]+$")
ALLOWED_CHILDREN: Mapping[int | None, set[int]] = {
    None: {ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER},
    CONTAINER: {ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR},
    ROW: {BUTTON, *SELECTS},
    SECTION: {TEXT, BUTTON, THUMBNAIL},
}
"""Allowed child components by parent type. None is the message itself."""

Component: TypeAlias = dict[str, Any]


def length(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


def check_limit(limit: str, value: object) -> Iterator[str]:
    """Yield a violation if a text length or a number of items is outside the given limit."""
    least, most = LIMITS[limit]
    size = value if isinstance(value, int) else length(str(value or ""))
    if not least <= size <= most:
        yield f"{limit}: {size}, but it may be {least} to {most}"


def walk_components(components: Iterable[Component]) -> Iterator[Component]:
    """Yield the components and all components nested in them."""
    for component in components:
        yield component
        yield from walk_components(component.get("components") or ())
        if isinstance(component.get("accessory"), dict):
            yield from walk_components([component["accessory"]])


def message_violations(
    body: Mapping[str, Any], files: Mapping[str, int], *, is_new: bool, attached: Iterable[str] = ()
) -> list[str]:
    """Return the reasons why Discord would reject a message.

    `files` maps the name of each uploaded file to its size. `attached` contains the names of files that are
    already attached. If an edit does not list the files to keep, these files stay attached.
    """
    components = list(body.get("components") or ())
    is_v2 = bool(int(body.get("flags") or 0) & V2)
    return [
        *check_limit("message: content", body.get("content")),
        *check_limit("nonce", str(body.get("nonce") or "")),
        *check_limit("message: embeds", len(body.get("embeds") or ())),
        *check_limit("message: files", len(body.get("attachments") or files)),
        *(f"{name}: a file of {size} bytes" for name, size in files.items() if size > FILE_BYTES),
        *_mention_violations(body.get("allowed_mentions")),
        *_kind_violations(body, components, is_v2=is_v2, is_new=is_new, has_files=bool(files)),
        *_components_violations(
            components, {*files, *(_kept_files(body) if "attachments" in body else attached)}
        ),
    ]


def _kept_files(body: Mapping[str, Any]) -> Iterator[str]:
    return (str(one["filename"]) for one in body.get("attachments") or () if one.get("filename"))


def _kind_violations(
    body: Mapping[str, Any], components: Sequence[Component], *, is_v2: bool, is_new: bool, has_files: bool
) -> Iterator[str]:
    """Yield violations of the rules that only apply to component messages, or only to plain messages."""
    if is_v2 and any(body.get(key) for key in ("content", "embeds", "poll", "sticker_ids")):
        yield "a message of components has no content, embeds, polls or stickers"
    if not is_v2 and is_new:
        yield from check_limit("message: action rows", len(components))
        if any(component["type"] != ROW for component in components):
            yield "only a message with the flag for it is made of such components"
    if is_new and not components and not body.get("content") and not body.get("embeds") and not has_files:
        yield "an empty message"


def _mention_violations(allowed: Mapping[str, Any] | None) -> Iterator[str]:
    allowed = allowed or {}
    for key in ("users", "roles"):
        yield from check_limit("mentions: people", len(allowed.get(key) or ()))
        if allowed.get(key) and key in allowed.get("parse", ()):
            yield f"mentions: {key} are named and parsed as well"


def _components_violations(components: Sequence[Component], files: set[str]) -> Iterator[str]:
    every = list(walk_components(components))
    yield from check_limit("message: components", len(every))
    told = sum(length(component["content"]) for component in every if component["type"] == TEXT)
    yield from check_limit("message: text of components", told)
    ids = [component["custom_id"] for component in every if "custom_id" in component]
    yield from (f"custom_id {twice!r} stands there twice" for twice in {*ids} if ids.count(twice) > 1)
    numbers = [component["id"] for component in every if component.get("id")]
    yield from (f"component {twice} stands there twice" for twice in {*numbers} if numbers.count(twice) > 1)
    yield from _nesting_violations(components, None)
    for component in every:
        yield from _component_violations(component)
        yield from (
            f"the file {name} is not attached" for name in _attached_files(component) if name not in files
        )


def _nesting_violations(components: Sequence[Component], parent: int | None) -> Iterator[str]:
    for component in components:
        kind = component["type"]
        if kind not in ALLOWED_CHILDREN.get(parent, set()):
            yield f"a component {kind} in {parent or 'the message'}"
        yield from _nesting_violations(component.get("components") or (), kind)


def _attached_files(component: Component) -> Iterator[str]:
    """Yield the names of the attached files that a component shows."""
    media = [item.get("media") or {} for item in component.get("items") or ()]
    media += [component.get("media") or {}, component.get("file") or {}]
    for one in media:
        kind, _, name = str(one.get("url", "")).partition("://")
        if kind == "attachment":
            yield name


def _component_violations(component: Component) -> Iterator[str]:
    """Yield the violations of a single component."""
    kind = component["type"]
    if kind in {BUTTON, *SELECTS} and not component.get("url"):
        yield from check_limit("custom_id", component.get("custom_id"))
    if kind == BUTTON:
        yield from _button_violations(component)
    elif kind in SELECTS:
        yield from _select_violations(component)
    elif kind == TEXT and not component["content"]:
        yield "an empty text"
    elif kind == GALLERY:
        yield from _gallery_violations(component.get("items") or ())
    else:
        yield from _parent_violations(component, component.get("components") or ())


def _gallery_violations(items: Sequence[Component]) -> Iterator[str]:
    yield from check_limit("gallery: items", len(items))
    for item in items:
        yield from check_limit("picture: description", item.get("description"))


def _parent_violations(component: Component, children: Sequence[Component]) -> Iterator[str]:
    """Yield violations of the limits for a component's children."""
    if component["type"] == ROW:
        yield from _row_violations(children)
    elif component["type"] == CONTAINER:
        yield from check_limit("container: components", len(children))
    elif component["type"] == SECTION:
        yield from check_limit("section: texts", len(children))
        if not component.get("accessory"):
            yield "a section without what stands beside it"


def _row_violations(children: Sequence[Component]) -> Iterator[str]:
    yield from check_limit("action row: buttons", len(children))
    if len(children) > 1 and any(component["type"] != BUTTON for component in children):
        yield "a menu is alone in its row"


def _button_violations(component: Component) -> Iterator[str]:
    yield from check_limit("button: label", component.get("label"))
    if not component.get("label") and not component.get("emoji"):
        yield "a button with nothing on it"
    if component.get("style") == LINK:
        yield from check_limit("button: url", component.get("url"))


def _select_violations(component: Component) -> Iterator[str]:
    yield from check_limit("select: placeholder", component.get("placeholder"))
    least, most = component.get("min_values", 1), component.get("max_values", 1)
    if not (0 <= least <= most and 1 <= most <= LIMITS["select: options"][1]):
        yield f"select: from {least} to {most} values"
    if component["type"] != SELECT:
        return
    options = component.get("options") or ()
    yield from check_limit("select: options", len(options))
    if most > len(options):
        yield f"select: {most} of {len(options)} options"
    values = [option["value"] for option in options]
    if len({*values}) < len(values):
        yield "select: two options of one value"
    for option in options:
        for key in ("label", "value", "description"):
            yield from check_limit(f"option: {key}", option.get(key))


def modal_violations(modal: Mapping[str, Any]) -> list[str]:
    """Return the reasons why Discord would reject a modal."""
    components = modal.get("components") or ()
    inputs = [part for row in components for part in (*(row.get("components") or ()), row.get("component"))]
    return [
        *check_limit("custom_id", modal.get("custom_id")),
        *check_limit("modal: title", modal.get("title")),
        *check_limit("modal: components", len(components)),
        *(slip for part in inputs if part for slip in check_limit("custom_id", part.get("custom_id"))),
        *(slip for part in (*components, *inputs) if part for slip in _input_violations(part)),
    ]


def _input_violations(component: Component) -> Iterator[str]:
    yield from check_limit("text input: label", component.get("label"))
    yield from check_limit("text input: description", component.get("description"))
    if component["type"] == INPUT:
        yield from check_limit("text input: placeholder", component.get("placeholder"))
        yield from check_limit("text input: value", component.get("value"))


def command_violations(commands: Sequence[Component]) -> list[str]:
    """Return the reasons why Discord would reject the commands."""
    of_type = {kind: [one for one in commands if one.get("type", SLASH) == kind] for kind in (SLASH, *MENUS)}
    slash, menus = of_type[SLASH], [one for kind in MENUS for one in of_type[kind]]
    named = [(one.get("type", SLASH), one["name"]) for one in commands]
    return [
        *check_limit("commands", len(slash)),
        *(slip for kind in MENUS for slip in check_limit("commands in a menu", len(of_type[kind]))),
        *(f"{twice} stands there twice" for twice in {*named} if named.count(twice) > 1),
        *(slip for command in slash for slip in _single_command_violations(command)),
        *(slip for command in menus for slip in _menu_violations(command)),
        *(slip for one in slash for slip in check_limit("command: whole text", _total_text_length(one))),
    ]


def _menu_violations(command: Component) -> Iterator[str]:
    """Yield the violations of a command in the menu of users or messages.

    Its names may contain capital letters and spaces, and it has no description or options.
    """
    for name in (command["name"], *(command.get("name_localizations") or {}).values()):
        yield from check_limit("command: name", name)
    if command.get("description") or command.get("options"):
        yield f"{command['name']!r} has a description or options"


def _single_command_violations(command: Component) -> Iterator[str]:
    options = command.get("options") or ()
    localized = command.get("name_localizations") or {}
    for name in (command["name"], *localized.values()):
        yield from check_limit("command: name", name)
        if not NAME.match(name) or name != name.lower():
            yield f"{name!r} is no name of a command"
    for described in (command.get("description"), *(command.get("description_localizations") or {}).values()):
        yield from check_limit("command: description", described)
    yield from check_limit("command: options", len(options))
    yield from choice_violations(command.get("choices") or ())
    asked = [bool(option.get("required")) for option in options]
    if asked != sorted(asked, reverse=True):
        yield f"{command['name']}: what is required comes first"
    for option in options:
        yield from _single_command_violations(option)


def choice_violations(choices: Sequence[Component]) -> list[str]:
    """Return the reasons why Discord would reject an option's choices."""
    names = [
        name
        for choice in choices
        for name in (choice["name"], *(choice.get("name_localizations") or {}).values())
    ]
    return [
        *check_limit("command: choices", len(choices)),
        *(slip for name in names for slip in check_limit("choice: name", name)),
        *(slip for one in choices for slip in check_limit("choice: value", str(one["value"]))),
    ]


def _total_text_length(command: Component) -> int:
    """Return the total length of a command's texts.

    If a text has translations, the longest one counts.
    """
    own = max(map(length, (command["name"], *(command.get("name_localizations") or {}).values())))
    told = (command.get("description") or "", *(command.get("description_localizations") or {}).values())
    choices = sum(length(one["name"]) + length(str(one["value"])) for one in command.get("choices") or ())
    return own + max(map(length, told)) + choices + sum(map(_total_text_length, command.get("options") or ()))


def thread_violations(body: Mapping[str, Any]) -> list[str]:
    """Return the reasons why Discord would reject a thread."""
    return [*check_limit("thread: name", body.get("name"))] if "name" in body else []


def tag_violations(tags: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return the reasons why Discord would reject the tags of a forum."""
    names = [str(tag["name"]) for tag in tags]
    return [
        *check_limit("forum: tags", len(tags)),
        *(slip for name in names for slip in check_limit("tag: name", name)),
        *(f"two tags are named {name!r}" for name in {*names} if names.count(name) > 1),
    ]
