"""Rows of how reliably people have played."""
