"""The assumptions about Discord, each with the check that tries it out.

They are found by scanning this folder.
"""
