"""Running the steps with Alembic, on a connection that is in a transaction already."""

from __future__ import annotations

import os
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from storage.core.upgrades import STEPS, feature_steps


def run(connection: Connection, to: str) -> None:
    """Take the steps from the database's version to another; the transaction is the caller's to end."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    folders = [STEPS, *(folder for folder, _ in feature_steps().values())]
    config.set_main_option(
        "version_locations", os.pathsep.join(str(folder) for folder in folders).replace("%", "%%")
    )
    config.attributes["connection"] = connection
    command.upgrade(config, to)
