"""Notices to the people of a match, and their mutes."""
