"""Database access: connections, SQL statements, migrations, backups and the queues of due work."""
