"""Running the steps with Alembic, on a connection that is in a transaction already."""

from __future__ import annotations

import os
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, MetaData

from storage.core.migrations.steps import STEPS, feature_steps


def run(connection: Connection, tables: MetaData, to: str) -> None:
    """Take the steps from the database's version to another; the transaction is the caller's to end.

    `tables` names constraints as they are to be named.
    """
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    folders = [STEPS, *(folder for folder, _ in feature_steps().values())]
    config.set_main_option(
        "version_locations", os.pathsep.join(str(folder) for folder in folders).replace("%", "%%")
    )
    config.attributes["connection"] = connection
    config.attributes["tables"] = tables
    command.upgrade(config, to)
