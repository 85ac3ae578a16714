"""What Alembic runs the steps with: the connection that `running` hands over, in a transaction."""

from __future__ import annotations

from alembic import context

from storage.core.migrations.steps import VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=context.config.attributes["tables"],
    version_table=VERSION_TABLE,
    render_as_batch=True,
)
context.run_migrations()
