"""Copies of the database: backups, backup rotation, restore, and the move to another database."""
