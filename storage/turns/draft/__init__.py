"""Rows of drafts."""
