"""Rows of questions and ballots."""
