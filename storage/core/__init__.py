"""Database access: connections, SQL statements, migrations, backups and work queues."""
