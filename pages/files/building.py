"""Build the website as files for a static host."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterator
from concurrent.futures import Executor
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from bot.core.words.i18n import locales
from host.core.context import Context
from host.core.errors import UserError, format_traceback
from pages.data.addresses import LocatedPage
from pages.data.loading import Facts, build, load_facts, picture_locale
from pages.data.models import PictureSource
from pages.data.pictures import draw
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


async def build_site(ctx: Context, folder: Path, url: str, workers: Executor | None = None) -> BuildReport:
    """Build the site in a folder, and delete files of pages that no longer exist.

    Raises NotASite and OSError.
    """
    old, new, report = manifest.load(folder), Manifest(), BuildReport()
    written = _write_shared(folder, new)
    async for listed in list_pages(ctx, url):
        path = listed.address.path
        kept = old.pages.get(path)
        if kept is not None and listed.fingerprint and kept.fingerprint == listed.fingerprint:
            new.pages[path] = kept
            report = replace(report, pages=report.pages + 1, unchanged=report.unchanged + 1)
            continue
        files, count = await _build_page(ctx, folder, listed, url, workers)
        if files is None:
            report = replace(report, failed=report.failed + 1)
            continue
        new.pages[path] = PageFiles(listed.fingerprint, files)
        written += count
        report = replace(report, pages=report.pages + 1)
    obsolete = old.all_files() - new.all_files()
    for file in obsolete:
        delete_file(folder, file)
    manifest.save(folder, new)
    return replace(report, written=written, deleted=len(obsolete))


def _write_shared(folder: Path, new: Manifest) -> int:
    files = {f"assets/{asset.name}": asset.content for asset in assets().values()}
    files["404.html"] = render_error(404, "./", "en")
    new.pages[SHARED] = PageFiles("", sorted(files))
    return sum(write_file(folder, path, content) for path, content in files.items())


async def _build_page(
    ctx: Context, folder: Path, listed: ListedPage, url: str, workers: Executor | None
) -> tuple[list[str] | None, int]:
    """Build a page in all languages; return its files, and the number of files that were written.

    Without files, the page could not be built, for example because the match is damaged.
    """
    try:
        facts = await load_facts(ctx, listed.address)
    except UserError as error:
        error_id = secrets.token_hex(4)
        log.error("page error %s at %s: %s", error_id, listed.address.path, format_traceback(error))
        return None, 0
    if facts is None:
        return None, 0
    files, pictures = dict[str, bytes](), dict[str, tuple[PictureSource, str]]()
    for path, content in _render(facts, listed, url, pictures):
        files[path] = content
    missing = {path: source for path, source in pictures.items() if not (folder / path).exists()}
    files |= {path: drawn for path, drawn in _draw(missing, workers) if drawn is not None}
    count = sum(write_file(folder, path, content) for path, content in files.items())
    return sorted({*files, *(path for path in pictures if path in files or path not in missing)}), count


def _render(
    facts: Facts, listed: ListedPage, url: str, pictures: dict[str, tuple[PictureSource, str]]
) -> Iterator[tuple[str, bytes]]:
    """Yield the files of a page in all languages, and collect its pictures."""
    for locale in (None, *locales()):
        language = locale or listed.locale
        built = build(facts, language)
        # A static host can't choose the reader's language, so the address without a language leads to one.
        render = render_redirect if locale is None else render_page
        rendered = render(built, LocatedPage(listed.address, locale), url)
        folder = f"{'' if locale is None else f'{locale}/'}{listed.address.path}"
        yield f"{folder}index.html", rendered.html
        if rendered.json:
            yield f"{folder}index.json", rendered.json
        if rendered.feed is not None:
            yield f"{folder}feed.xml", rendered.feed
        yield from built.files.items()
        for path, source in built.pictures.items():
            pictures[path] = source, picture_locale(facts, language)


def _draw(
    missing: dict[str, tuple[PictureSource, str]], workers: Executor | None
) -> Iterator[tuple[str, bytes | None]]:
    if workers is None:
        yield from ((path, draw(*source)) for path, source in missing.items())
    else:
        drawn = workers.map(draw, *zip(*missing.values(), strict=True)) if missing else ()
        yield from zip(missing, drawn, strict=True)
