"""Pearls: dive for one to three pearls at a time; most pearls win. The rules are the steps.

The tides to come are hidden, and each seat holds a shell that nobody else sees before the end.
"""
