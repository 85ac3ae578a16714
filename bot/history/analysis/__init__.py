"""Analyses of matches that are over."""
