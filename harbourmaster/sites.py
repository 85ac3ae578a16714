"""The command for the website as files."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from bot.runtime.process.environment import Settings
from harbourmaster.failure import Failure
from harbourmaster.matches import run_with_context
from host.core.context import Context
from pages.files.building import BuildReport, build_site
from pages.files.manifest import NotASite
from pages.live.worker import end_with_parent


def build(settings: Settings, folder: Path, workers: int = 0) -> int:
    """Write the website to a folder and print what has changed; return 1 if a page could not be built.

    `workers` is the number of processes that draw pictures; 0 means one per processor.
    """

    async def work(ctx: Context) -> BuildReport:
        count = workers or os.cpu_count() or 1
        with ProcessPoolExecutor(count, get_context("spawn"), end_with_parent) as processes:
            return await build_site(ctx, folder, settings.web_url, processes)

    try:
        report = run_with_context(settings.database_url, work)
    except NotASite as error:
        raise Failure(str(error)) from error
    print(
        f"{report.pages} pages ({report.unchanged} unchanged), {report.written} files written, "
        f"{report.deleted} deleted"
    )
    if report.failed:
        print(f"{report.failed} pages could not be built; the log has the reasons")
    return 1 if report.failed else 0
