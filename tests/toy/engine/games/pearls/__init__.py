"""Pearls: dive for one to three pearls at a time; most pearls win. The rules are in the steps.

Future tides are hidden. Each seat has a shell that other players see only at the end.
"""
