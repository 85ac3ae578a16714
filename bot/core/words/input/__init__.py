"""Parsing of the time zones, times of day and dates that users type, with suggestions."""
