"""The assumptions about Discord, each with the check that tests it.

They are found by scanning this folder.
"""
