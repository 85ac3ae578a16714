"""What Alembic runs the steps with: the connection that `storage.core.upgrades` hands over, in a transaction."""

from __future__ import annotations

from alembic import context

from storage.core.schema import every_table
from storage.core.upgrades import VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=every_table(),
    version_table=VERSION_TABLE,
    render_as_batch=True,
)
context.run_migrations()
