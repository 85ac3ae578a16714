"""Copies of the database: backups, rotation, restoring, and moving to another database."""
