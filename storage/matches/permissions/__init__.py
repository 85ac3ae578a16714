"""Rows of acts by authority."""
