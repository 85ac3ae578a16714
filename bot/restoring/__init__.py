"""Telling tables that the database was replaced by a copy, and marking what is void."""
