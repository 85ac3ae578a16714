"""Build the website as files for a static host."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterator
from concurrent.futures import Executor
from pathlib import Path
from urllib.parse import urlsplit

from jinja2 import TemplateError
from msgspec import Struct
from msgspec.structs import replace

from bot.core.words.i18n import locales
from host.core.context import Context
from host.core.errors import UserError, format_traceback
from pages.data.addresses import LocatedPage
from pages.data.loading import build, load_facts, picture_locale
from pages.data.models import PictureSource, SeasonExport
from pages.data.pictures import draw
from pages.data.season_file import load_season_file
from pages.files import manifest
from pages.files.contents import ListedPage, list_pages
from pages.files.manifest import Manifest, PageFiles, delete_file, write_file
from pages.html.assets import assets
from pages.html.rendering import render_error, render_page, render_redirect

log = logging.getLogger(__name__)
SHARED = "shared"
"""The name of the entry in the manifest for files that belong to no page."""


class BuildReport(Struct, frozen=True):
    """What a build has done."""

    pages: int = 0
    unchanged: int = 0
    """Number of pages that did not have to be rendered."""
    written: int = 0
    """Number of files."""
    deleted: int = 0
    """Number of files."""
    failed: int = 0
    """Number of pages that could not be built."""


class _Contents(Struct):
    """The files of a page in all languages, and what determines those that an earlier build may have written."""

    files: dict[str, bytes]
    pictures: dict[str, tuple[PictureSource, str]] = {}
    """The sources of the pictures with their languages, by path."""
    exports: dict[str, SeasonExport] = {}


async def build_site(ctx: Context, folder: Path, url: str, workers: Executor | None = None) -> BuildReport:
    """Build the site in a folder, and delete files of pages that no longer exist.

    Raises NotASite and OSError.
    """
    old, new, report = manifest.load(folder), Manifest(), BuildReport()
    written = _write_shared(folder, new, url)
    async for listed in list_pages(ctx, url):
        path = listed.address.path
        kept = old.pages.get(path)
        if kept is not None and listed.fingerprint and kept.fingerprint == listed.fingerprint:
            new.pages[path] = kept
            report = replace(report, pages=report.pages + 1, unchanged=report.unchanged + 1)
            continue
        try:
            contents, fingerprint = await _load(ctx, listed, url), listed.fingerprint
        except (UserError, LookupError, TypeError, ValueError, TemplateError) as error:
            # A damaged match, or a bug in one page, must not stop the others.
            contents, fingerprint = _error_page(listed, error), ""
            report = replace(report, failed=report.failed + 1)
        files, count = await _write(ctx, folder, contents, workers)
        new.pages[path] = PageFiles(fingerprint, files)
        written += count
        report = replace(report, pages=report.pages + 1)
    obsolete = old.all_files() - new.all_files()
    for file in obsolete:
        delete_file(folder, file)
    manifest.save(folder, new)
    return replace(report, written=written, deleted=len(obsolete))


def _write_shared(folder: Path, new: Manifest, url: str) -> int:
    files = {f"assets/{asset.name}": asset.content for asset in assets().values()}
    # A static host sends this page for missing pages in any folder, so its links begin at the root.
    files["404.html"] = render_error(404, f"{urlsplit(url).path.rstrip('/')}/", "en")
    new.pages[SHARED] = PageFiles("", sorted(files))
    return sum(write_file(folder, path, content) for path, content in files.items())


async def _load(ctx: Context, listed: ListedPage, url: str) -> _Contents:
    """Load a page and render it in all languages; without files, it has just been deleted.

    Raises UserError if it can't be read.
    """
    facts = await load_facts(ctx, listed.address)
    contents = _Contents({})
    if facts is None:
        return contents
    for locale in (None, *locales()):
        language = locale or listed.locale
        built = build(facts, language)
        # A static host can't choose the reader's language, so the address without a language leads to one.
        render = render_redirect if locale is None else render_page
        located = LocatedPage(listed.address, locale)
        rendered = render(built, located, url)
        forms = {"index.html": rendered.html, "index.json": rendered.json, "feed.xml": rendered.feed}
        contents.files |= {f"{located.folder}{name}": content for name, content in forms.items() if content}
        contents.files |= built.files
        contents.exports |= built.exports
        spoken = picture_locale(facts, language)
        contents.pictures |= {path: (source, spoken) for path, source in built.pictures.items()}
    return contents


def _error_page(listed: ListedPage, error: Exception) -> _Contents:
    """Return a page which says that a page can't be shown, so that no link to it is broken."""
    error_id = secrets.token_hex(4)
    log.error("page error %s at %s: %s", error_id, listed.address.path, format_traceback(error))
    places = [LocatedPage(listed.address, locale) for locale in (None, *locales())]
    return _Contents(
        {
            f"{one.folder}index.html": render_error(500, one.root, one.locale or listed.locale, error_id)
            for one in places
        }
    )


async def _write(
    ctx: Context, folder: Path, contents: _Contents, workers: Executor | None
) -> tuple[list[str], int]:
    """Write a page's files; return their paths, and the number of those that were written."""
    known = {path for path in (*contents.pictures, *contents.exports) if (folder / path).exists()}
    files = {**contents.files}
    for path, export in contents.exports.items():
        if path not in known:
            files[path] = await load_season_file(ctx, export)
    missing = {path: source for path, source in contents.pictures.items() if path not in known}
    files |= {path: drawn for path, drawn in _draw(missing, workers) if drawn is not None}
    count = sum(write_file(folder, path, content) for path, content in files.items())
    return sorted({*files, *known}), count


def _draw(
    missing: dict[str, tuple[PictureSource, str]], workers: Executor | None
) -> Iterator[tuple[str, bytes | None]]:
    if workers is None:
        yield from ((path, draw(*source)) for path, source in missing.items())
    else:
        drawn = workers.map(draw, *zip(*missing.values(), strict=True)) if missing else ()
        yield from zip(missing, drawn, strict=True)
