"""Telling people of open tables: those who asked for it, once a day at most."""
