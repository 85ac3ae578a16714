"""A checker for the links of a website in a folder."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LINK_IN_FEED = re.compile(r'<link rel="\w+" href="([^"]+)"')


class LinkParser(HTMLParser):
    """A parser that collects the addresses and the ids in a page."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = {name: value for name, value in attrs if value is not None}
        self.links += [named[name] for name in ("href", "src", "srcset") if name in named]
        if named.get("property") in {"og:url", "og:image"}:
            self.links.append(named["content"])
        if "id" in named:
            assert named["id"] not in self.ids, f"two elements have the id {named['id']}"
            self.ids.add(named["id"])


def broken_links(folder: Path, url: str) -> list[str]:
    """Return the links in all pages and feeds that lead nowhere, or to other websites than `url`."""
    root, found = folder.resolve(), set[Path]()
    return [
        f"{file.relative_to(folder)} -> {link}"
        for file in (*folder.rglob("*.html"), *folder.rglob("feed.xml"))
        for link, ids in _links(file)
        if not _is_target(root, file, _as_path(link, root, url), ids, found)
    ]


def _as_path(link: str, root: Path, url: str) -> str:
    """Return an absolute address of the site as the path of its file."""
    base = f"{urlsplit(url).path.rstrip('/')}/"
    if link.startswith(f"{url}/"):
        link = base + link.removeprefix(f"{url}/")
    return f"{root}/{link.removeprefix(base)}" if link.startswith(base) else link


def _links(file: Path) -> Iterator[tuple[str, set[str]]]:
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".xml":
        yield from ((link, set()) for link in LINK_IN_FEED.findall(text))
        return
    parser = LinkParser()
    parser.feed(text)
    yield from ((link, parser.ids) for link in parser.links)


def _is_target(root: Path, file: Path, link: str, ids: set[str], found: set[Path]) -> bool:
    """Return whether a link leads to a file of the site; `found` contains files that are known to exist."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return False
    if not parts.path:
        return parts.fragment in ids
    target = (file.parent / unquote(parts.path)).resolve()
    if target not in found:
        is_file = (target / "index.html" if target.is_dir() else target).is_file()
        if not is_file or not target.is_relative_to(root):
            return False
        found.add(target)
    return True
